import { expect, test } from 'vitest';
import { accountId, exampleChart, generalFund } from '#domain/ledger/testing/example-chart.ts';
import { budgetComparison } from './budget-comparison.ts';
import { fundOutlooks } from './fund-outlook.ts';
import type { IncomeAndExpense } from './income-and-expense.ts';

const amounts = (budgetYen: number, actualYen: number) => ({
  budgetYen,
  actualYen,
  differenceYen: actualYen - budgetYen,
});

/** 1,000 a month come in; 1,100 are spent in each of nine closed months. */
function outlookOf({ openingYen, spentYen = 1_100 }: { openingYen: number; spentYen?: number }) {
  const line = (code: string, yen: number) => ({
    fundId: generalFund.id,
    accountId: accountId(code),
    monthsYen: Array.from({ length: 12 }, (_, month) => (month < 9 ? yen : 0)),
  });
  const comparison = budgetComparison({
    funds: [generalFund],
    accounts: exampleChart,
    budget: [],
    thisYear: [line('4110', -1_000), line('5110', spentYen)],
    lastYear: [],
    monthsClosed: 9,
    firstMonth: 4,
  });
  const sides = { groups: [], total: amounts(0, 0) };
  const statement: IncomeAndExpense = {
    fund: generalFund,
    income: sides,
    expense: sides,
    surplus: amounts(300, 0),
    opening: amounts(openingYen, openingYen),
    closing: amounts(0, 0),
  };
  return fundOutlooks([statement], comparison).map(({ sentence }) => sentence);
}

test('a fund that will spend more than comes in says by how much, and what pays for it', () => {
  // 12 × 1,000 − 12 × 1,100
  expect(outlookOf({ openingYen: 5_000 })).toEqual([
    'このまま進むと、年度末には支出が収入を1,200円上回る見込みです（予算では、収入が支出を300円上回ります）。その分は前の年度からの繰越金5,000円から出ることになり、繰越金は3,800円になります。',
  ]);
  expect(outlookOf({ openingYen: 1_000 })).toEqual([
    expect.stringContaining('繰越金1,000円を使っても、200円足りません。'),
  ]);
});

test('a fund that gets along says nothing', () => {
  expect(outlookOf({ openingYen: 0, spentYen: 1_000 })).toEqual([]);
});
