import { rankOf } from '#domain/access/role.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import { findCallerIfAny } from '#server/http/scope.ts';

export type EndingTrial = {
  readonly associationId: string;
  readonly association: string;
  readonly endsOn: IsoDate;
};

/** Trials that end between two days, both included. */
export async function listEndingTrials(
  db: Db,
  { from, until }: { readonly from: IsoDate; readonly until: IsoDate },
): Promise<EndingTrial[]> {
  const { rows } = await db.query<EndingTrial>(
    `select id as "associationId", name as association, trial_ends_on as "endsOn" from association
      where kind = 'customer' and trial_ends_on between $1 and $2 order by trial_ends_on, id`,
    [from, until],
  );
  return rows;
}

/** False where it was told before; whoever asks at the same moment waits and is told so. */
export async function addTold(
  db: Db,
  { associationId, endsOn }: EndingTrial,
  { days, now }: { readonly days: number; readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into trial_told (association_id, ends_on, days, told_at) values ($1, $2, $3, $4)
     on conflict (association_id, ends_on, days) do nothing`,
    [associationId, endsOn, days, now.toISOString()],
  );
  return rowCount > 0;
}

/** The addresses of whoever runs the house on this day: a term that is over gives nothing. */
export async function listOfficers(
  db: Db,
  associationId: string,
  today: IsoDate,
): Promise<readonly string[]> {
  const { rows } = await db.query<{ userId: string; email: string }>(
    `select m.user_id as "userId", u.email from membership m join app_user u on u.id = m.user_id
      where m.association_id = $1 order by u.email`,
    [associationId],
  );
  const found: string[] = [];
  for (const { userId, email } of rows) {
    const caller = await findCallerIfAny(db, { userId, associationId, hasOwnCopy: true }, today);
    if (caller && [...caller.roles].some((role) => rankOf(role) !== 'resident')) found.push(email);
  }
  return found;
}
