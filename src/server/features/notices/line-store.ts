import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import type { DueNotice } from './post-store.ts';

type Member = Scope<'preference.own'>;

/** Whether a notice can be somebody's at all: a member of a real association. */
export async function isRealMember(db: Db, { associationId, userId }: Member): Promise<boolean> {
  const { rows } = await db.query(
    `select from member_person m join association a on a.id = m.association_id and a.kind = 'customer'
      where m.association_id = $1 and m.user_id = $2`,
    [associationId, userId],
  );
  return rows.length > 0;
}

export async function hasContact(db: Db, { associationId, userId }: Member): Promise<boolean> {
  const { rows } = await db.query(
    'select from line_contact where association_id = $1 and user_id = $2 and ended_at is null',
    [associationId, userId],
  );
  return rows.length > 0;
}

type NewCode = { id: string; codeHash: string; endsAt: Date };

export async function addCode(
  db: Db,
  { associationId, userId }: Member,
  { id, codeHash, endsAt }: NewCode,
): Promise<boolean> {
  // The one asked for last is the one that serves.
  await db.query('delete from line_code where association_id = $1 and user_id = $2', [
    associationId,
    userId,
  ]);
  const { rowCount } = await db.query(
    `insert into line_code (association_id, id, user_id, code_hash, ends_at) values ($1, $2, $3, $4, $5)
     on conflict (association_id, id) do nothing`,
    [associationId, id, userId, codeHash, endsAt.toISOString()],
  );
  return rowCount > 0;
}

export async function endOwnContact(
  db: Db,
  { associationId, userId }: Member,
  now: Date,
): Promise<void> {
  await db.query(
    `update line_contact set ended_at = $3
      where association_id = $1 and user_id = $2 and ended_at is null`,
    [associationId, userId, now.toISOString()],
  );
}

type Sent = { codeHash: string; lineUser: string; id: string; now: Date };

/** Whoever sends the number is the one who asked for it; it serves once. */
export async function linkByCode(db: Db, sent: Sent): Promise<boolean> {
  const { rows } = await db.query<{ associationId: string; userId: string }>(
    `update line_code set used_at = $2
      where (association_id, id) = (
        select association_id, id from line_code
         where code_hash = $1 and used_at is null and ends_at > $2 order by ends_at limit 1 for update skip locked)
     returning association_id as "associationId", user_id as "userId"`,
    [sent.codeHash, sent.now.toISOString()],
  );
  const [found] = rows;
  if (!found) return false;
  const { associationId, userId } = found;
  await db.query(
    `update line_contact set ended_at = $3
      where association_id = $1 and user_id = $2 and ended_at is null`,
    [associationId, userId, sent.now.toISOString()],
  );
  await db.query(
    `insert into line_contact (association_id, id, user_id, line_user, linked_at) values ($1, $2, $3, $4, $5)`,
    [associationId, sent.id, userId, sent.lineUser, sent.now.toISOString()],
  );
  return true;
}

/** Who has blocked the account hears nothing there any more, in whatever association. */
export async function endContactsOf(db: Db, lineUser: string, now: Date): Promise<void> {
  await db.query(
    `update line_contact set ended_at = $2
      where (association_id, id) in (
        select association_id, id from line_contact where line_user = $1 and ended_at is null)`,
    [lineUser, now.toISOString()],
  );
}

type Bells = { text: string; now: Date };

/** One for each delivery to somebody who has asked for it. */
export async function addBells(
  db: Db,
  { associationId, noticeId }: DueNotice,
  { text, now }: Bells,
): Promise<void> {
  await db.query(
    `insert into line_push (association_id, id, contact_id, text, created_at, next_attempt_at)
     select distinct on (d.id) d.association_id, d.id, c.id, $3, $4, $4
       from notice_delivery d
       join member_person m on m.association_id = d.association_id and m.person_id = d.person_id
       join line_contact c on c.association_id = m.association_id and c.user_id = m.user_id and c.ended_at is null
      where d.association_id = $1 and d.notice_id = $2
      order by d.id, c.linked_at desc
     on conflict (association_id, id) do nothing`,
    [associationId, noticeId, text, now.toISOString()],
  );
}

type DueBell = {
  readonly associationId: string;
  readonly id: string;
  readonly to: string;
  readonly text: string;
  readonly attempts: number;
};

/** The next that is due, as nobody else's for a while. */
export async function takeDueBell(
  db: Db,
  { now, leaseMs }: { now: Date; leaseMs: number },
): Promise<DueBell | undefined> {
  const { rows } = await db.query<DueBell>(
    `update line_push p set attempts = p.attempts + 1, next_attempt_at = $2 from line_contact c
      where c.association_id = p.association_id and c.id = p.contact_id
        and (p.association_id, p.id) = (
          select association_id, id from line_push where next_attempt_at <= $1
           order by next_attempt_at, id limit 1 for update skip locked)
     returning p.association_id as "associationId", p.id, c.line_user as "to", p.text, p.attempts`,
    [now.toISOString(), new Date(now.getTime() + leaseMs).toISOString()],
  );
  return rows[0];
}

type Bell = Pick<DueBell, 'associationId' | 'id'>;

export async function tryBellAgain(
  db: Db,
  { associationId, id }: Bell,
  nextAttemptAt: Date,
): Promise<void> {
  await db.query(
    'update line_push set next_attempt_at = $3 where association_id = $1 and id = $2',
    [associationId, id, nextAttemptAt.toISOString()],
  );
}

/** It is over; that LINE took it is written down, and the words go. */
export async function endBell(
  db: Db,
  { associationId, id }: Bell,
  { isTaken, now }: { isTaken: boolean; now: Date },
): Promise<void> {
  await db.query(
    `with ended as (delete from line_push where association_id = $1 and id = $2 returning association_id, id)
     insert into notice_event (association_id, id, delivery_id, event, noted_at)
     select association_id, gen_random_uuid(), id, 'lined', $4 from ended where $3
     on conflict (association_id, delivery_id, event) do nothing`,
    [associationId, id, isTaken, now.toISOString()],
  );
}

/** LINE knows its keys for a day, and who blocked it is not rung. */
export async function dropVainBells(db: Db, givenUpBefore: Date): Promise<void> {
  await db.query(
    `delete from line_push p using line_contact c
      where c.association_id = p.association_id and c.id = p.contact_id
        and (p.created_at <= $1 or c.ended_at is not null)`,
    [givenUpBefore.toISOString()],
  );
}
