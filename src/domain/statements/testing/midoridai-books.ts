import { type IsoDate, isoDate } from '#domain/calendar.ts';
import type { Account, Fund } from '#domain/ledger/account.ts';
import type { Entry, EntryOrigin, Posting } from '#domain/ledger/entry.ts';
import type { Books } from '#domain/ledger/testing/any-books.ts';
import {
  accountId,
  exampleChart,
  generalFund,
  reserveFund,
} from '#domain/ledger/testing/example-chart.ts';

/**
 * みどり台マンション管理組合（架空）, 第20期: 48 dwellings, every yen posted. Dues of a month are debited on the
 * 27th of the month before. 305 has not paid since August, 702 not since March.
 */
export const term20 = { id: 'term-20', startsOn: '2025-04-01', endsOn: '2026-03-31' };

type Line = readonly [code: string, amountYen: number];

type Draft = {
  readonly on: IsoDate;
  readonly origin: EntryOrigin;
  readonly summary: string;
  readonly general?: readonly Line[];
  readonly reserve?: readonly Line[];
};

const months = Array.from({ length: 12 }, (_, index) => index);

/** The nth month of the term; April is 0 and the next April 12. */
function dayOf(month: number, day: number): IsoDate {
  return isoDate({ year: 2025 + Math.floor((month + 3) / 12), month: ((month + 3) % 12) + 1, day });
}

const monthEnds = [30, 31, 30, 31, 31, 30, 31, 30, 31, 31, 28, 31];

const opening: Draft = {
  on: term20.startsOn,
  origin: 'opening',
  summary: '前期からの繰越',
  general: [
    ['1120', 2_994_350],
    ['1221', 1_920_000],
    ['2110', -574_700],
    ['2120', -927_000],
    ['3110', -3_412_650],
  ],
  reserve: [
    ['1120', 23_912_300],
    ['1130', 30_000_000],
    ['1320', 8_000_000],
    ['2120', -672_000],
    ['3110', -61_240_300],
  ],
};

/** Dwellings, parking contracts and bicycles whose dues of a month were debited in the month before. */
function payersOf(month: number): { dwellings: number; cars: number; bicycles: number } {
  if (month < 4) return { dwellings: 48, cars: 18, bicycles: 39 };
  if (month < 11) return { dwellings: 47, cars: 18, bicycles: 39 };
  return { dwellings: 46, cars: 17, bicycles: 39 };
}

function billing(month: number): Draft {
  return {
    on: dayOf(month, 1),
    origin: 'billing',
    summary: '管理費等の請求',
    general: [
      ['1210', 48 * 15_400 + 18 * 10_000 + 39 * 200],
      ['4110', -48 * 15_400],
      ['4120', -18 * 10_000],
      ['4130', -39 * 200],
    ],
    reserve: [
      ['1210', 48 * 14_000],
      ['4210', -48 * 14_000],
    ],
  };
}

function duesOf(month: number): { generalYen: number; reserveYen: number } {
  const { dwellings, cars, bicycles } = payersOf(month);
  return {
    generalYen: dwellings * 15_400 + cars * 10_000 + bicycles * 200,
    reserveYen: dwellings * 14_000,
  };
}

/** What was debited early becomes the month's payment. */
function allocation(month: number): Draft {
  const { generalYen, reserveYen } = duesOf(month);
  return {
    on: dayOf(month, 1),
    origin: 'receipt',
    summary: '前受金の充当',
    general: [
      ['2120', generalYen],
      ['1210', -generalYen],
    ],
    reserve: [
      ['2120', reserveYen],
      ['1210', -reserveYen],
    ],
  };
}

function debit(month: number): Draft {
  const { generalYen, reserveYen } = duesOf(month + 1);
  return {
    on: dayOf(month, 27),
    origin: 'receipt',
    summary: '口座振替（翌月分）',
    general: [
      ['1120', generalYen],
      ['2120', -generalYen],
    ],
    reserve: [
      ['1120', reserveYen],
      ['2120', -reserveYen],
    ],
  };
}

/** 電気 and 水道 of each month; in March 96,240 and 22,160. */
const utilitiesYen = months.map((month) => [118_020, 118_400][month - 10] ?? 115_000);

function accruals(month: number): Draft[] {
  const on = dayOf(month, monthEnds[month] ?? 30);
  const accrual = (summary: string, [cost, owed, yen]: readonly [string, string, number]) => ({
    on,
    origin: 'accrual' as const,
    summary,
    general: pair(cost, owed, yen),
  });
  return [
    accrual('管理委託費の当月分', ['5110', '2110', 462_000]),
    accrual('電気と水道の当月分', ['5120', '2110', utilitiesYen[month] ?? 0]),
    accrual('保険料の当月分', ['5160', '1221', 40_000]),
  ];
}

/** Of the month before; in April what the former term still owed. */
function payment(month: number): Draft {
  const dueYen = month === 0 ? 574_700 : 462_000 + (utilitiesYen[month - 1] ?? 0);
  return {
    on: dayOf(month, 20),
    origin: 'payment',
    summary: '前月分の支払',
    general: [
      ['2110', dueYen],
      ['5210', 5_500],
      ['5200', 10_000],
      ['1120', -dueYen - 15_500],
    ],
  };
}

function monthly(month: number): Draft[] {
  return [
    billing(month),
    allocation(month),
    payment(month),
    {
      on: dayOf(month, 25),
      origin: 'manual',
      summary: '駐車場収入の一部を繰入（規約29条）',
      general: [
        ['5310', 100_000],
        ['1120', -100_000],
      ],
      reserve: [
        ['1120', 100_000],
        ['4230', -100_000],
      ],
    },
    {
      on: dayOf(month, 26),
      origin: 'receipt',
      summary: '自販機手数料',
      general: pair('1120', '4390', 2_000),
    },
    debit(month),
    ...accruals(month),
  ];
}

function pair(debitCode: string, creditCode: string, amountYen: number): readonly Line[] {
  return [
    [debitCode, amountYen],
    [creditCode, -amountYen],
  ];
}

type Single = readonly [on: IsoDate, summary: string, lines: readonly Line[]];

const generalSingles: readonly Single[] = [
  ['2025-05-12', 'エレベーター・消防の点検', pair('5130', '1120', 269_500)],
  ['2025-08-12', 'エレベーター・消防の点検', pair('5130', '1120', 269_500)],
  ['2025-11-12', 'エレベーター・消防の点検', pair('5130', '1120', 269_500)],
  ['2026-02-12', 'エレベーター・消防の点検', pair('5130', '1120', 269_500)],
  ['2025-06-16', '定期清掃', pair('5140', '1120', 110_000)],
  ['2025-12-15', '定期清掃', pair('5140', '1120', 110_000)],
  ['2025-07-18', '集合郵便受の修理', pair('5150', '1120', 88_000)],
  ['2025-10-09', '給水ポンプ部品交換', pair('5150', '1120', 412_700)],
  ['2026-01-22', '自動ドアの調整', pair('5150', '1120', 112_000)],
  ['2025-09-03', '切手と掲示用品', pair('5180', '1120', 84_310)],
  ['2025-05-25', '通常総会の会場費', pair('5190', '1120', 41_800)],
  ['2025-11-04', '残高証明書の手数料', pair('5210', '1120', 330)],
  ['2025-12-22', '門松', pair('5290', '1120', 12_100)],
  ['2025-08-18', '普通預金の利息', pair('1120', '4310', 920)],
  ['2026-02-16', '普通預金の利息', pair('1120', '4310', 920)],
];

const reserveSingles: readonly Single[] = [
  ['2025-09-30', '外壁補修工事 着手金', pair('6110', '1120', 1_850_000)],
  ['2026-02-27', '外壁補修工事 完了金', pair('6110', '1120', 2_000_000)],
  ['2025-09-30', '振込手数料', pair('6170', '1120', 1_100)],
  ['2026-02-27', '振込手数料', pair('6170', '1120', 1_100)],
  ['2025-10-20', '債券の購入', pair('1320', '1120', 2_000_000)],
  ['2025-09-22', '定期預金の利息', pair('1120', '4310', 15_730)],
  ['2026-03-23', '定期預金の利息', pair('1120', '4310', 15_730)],
  ['2026-03-31', '建物の調査診断', pair('6130', '2110', 1_166_000)],
];

const drafts: readonly Draft[] = [
  opening,
  ...months.flatMap(monthly),
  ...generalSingles.map(
    ([on, summary, general]): Draft => ({ on, origin: 'payment', summary, general }),
  ),
  ...reserveSingles.map(
    ([on, summary, reserve]): Draft => ({ on, origin: 'payment', summary, reserve }),
  ),
];

function postingsOf(fund: Fund, lines: readonly Line[] = []): Posting[] {
  return lines.map(([code, amountYen]) => ({
    fundId: fund.id,
    accountId: accountId(code),
    amountYen,
    counterpartyId: null,
  }));
}

const entries: readonly Entry[] = drafts
  .toSorted((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)))
  .map(({ on, origin, summary, general, reserve }, index) => ({
    id: `entry-${index + 1}`,
    key: `entry-${index + 1}`,
    number: index + 1,
    postedOn: on,
    origin,
    summary,
    postings: [...postingsOf(generalFund, general), ...postingsOf(reserveFund, reserve)],
    reversesId: null,
  }));

/** As the association calls them. */
const ownNames: Readonly<Record<string, string>> = {
  '1320': '有価証券（債券）',
  '4230': '管理費会計より繰入',
  '5310': '修繕積立金会計へ繰入',
};

const accounts: readonly Account[] = exampleChart.map((account) => ({
  ...account,
  name: ownNames[account.code] ?? account.name,
}));

export const midoridaiBooks: Books = {
  funds: [generalFund, reserveFund],
  accounts,
  years: [term20],
  entries,
};
