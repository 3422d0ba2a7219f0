import type { z } from 'zod/mini';
import type { getManagement, Preference } from '#contract/management.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { plans } from '#domain/plans/plans.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

type Management = z.input<typeof getManagement.output>;
type Dwelling = NonNullable<Management['dwellings']>[number];
type Contract = NonNullable<Management['contracts']>[number];
type Subscription = NonNullable<Management['subscription']>;

export async function findAssociation(
  db: Db,
  { associationId }: Scope,
): Promise<Management['association'] | undefined> {
  const { rows } = await db.query<Omit<Management['association'], 'managementCompany'>>(
    `select a.name, coalesce((select b.address from building b where b.association_id = a.id limit 1), '') as address,
            -- 組合員: co-owners of one dwelling are one member, the owner of two dwellings too.
            (select count(distinct owners)::int from (
               select array_agg(person_id order by person_id) as owners
                 from ownership where association_id = $1 group by dwelling_id) heads) as "memberCount",
            count(d.id)::int as "dwellingCount", coalesce(sum(d.votes), 0)::int as votes,
            '04-01' as "fiscalYearStartsOn"
       from association a left join dwelling d on d.association_id = a.id
      where a.id = $1 group by a.id, a.name`,
    [associationId],
  );
  const { rows: companies } = await db.query<{ name: string; phone: string }>(
    `select name, phone from contact_point
      where association_id = $1 and kind = 'building' order by position limit 1`,
    [associationId],
  );
  return rows[0] && { ...rows[0], managementCompany: companies[0] ?? null };
}

export async function listOfficers(
  db: Db,
  { associationId }: Scope,
  today: IsoDate,
): Promise<Management['officers']> {
  const { rows } = await db.query<Management['officers'][number]>(
    `select o.post, p.name, o.term_from as "termFrom", o.term_until as "termUntil",
            coalesce((select d.number from ownership w
               join dwelling d on d.association_id = w.association_id and d.id = w.dwelling_id
              where w.association_id = o.association_id and w.person_id = o.person_id
              order by d.number limit 1), '') as dwelling
       from officer o join person p on p.association_id = o.association_id and p.id = o.person_id
      where o.association_id = $1 and o.term_from <= $2 and o.term_until > $2
      order by array_position(array['chair','vice_chair','treasurer','director','auditor'], o.post), dwelling`,
    [associationId, today],
  );
  return rows;
}

export async function listOccupiedDwellings(
  db: Db,
  { associationId }: Scope,
  today: IsoDate,
): Promise<Dwelling[]> {
  const { rows } = await db.query<Dwelling>(
    `select d.number, d.floor, d.area_m2::float8 as "areaM2",
            array(select p.name from ownership w
               join person p on p.association_id = w.association_id and p.id = w.person_id
              where w.association_id = d.association_id and w.dwelling_id = d.id
              order by w.share_numerator desc, p.kana) as owners,
            array(select p.name from residency r
               join person p on p.association_id = r.association_id and p.id = r.person_id
              where r.association_id = d.association_id and r.dwelling_id = d.id
                and r.since <= $2 and (r.until is null or r.until > $2)
              order by p.kana) as residents,
            coalesce((select coalesce(min(r.kind) filter (where r.kind <> 'family'), 'owner') from residency r
              where r.association_id = d.association_id and r.dwelling_id = d.id
                and r.since <= $2 and (r.until is null or r.until > $2)
              having count(*) > 0), 'vacant') as use
       from dwelling d where d.association_id = $1 order by d.floor, d.position`,
    [associationId, today],
  );
  return rows;
}

export async function listReadings(
  db: Db,
  { associationId }: Scope,
): Promise<Management['readings']> {
  const { rows } = await db.query<Management['readings'][number]>(
    'select distinct name, kana from person where association_id = $1 order by kana, name',
    [associationId],
  );
  return rows;
}

export async function listContracts(db: Db, { associationId }: Scope): Promise<Contract[]> {
  const { rows } = await db.query<Contract>(
    `select id, name, counterparty, starts_on as "startsOn", ends_on as "endsOn",
            notice_by as "noticeBy", yearly_yen::float8 as "yearlyYen", document_id as "documentId"
       from contract where association_id = $1 order by notice_by`,
    [associationId],
  );
  return rows;
}

/** プラン, and what was used of it: answers of a model in the month of `today`, and what is stored. */
export async function findSubscription(
  db: Db,
  { associationId }: Scope,
  today: IsoDate,
): Promise<Subscription | undefined> {
  const { rows } = await db.query<Subscription>(
    `select s.plan, s.started_on as "startedOn", s.storage_limit_mb as "storageLimitMb",
            s.questions_limit as "questionsLimit",
            coalesce((select sum(u.questions) from caretaker_usage u
               where u.association_id = s.association_id and u.engine <> 'embedded'
                 and date_trunc('month', u.used_on) = date_trunc('month', $2::date)), 0)::int
              as "questionsUsed",
            (select count(*)::int from document d where d.association_id = s.association_id)
              as "documentCount",
            ((select coalesce(sum(octet_length(d.body)), 0) from document d
               where d.association_id = s.association_id)
              + (select coalesce(sum(f.byte_size), 0) from document_file f
                  where f.association_id = s.association_id))::float8 / 1048576 as "storageUsedMb"
       from subscription s
      where s.association_id = $1
      order by s.started_on desc limit 1`,
    [associationId, today],
  );
  const found = rows[0];
  return (
    found && { ...found, questionsLimit: found.questionsLimit || plans[found.plan].modelAnswers }
  );
}

const defaultPreference: Preference = {
  notifyMeetings: true,
  notifyNotices: true,
  notifyTasks: false,
  notifyByEmail: false,
  caretakerExpertMode: 'management',
  caretakerUsesDocuments: true,
};

export async function findPreference(
  db: Db,
  { associationId, userId }: Scope,
): Promise<Preference> {
  const { rows } = await db.query<Preference>(
    `select notify_meetings as "notifyMeetings", notify_notices as "notifyNotices",
            notify_tasks as "notifyTasks", notify_by_email as "notifyByEmail",
            caretaker_expert_mode as "caretakerExpertMode",
            caretaker_uses_documents as "caretakerUsesDocuments"
       from preference where association_id = $1 and user_id = $2`,
    [associationId, userId],
  );
  return rows[0] ?? defaultPreference;
}

export async function savePreference(
  db: Db,
  { associationId, userId }: Scope,
  { preference, now }: { preference: Preference; now: Date },
): Promise<void> {
  await db.query(
    `insert into preference (association_id, id, user_id, notify_meetings, notify_notices, notify_tasks,
                             notify_by_email, caretaker_expert_mode, caretaker_uses_documents)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (association_id, user_id) do update set
       notify_meetings = excluded.notify_meetings, notify_notices = excluded.notify_notices,
       notify_tasks = excluded.notify_tasks, notify_by_email = excluded.notify_by_email,
       caretaker_expert_mode = excluded.caretaker_expert_mode,
       caretaker_uses_documents = excluded.caretaker_uses_documents`,
    [
      associationId,
      newId(now.getTime()),
      userId,
      preference.notifyMeetings,
      preference.notifyNotices,
      preference.notifyTasks,
      preference.notifyByEmail,
      preference.caretakerExpertMode,
      preference.caretakerUsesDocuments,
    ],
  );
}
