import { type CalledMeeting, callMail } from '#domain/board-meetings/board-convocation.ts';
import type { Database, Db } from '#server/db/db.ts';
import type { Recipients } from './call-store.ts';

/** Every convocation of a board whose mails do not wait in the outbox yet. */
export async function postBoardCalls(db: Database, now: Date): Promise<number> {
  let posted = 0;
  while (await db.transaction((tx) => postNext(tx, now))) posted += 1;
  return posted;
}

type Due = {
  readonly associationId: string;
  /** The demonstration writes to nobody. */
  readonly isReal: boolean;
  readonly called: CalledMeeting;
  readonly recipients: Recipients;
};

async function postNext(tx: Db, now: Date): Promise<boolean> {
  const due = await takeDue(tx, now);
  if (!due) return false;
  if (!due.isReal) return true;
  const ids = due.recipients.filter(({ way }) => way === 'mail').map(({ personId }) => personId);
  const mails = (await listAddresses(tx, due, ids)).map(({ name, address }) => ({
    recipient: address,
    ...callMail(due.called, name),
  }));
  await tx.query(
    `insert into outbox_mail (id, recipient, subject, body, created_at, next_attempt_at)
     select gen_random_uuid(), m.recipient, m.subject, m.body, $2, $2
       from jsonb_to_recordset($1::jsonb) as m(recipient text, subject text, body text)`,
    [JSON.stringify(mails), now.toISOString()],
  );
  return true;
}

/** Whoever asks at the same moment gets another. */
async function takeDue(tx: Db, now: Date): Promise<Due | undefined> {
  const { rows } = await tx.query<Due>(
    `update board_call c set posted_at = $1 from association a
      where a.id = c.association_id and (c.association_id, c.id) = (
        select association_id, id from board_call where posted_at is null
         order by sent_at, id limit 1 for update skip locked)
     returning c.association_id as "associationId", a.kind = 'customer' as "isReal", c.called, c.recipients`,
    [now.toISOString()],
  );
  return rows[0];
}

/** The address of the account, else the one in the register. */
async function listAddresses(tx: Db, { associationId }: Due, personIds: readonly string[]) {
  const { rows } = await tx.query<{ name: string; address: string }>(
    `select p.name, coalesce(u.email, p.mail) as address from person p
       left join lateral (
         select a.email from member_person m join app_user a on a.id = m.user_id
          where m.association_id = p.association_id and m.person_id = p.id order by m.id limit 1) u on true
      where p.association_id = $1 and p.id = any($2::uuid[]) and coalesce(u.email, p.mail) is not null
      order by p.id`,
    [associationId, personIds],
  );
  return rows;
}
