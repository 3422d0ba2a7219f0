import { seedDwellings } from '#demo/dwellings.ts';
import { overdue } from '#demo/people.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { after, type BookMonth, bankDay } from './book-month.ts';
import { currentAccount, type Draft, type DraftLine, type LedgerFund } from './draft.ts';
import type { LedgerSpan } from './ledger-span.ts';

type Item = {
  readonly fund: LedgerFund;
  readonly income: string;
  readonly receivable: string;
  readonly advance: string;
};

const items: readonly Item[] = [
  { fund: 'general', income: '4110', receivable: '1210', advance: '2120' },
  { fund: 'general', income: '4120', receivable: '1212', advance: '2122' },
  { fund: 'general', income: '4130', receivable: '1213', advance: '2123' },
  { fund: 'reserve', income: '4210', receivable: '1211', advance: '2121' },
];
/** 集会室使用料: taken with the dues of the month after it was used. */
export const meetingRoom = { income: '4150', receivable: '1215' } as const;

/** 振替不能, as the minutes of the 理事会 report it: dwellings, and the day in the month of the dues when they paid. */
const failures: readonly (readonly [
  year: number,
  index: number,
  dwellings: readonly string[],
  paidDay: number,
])[] = [
  [-2, 6, ['304', '702'], 7],
  [-2, 7, ['702'], 25],
  [-2, 9, ['304'], 24],
  [-1, 0, ['603'], 6],
  [-1, 3, ['204'], 24],
  [-1, 5, ['304', '1001'], 8],
  [-1, 7, ['603'], 24],
  [-1, 9, ['204'], 9],
  [-1, 9, ['702'], 29],
  [-1, 11, ['304'], 9],
  [0, 0, ['603', '1001'], 14],
  [0, 1, ['204'], 8],
];
const countOfDwellings = 60;
export const debitDay = 27;

type Unpaid = { readonly count: number; readonly yen: Readonly<Record<LedgerFund, Yen>> };

export function duesDrafts(span: LedgerSpan): readonly Draft[] {
  const { months, last } = span;
  const collected = [...months, after(last, 1)].map((month) => collection(span, month));
  const booked = months.flatMap((month) => [
    billing(span, month),
    ...lateReceipts(month),
    roomUse(span, month),
  ]);
  return [...collected, ...booked];
}

/** 前受金 for a month, as they stand on the day before it. */
export function advances(span: LedgerSpan, month: BookMonth): readonly DraftLine[] {
  const { yen } = unpaidAtDebit(span, month);
  return items.map(({ fund, income, advance }) => {
    const missing = isPersonal(income) ? yen[fund] : 0;
    return [fund, advance, missing - span.shares(fund, income, month)] as const;
  });
}

/** One entry, as the product's own run makes it: income, less what was paid ahead, which leaves 未収金. */
function billing(span: LedgerSpan, month: BookMonth): Draft {
  const ahead = advances(span, month);
  return {
    key: `billing:${month.label}`,
    day: month.first,
    origin: 'billing',
    summary: `${month.month}月分 管理費等の請求（${countOfDwellings}住戸）`,
    lines: items.flatMap(({ fund, income, receivable, advance }): DraftLine[] => {
      const yen = span.shares(fund, income, month);
      const paidYen = -(ahead.find(([, account]) => account === advance)?.[2] ?? 0);
      return [
        [fund, receivable, yen - paidYen],
        [fund, advance, paidYen],
        [fund, income, -yen],
      ];
    }),
  };
}

/** 口座振替 of the 27th before the month. */
function collection(span: LedgerSpan, month: BookMonth): Draft {
  const taken = advances(span, month);
  const room = span.shares('general', meetingRoom.income, after(month, -2));
  const { count } = unpaidAtDebit(span, month);
  const inFund = (fund: LedgerFund) =>
    -sumYen(taken.filter(([own]) => own === fund).map(([, , yen]) => yen));
  return {
    key: `debit:${month.label}`,
    day: bankDay(after(month, -1), debitDay),
    origin: 'receipt',
    summary: `${month.month}月分 管理費等の口座振替（${countOfDwellings - count}住戸）`,
    lines: [
      ['general', currentAccount.general, inFund('general') + room],
      ['general', meetingRoom.receivable, -room],
      ['reserve', currentAccount.reserve, inFund('reserve')],
      ...taken,
    ],
  };
}

function lateReceipts(month: BookMonth): readonly Draft[] {
  return failuresOf(month).map(([, , dwellings, paidDay]) => {
    const { yen } = unpaidOf(dwellings);
    return {
      key: `late:${month.label}:${paidDay}`,
      day: bankDay(month, paidDay),
      origin: 'receipt',
      summary: `${month.month}月分 振替不能分の振込入金（${dwellings.length}住戸）`,
      lines: [
        ['general', currentAccount.general, yen.general],
        ['general', '1210', -yen.general],
        ['reserve', currentAccount.reserve, yen.reserve],
        ['reserve', '1211', -yen.reserve],
      ],
    };
  });
}

function roomUse({ shares }: LedgerSpan, month: BookMonth): Draft {
  const yen = shares('general', meetingRoom.income, month);
  return {
    key: `room:${month.label}`,
    day: month.last,
    origin: 'accrual',
    summary: `${month.month}月分 集会室使用料（翌月に口座振替）`,
    lines: [
      ['general', meetingRoom.receivable, yen],
      ['general', meetingRoom.income, -yen],
    ],
  };
}

function unpaidAtDebit(span: LedgerSpan, month: BookMonth): Unpaid {
  return unpaidOf(notDebited(span, month));
}

export function isUnpaidAtDebit(span: LedgerSpan, month: BookMonth, number: string): boolean {
  return notDebited(span, month).includes(number);
}

function notDebited({ last }: LedgerSpan, month: BookMonth): readonly string[] {
  const failed = failuresOf(month).flatMap(([, , dwellings]) => dwellings);
  const isOverdue = month.first >= after(last, 1 - overdue.months).first;
  return isOverdue ? [...failed, overdue.dwelling] : failed;
}

export function failuresOf(month: BookMonth): typeof failures {
  return failures.filter(([year, index]) => year === month.year && index === month.index);
}

function unpaidOf(numbers: readonly string[]): Unpaid {
  const dwellings = seedDwellings().filter(({ number }) => numbers.includes(number));
  return {
    count: dwellings.length,
    yen: {
      general: sumYen(dwellings.map((dwelling) => dwelling.management_fee_yen)),
      reserve: sumYen(dwellings.map((dwelling) => dwelling.reserve_fee_yen)),
    },
  };
}

/** Those who could not be debited use neither parking nor bicycle spaces. */
function isPersonal(income: string): boolean {
  return income === '4110' || income === '4210';
}
