import { describe, expect, it } from 'vitest';
import { accountId, generalFund } from '#domain/ledger/testing/example-chart.ts';
import { budgetDraft } from './budget-draft.ts';
import { incomeAndExpense } from './income-and-expense.ts';
import { figuresOfBooks } from './testing/figures-of-books.ts';
import { midoridaiBooks, term20 } from './testing/midoridai-books.ts';
import { midoridaiBudget } from './testing/midoridai-budget.ts';

describe('the budget of the next year', () => {
  it('stands beside the year that ends, and begins with what that carries forward', () => {
    const figures = figuresOfBooks(midoridaiBooks, term20, midoridaiBudget);
    const [former] = incomeAndExpense(figures);
    if (!former) throw new Error('no statement');
    const note = '月4,000円×12月';
    const budget = [
      { fundId: generalFund.id, accountId: accountId('4110'), amountYen: 8_870_400, note: '' },
      { fundId: generalFund.id, accountId: accountId('6170'), amountYen: 48_000, note },
    ];
    const draft = budgetDraft({ former, accounts: figures.accounts, budget });
    expect(draft.income.lines[0]).toMatchObject({
      formerBudgetYen: 8_870_400,
      formerActualYen: 8_870_400,
      budgetYen: 8_870_400,
    });
    expect(draft.expense.lines.find(({ account }) => account.code === '5150')).toMatchObject({
      formerBudgetYen: 500_000,
      formerActualYen: 612_700,
      budgetYen: 0,
    });
    expect(draft.expense.lines.at(-1)).toMatchObject({ formerBudgetYen: 0, basis: note });
    expect(draft.surplus).toEqual({
      formerBudgetYen: 202_900,
      formerActualYen: 304_180,
      budgetYen: 8_822_400,
    });
    expect([draft.openingYen, draft.closingYen]).toEqual([3_716_830, 12_539_230]);
  });
});
