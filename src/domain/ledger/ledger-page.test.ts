import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownYen } from './account.ts';
import type { Entry, Posting } from './entry.ts';
import { ledgerPage } from './ledger-page.ts';
import { anyBooks } from './testing/any-books.ts';
import { accountId, exampleChart, generalFund, reserveFund } from './testing/example-chart.ts';

function line(code: string, amountYen: number, fund = generalFund): Posting {
  return { fundId: fund.id, accountId: accountId(code), amountYen, counterpartyId: null };
}

function entry(number: number, summary: string, postings: readonly Posting[]): Entry {
  const id = `entry-${number}`;
  const rest = { id, key: id, origin: 'manual', reversesId: null } as const;
  return { ...rest, number, summary, postings, postedOn: `2026-04-0${number}` };
}

const entries = [
  entry(1, '電気代', [line('5120', 96_240), line('5210', 330), line('1120', -96_570)]),
  entry(2, '積立金会計へ', [
    line('5310', 100_000),
    line('1120', -100_000),
    line('1120', 100_000, reserveFund),
    line('4230', -100_000, reserveFund),
  ]),
];

const page = (code: string, fundId: string | null, openingYen = 0) =>
  ledgerPage({ accountId: accountId(code), fundId, accounts: exampleChart, openingYen, entries });

describe('the page of an account', () => {
  it('runs the balance and names what stands against each row', () => {
    const { openingYen, closingYen, rows } = page('1120', generalFund.id, 500_000);
    expect([openingYen, closingYen]).toEqual([500_000, 303_430]);
    expect(
      rows.map(({ number, counterText, debitYen, creditYen, balanceYen }) => [
        number,
        counterText,
        debitYen,
        creditYen,
        balanceYen,
      ]),
    ).toEqual([
      [1, '諸口', 0, 96_570, 403_430],
      [2, '他会計へ繰入', 0, 100_000, 303_430],
    ]);
    expect(rows[0]?.counterAccounts.map(({ name }) => name)).toEqual(['水道光熱費', '支払手数料']);
  });

  it('shows an account that grows on the right with a positive balance', () => {
    expect(page('4230', reserveFund.id, -300_000)).toMatchObject({
      openingYen: 300_000,
      closingYen: 400_000,
    });
  });

  it('shows all funds together where none is chosen', () => {
    expect(page('1120', null).rows.map(({ fundId }) => fundId)).toEqual([
      generalFund.id,
      generalFund.id,
      reserveFund.id,
    ]);
    expect(page('1120', null).rows[2]?.counterText).toBe('他会計より繰入');
  });

  it('ends with what all postings of the account come to, in any books', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { accounts, entries: all } = anyBooks(seed);
        for (const account of accounts) {
          const sum = all
            .flatMap(({ postings }) => postings)
            .filter((posting) => posting.accountId === account.id)
            .reduce((total, { amountYen }) => total + amountYen, 0);
          const given = { accountId: account.id, fundId: null, accounts, openingYen: 0 };
          const { closingYen, rows } = ledgerPage({ ...given, entries: all });
          expect(closingYen).toBe(shownYen(account.kind, sum));
          expect(rows.every(({ counterText }) => counterText !== '')).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});
