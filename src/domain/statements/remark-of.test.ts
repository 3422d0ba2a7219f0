import { expect, test } from 'vitest';
import { accountId, generalFund } from '#domain/ledger/testing/example-chart.ts';
import { incomeAndExpense, linesOfSide, remarkOf } from './income-and-expense.ts';
import { figuresOfBooks } from './testing/figures-of-books.ts';
import { midoridaiBooks, term20 } from './testing/midoridai-books.ts';
import { midoridaiBudget } from './testing/midoridai-budget.ts';

const remarks = [{ fundId: generalFund.id, accountId: accountId('4120'), text: '2台減' }];

test('what the budget was reckoned from is said to be the budget’s where another sum was booked', () => {
  const budget = midoridaiBudget.map((line) => ({ ...line, note: '40台 × 200円 × 12か月' }));
  const figures = figuresOfBooks(midoridaiBooks, term20, budget);
  const [general] = incomeAndExpense(figures, remarks);
  const said = Object.fromEntries(
    (general ? linesOfSide(general.income) : []).map((line) => [line.account.name, remarkOf(line)]),
  );
  expect(said).toMatchObject({
    // 8,870,400円 of 8,870,400円
    管理費収入: '40台 × 200円 × 12か月',
    // 93,600円 of 96,000円
    駐輪場使用料: '予算：40台 × 200円 × 12か月',
    駐車場使用料: '2台減',
  });
});
