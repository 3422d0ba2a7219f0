import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type Voter = Scope<'vote.cast'>;

/** The next general meeting whose box is open; on its day too. */
export async function findMeetingToAnswer(
  db: Db,
  { associationId }: Voter,
  today: IsoDate,
): Promise<{ id: string; startsAt: string; place: string } | null> {
  const { rows } = await db.query<{ id: string; startsAt: string; place: string }>(
    `select m.id, m.starts_at as "startsAt", m.place from meeting m
       join vote_box b on b.association_id = m.association_id and b.meeting_id = m.id
      where m.association_id = $1 and m.held_on >= $2 order by m.held_on, m.id limit 1`,
    [associationId, today],
  );
  return rows[0] ?? null;
}

/** Whom of the register the caller is; nobody where the register does not know them. */
export async function findOwnPerson(
  db: Db,
  { associationId, userId }: Voter,
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    'select person_id as id from member_person where association_id = $1 and user_id = $2',
    [associationId, userId],
  );
  return rows[0]?.id ?? null;
}
