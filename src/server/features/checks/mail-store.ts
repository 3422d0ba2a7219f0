import type { IsoDate } from '#domain/calendar.ts';
import type { MailWish } from '#domain/checks/finding-mail.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

export async function findWish(
  db: Db,
  { associationId, userId }: Scope<'finding.read'>,
): Promise<MailWish> {
  const { rows } = await db.query<{ wish: MailWish }>(
    'select wish from finding_mail where association_id = $1 and user_id = $2',
    [associationId, userId],
  );
  return rows[0]?.wish ?? 'off';
}

export async function saveWish(
  db: Db,
  { associationId, userId }: Scope<'finding.read'>,
  { wish, now }: { wish: MailWish; now: Date },
): Promise<void> {
  await db.query(
    `insert into finding_mail (association_id, id, user_id, wish) values ($1, $2, $3, $4)
     on conflict (association_id, user_id) do update set wish = excluded.wish, looked_on = null`,
    [associationId, newId(now.getTime()), userId, wish],
  );
}

export type Reader = {
  readonly associationId: string;
  readonly association: string;
  readonly userId: string;
  readonly email: string;
  readonly wish: MailWish;
};

/** Who is to be written to and was not looked at on this day. The demonstration writes to nobody. */
export async function listReaders(db: Db, day: IsoDate): Promise<Reader[]> {
  const { rows } = await db.query<Reader>(
    `select f.association_id as "associationId", a.name as association, f.user_id as "userId", u.email, f.wish
       from finding_mail f
       join association a on a.id = f.association_id and a.kind = 'customer'
       join membership m on m.association_id = f.association_id and m.user_id = f.user_id
       join app_user u on u.id = f.user_id
      where f.wish <> 'off' and (f.looked_on is null or f.looked_on < $1)
      order by f.association_id, f.user_id`,
    [day],
  );
  return rows;
}

/** Which of these nobody told this person before; whoever asks at the same moment waits and gets none. */
export async function addTold(
  db: Db,
  { associationId, userId }: Reader,
  { digests, now }: { digests: readonly string[]; now: Date },
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ digest: string }>(
    `insert into finding_told (association_id, id, user_id, digest, told_at)
     select $1, gen_random_uuid(), $2, d.digest, $4 from unnest($3::text[]) as d(digest)
     on conflict (association_id, user_id, digest) do nothing returning digest`,
    [associationId, userId, digests, now.toISOString()],
  );
  return new Set(rows.map(({ digest }) => digest));
}

export async function noteLooked(
  db: Db,
  { associationId, userId }: Reader,
  day: IsoDate,
): Promise<void> {
  await db.query(
    'update finding_mail set looked_on = $3 where association_id = $1 and user_id = $2',
    [associationId, userId, day],
  );
}
