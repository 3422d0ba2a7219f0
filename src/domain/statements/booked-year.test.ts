import { expect, test } from 'vitest';
import { accountId, exampleChart, generalFund } from '#domain/ledger/testing/example-chart.ts';
import { balanceSheets } from './balance-sheet.ts';
import {
  type BookedYear,
  comparisonInput,
  figuresBefore,
  monthsOfLine,
  yearFigures,
} from './booked-year.ts';
import { incomeAndExpense } from './income-and-expense.ts';

const fundId = generalFund.id;
const line = (code: string, amountYen: number) => ({
  fundId,
  accountId: accountId(code),
  amountYen,
});
const moved = (month: string, code: string, yen: number) => [
  { month, ...line('1120', yen) },
  { month, ...line(code, -yen) },
];

/** Began with 1,000; 300 came in April and 100 went in May. The year before: 400 came in. */
const year: BookedYear = {
  startsOn: '2026-04-01',
  endsOn: '2027-03-31',
  bookedUntil: '2026-05-31',
  lockedUntil: '2026-04-30',
  funds: [generalFund],
  accounts: exampleChart,
  opening: [line('1120', 1_000), line('3110', -1_000)],
  months: [...moved('2026-04', '4110', 300), ...moved('2026-05', '5110', -100)],
  monthsBefore: moved('2025-04', '4110', 400),
  budget: [{ ...line('4110', 3_600), formula: '300円×12月' }],
  remarks: [],
};

test('a year so far: what it began with, what moved, what is left', () => {
  const [statement] = incomeAndExpense(yearFigures(year));
  expect(statement?.opening.actualYen).toBe(1_000);
  expect(statement?.closing.actualYen).toBe(1_200);
  expect(statement?.income.groups[0]?.lines[0]?.basis).toBe('300円×12月');
});

test('the year before ended with what this one began with', () => {
  const [sheet] = balanceSheets(yearFigures(year), figuresBefore(year));
  expect(sheet?.assets.total).toEqual({ amountYen: 1_200, formerYen: 1_000, changeYen: 200 });
  expect(sheet?.opening).toEqual({ amountYen: 1_000, formerYen: 600, changeYen: 400 });
  expect(sheet?.surplus).toEqual({ amountYen: 200, formerYen: 400, changeYen: -200 });
});

test('of a year before the journal only the sums are known; without any nothing is', () => {
  const sums = year.monthsBefore.filter(({ amountYen }) => amountYen < 0);
  const before = { ...year, monthsBefore: sums.map((it) => ({ ...it, month: '' })) };
  const [sheet] = balanceSheets(yearFigures(before), figuresBefore(before));
  expect(sheet?.net.formerYen).toBe(1_000);
  expect(comparisonInput(before).lastYear).toEqual([]);
  expect(figuresBefore({ ...year, monthsBefore: [] })).toBeNull();
});

test('months are counted from the one in which the year begins', () => {
  expect(monthsOfLine(year, line('5110', 0)).slice(0, 3)).toEqual([0, 100, 0]);
  const closed = (lockedUntil: string | null, bookedUntil: string) =>
    comparisonInput({ ...year, lockedUntil, bookedUntil }).monthsClosed;
  expect(comparisonInput(year).monthsClosed).toBe(1);
  expect(closed(null, '2026-05-31')).toBe(0);
  expect(closed('2026-03-31', '2026-05-31')).toBe(0);
  expect(closed('2027-03-31', '2027-03-31')).toBe(12);
  expect(closed('2027-03-31', '2027-01-15')).toBe(10);
  const income = comparisonInput(year).lastYear.find((it) => it.accountId === accountId('4110'));
  expect(income?.monthsYen[0]).toBe(-400);
});
