import { expect, test } from 'vitest';
import { accountId, exampleChart, generalFund } from '#domain/ledger/testing/example-chart.ts';
import { heldUntil } from './held.ts';

const moved = (month: string, code: string) => ({
  month,
  fundId: generalFund.id,
  accountId: accountId(code),
  amountYen: 100,
});
const year = { accounts: exampleChart, startsOn: '2026-04-01', bookedUntil: '2026-11-20' };

test('the day of what lies in the bank is that of the month in which money last moved there', () => {
  const october = [moved('2026-10', '1120'), moved('2026-10', '4110')];
  const billOfNovember = [moved('2026-11', '5120'), moved('2026-11', '2110')];
  expect(heldUntil({ ...year, months: [...october, ...billOfNovember] })).toBe('2026-10-31');
  expect(heldUntil({ ...year, months: [...october, moved('2026-11', '1120')] })).toBe('2026-11-20');
  expect(heldUntil({ ...year, months: [] })).toBe('2026-03-31');
});
