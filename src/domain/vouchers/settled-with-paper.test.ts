import { expect, test } from 'vitest';
import { type OwedLine, settledWithPaper } from './settled-with-paper.ts';

function line(entryId: string, amountYen: number, more: Partial<OwedLine> = {}): OwedLine {
  const place = { fundId: 'general', accountId: 'payable', counterpartyId: 'power' };
  return { entryId, amountYen, hasVoucher: false, ...place, ...more };
}

test('a payment is covered by the paper of what it pays, each paper once', () => {
  const lines = [
    line('bill', -12_000, { hasVoucher: true }),
    line('payment', 12_000),
    line('again', 12_000),
  ];
  expect([...settledWithPaper(lines)]).toEqual([['payment', 12_000]]);
});

test('the oldest of two equal bills is paid first, whether it has a paper or not', () => {
  const lines = [
    line('without', -12_000),
    line('with', -12_000, { hasVoucher: true }),
    line('first', 12_000),
    line('second', 12_000),
  ];
  expect([...settledWithPaper(lines)]).toEqual([['second', 12_000]]);
});

test.each([
  ['another payee', { counterpartyId: 'water' }],
  ['another fund', { fundId: 'reserve' }],
  ['another account', { accountId: 'other' }],
  ['another sum', { amountYen: 11_999 }],
])('%s is covered by nothing', (_what, more) => {
  const bill = line('bill', -12_000, { hasVoucher: true });
  expect(settledWithPaper([bill, line('payment', 12_000, more)]).size).toBe(0);
});

test('one payment of several bills is covered as far as they have papers', () => {
  const lines = [
    line('one', -12_000, { hasVoucher: true }),
    line('two', -30_000),
    line('three', -500, { hasVoucher: true }),
    line('payment', 12_000),
    line('payment', 30_000),
    line('payment', 500),
  ];
  expect([...settledWithPaper(lines)]).toEqual([['payment', 12_500]]);
});
