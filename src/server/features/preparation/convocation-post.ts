import { convocationMail } from '#domain/meetings/convocation/convocation-mail.ts';
import type { ConvocationPaper } from '#domain/meetings/convocation/convocation-paper.ts';
import type { Database, Db } from '#server/db/db.ts';

type Post = {
  readonly now: Date;
  readonly appUrl: string;
  readonly electronicVoting: boolean;
};

/** Every convocation that was sent and whose mails do not wait in the outbox yet. */
export async function postConvocations(db: Database, post: Post): Promise<number> {
  let posted = 0;
  while (await db.transaction((tx) => postNext(tx, post))) posted += 1;
  return posted;
}

type Due = {
  readonly associationId: string;
  readonly convocationId: string;
  /** The demonstration writes to nobody. */
  readonly isReal: boolean;
  readonly paper: ConvocationPaper;
  /** 議案書 with its 資料, where there are any. */
  readonly bookSha256: string | null;
};

async function postNext(tx: Db, { now, appUrl, electronicVoting }: Post): Promise<boolean> {
  const due = await takeDue(tx, now);
  if (!due) return false;
  if (!due.isReal) return true;
  const addressed = await listAddressed(tx, due);
  const url = `${appUrl}/kumiai/${due.associationId}/ballot`;
  const mails = addressed.flatMap(({ id, name, address, hasAccount }) =>
    address === null
      ? []
      : [
          {
            id,
            recipient: address,
            ...convocationMail(due.paper, {
              name,
              ballotUrl: hasAccount && electronicVoting ? url : null,
            }),
          },
        ],
  );
  await addMails(tx, due, { mails, now });
  const withoutAddress = addressed.filter((it) => it.address === null).map(({ id }) => id);
  await addRefused(tx, due, { dispatchIds: withoutAddress, now });
  return true;
}

/** Whoever asks at the same moment gets another. */
async function takeDue(tx: Db, now: Date): Promise<Due | undefined> {
  const { rows } = await tx.query<Due>(
    `update convocation c set posted_at = $1 from association a
      where a.id = c.association_id and (c.association_id, c.id) = (
        select w.association_id, w.id from convocation w join association o on o.id = w.association_id
         where w.sent_at is not null and w.posted_at is null
           and (o.kind <> 'customer' or w.book_sha256 is not null or not w.paper ? 'bound')
         order by w.sent_at, w.id limit 1 for update of w skip locked)
     returning c.association_id as "associationId", c.id as "convocationId", a.kind = 'customer' as "isReal", c.paper,
               c.book_sha256 as "bookSha256"`,
    [now.toISOString()],
  );
  return rows[0];
}

type Addressed = {
  readonly id: string;
  readonly name: string;
  readonly address: string | null;
  readonly hasAccount: boolean;
};

/** A member's mail goes to the address of the account. */
async function listAddressed(tx: Db, due: Due): Promise<Addressed[]> {
  const { rows } = await tx.query<Addressed>(
    `select d.id, p.name, coalesce(u.email, p.mail) as address, u.email is not null as "hasAccount"
       from convocation_dispatch d
       join person p on p.association_id = d.association_id and p.id = d.person_id
       left join lateral (
         select a.email from member_person m join app_user a on a.id = m.user_id
          where m.association_id = d.association_id and m.person_id = d.person_id
          order by m.id limit 1) u on true
      where d.association_id = $1 and d.convocation_id = $2 and d.way = 'mail'
      order by d.id`,
    [due.associationId, due.convocationId],
  );
  return rows;
}

type NewMail = {
  /** Of the dispatch: a second mail of it is refused by the key. */
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
};

async function addMails(
  tx: Db,
  { associationId, bookSha256, paper }: Due,
  { mails, now }: { mails: readonly NewMail[]; now: Date },
): Promise<void> {
  await tx.query(
    `insert into outbox_mail (id, recipient, subject, body, created_at, next_attempt_at, convocation_of,
       attachment_sha256, attachment_name)
     select m.id, m.recipient, m.subject, m.body, $3, $3, $1, $4, $5
       from jsonb_to_recordset($2::jsonb) as m(id uuid, recipient text, subject text, body text)
     on conflict (id) do nothing`,
    [
      associationId,
      JSON.stringify(mails),
      now.toISOString(),
      bookSha256,
      bookSha256 && `${paper.title}_議案書.pdf`,
    ],
  );
}

/** Those who had an address when it was sent and have none any more. */
async function addRefused(
  tx: Db,
  { associationId }: Due,
  { dispatchIds, now }: { dispatchIds: readonly string[]; now: Date },
): Promise<void> {
  await tx.query(
    `insert into convocation_event (association_id, id, dispatch_id, event, noted_at)
     select $1, gen_random_uuid(), d, 'refused', $3 from unnest($2::uuid[]) as d
     on conflict (association_id, dispatch_id, event) do nothing`,
    [associationId, dispatchIds, now.toISOString()],
  );
}

const tryHours = 48;

/** Writes down the end of each mail and lets the mail go: accepted, refused for good, or tried in vain. */
export async function noteConvocationEnds(db: Database, now: Date): Promise<number> {
  const givenUpBefore = new Date(now.getTime() - tryHours * 3_600_000);
  const { rowCount } = await db.query(
    `with ended as (
       delete from outbox_mail
        where convocation_of is not null
          and (sent_at is not null or last_error ~ '^(EENVELOPE|EMESSAGE) 5' or created_at <= $2)
       returning id, convocation_of, case when sent_at is not null then 'accepted'
         when last_error ~ '^(EENVELOPE|EMESSAGE) 5' then 'refused' else 'gaveUp' end as event)
     insert into convocation_event (association_id, id, dispatch_id, event, noted_at)
     select convocation_of, gen_random_uuid(), id, event, $1 from ended
     on conflict (association_id, dispatch_id, event) do nothing`,
    [now.toISOString(), givenUpBefore.toISOString()],
  );
  return rowCount;
}

/** A mail that was taken first and came back later: whom it was for is not reached. */
export async function noteConvocationBounces(
  db: Db,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<number> {
  const { rowCount } = await db.query(
    `insert into convocation_event (association_id, id, dispatch_id, event, noted_at)
     select e.association_id, gen_random_uuid(), e.dispatch_id, 'refused', $2 from convocation_event e
      where e.dispatch_id = any($1::uuid[]) and e.event = 'accepted'
     on conflict (association_id, dispatch_id, event) do nothing`,
    [[...ids], now.toISOString()],
  );
  return rowCount;
}
