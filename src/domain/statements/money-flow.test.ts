import { describe, expect, it } from 'vitest';
import { incomeAndExpense } from './income-and-expense.ts';
import { largestItems, moneyFlow } from './money-flow.ts';
import { moneySentence } from './money-words.ts';
import { figuresOfBooks } from './testing/figures-of-books.ts';
import { midoridaiBooks, term20 } from './testing/midoridai-books.ts';
import { midoridaiBudget } from './testing/midoridai-budget.ts';

const statements = incomeAndExpense(figuresOfBooks(midoridaiBooks, term20, midoridaiBudget));
const whole = moneyFlow(statements);
const sum = (items: readonly { yen: number }[]) => items.reduce((all, { yen }) => all + yen, 0);

describe('お金の流れ of みどり台マンション', () => {
  it('leaves out what one fund gave the other, so both sides are the money of the association', () => {
    // 11,149,840 + 9,295,460 − 1,200,000 and 10,845,660 + 5,018,200 − 1,200,000
    expect([whole.incomeYen, whole.expenseYen]).toEqual([19_245_300, 14_663_860]);
    expect(whole.leftYen).toBe(304_180 + 4_277_260);
    expect(whole.sources.some(({ name }) => name.includes('繰入'))).toBe(false);
  });

  it('comes to the same on both sides, however little is shown alone', () => {
    for (const flow of [whole, ...statements.map((statement) => moneyFlow([statement]))]) {
      for (const most of [1, 3, 50]) {
        expect(sum(largestItems(flow.sources, most))).toBe(flow.totalYen);
        expect(sum(largestItems(flow.uses, most))).toBe(flow.totalYen);
      }
    }
  });

  it('shows a year that used more than came in as taken from the balance', () => {
    const [general] = statements;
    if (!general) throw new Error('no general fund');
    const flow = moneyFlow([{ ...general, income: { ...general.income, groups: [] } }]);
    expect(flow.leftYen).toBe(-10_845_660);
    expect(flow.sources).toEqual([{ key: 'balance', name: '前からの残高', yen: 10_845_660 }]);
    expect(sum(flow.uses)).toBe(10_845_660);
  });

  it('puts money that ran against its side on the other one', () => {
    const [general] = statements;
    const [group] = general?.income.groups ?? [];
    const [line] = group?.lines ?? [];
    if (!general || !group || !line) throw new Error('no line');
    const lines = [{ ...line, actualYen: -500 }];
    const groups = [{ ...group, lines }];
    const flow = moneyFlow([{ ...general, income: { ...general.income, groups } }]);
    expect(flow.uses).toContainEqual({
      key: '4110-back',
      name: '管理費収入（返した分）',
      yen: 500,
    });
    expect(sum(flow.uses)).toBe(flow.totalYen);
  });
});

describe('the sentence', () => {
  const told = { fiscalYear: 2025, bookedUntil: '2025-10-31', flow: whole };

  it('says until when a running year is booked', () => {
    expect(moneySentence({ ...told, isOver: false })).toBe(
      '2025年度は、2025年10月31日までに、管理費収入などで1,925万円が入り、管理委託費などに1,466万円を使い、458万円が残りました。',
    );
  });

  it('says it where nothing was used, and where nothing moved', () => {
    const nothing = { sources: [], uses: [], incomeYen: 0, expenseYen: 0, leftYen: 0, totalYen: 0 };
    expect(moneySentence({ ...told, isOver: true, flow: nothing })).toBe(
      '2025年度は、お金の出入りがありません。',
    );
    const unused = { ...nothing, incomeYen: 5_000, leftYen: 5_000 };
    expect(moneySentence({ ...told, isOver: true, flow: unused })).toBe(
      '2025年度は、5,000円が入り、支出はなく、5,000円が残りました。',
    );
  });
});
