import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';
import type { Account, AccountKind, Fund } from './account.ts';
import { accountFinder, byCode } from './account-lookup.ts';
import type { Balance } from './balance.ts';
import type { Entry } from './entry.ts';

export type PlainJournalInput = {
  /** The association's, for the first line. */
  readonly title: string;
  readonly funds: readonly Fund[];
  readonly accounts: readonly Account[];
  /** What the books began with, where the first entry is not the opening one. */
  readonly opening: { readonly on: IsoDate; readonly balances: readonly Balance[] } | null;
  readonly entries: Iterable<Entry>;
  /** 取引先, by id. */
  readonly counterpartyNames: ReadonlyMap<string, string>;
};

/** English, because both programs know these words; the letter is the type that hledger asks for. */
const topLevels: Readonly<Record<AccountKind, readonly [name: string, letter: string]>> = {
  asset: ['Assets', 'A'],
  liability: ['Liabilities', 'L'],
  net: ['Equity', 'E'],
  income: ['Income', 'R'],
  expense: ['Expenses', 'X'],
};

/** The journal as plain text that hledger and ledger both read, in pieces to be written one after another. */
export function* plainJournal(input: PlainJournalInput): Generator<string> {
  const { accounts, opening, entries, title } = input;
  yield `; ${plainText(title)}\n\n${declarations(accounts)}\n`;
  const lineOf = postingWriter(input);
  if (opening && opening.balances.some(({ amountYen }) => amountYen !== 0)) {
    const lines = opening.balances
      .filter(({ amountYen }) => amountYen !== 0)
      .map((balance) => lineOf({ ...balance, counterpartyId: null }));
    yield `${opening.on} 前期からの繰越\n${lines.join('')}\n`;
  }
  for (const { postedOn, number, summary, postings } of entries) {
    yield `${postedOn} (${number}) ${plainText(summary)}\n${postings.map(lineOf).join('')}\n`;
  }
}

/** The type stands on a line of its own: ledger would take a comment beside the name for a part of it. */
function declarations(accounts: readonly Account[]): string {
  const kinds = Object.values(topLevels).map(
    ([name, letter]) => `account ${name}\n    ; type: ${letter}\n`,
  );
  const names = accounts.toSorted(byCode).map((account) => `account ${accountName(account)}\n`);
  return [...kinds, ...names].join('');
}

function postingWriter({ funds, accounts, counterpartyNames }: PlainJournalInput) {
  const findAccount = accountFinder(accounts);
  const fundNames = new Map(funds.map(({ id, name }) => [id, namePart(name)]));
  type Line = { fundId: string; accountId: string; amountYen: Yen; counterpartyId: string | null };
  return ({ fundId, accountId, amountYen, counterpartyId }: Line): string => {
    const name = `${accountName(findAccount(accountId))}:${fundNames.get(fundId) ?? fundId}`;
    const counterparty = counterpartyId === null ? '' : counterpartyNames.get(counterpartyId);
    const note = counterparty ? `  ; 取引先: ${tagText(counterparty)}` : '';
    return `    ${name}  ${amountYen} JPY${note}\n`;
  };
}

/** With the code: two accounts may bear the same name. */
function accountName({ kind, code, name }: Account): string {
  return `${topLevels[kind][0]}:${code} ${namePart(name)}`;
}

/** A colon would begin an account below, two blanks would end the name. */
function namePart(name: string): string {
  return plainText(name).replaceAll(':', '：');
}

/** A comma would end the tag, a colon begin another; what stands in brackets would be read as a day. */
function tagText(text: string): string {
  return namePart(text).replaceAll(',', '、').replaceAll('[', '［').replaceAll(']', '］');
}

/** One line in which nothing has a meaning of its own: a semicolon begins a comment, a bar parts payee and note. */
function plainText(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replaceAll(';', '；')
    .replaceAll('|', '｜');
}
