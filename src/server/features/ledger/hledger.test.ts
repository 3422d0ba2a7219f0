import { describe, expect, test } from 'vitest';
import { requestOf } from '#contract/endpoint.ts';
import { getChart, getJournalText, getTrialBalance } from '#contract/ledger.ts';
import { setDemoRole } from '#contract/session.ts';
import type { Account, AccountKind, Fund } from '#domain/ledger/account.ts';
import { addBalances, type Balance } from '#domain/ledger/balance.ts';
import { plainJournal } from '#domain/ledger/plain-journal.ts';
import { anyBooks } from '#domain/ledger/testing/any-books.ts';
import { findHledger } from '#server/testing/hledger.ts';
import { startServer } from '#server/testing/start-server.ts';

type Names = { readonly accounts: readonly Account[]; readonly funds: readonly Fund[] };

/** As hledger's reports name them; a report of debts and income shows them positive. */
function named(balances: readonly Balance[], names: Names, kinds: readonly AccountKind[]) {
  const account = new Map(names.accounts.map((it) => [it.id, it]));
  const fund = new Map(names.funds.map(({ id, name }) => [id, name]));
  const rows = addBalances(balances).flatMap(({ fundId, accountId, amountYen }) => {
    const found = account.get(accountId);
    if (!found || amountYen === 0 || !kinds.includes(found.kind)) return [];
    return [[`${found.code} ${fund.get(fundId)}`, amountYen] as const];
  });
  return new Map(rows);
}

const every: readonly AccountKind[] = ['asset', 'liability', 'net', 'income', 'expense'];

/** hledger shows debts and income as positive in its statements, in its plain balances as they are. */
function turned(balances: ReadonlyMap<string, number>, first: string): Map<string, number> {
  return new Map([...balances].map(([name, yen]) => [name, name.startsWith(first) ? -yen : yen]));
}

describe.each(findHledger())('added up by hledger', (hledger) => {
  test('50 random associations come to the same trial balance, statement and balance sheet', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const { funds, accounts, years, entries } = anyBooks(seed);
      const counterpartyNames = new Map<string, string>();
      const input = { title: '試し', funds, accounts, entries, opening: null, counterpartyNames };
      const journal = [...plainJournal(input)].join('');
      const postings = entries.flatMap((entry) =>
        entry.postings.map((posting) => ({ ...posting, postedOn: entry.postedOn })),
      );
      const names = { accounts, funds };
      expect(hledger.balances(journal), `seed ${seed}`).toEqual(named(postings, names, every));
      const year = years.at(-1);
      if (!year) throw new Error('no year');
      const ofYear = postings.filter(
        ({ postedOn }) => postedOn >= year.startsOn && postedOn <= year.endsOn,
      );
      const statement = hledger.incomeStatement(journal, {
        from: year.startsOn,
        until: year.endsOn,
      });
      expect(turned(statement, '4'), `seed ${seed}`).toEqual(
        named(ofYear, names, ['income', 'expense']),
      );
      const until = years[0]?.endsOn ?? '';
      const before = postings.filter(({ postedOn }) => postedOn <= until);
      expect(turned(hledger.balanceSheet(journal, until), '2'), `seed ${seed}`).toEqual(
        named(before, names, ['asset', 'liability']),
      );
    }
  });

  test('the demonstration comes to the same', async () => {
    const server = await startServer();
    const visitor = server.visit();
    await visitor.call(setDemoRole, { role: 'treasurer' });
    const chart = await visitor.call(getChart, {});
    const response = await visitor.send(requestOf(getJournalText, {}).url);
    const journal = await response.text();
    const year = chart.years.findLast(({ startsOn }) => startsOn <= chart.today);
    if (!year) throw new Error('no year');
    const span = { from: year.startsOn, until: year.endsOn };
    const { rows } = await visitor.call(getTrialBalance, span);
    const moved = rows.map((row) => ({ ...row, amountYen: row.debitYen - row.creditYen }));
    const stands = moved.map((row) => ({ ...row, amountYen: row.openingYen + row.amountYen }));
    expect(turned(hledger.balanceSheet(journal, span.until), '2')).toEqual(
      named(stands, chart, ['asset', 'liability']),
    );
    expect(turned(hledger.incomeStatement(journal, span), '4')).toEqual(
      named(moved, chart, ['income', 'expense']),
    );
    expect(stands.length).toBeGreaterThan(20);
  });
});
