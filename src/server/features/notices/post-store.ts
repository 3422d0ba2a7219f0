import type { Urgency } from '#domain/notices/quiet-hours.ts';
import type { Db } from '#server/db/db.ts';

export type DueNotice = {
  readonly associationId: string;
  readonly association: string;
  /** The demonstration writes to nobody. */
  readonly isReal: boolean;
  readonly noticeId: string;
  readonly title: string;
  readonly body: string;
  readonly urgency: Urgency;
};

/** The next that is due, as one that has gone out: whoever asks at the same moment gets another. */
export async function takeDueNotice(db: Db, now: Date): Promise<DueNotice | undefined> {
  const { rows } = await db.query<DueNotice>(
    `update notice n set released_at = $1 from association a
      where a.id = n.association_id and (n.association_id, n.id) = (
        select association_id, id from notice
         where sent_at is not null and released_at is null and held_at is null and release_at <= $1
         order by urgency = 'emergency' desc, release_at, id limit 1 for update skip locked)
     returning n.association_id as "associationId", a.name as association, a.kind = 'customer' as "isReal",
               n.id as "noticeId", n.title, n.body, n.urgency`,
    [now.toISOString()],
  );
  return rows[0];
}

type Addressed = {
  readonly id: string;
  readonly recipient: string | null;
  readonly hasAccount: boolean;
};

/** Each delivery by mail, with the address as it is now. */
export async function listAddressed(db: Db, notice: DueNotice): Promise<Addressed[]> {
  const { rows } = await db.query<Addressed>(
    `select d.id, coalesce(u.email, p.mail) as recipient, u.email is not null as "hasAccount"
       from notice_delivery d
       join person p on p.association_id = d.association_id and p.id = d.person_id
       left join lateral (
         select a.email from member_person m join app_user a on a.id = m.user_id
          where m.association_id = d.association_id and m.person_id = d.person_id
          order by m.id limit 1) u on true
      where d.association_id = $1 and d.notice_id = $2 and d.way = 'mail'
      order by d.id`,
    [notice.associationId, notice.noticeId],
  );
  return rows;
}

type NoticeMail = {
  /** Of the delivery: a second mail of it is refused by the key. */
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
};

export async function addNoticeMails(
  db: Db,
  { associationId }: DueNotice,
  { mails, now }: { mails: readonly NoticeMail[]; now: Date },
): Promise<void> {
  await db.query(
    `insert into outbox_mail (id, recipient, subject, body, created_at, next_attempt_at, notice_of)
     select m.id, m.recipient, m.subject, m.body, $3, $3, $1
       from jsonb_to_recordset($2::jsonb) as m(id uuid, recipient text, subject text, body text)
     on conflict (id) do nothing`,
    [associationId, JSON.stringify(mails), now.toISOString()],
  );
}

/** Those who had an address when it was sent and have none any more. */
export async function addRefused(
  db: Db,
  { associationId }: DueNotice,
  { deliveryIds, now }: { deliveryIds: readonly string[]; now: Date },
): Promise<void> {
  await db.query(
    `insert into notice_event (association_id, id, delivery_id, event, noted_at)
     select $1, gen_random_uuid(), d, 'refused', $3 from unnest($2::uuid[]) as d
     on conflict (association_id, delivery_id, event) do nothing`,
    [associationId, deliveryIds, now.toISOString()],
  );
}

/**
 * Writes down the end of each mail and lets the mail go: accepted, refused by the recipient's server for good, or
 * tried in vain until `givenUpBefore`.
 */
export async function noteEnds(
  db: Db,
  { now, givenUpBefore }: { now: Date; givenUpBefore: Date },
): Promise<number> {
  const { rowCount } = await db.query(
    `with ended as (
       delete from outbox_mail
        where notice_of is not null
          and (sent_at is not null or last_error ~ '^(EENVELOPE|EMESSAGE) 5' or created_at <= $2)
       returning id, notice_of, case when sent_at is not null then 'accepted'
         when last_error ~ '^(EENVELOPE|EMESSAGE) 5' then 'refused' else 'gaveUp' end as event)
     insert into notice_event (association_id, id, delivery_id, event, noted_at)
     select notice_of, gen_random_uuid(), id, event, $1 from ended
     on conflict (association_id, delivery_id, event) do nothing`,
    [now.toISOString(), givenUpBefore.toISOString()],
  );
  return rowCount;
}

/** A mail that was taken first and came back later: whom it was for is not reached. */
export async function noteBounced(
  db: Db,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<number> {
  const { rowCount } = await db.query(
    `insert into notice_event (association_id, id, delivery_id, event, noted_at)
     select e.association_id, gen_random_uuid(), e.delivery_id, 'refused', $2 from notice_event e
      where e.delivery_id = any($1::uuid[]) and e.event = 'accepted'
     on conflict (association_id, delivery_id, event) do nothing`,
    [[...ids], now.toISOString()],
  );
  return rowCount;
}
