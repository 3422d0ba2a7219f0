import { addDays, type IsoDate } from '#domain/calendar.ts';
import type { CheckFacts } from '#domain/checks/facts.ts';
import { thresholds } from '#domain/checks/thresholds.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type Reader = Scope<'ledger.read'>;

/** 役員, those of former years too; whose household somebody is of, by the register. */
export async function listOfficers(
  db: Db,
  { associationId }: Reader,
): Promise<CheckFacts['officers']> {
  const { rows } = await db.query<CheckFacts['officers'][number]>(
    `with lives as materialized (
       select person_id, dwelling_id from ownership where association_id = $1
       union
       select person_id, dwelling_id from residency where association_id = $1)
     select o.person_id as "personId", o.post, o.term_from as "from", o.term_until as "until",
            coalesce((select jsonb_agg(l.dwelling_id order by l.dwelling_id) from lives l
              where l.person_id = o.person_id), '[]'::jsonb) as "dwellingIds"
       from officer o where o.association_id = $1 order by o.term_from, o.id`,
    [associationId],
  );
  return rows;
}

/** 可決した議案 of general and board meetings. */
export async function listResolved(
  db: Db,
  { associationId }: Reader,
  today: IsoDate,
): Promise<CheckFacts['resolved']> {
  const { rows } = await db.query<CheckFacts['resolved'][number]>(
    `select i.title, m.held_on as "heldOn"
       from agenda_item i
       join meeting m on m.association_id = $1 and m.id = i.meeting_id
      where i.association_id = $1 and i.result = 'passed' and m.status = 'held' and m.held_on between $2 and $3
      order by m.held_on, i.position`,
    [associationId, addDays(today, -thresholds.paidDays - thresholds.resolvedDays), today],
  );
  return rows;
}

const stands = `j.origin not in ('opening', 'reversal') and j.reverses_id is null
  and not exists (select from journal_entry r where r.association_id = $1 and r.reverses_id = j.id)`;

/** Repairs of the last year that were large, by what they were booked to. */
export async function listWorks(
  db: Db,
  { associationId }: Reader,
  today: IsoDate,
): Promise<CheckFacts['works']> {
  const { rows } = await db.query<CheckFacts['works'][number]>(
    `with repair as materialized (
       select id from account
        where association_id = $1 and kind = 'expense' and (code like '61%' or code like '5150%')
          and code not like '6170%'),
     spent as materialized (
       select p.entry_id, p.posted_on, p.fund_id, p.account_id, sum(p.amount_yen)::float8 as yen from posting p
        where p.association_id = $1 and p.posted_on between $2 and $3 and p.account_id in (select id from repair)
        group by p.entry_id, p.posted_on, p.fund_id, p.account_id
       having sum(p.amount_yen) >= ${thresholds.workYen})
     select s.entry_id as "entryId", s.posted_on as "postedOn", j.summary, s.fund_id as "fundId",
            s.account_id as "accountId", s.yen
       from spent s join journal_entry j on j.association_id = $1 and j.id = s.entry_id
      where ${stands} order by s.posted_on, j.number`,
    [associationId, addDays(today, -thresholds.paidDays), today],
  );
  return rows;
}

/** What went out of a 定期預金 of late, and not into another one. */
export async function listTermOut(
  db: Db,
  { associationId }: Reader,
  today: IsoDate,
): Promise<CheckFacts['termOut']> {
  const { rows } = await db.query<CheckFacts['termOut'][number]>(
    `with term as materialized (
       select account_id from bank_account where association_id = $1 and kind like '%定期%'),
     moved as materialized (
       select p.entry_id, p.posted_on, -sum(p.amount_yen)::float8 as yen from posting p
        where p.association_id = $1 and p.posted_on between $2 and $3
          and p.account_id in (select account_id from term)
        group by p.entry_id, p.posted_on having sum(p.amount_yen) < 0)
     select v.entry_id as "entryId", v.posted_on as "postedOn", j.summary, v.yen as "amountYen"
       from moved v join journal_entry j on j.association_id = $1 and j.id = v.entry_id
      where ${stands} order by v.posted_on, j.number`,
    [associationId, addDays(today, -thresholds.recordedDays), today],
  );
  return rows;
}

/** Of these entries, and of the bills that they pay, the papers by kind; those without any are left out. */
export async function listPapers(
  db: Db,
  { associationId }: Reader,
  pairs: readonly { readonly entryId: string; readonly besideId: string }[],
): Promise<CheckFacts['papers']> {
  if (pairs.length === 0) return [];
  const { rows } = await db.query<CheckFacts['papers'][number]>(
    `select w."entryId", (count(distinct v.id) filter (where v.kind = 'quote'))::int as quotes,
            bool_or(v.kind = 'contract') as "hasContract"
       from jsonb_to_recordset($2::jsonb) as w("entryId" uuid, "besideId" uuid)
       join entry_voucher ev on ev.association_id = $1 and ev.entry_id = w."besideId"
       join voucher v on v.association_id = $1 and v.id = ev.voucher_id
      group by w."entryId"`,
    [associationId, JSON.stringify(pairs)],
  );
  return rows;
}
