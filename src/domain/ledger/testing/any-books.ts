import { addDays, daysBetween, type IsoDate, isoDate } from '#domain/calendar.ts';
import type { Account, Fund } from '#domain/ledger/account.ts';
import type { Entry, EntryOrigin, Posting } from '#domain/ledger/entry.ts';
import { type FiscalYear, yearOfDay } from '#domain/ledger/fiscal-year.ts';
import { makeRandom } from '#domain/repair-plan/uncertainty/random.ts';
import {
  accountId,
  exampleChart,
  generalFund,
  parkingFund,
  reserveFund,
  townFund,
} from './example-chart.ts';

export type Books = {
  readonly funds: readonly Fund[];
  readonly accounts: readonly Account[];
  readonly years: readonly FiscalYear[];
  /** In the order of their days, numbered in each year; the opening comes first. */
  readonly entries: readonly Entry[];
};

type Random = (limit: number) => number;

type Draft = {
  readonly postedOn: IsoDate;
  readonly origin: EntryOrigin;
  readonly postings: readonly Posting[];
  /** Where in the list of drafts the one stands that this one turns back. */
  readonly reverses?: number;
};

/** Some books of one to three years and two to four funds; the same seed makes the same ones. Ids are UUIDs. */
export function anyBooks(seed: number, mostEntries = 40): Books {
  const random = makeRandom(seed);
  const funds = [
    generalFund,
    reserveFund,
    ...(random(2) === 0 ? [parkingFund] : []),
    ...(random(3) === 0 ? [townFund] : []),
  ];
  const years = anyYears(random);
  const drafts = anyDrafts(random, { funds, years, count: 3 + random(mostEntries) });
  return { funds, accounts: exampleChart, years, entries: numbered(drafts, years, random) };
}

function anyYears(random: Random): FiscalYear[] {
  const month = [1, 4, 4, 10][random(4)] ?? 4;
  const first = 2022 + random(3);
  return Array.from({ length: 1 + random(3) }, (_, index) => ({
    id: anyUuid(random),
    startsOn: isoDate({ year: first + index, month, day: 1 }),
    endsOn: addDays(isoDate({ year: first + index + 1, month, day: 1 }), -1),
  }));
}

type Scope = {
  readonly funds: readonly Fund[];
  readonly years: readonly FiscalYear[];
  readonly count: number;
};

function anyDrafts(random: Random, { funds, years, count }: Scope): Draft[] {
  const startsOn = years[0]?.startsOn ?? '';
  const endsOn = years.at(-1)?.endsOn ?? '';
  const drafts = funds.map(({ id }) => openingOf(id, startsOn, random));
  const days = daysBetween(startsOn, endsOn) + 1;
  for (let turn = 0; turn < count; turn += 1) {
    const postedOn = addDays(startsOn, random(days));
    drafts.push(reversalOf(drafts, endsOn, random) ?? anyDraft(postedOn, funds, random));
  }
  return drafts;
}

function openingOf(fundId: string, postedOn: IsoDate, random: Random): Draft {
  const assets = ['1110', '1120', '1130', '1221', '1320'].map((code) =>
    line(fundId, code, anyYen(random)),
  );
  const debts = ['2110', '2120'].map((code) => line(fundId, code, -anyYen(random)));
  const lines = [...assets, ...debts];
  return { postedOn, origin: 'opening', postings: balanced(fundId, '3110', lines) };
}

/** One in six turns back an entry that nothing turned back yet. */
function reversalOf(drafts: readonly Draft[], endsOn: IsoDate, random: Random): Draft | null {
  const reverses = random(drafts.length * 6);
  const draft = drafts[reverses];
  if (!draft || draft.origin === 'opening' || draft.origin === 'reversal') return null;
  if (drafts.some((other) => other.reverses === reverses)) return null;
  return {
    postedOn: addDays(draft.postedOn, random(daysBetween(draft.postedOn, endsOn) + 1)),
    origin: 'reversal',
    postings: draft.postings.map((posting) => ({ ...posting, amountYen: -posting.amountYen })),
    reverses,
  };
}

function anyDraft(postedOn: IsoDate, funds: readonly Fund[], random: Random): Draft {
  const of = <Item>(items: readonly Item[], fallback: Item) =>
    items[random(items.length)] ?? fallback;
  const fund = of(funds, generalFund);
  if (fund.isPassThrough) {
    return {
      postedOn,
      origin: 'receipt',
      postings: pair(fund.id, ['1120', '2130'], anyYen(random)),
    };
  }
  const others = funds.filter(({ id, isPassThrough }) => id !== fund.id && !isPassThrough);
  const other = of(others, fund);
  switch (random(6)) {
    case 0:
      return { postedOn, origin: 'manual', postings: between(fund, other, random) };
    case 1:
      return { postedOn, origin: 'manual', postings: manyLines(fund.id, random) };
    default: {
      const { origin, codes } = of(everydayPairs, {
        origin: 'billing',
        codes: ['1210', '4110'],
      } as const);
      return { postedOn, origin, postings: pair(fund.id, codes, anyYen(random)) };
    }
  }
}

type Pair = readonly [debitCode: string, creditCode: string];

const everydayPairs: readonly { readonly origin: EntryOrigin; readonly codes: Pair }[] = [
  { origin: 'billing', codes: ['1210', '4110'] },
  { origin: 'billing', codes: ['1210', '4210'] },
  { origin: 'receipt', codes: ['1120', '1210'] },
  { origin: 'receipt', codes: ['1120', '2120'] },
  { origin: 'receipt', codes: ['1120', '2140'] },
  { origin: 'receipt', codes: ['1120', '4310'] },
  { origin: 'payment', codes: ['5120', '1120'] },
  { origin: 'payment', codes: ['6110', '1120'] },
  { origin: 'payment', codes: ['2110', '1120'] },
  { origin: 'payment', codes: ['1230', '1110'] },
  { origin: 'accrual', codes: ['5110', '2110'] },
  { origin: 'accrual', codes: ['5160', '1221'] },
  { origin: 'manual', codes: ['1130', '1120'] },
];

/** Given, lent or given back. */
const betweenPairs: readonly Pair[] = [
  ['5310', '4230'],
  ['1910', '2910'],
  ['2910', '1910'],
];

function between(from: Fund, to: Fund, random: Random): Posting[] {
  const [given, taken] = betweenPairs[random(betweenPairs.length)] ?? ['5310', '4230'];
  const amountYen = anyYen(random);
  return [...pair(from.id, [given, '1120'], amountYen), ...pair(to.id, ['1120', taken], amountYen)];
}

const plainCodes = exampleChart
  .filter(({ role, kind }) => role !== 'interfund' && role !== 'transfer' && kind !== 'net')
  .map(({ code }) => code);

function manyLines(fundId: string, random: Random): Posting[] {
  const lines = Array.from({ length: 2 + random(6) }, () => {
    const code = plainCodes[random(plainCodes.length)] ?? '1120';
    return line(fundId, code, random(2) === 0 ? anyYen(random) : -anyYen(random));
  });
  return balanced(fundId, '1120', lines);
}

/** No line may be zero: where the lines cancel out already, one yen more is moved. */
function balanced(fundId: string, code: string, lines: readonly Posting[]): Posting[] {
  const sum = lines.reduce((total, { amountYen }) => total + amountYen, 0);
  if (sum !== 0) return [...lines, line(fundId, code, -sum)];
  return [...lines, line(fundId, '1110', 1), line(fundId, code, -1)];
}

function pair(fundId: string, [debit, credit]: Pair, amountYen: number): Posting[] {
  return [line(fundId, debit, amountYen), line(fundId, credit, -amountYen)];
}

function line(fundId: string, code: string, amountYen: number): Posting {
  return { fundId, accountId: accountId(code), amountYen, counterpartyId: null };
}

/** From a yen to a billion. */
function anyYen(random: Random): number {
  return 1 + random([9, 9_999, 999_999, 999_999_999][random(4)] ?? 9);
}

function numbered(drafts: readonly Draft[], years: readonly FiscalYear[], random: Random): Entry[] {
  const ids = drafts.map(() => anyUuid(random));
  const numbers = new Map<string, number>();
  return drafts
    .map((draft, index) => ({ draft, id: ids[index] ?? '', reversesId: ids[draft.reverses ?? -1] }))
    .toSorted((one, other) =>
      one.draft.postedOn < other.draft.postedOn
        ? -1
        : Number(one.draft.postedOn > other.draft.postedOn),
    )
    .map(({ draft: { reverses, ...rest }, id, reversesId }) => {
      const yearId = yearOfDay(years, rest.postedOn)?.id ?? '';
      const number = (numbers.get(yearId) ?? 0) + 1;
      numbers.set(yearId, number);
      const summary = reverses === undefined ? `取引${id.slice(0, 8)}` : '取消し';
      return { ...rest, id, key: id, number, summary, reversesId: reversesId ?? null };
    });
}

function anyUuid(random: Random): string {
  const hex = (digits: number) =>
    random(16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(6)}${hex(6)}`;
}
