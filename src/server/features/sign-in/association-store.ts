import type { Role } from '#domain/access/role.ts';
import { fiscalYearOf, type IsoDate, isoDate } from '#domain/calendar.ts';
import { usualChart } from '#domain/ledger/usual-chart.ts';
import { plans } from '#domain/plans/plans.ts';
import { trialEndsOn } from '#domain/plans/trial.ts';
import type { Db } from '#server/db/db.ts';
import { newId } from '#server/outside/new-id.ts';

type Beginning = {
  readonly associationId: string;
  readonly accountId: string;
  readonly name: string;
  readonly role: Role;
  readonly today: IsoDate;
  readonly now: Date;
};

/** One at a time: an account whose trial still runs begins no other. */
export async function hasRunningTrial(db: Db, accountId: string, today: IsoDate): Promise<boolean> {
  const { rows } = await db.query(
    'select from association where begun_by = $1 and trial_ends_on >= $2',
    [accountId, today],
  );
  return rows.length > 0;
}

/** With what every association has: two funds, a chart of accounts, the running fiscal year and a plan. */
export async function addAssociation(db: Db, beginning: Beginning): Promise<void> {
  const { associationId, accountId, name, role, today } = beginning;
  await db.query(
    `insert into association (id, name, kind, trial_ends_on, begun_by) values ($1, $2, 'customer', $3, $4)`,
    [associationId, name, trialEndsOn(today), accountId],
  );
  await db.query('insert into membership (association_id, user_id, role) values ($1, $2, $3)', [
    associationId,
    accountId,
    role,
  ]);
  await addBooks(db, beginning);
  await db.query(
    `insert into subscription (association_id, id, plan, started_on, storage_limit_mb, questions_limit)
     values ($1, $2, 'standard', $3, $4, 0)`,
    [associationId, newId(beginning.now.getTime()), today, plans.standard.storageMb],
  );
}

async function addBooks(db: Db, { associationId, today, now }: Beginning): Promise<void> {
  const id = () => newId(now.getTime());
  await db.query(
    `insert into fund (association_id, id, code, name, position)
     values ($1, $2, 'general', '管理費会計', 1), ($1, $3, 'reserve', '修繕積立金会計', 2)`,
    [associationId, id(), id()],
  );
  await db.query(
    `insert into account (association_id, id, code, name, kind, role)
     select $1, a.id, a.code, a.name, a.kind, a.role
       from jsonb_to_recordset($2::jsonb) as a(id uuid, code text, name text, kind text, role text)`,
    [associationId, JSON.stringify(usualChart.map((account) => ({ id: id(), ...account })))],
  );
  const year = fiscalYearOf(today);
  await db.query(
    'insert into fiscal_year (association_id, id, starts_on, ends_on) values ($1, $2, $3, $4)',
    [
      associationId,
      id(),
      isoDate({ year, month: 4, day: 1 }),
      isoDate({ year: year + 1, month: 3, day: 31 }),
    ],
  );
}
