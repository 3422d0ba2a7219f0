import { expect, test } from 'vitest';
import { accountId, exampleChart, generalFund } from '#domain/ledger/testing/example-chart.ts';
import { budgetComparison, type ComparedLine } from './budget-comparison.ts';
import { fundOutlooks } from './fund-outlook.ts';
import type { IncomeAndExpense } from './income-and-expense.ts';

const amounts = (budgetYen: number, actualYen: number) => ({
  budgetYen,
  actualYen,
  differenceYen: actualYen - budgetYen,
});

type Given = { openingYen: number; spentYen?: number; decidedBy?: ComparedLine['decidedBy'] };

/** 1,000 a month come in; 1,100 are spent in each of nine closed months. */
function outlookOf({ openingYen, spentYen = 1_100, decidedBy }: Given) {
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
  const decided = comparison.map((it) =>
    decidedBy && it.account.kind === 'expense' ? { ...it, decidedBy } : it,
  );
  return fundOutlooks([statement], decided).map(({ sentence }) => sentence);
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

test('what last year paid once is said to stand in it, and how the year ends without it', () => {
  const survey = { month: 10, summary: '建物の定期調査', yen: 1_300 };
  const sentenceWith = (decidedBy: ComparedLine['decidedBy']) =>
    outlookOf({ openingYen: 5_000, decidedBy })[0]?.split('3,800円になります。')[1];
  // 1,200 short without its 1,300 is 100 over.
  expect(sentenceWith(survey)).toBe(
    'この見込みには、前の年度に1度だけ払った「建物の定期調査」の1,300円が、今年度もあるものとして入っています。今年度にないものなら、収入が支出を100円上回ります。',
  );
  expect(sentenceWith({ ...survey, summary: '' })).toContain('払った支出の1,300円が');
  expect(sentenceWith({ ...survey, yen: 1_200 })).toContain('収入と支出が同じ額になります。');
  expect(sentenceWith({ ...survey, yen: 500 })).toContain('支出が収入を上回るのは700円です。');
  expect(sentenceWith(undefined)).toBe('');
});
