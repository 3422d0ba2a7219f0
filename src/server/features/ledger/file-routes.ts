import type { Hono } from 'hono';
import * as contract from '#contract/ledger.ts';
import type { Account, Fund } from '#domain/ledger/account.ts';
import { csvOf } from '#domain/ledger/csv.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import { plainJournal } from '#domain/ledger/plain-journal.ts';
import { type Env, handleFile } from '#server/http/handle.ts';
import { listAccounts, listCounterparties, listFunds } from './chart-store.ts';
import { findAssociationName, listAllEntries } from './export-store.ts';

const wholeTime = { from: '0001-01-01', until: '9999-12-31' };

/** The books as files: for another program, and for a spreadsheet. */
export function ledgerFileRoutes(app: Hono<Env>): void {
  handleFile(app, contract.getJournalText, {
    load: async ({ db, scope }) => ({
      title: await findAssociationName(db, scope),
      funds: await listFunds(db, scope),
      accounts: await listAccounts(db, scope),
      entries: await listAllEntries(db, scope, wholeTime),
      counterparties: await listCounterparties(db, scope),
    }),
    make: ({ counterparties, ...books }) => {
      const counterpartyNames = new Map(counterparties.map(({ id, name }) => [id, name]));
      const text = [...plainJournal({ ...books, opening: null, counterpartyNames })].join('');
      return Promise.resolve({ bytes: new TextEncoder().encode(text), fileName: '仕訳帳.journal' });
    },
  });

  handleFile(app, contract.getJournalCsv, {
    load: async ({ db, scope, input }) => ({
      input,
      funds: await listFunds(db, scope),
      accounts: await listAccounts(db, scope),
      entries: await listAllEntries(db, scope, input),
      counterparties: await listCounterparties(db, scope),
    }),
    make: ({ input: { from, until }, ...books }) =>
      Promise.resolve({
        bytes: new TextEncoder().encode(journalCsv(books)),
        fileName: `仕訳帳_${from}_${until}.csv`,
      }),
  });
}

type CsvBooks = {
  readonly funds: readonly Fund[];
  readonly accounts: readonly Account[];
  readonly entries: readonly Entry[];
  readonly counterparties: readonly { id: string; name: string }[];
};

const csvTitles = ['日付', '番号', '会計', '科目コード', '科目', '借方', '貸方', '取引先', '摘要'];

function journalCsv({ funds, accounts, entries, counterparties }: CsvBooks): string {
  const named = new Map([...funds, ...counterparties].map(({ id, name }) => [id, name]));
  const account = new Map(accounts.map((it) => [it.id, it]));
  const rows = entries.flatMap(({ postedOn, number, summary, postings }) =>
    postings.map(({ fundId, accountId, amountYen, counterpartyId }) => [
      postedOn,
      String(number),
      named.get(fundId) ?? '',
      account.get(accountId)?.code ?? '',
      account.get(accountId)?.name ?? '',
      amountYen > 0 ? String(amountYen) : '',
      amountYen < 0 ? String(-amountYen) : '',
      named.get(counterpartyId ?? '') ?? '',
      summary,
    ]),
  );
  return csvOf([csvTitles, ...rows]);
}
