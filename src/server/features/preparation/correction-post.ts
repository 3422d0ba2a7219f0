import { type CorrectionPaper, correctionMail } from '#domain/meetings/convocation/correction.ts';
import type { Database, Db } from '#server/db/db.ts';

/** Every 訂正通知 that was sent and whose mails do not wait in the outbox yet. */
export async function postCorrections(db: Database, now: Date): Promise<number> {
  let posted = 0;
  while (await db.transaction((tx) => postNext(tx, now))) posted += 1;
  return posted;
}

type Due = {
  readonly associationId: string;
  readonly correctionId: string;
  /** The demonstration writes to nobody. */
  readonly isReal: boolean;
  readonly paper: CorrectionPaper;
};

async function postNext(tx: Db, now: Date): Promise<boolean> {
  const { rows } = await tx.query<Due>(
    `update convocation_correction k set posted_at = $1 from association a
      where a.id = k.association_id and (k.association_id, k.id) = (
        select association_id, id from convocation_correction where sent_at is not null and posted_at is null
         order by sent_at, id limit 1 for update skip locked)
     returning k.association_id as "associationId", k.id as "correctionId", a.kind = 'customer' as "isReal", k.paper`,
    [now.toISOString()],
  );
  const [due] = rows;
  if (due?.isReal) await addMails(tx, due, now);
  return due !== undefined;
}

type Addressed = { readonly id: string; readonly name: string; readonly address: string | null };

async function addMails(tx: Db, due: Due, now: Date): Promise<void> {
  const { associationId, correctionId, paper } = due;
  const { rows } = await tx.query<Addressed>(
    `select y.id, p.name, coalesce(u.email, p.mail) as address
       from convocation_correction_copy y
       join convocation_dispatch d on d.association_id = y.association_id and d.id = y.dispatch_id
       join person p on p.association_id = d.association_id and p.id = d.person_id
       left join lateral (
         select a.email from member_person m join app_user a on a.id = m.user_id
          where m.association_id = d.association_id and m.person_id = d.person_id
          order by m.id limit 1) u on true
      where y.association_id = $1 and y.correction_id = $2 and y.way = 'mail' order by y.id`,
    [associationId, correctionId],
  );
  const mails = rows.flatMap(({ id, name, address }) =>
    address === null ? [] : [{ id, recipient: address, ...correctionMail(paper, name) }],
  );
  await tx.query(
    `insert into outbox_mail (id, recipient, subject, body, created_at, next_attempt_at, correction_of)
     select m.id, m.recipient, m.subject, m.body, $3, $3, $1
       from jsonb_to_recordset($2::jsonb) as m(id uuid, recipient text, subject text, body text)
     on conflict (id) do nothing`,
    [associationId, JSON.stringify(mails), now.toISOString()],
  );
  const gone = rows.flatMap(({ id, address }) => (address === null ? [id] : []));
  await tx.query(
    `update convocation_correction_copy set ended = 'refused' where association_id = $1 and id = any($2::uuid[])`,
    [associationId, gone],
  );
}

const tryHours = 48;

/** Writes down the end of each mail and lets the mail go: accepted, refused for good, or tried in vain. */
export async function noteCorrectionEnds(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.query(
    `with gone as (
       delete from outbox_mail
        where correction_of is not null
          and (sent_at is not null or last_error ~ '^(EENVELOPE|EMESSAGE) 5' or created_at <= $1)
       returning id, correction_of, case when sent_at is not null then 'accepted'
         when last_error ~ '^(EENVELOPE|EMESSAGE) 5' then 'refused' else 'gaveUp' end as ended)
     update convocation_correction_copy y set ended = gone.ended from gone
      where y.association_id = gone.correction_of and y.id = gone.id`,
    [new Date(now.getTime() - tryHours * 3_600_000).toISOString()],
  );
  return rowCount;
}

/** A mail that was taken first and came back later: whom it was for is not reached. */
export async function noteCorrectionBounces(db: Db, ids: readonly string[]): Promise<number> {
  const { rowCount } = await db.query(
    `update convocation_correction_copy set ended = 'refused'
      where association_id is not null and id = any($1::uuid[]) and ended = 'accepted'`,
    [[...ids]],
  );
  return rowCount;
}
