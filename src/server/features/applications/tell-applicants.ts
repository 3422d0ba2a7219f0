import { allForms, type FormKey, formInForce } from '#domain/applications/all-forms.ts';
import { type NewsKind, newsMail } from '#domain/applications/news.ts';
import { lapseDayOf, type StepKind } from '#domain/applications/state.ts';
import { addDays, dayInJapan } from '#domain/calendar.ts';
import type { Database, Db } from '#server/db/db.ts';
import { addLapse, listOpenPermits } from './news-store.ts';

type Post = { readonly now: Date; readonly appUrl: string };

/** Of what lapsed longer ago, nobody is told any more: such as what lapsed before anybody was told of it. */
const rememberedDays = 14;

/** Writes down which permits have lapsed unused. */
export async function noteLapses(db: Database, now: Date): Promise<number> {
  const today = dayInJapan(now.getTime());
  let noted = 0;
  for (const permit of await listOpenPermits(db)) {
    const lapsesOn = lapseDayOf(formInForce(permit.form, permit.terms ?? {}), [permit]);
    if (lapsesOn === null || lapsesOn >= today || lapsesOn < addDays(today, -rememberedDays)) {
      continue;
    }
    noted += await addLapse(db, permit, now);
  }
  return noted;
}

/** Makes a mail of each news whose time has come. */
export async function postApplicationNews(db: Database, post: Post): Promise<number> {
  let posted = 0;
  while (await db.transaction((tx) => postNext(tx, post))) posted += 1;
  return posted;
}

type DueNews = {
  readonly associationId: string;
  readonly association: string;
  /** The demonstration writes to nobody. */
  readonly isReal: boolean;
  readonly id: string;
  readonly kind: NewsKind;
  readonly number: string;
  readonly form: FormKey;
  readonly stepKind: StepKind;
  readonly recipient: string | null;
};

async function postNext(tx: Db, { now, appUrl }: Post): Promise<boolean> {
  const news = await takeDue(tx, now);
  if (!news) return false;
  if (!news.isReal) return true;
  if (news.recipient === null) {
    await tx.query(
      `update application_news set mail_ended = 'refused', mail_ended_at = $3 where association_id = $1 and id = $2`,
      [news.associationId, news.id, now.toISOString()],
    );
    return true;
  }
  const { subject, body } = newsMail({
    ...news,
    title: allForms[news.form].title,
    isAskedBack: news.stepKind === 'asked-back',
    pageUrl: `${appUrl}/kumiai/${news.associationId}/applications`,
  });
  await tx.query(
    `insert into outbox_mail (id, recipient, subject, body, created_at, next_attempt_at, application_of)
     values ($1, $2, $3, $4, $5, $5, $6) on conflict (id) do nothing`,
    [news.id, news.recipient, subject, body, now.toISOString(), news.associationId],
  );
  return true;
}

/** The next that is due, as one whose mail was made: whoever asks at the same moment gets another. */
async function takeDue(tx: Db, now: Date): Promise<DueNews | undefined> {
  const { rows } = await tx.query<DueNews>(
    `update application_news n set posted_at = $1
       from association c, application a, application_step s
      where c.id = n.association_id and a.association_id = n.association_id and a.id = n.application_id
        and s.association_id = n.association_id and s.application_id = n.application_id and s.position = n.position
        and (n.association_id, n.id) = (
          select association_id, id from application_news
           where way = 'mail' and posted_at is null and release_at <= $1
           order by release_at, id limit 1 for update skip locked)
     returning n.association_id as "associationId", c.name as association, c.kind = 'customer' as "isReal", n.id, n.kind,
               a.year || '-' || a.number as number, a.form, s.kind as "stepKind",
               (select u.email from app_user u join member_person m on m.user_id = u.id
                 where m.association_id = n.association_id and (u.id = a.filed_by or m.person_id = a.person_id) order by m.id limit 1) as recipient`,
    [now.toISOString()],
  );
  return rows[0];
}

const tryHours = 48;

/** Writes down the end of each mail and lets the mail go: accepted, refused for good, or tried in vain. */
export async function noteNewsEnds(db: Database, now: Date): Promise<number> {
  const givenUpBefore = new Date(now.getTime() - tryHours * 3_600_000);
  const { rowCount } = await db.query(
    `with ended as (
       delete from outbox_mail
        where application_of is not null
          and (sent_at is not null or last_error ~ '^(EENVELOPE|EMESSAGE) 5' or created_at <= $2)
       returning id, application_of, case when sent_at is not null then 'accepted'
         when last_error ~ '^(EENVELOPE|EMESSAGE) 5' then 'refused' else 'gaveUp' end as event)
     update application_news n set mail_ended = e.event, mail_ended_at = $1 from ended e
      where n.association_id = e.application_of and n.id = e.id and n.mail_ended is null`,
    [now.toISOString(), givenUpBefore.toISOString()],
  );
  return rowCount;
}

/** A mail that was taken first and came back later: its letter is to be printed. */
export async function noteNewsBounces(
  db: Db,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<number> {
  const { rowCount } = await db.query(
    `update application_news n set mail_ended = 'refused', mail_ended_at = $2
       from application_news it
      where it.id = any($1::uuid[]) and n.association_id = it.association_id and n.id = it.id
        and n.mail_ended = 'accepted'`,
    [[...ids], now.toISOString()],
  );
  return rowCount;
}
