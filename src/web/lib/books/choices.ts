import type { Account, AccountKind } from '#domain/ledger/account.ts';
import { plainWordsOf } from '#domain/ledger/plain-words.ts';
import { isTimeDeposit } from '#domain/payments/time-deposit.ts';
import { kindNames } from './account-groups.ts';
import { type Books, nameOf } from './use-books.ts';

/** Accounts that something can be booked to; what is carried forward is not among them. */
export function bookableAccounts(
  { accounts }: Books,
  kinds: readonly AccountKind[],
): readonly Account[] {
  return kinds.flatMap((kind) =>
    accounts.filter((it) => it.kind === kind && !it.isRetired && !isHeading(it, accounts)),
  );
}

/** 普通預金 is booked to one of its kind, `1120-01`, where there are such. */
function isHeading({ code }: Account, accounts: readonly Account[]): boolean {
  return accounts.some((it) => it.code.startsWith(`${code}-`));
}

/** As options by name, code and everyday words. */
export function accountOptions(accounts: readonly Account[]) {
  return accounts.map((account) => ({
    id: account.id,
    label: account.name,
    remark: plainWordsOf(account) || kindNames[account.kind],
    words: account.code,
  }));
}

/** Where money lies: those of the fund first. */
export function moneyAccounts(books: Books, fundId: string): readonly Account[] {
  const isOfFund = ({ id }: Account) => books.bankAccount(id)?.fundId === fundId;
  const all = bookableAccounts(books, ['asset']).filter(
    ({ role }) => role === 'bank' || role === 'cash',
  );
  const ofOthers = all.filter((it) => books.bankAccount(it.id) && !isOfFund(it));
  return [...all.filter(isOfFund), ...all.filter((it) => !books.bankAccount(it.id)), ...ofOthers];
}

/** The account that a fund pays from day by day: not a time deposit. */
export function everydayMoney(books: Books, fundId: string): string {
  const ofFund = moneyAccounts(books, fundId).filter(
    ({ id }) => books.bankAccount(id)?.fundId === fundId,
  );
  const daily = ofFund.find(({ id }) => !isTimeDeposit(books.bankAccount(id) ?? { kind: '' }));
  return (daily ?? ofFund[0])?.id ?? '';
}

/** 「普通預金（澄川銀行）・みどり坂支店」 */
export function moneyLabel(books: Books, account: Account): string {
  const bank = books.bankAccount(account.id);
  if (!bank) return account.name;
  return `${account.name}・${bank.branch}・${nameOf(books.fund(bank.fundId))}`;
}
