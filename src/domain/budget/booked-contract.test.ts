import { expect, test } from 'vitest';
import { bookContract } from './booked-contract.ts';

const line = (accountId: string, ...paymentsYen: number[]) => ({
  fundId: 'general',
  accountId,
  paymentsYen,
});
const parking = { name: '機械式駐車場保守契約', yearlyYen: 528_000 };

test('a contract stands where its price is paid, not where its company is paid most', () => {
  const lines = [line('repairs', 385_000, 150_000), line('upkeep', 44_000, 44_000, 44_000)];
  expect(bookContract({ ...parking, lines })).toMatchObject({
    accountId: 'upkeep',
    times: 12,
    paidYen: 132_000,
  });
});

test('how often it is paid is what the payments say', () => {
  const lift = { name: '保守', yearlyYen: 660_000 };
  expect(bookContract({ ...lift, lines: [line('upkeep', 165_000)] })?.times).toBe(4);
  expect(bookContract({ ...lift, lines: [line('upkeep', 330_000, 330_000)] })?.times).toBe(2);
  expect(bookContract({ ...lift, lines: [line('upkeep', 660_000)] })?.times).toBe(1);
});

test('where no payment is of the price, nothing is said', () => {
  expect(bookContract({ ...parking, lines: [line('repairs', 385_000)] })).toBeNull();
  expect(bookContract({ ...parking, lines: [] })).toBeNull();
  expect(bookContract({ ...parking, yearlyYen: 0, lines: [line('upkeep', 0)] })).toBeNull();
});
