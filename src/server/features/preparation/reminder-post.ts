import { dayInJapan, type IsoDate } from '#domain/calendar.ts';
import type { ConvocationPaper, Terms } from '#domain/meetings/convocation/convocation-paper.ts';
import { isToRemind, reminderMail, roundAt } from '#domain/meetings/convocation/next-reminder.ts';
import type { Database, Db } from '#server/db/db.ts';
import { newId } from '#server/outside/new-id.ts';
import { doneBy, mayVote } from './silent-store.ts';

type Post = {
  readonly now: Date;
  readonly appUrl: string;
  readonly electronicVoting: boolean;
};

/** 催促: whoever has done nothing yet is asked three times at most; what waits for somebody who has answered is dropped. */
export async function postReminders(db: Database, post: Post): Promise<void> {
  await dropVain(db, post.now);
  for (const open of await listOpen(db, post.now)) {
    await db.transaction((tx) => remind(tx, open, post));
  }
}

type Open = {
  readonly associationId: string;
  readonly convocationId: string;
  readonly paper: ConvocationPaper;
  readonly terms: Terms;
  readonly sentOn: IsoDate;
};

/** Sent, not begun, and of a real association. */
async function listOpen(db: Db, now: Date): Promise<Open[]> {
  const { rows } = await db.query<Open>(
    `select c.association_id as "associationId", c.id as "convocationId", c.paper, c.terms,
            ((c.sent_at at time zone 'Asia/Tokyo')::date)::text as "sentOn"
       from convocation c
       join association a on a.id = c.association_id and a.kind = 'customer'
       join vote_box b on b.association_id = c.association_id and b.meeting_id = c.meeting_id
      where c.sent_at is not null and b.began_at is null and b.deadline_at >= $1`,
    [now.toISOString()],
  );
  return rows;
}

type Addressed = {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly hasAccount: boolean;
  readonly hasDoneAnything: boolean;
  readonly canVote: boolean;
  readonly rounds: readonly number[];
};

/** Everybody with an address, in whatever way the convocation came; whoever reminds at the same moment waits. */
async function listAddressed(tx: Db, { associationId, convocationId }: Open): Promise<Addressed[]> {
  await tx.query(
    'select from convocation where association_id = $1 and id = $2 for no key update',
    [associationId, convocationId],
  );
  const { rows } = await tx.query<Addressed>(
    `select d.id, p.name, coalesce(u.email, p.mail) as address, u.email is not null as "hasAccount",
            ${doneBy('d.head_id')} as "hasDoneAnything",
            ${mayVote} as "canVote",
            array(select r.round from convocation_reminder r
              where r.association_id = d.association_id and r.dispatch_id = d.id) as rounds
       from convocation_dispatch d
       join vote_head h on h.association_id = d.association_id and h.id = d.head_id
       join person p on p.association_id = d.association_id and p.id = d.person_id
       left join lateral (
         select a.email from member_person m join app_user a on a.id = m.user_id
          where m.association_id = d.association_id and m.person_id = d.person_id
          order by m.id limit 1) u on true
      where d.association_id = $1 and d.convocation_id = $2 and coalesce(u.email, p.mail) is not null
      order by d.id`,
    [associationId, convocationId],
  );
  return rows;
}

async function remind(tx: Db, open: Open, { now, appUrl, electronicVoting }: Post): Promise<void> {
  const { associationId, paper, terms, sentOn } = open;
  const { deadlineOn } = terms;
  const hour = new Date(now.getTime() + 9 * 3_600_000).getUTCHours();
  const round = roundAt({ deadlineOn, today: dayInJapan(now.getTime()), hour, sentOn });
  if (round === null) return;
  const url = `${appUrl}/kumiai/${associationId}/ballot`;
  const mails = (await listAddressed(tx, open))
    .filter((it) => isToRemind(it, round))
    .map(({ id: dispatchId, name, address, hasAccount }) => {
      const ballotUrl = hasAccount && electronicVoting ? url : null;
      const words = reminderMail(paper, { name, deadlineOn, ballotUrl });
      return { id: newId(now.getTime()), dispatchId, recipient: address, ...words };
    });
  await tx.query(
    `with m as (select * from jsonb_to_recordset($2::jsonb)
         as m(id uuid, "dispatchId" uuid, recipient text, subject text, body text)),
     made as (insert into convocation_reminder (association_id, id, dispatch_id, round, made_at)
       select $1, m.id, m."dispatchId", $3, $4 from m on conflict do nothing returning id)
     insert into outbox_mail (id, recipient, subject, body, created_at, next_attempt_at)
     select m.id, m.recipient, m.subject, m.body, $4, $4 from m join made on made.id = m.id`,
    [associationId, JSON.stringify(mails), round, now.toISOString()],
  );
}

const tryHours = 48;

/** One that has not left is not sent to whoever has answered meanwhile, nor late; of one that has gone nothing is kept. */
async function dropVain(db: Db, now: Date): Promise<void> {
  await db.query(
    `delete from outbox_mail o using convocation_reminder r
       join convocation_dispatch d on d.association_id = r.association_id and d.id = r.dispatch_id
      where o.id = r.id and (o.sent_at is not null or r.made_at <= $1 or ${doneBy('d.head_id')})`,
    [new Date(now.getTime() - tryHours * 3_600_000).toISOString()],
  );
}
