import { expect, test } from 'vitest';
import { accountId, exampleChart, generalFund } from '#domain/ledger/testing/example-chart.ts';
import { budgetComparison } from './budget-comparison.ts';
import { comingTransfers } from './coming-transfers.ts';

function told(code: string, { bookedYen = 0, monthsClosed = 7 }) {
  const place = { fundId: generalFund.id, accountId: accountId(code) };
  const monthsYen = [bookedYen, ...Array.from({ length: 11 }, () => 0)];
  return comingTransfers(
    budgetComparison({
      funds: [generalFund],
      accounts: exampleChart,
      budget: [{ ...place, amountYen: 1_800_000, note: '' }],
      thisYear: [{ ...place, monthsYen }],
      lastYear: [],
      monthsClosed,
      firstMonth: 4,
    }),
  );
}

test('a transfer that was voted and is not booked is told on both sides', () => {
  expect(told('5310', {})).toBe(
    '予算にある「他会計へ繰入」1,800,000円は、まだこの中に入っていません。',
  );
  expect(told('4230', {})).toBe(
    '予算にある「他会計より繰入」1,800,000円は、まだこの中に入っていません。',
  );
});

test('nothing is to come of one that is booked, of a year that is closed, or of another line', () => {
  expect(told('5310', { bookedYen: 1_800_000 })).toBe('');
  expect(told('5310', { monthsClosed: 12 })).toBe('');
  expect(told('5120', {})).toBe('');
});
