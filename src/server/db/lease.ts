import type { Db } from '#server/db/db.ts';

type Lease = {
  readonly name: string;
  /** This process; another one after each start. */
  readonly holder: string;
  readonly ms: number;
};

/** Takes the lease or makes it longer. Of many at once one has it; whoever dies loses it when its time is over. */
export async function takeLease(db: Db, { name, holder, ms }: Lease): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into job_lease (name, holder, until) values ($1, $2, now() + $3::int * interval '1 ms')
     on conflict (name) do update set holder = excluded.holder, until = excluded.until
      where job_lease.holder = excluded.holder or job_lease.until < now()`,
    [name, holder, ms],
  );
  return rowCount > 0;
}

type Duty = Omit<Lease, 'ms'> & {
  /** Longer than the time between two looks at whether the work still goes on. */
  readonly leaseMs: number;
  /** So long after the end nobody else begins it again. */
  readonly restMs: number;
};

/**
 * Does the work unless another process does it or did it lately. `isHeld` turns false where the lease was lost, after a
 * long sleep of the machine: then another one is at it, and this one stops before its next step.
 */
export async function onDuty(
  db: Db,
  { name, holder, leaseMs, restMs }: Duty,
  work: (isHeld: () => boolean) => Promise<void>,
): Promise<boolean> {
  const lease = { name, holder };
  if (!(await takeLease(db, { ...lease, ms: leaseMs }))) return false;
  let isHeld = true;
  const renew = async () => {
    isHeld = await takeLease(db, { ...lease, ms: leaseMs }).catch(() => false);
  };
  const timer = setInterval(() => void renew(), leaseMs / 3).unref();
  try {
    await work(() => isHeld);
    if (isHeld) await takeLease(db, { ...lease, ms: restMs });
  } finally {
    clearInterval(timer);
  }
  return true;
}
