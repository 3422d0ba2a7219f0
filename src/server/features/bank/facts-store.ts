import { payerKey } from '#domain/bank/payer-key.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import type { Posting } from '#domain/ledger/entry.ts';
import type {
  BankEntry,
  Due,
  Lesson,
  ManualKey,
  MatchingFacts,
  OpenLine,
  Payer,
} from '#domain/matching/facts.ts';
import { nearDays } from '#domain/matching/thresholds.ts';
import type { Db } from '#server/db/db.ts';
import { listPayers } from '#server/features/billing/store.ts';
import { listAccounts, listFunds } from '#server/features/ledger/store.ts';
import { loadPayables, openDues } from '#server/features/payments/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { listPaidDues } from './paid-dues.ts';

type Reader = Scope<'ledger.read'>;

const nothing = {
  lines: [],
  entries: [],
  dues: [],
  paidDues: [],
  payers: [],
  billingItems: [],
  lessons: [],
  manual: [],
};
const unknown = { keys: [], surnames: [], since: null };

/** All that is known about open lines, each kind in one statement. */
export async function loadFacts(
  db: Db,
  scope: Reader,
  {
    lines,
    today,
    isForAll = false,
  }: { lines: readonly Omit<OpenLine, 'rooms'>[]; today: IsoDate; isForAll?: boolean },
): Promise<MatchingFacts> {
  const accounts = await listAccounts(db, scope);
  const funds = await listFunds(db, scope);
  const days = lines.map(({ heldOn }) => heldOn).toSorted();
  const [first = today, last = today] = [days[0], days.at(-1)];
  if (lines.length === 0 && !isForAll) {
    return { ...nothing, accounts, funds };
  }
  const { items: billingItems, payers } = await listPayers(db, scope, today);
  const names = await listPayerNames(db, scope);
  const dwellings = new Set(payers.map(({ number }) => number));
  const payables = await loadPayables(db, scope);
  return {
    lines: lines.map((line) => ({ ...line, rooms: payerKey(line.text, dwellings).rooms })),
    entries: await listBankEntries(db, scope, {
      from: first,
      until: last,
    }),
    dues: openDues(payables).flatMap(payableParts),
    paidDues: await listPaidDues(db, scope, payables),
    payers: payers.map((payer) => ({ ...payer, ...(names.get(payer.dwellingId) ?? unknown) })),
    billingItems,
    lessons: await listLessons(db, scope, dwellings),
    manual: await listManual(db, scope, today),
    accounts,
    funds,
  };
}

/** What may be paid of a due at once: a part that was agreed on, each sum once, or all that is open. */
function payableParts(due: ReturnType<typeof openDues>[number]): Due[] {
  const { amountYen, agreed } = due;
  const sums = [...new Set([...agreed.map(({ yen }) => yen), amountYen])];
  return sums.map((yen) => ({
    ...due,
    amountYen: yen,
    payOn: agreed.find((it) => it.yen === yen)?.payOn ?? null,
  }));
}

/** Entries on the bank accounts near the days of the lines, and how much of each no line explains. */
export async function listBankEntries(
  db: Db,
  { associationId }: Reader,
  lines: { from: IsoDate; until: IsoDate },
): Promise<BankEntry[]> {
  const from = addDays(lines.from, -nearDays);
  const until = addDays(lines.until, nearDays);
  const { rows } = await db.query<BankEntry>(
    `with own as materialized (select distinct account_id from bank_account where association_id = $1),
     moved as materialized (
       select p.entry_id, p.account_id, p.posted_on, sum(p.amount_yen)::bigint as yen from posting p
        where p.association_id = $1 and p.posted_on between $2 and $3
          and p.account_id in (select account_id from own)
        group by p.entry_id, p.account_id, p.posted_on),
     explained as materialized (
       select m.entry_id, b.account_id, sum(m.amount_yen)::bigint as yen from match_held m
         join statement_line l on l.association_id = $1 and l.id = m.line_id
         join bank_account b on b.association_id = $1 and b.id = l.bank_account_id
        where m.association_id = $1 and l.held_on between $2::date - 10 and $3::date + 10
        group by m.entry_id, b.account_id),
     turned as materialized (
       select reverses_id as id from journal_entry where association_id = $1 and reverses_id is not null)
     select v.entry_id as id, j.number, v.posted_on as "postedOn", j.summary, v.account_id as "accountId",
            (v.yen - coalesce(e.yen, 0))::float8 as "openYen"
       from moved v
       join lateral (
         select number, summary, origin from journal_entry
          where association_id = $1 and id = v.entry_id limit 1) j on j.origin not in ('reversal', 'opening')
       left join explained e on e.entry_id = v.entry_id and e.account_id = v.account_id
      where v.yen <> coalesce(e.yen, 0) and not exists (select from turned t where t.id = v.entry_id)
      order by v.posted_on, j.number`,
    [associationId, from, until],
  );
  return rows;
}

/** 居住者と区分所有者 of each dwelling, as banks write names, and since when the owners are its owners. */
async function listPayerNames(
  db: Db,
  { associationId }: Reader,
): Promise<ReadonlyMap<string, Pick<Payer, 'keys' | 'surnames' | 'since'>>> {
  const { rows } = await db.query<{ id: string; names: string[]; since: IsoDate | null }>(
    `with lives as materialized (
       select dwelling_id, person_id, since from ownership where association_id = $1
       union all
       select dwelling_id, person_id, null from residency where association_id = $1)
     select l.dwelling_id as id, array_agg(distinct n.name) as names, max(l.since)::text as since
       from lives l
       join person p on p.association_id = $1 and p.id = l.person_id
       cross join lateral unnest(array[p.name, p.kana]) as n(name)
      where n.name is not null
      group by l.dwelling_id`,
    [associationId],
  );
  const keysOf = (names: readonly string[]) =>
    names.map((name) => payerKey(name, none).key).filter((key) => key !== '');
  return new Map(
    rows.map(({ id, names, since }) => {
      const surnames = names.flatMap((name) => name.trim().split(/\s+/).slice(0, -1).slice(0, 1));
      return [id, { keys: keysOf(names), surnames: keysOf(surnames), since }];
    }),
  );
}

const none: ReadonlySet<string> = new Set();
const manualMonths = 12;

/** Names whose automatic posting somebody took back within a year, and rules that were refused. */
async function listManual(db: Db, { associationId }: Reader, today: IsoDate): Promise<ManualKey[]> {
  const { rows } = await db.query<ManualKey>(
    `select distinct payer_key as key, is_incoming as "isIncoming" from payer_rule_refusal
      where association_id = $1 and refused_at >= $2::date - make_interval(months => ${manualMonths})`,
    [associationId, today],
  );
  return rows;
}

const lessonLimit = 2_000;

/** What people confirmed of a name, the latest first, but for what they no longer want. */
export async function listLessons(
  db: Db,
  { associationId }: Reader,
  dwellings: ReadonlySet<string>,
): Promise<Lesson[]> {
  const { rows } = await db.query<
    Omit<Lesson, 'rooms'> & { readonly others: Posting[]; readonly text: string }
  >(
    `with held as materialized (
       select m.line_id, m.entry_id, m.matched_at from match_held m
        where m.association_id = $1 and m.teaches order by m.matched_at desc limit ${lessonLimit}),
     own as materialized (select distinct account_id from bank_account where association_id = $1)
     select l.payer_key as key, l.amount_yen > 0 as "isIncoming", l.held_on as on, j.summary,
            l.amount_yen::float8 as yen, l.line_text as text,
            coalesce((select jsonb_agg(distinct t.dwelling_id) from receipt t
              where t.association_id = $1 and t.entry_id = h.entry_id), '[]'::jsonb) as "dwellingIds",
            (select jsonb_agg(jsonb_build_object('fundId', p.fund_id, 'accountId', p.account_id, 'amountYen', p.amount_yen,
                'counterpartyId', p.counterparty_id) order by p.id)
               from posting p where p.association_id = $1 and p.entry_id = h.entry_id
                and p.account_id not in (select account_id from own)) as others
       from held h
       join lateral (
         select payer_key, amount_yen, held_on, line_text from statement_line
          where association_id = $1 and id = h.line_id limit 1) l on l.payer_key <> ''
       join lateral (
         select summary from journal_entry where association_id = $1 and id = h.entry_id limit 1) j on true
      where not exists (
        select from payer_rule_refusal r where r.association_id = $1 and r.payer_key = l.payer_key
           and r.is_incoming = (l.amount_yen > 0) and r.refused_at >= h.matched_at)`,
    [associationId],
  );
  return rows.flatMap(({ text, ...lesson }) =>
    Array.isArray(lesson.others) ? [{ ...lesson, rooms: payerKey(text, dwellings).rooms }] : [],
  );
}
