import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';
import { type Account, shownYen } from './account.ts';
import { accountFinder, byCode } from './account-lookup.ts';
import type { Entry, Posting } from './entry.ts';

type LedgerRow = {
  readonly entryId: string;
  readonly number: number;
  readonly postedOn: IsoDate;
  readonly summary: string;
  readonly fundId: string;
  readonly counterpartyId: string | null;
  /** 相手科目: one name, or 諸口 where there are several. */
  readonly counterText: string;
  readonly counterAccounts: readonly Account[];
  readonly debitYen: Yen;
  readonly creditYen: Yen;
  /** After the row, with the sign that is normal for the account. */
  readonly balanceYen: Yen;
};

/** 総勘定元帳の1ページ */
export type LedgerPage = {
  readonly account: Account;
  readonly openingYen: Yen;
  readonly rows: readonly LedgerRow[];
  readonly closingYen: Yen;
};

export type LedgerPageInput = {
  readonly accountId: string;
  /** `null` for all funds together. */
  readonly fundId: string | null;
  readonly accounts: readonly Account[];
  /** Before the first row, debit positive. */
  readonly openingYen: Yen;
  /** With all their postings, in the order in which they are shown. */
  readonly entries: readonly Entry[];
};

/** Running balance of one account. */
export function ledgerPage(input: LedgerPageInput): LedgerPage {
  const findAccount = accountFinder(input.accounts);
  const account = findAccount(input.accountId);
  const rows: LedgerRow[] = [];
  let signedYen = input.openingYen;
  for (const entry of input.entries) {
    for (const posting of entry.postings.filter((each) => isOfPage(each, input))) {
      signedYen += posting.amountYen;
      const counterAccounts = counterAccountIds(posting, entry.postings)
        .map(findAccount)
        .toSorted(byCode);
      rows.push({
        entryId: entry.id,
        number: entry.number,
        postedOn: entry.postedOn,
        summary: entry.summary,
        fundId: posting.fundId,
        counterpartyId: posting.counterpartyId,
        counterAccounts,
        counterText: counterText(counterAccounts),
        debitYen: Math.max(posting.amountYen, 0),
        creditYen: Math.max(-posting.amountYen, 0),
        balanceYen: shownYen(account.kind, signedYen),
      });
    }
  }
  return {
    account,
    openingYen: shownYen(account.kind, input.openingYen),
    rows,
    closingYen: shownYen(account.kind, signedYen),
  };
}

function isOfPage(posting: Posting, { accountId, fundId }: LedgerPageInput): boolean {
  return posting.accountId === accountId && (fundId === null || posting.fundId === fundId);
}

/** Each fund of an entry balances on its own, so what stands against a line stands in its fund. */
function counterAccountIds(posting: Posting, postings: readonly Posting[]): string[] {
  const opposite = postings
    .filter(
      ({ fundId, amountYen }) => fundId === posting.fundId && amountYen * posting.amountYen < 0,
    )
    .map(({ accountId }) => accountId);
  return [...new Set(opposite)];
}

function counterText(accounts: readonly Account[]): string {
  const [first, second] = accounts;
  if (!first) return '';
  return second ? '諸口' : first.name;
}
