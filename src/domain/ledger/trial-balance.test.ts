import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBooks } from './testing/any-books.ts';
import { accountId, exampleChart, generalFund, reserveFund } from './testing/example-chart.ts';
import { trialBalance } from './trial-balance.ts';

function balance(code: string, amountYen: number, fund = generalFund) {
  return { fundId: fund.id, accountId: accountId(code), amountYen };
}

describe('the trial balance', () => {
  it('has both columns for what stood, what moved and what stands', () => {
    const [table, ...others] = trialBalance({
      funds: [generalFund, reserveFund],
      accounts: exampleChart,
      opening: [balance('1120', 500), balance('3110', -500)],
      movements: [
        balance('1120', 300),
        balance('4110', -300),
        balance('1120', -900),
        balance('5120', 900),
      ],
    });
    expect(others).toEqual([]);
    expect(
      table?.rows.map(({ account, opening, movement, closing }) => [
        account.name,
        ...[opening, movement, closing].flatMap(({ debitYen, creditYen }) => [debitYen, creditYen]),
      ]),
    ).toEqual([
      ['普通預金', 500, 0, 300, 900, 0, 100],
      ['前期繰越収支差額', 0, 500, 0, 0, 0, 500],
      ['管理費収入', 0, 0, 0, 300, 0, 300],
      ['水道光熱費', 0, 0, 900, 0, 900, 0],
    ]);
    expect(table?.totals).toEqual({
      opening: { debitYen: 500, creditYen: 500 },
      movement: { debitYen: 1_200, creditYen: 1_200 },
      closing: { debitYen: 900, creditYen: 900 },
    });
  });

  it('comes to the same on both sides, in every fund of any books', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, cut) => {
        const { funds, accounts, entries } = anyBooks(seed);
        const from = cut % (entries.length + 1);
        const opening = entries.slice(0, from).flatMap(({ postings }) => postings);
        const movements = entries.slice(from).flatMap(({ postings }) => postings);
        for (const { totals } of trialBalance({ funds, accounts, opening, movements })) {
          for (const { debitYen, creditYen } of Object.values(totals)) {
            expect(debitYen).toBe(creditYen);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
