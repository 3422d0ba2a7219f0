import { expect, test } from 'vitest';
import { awaitedIncome, monthSums } from './awaited-income.ts';

const sumsOf = (name: string, incomeYen: number, expenseYen: number) => ({
  month: name,
  incomeYen,
  expenseYen,
});
const october = sumsOf('2026-10', 1_204_837, 932_649);

test('expenses without the dues of their month are told', () => {
  expect(awaitedIncome('2026-11-24', [october, sumsOf('2026-11', 37, 548_581)])).toBe(
    '11月分の管理費などの収入は、まだ帳簿に入っていません。いまの繰越金は、その分だけ少なく見えています。',
  );
});

test('nothing is told of a month that is whole, that has only begun, or that nothing compares with', () => {
  const whole = sumsOf('2026-11', 1_202_460, 548_581);
  expect(awaitedIncome('2026-11-24', [october, whole])).toBe('');
  expect(awaitedIncome('2026-10-31', [sumsOf('2026-09', 1_200_000, 9), october])).toBe('');
  expect(awaitedIncome('2026-11-24', [october, sumsOf('2026-11', 0, 0)])).toBe('');
  expect(awaitedIncome('2026-04-20', [sumsOf('2026-04', 0, 840_000)])).toBe('');
});

test('months are summed up for the funds that are shown', () => {
  const accounts = [
    { id: 'dues', kind: 'income' },
    { id: 'power', kind: 'expense' },
    { id: 'bank', kind: 'asset' },
  ] as const;
  const posted = (month: string, fundId: string, accountId: string, amountYen: number) => ({
    month,
    fundId,
    accountId,
    amountYen,
  });
  const all = [
    posted('2026-11', 'general', 'power', 300),
    posted('2026-10', 'general', 'dues', -1_000),
    posted('2026-10', 'general', 'bank', 1_000),
    posted('2026-10', 'reserve', 'dues', -500),
  ];
  expect(monthSums(all, accounts, ['general'])).toEqual([
    sumsOf('2026-10', 1_000, 0),
    sumsOf('2026-11', 0, 300),
  ]);
});
