import type { Fund } from '#domain/ledger/account.ts';
import { accountFinder, byCode } from '#domain/ledger/account-lookup.ts';
import { addBalances, type Balance } from '#domain/ledger/balance.ts';
import { csvOf } from '#domain/ledger/csv.ts';
import type { EntryOrigin } from '#domain/ledger/entry.ts';
import { ledgerPage } from '#domain/ledger/ledger-page.ts';
import { plainJournal } from '#domain/ledger/plain-journal.ts';
import type { ExportFacts, KeptEntry, TextFile } from './export-facts.ts';

/** 前期繰越収支差額 */
const carriedForwardCode = '3110';

/** 帳簿: the journal twice, what the year began with, and the ledgers. The program holds them against each other. */
export function bookFiles(whole: ExportFacts): readonly TextFile[] {
  const facts = { ...whole, year: { ...whole.year, opening: beforeFirstEntry(whole) } };
  return [
    { path: '帳簿/仕訳帳.csv', text: journalCsv(facts) },
    { path: '帳簿/仕訳帳.txt', text: journalText(facts) },
    { path: '帳簿/期首残高.csv', text: openingCsv(facts) },
    { path: '帳簿/総勘定元帳.csv', text: ledgerCsv(facts) },
  ];
}

/** The statements count what an entry of the beginning tells to the opening; in the journal it stands as an entry. */
function beforeFirstEntry({ year, entries }: ExportFacts): readonly Balance[] {
  const carried = year.accounts.find(({ code }) => code === carriedForwardCode);
  const findAccount = accountFinder(year.accounts);
  const begun = entries.filter(({ origin }) => origin === 'opening');
  const told = begun.flatMap(({ postings }) =>
    postings.map(({ fundId, accountId, amountYen }): Balance => {
      const { kind } = findAccount(accountId);
      const isOfYear = kind === 'income' || kind === 'expense';
      const place = isOfYear && carried ? carried.id : accountId;
      return { fundId, accountId: place, amountYen: 0 - amountYen };
    }),
  );
  return addBalances([...year.opening, ...told]).filter(({ amountYen }) => amountYen !== 0);
}

/** What the program has to tell from the rest: an entry that tells what was there before counts as no income. */
const kindNames: Readonly<Partial<Record<EntryOrigin, string>>> = {
  opening: '開始残高',
  reversal: '取り消し',
};

function journalCsv({ year, entries, counterpartyNames }: ExportFacts): string {
  const findAccount = accountFinder(year.accounts);
  const fundNames = namesOf(year.funds);
  const rows = entries.flatMap((entry) =>
    entry.postings.map(({ fundId, accountId, amountYen, counterpartyId }) => {
      const account = findAccount(accountId);
      return [
        entry.number,
        entry.postedOn,
        fundNames.get(fundId) ?? '',
        account.code,
        account.name,
        ...sidesOf(amountYen),
        counterpartyNames.get(counterpartyId ?? '') ?? '',
        entry.summary,
        kindNames[entry.origin] ?? '',
        entry.reversesNumber ?? '',
        entry.recordedOn,
        entry.enteredAs,
        entry.reason,
      ];
    }),
  );
  return csvOf([
    [
      '番号',
      '日付',
      '会計',
      '科目コード',
      '科目',
      '借方',
      '貸方',
      '取引先',
      '摘要',
      '種類',
      '取り消した番号',
      '記帳した日',
      '記帳した人',
      '理由',
    ],
    ...rows,
  ]);
}

function journalText({ associationName, year, entries, counterpartyNames }: ExportFacts): string {
  const { funds, accounts } = year;
  const opening = { on: year.startsOn, balances: year.opening };
  return [
    ...plainJournal({
      title: associationName,
      funds,
      accounts,
      opening,
      entries,
      counterpartyNames,
    }),
  ].join('');
}

function openingCsv({ year }: ExportFacts): string {
  const findAccount = accountFinder(year.accounts);
  const fundNames = namesOf(year.funds);
  const rows = year.opening
    .filter(({ amountYen }) => amountYen !== 0)
    .map(({ fundId, accountId, amountYen }) => {
      const { code, name } = findAccount(accountId);
      return [fundNames.get(fundId) ?? '', code, name, ...sidesOf(amountYen)];
    });
  return csvOf([['会計', '科目コード', '科目', '借方', '貸方'], ...rows]);
}

const ledgerTitles = [
  '会計',
  '科目コード',
  '科目',
  '日付',
  '番号',
  '摘要',
  '相手科目',
  '借方',
  '貸方',
  '残高',
];

function ledgerCsv(facts: ExportFacts): string {
  const { year, entries } = facts;
  const opening = new Map(
    year.opening.map((it) => [`${it.fundId} ${it.accountId}`, it.amountYen] as const),
  );
  const moved = new Set(
    addBalances([...year.opening, ...entries.flatMap(({ postings }) => postings)]).map(
      ({ fundId, accountId }) => `${fundId} ${accountId}`,
    ),
  );
  const byAccount = entriesByAccount(entries);
  const pages = year.funds.flatMap((fund) =>
    year.accounts
      .toSorted(byCode)
      .filter(({ id }) => moved.has(`${fund.id} ${id}`))
      .map((account) => ({
        fund,
        page: ledgerPage({
          accountId: account.id,
          fundId: fund.id,
          accounts: year.accounts,
          openingYen: opening.get(`${fund.id} ${account.id}`) ?? 0,
          entries: byAccount.get(account.id) ?? [],
        }),
      })),
  );
  return csvOf([ledgerTitles, ...pages.flatMap(({ fund, page }) => pageRows(fund, page))]);
}

/** Of each account the entries that touch it, looked up once. */
function entriesByAccount(
  entries: readonly KeptEntry[],
): ReadonlyMap<string, readonly KeptEntry[]> {
  const found = new Map<string, KeptEntry[]>();
  for (const entry of entries) {
    for (const accountId of new Set(entry.postings.map((posting) => posting.accountId))) {
      const own = found.get(accountId);
      if (own) own.push(entry);
      else found.set(accountId, [entry]);
    }
  }
  return found;
}

function pageRows({ name }: Fund, { account, openingYen, rows }: ReturnType<typeof ledgerPage>) {
  const place = [name, account.code, account.name];
  return [
    [...place, '', '', '期首残高', '', '', '', openingYen],
    ...rows.map((row) => [
      ...place,
      row.postedOn,
      row.number,
      row.summary,
      row.counterText,
      ...sidesOf(row.debitYen - row.creditYen),
      row.balanceYen,
    ]),
  ];
}

function namesOf(funds: readonly Fund[]): ReadonlyMap<string, string> {
  return new Map(funds.map(({ id, name }) => [id, name]));
}

/** Debit and credit, one of them empty. */
function sidesOf(signedYen: number): readonly [number | '', number | ''] {
  return signedYen < 0 ? ['', -signedYen] : [signedYen, ''];
}
