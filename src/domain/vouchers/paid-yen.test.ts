import { expect, test } from 'vitest';
import type { Account } from '#domain/ledger/account.ts';
import { accountFinder } from '#domain/ledger/account-lookup.ts';
import { paidYen } from './paid-yen.ts';

const account = (
  id: string,
  code: string,
  kind: Account['kind'],
  role: Account['role'] = '',
): Account => ({ id, code, name: id, kind, role, isRetired: false });
const findAccount = accountFinder([
  account('bank', '1120-01', 'asset', 'bank'),
  account('deposit', '1130', 'asset', 'bank'),
  account('payable', '2110', 'liability', 'payable'),
  account('repairs', '5150', 'expense'),
  account('fees', '5210', 'expense'),
  account('transfer', '5310', 'expense', 'transfer'),
]);

type Lines = readonly (readonly [string, number])[];

function paid(lines: Lines, more: Partial<Parameters<typeof paidYen>[0]> = {}): number {
  const postings = lines.map(([accountId, amountYen]) => ({ accountId, amountYen }));
  return paidYen({ origin: 'manual', isReversed: false, postings, ...more }, findAccount);
}

test('what was paid to others counts, without the fee of the bank', () => {
  expect(
    paid([
      ['repairs', 30_000],
      ['fees', 440],
      ['bank', -30_440],
    ]),
  ).toBe(30_000);
  expect(
    paid(
      [
        ['payable', 12_000],
        ['bank', -12_000],
      ],
      { origin: 'payment' },
    ),
  ).toBe(12_000);
});

test('fees, moves between own accounts, and what is only owed need no paper', () => {
  expect(
    paid([
      ['fees', 11_000],
      ['bank', -11_000],
    ]),
  ).toBe(0);
  expect(
    paid([
      ['deposit', 1_000_000],
      ['bank', -1_000_000],
    ]),
  ).toBe(0);
  expect(
    paid([
      ['transfer', 500_000],
      ['bank', -500_000],
    ]),
  ).toBe(0);
  expect(
    paid([
      ['repairs', 30_000],
      ['payable', -30_000],
    ]),
  ).toBe(0);
});

test('openings, accruals, reversals and what was reversed need none', () => {
  const lines = [
    ['repairs', 30_000],
    ['bank', -30_000],
  ] as const;
  for (const origin of ['opening', 'accrual', 'reversal', 'billing'] as const) {
    expect(paid(lines, { origin })).toBe(0);
  }
  expect(paid(lines, { isReversed: true })).toBe(0);
});
