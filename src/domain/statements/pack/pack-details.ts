import { type Account, type AccountRole, shownYen } from '#domain/ledger/account.ts';
import { accountFinder } from '#domain/ledger/account-lookup.ts';
import { addBalances, type Balance } from '#domain/ledger/balance.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { BookedYear } from '#domain/statements/booked-year.ts';
import type { DetailTotal, Papers, PayableDetail } from '#domain/statements/checks/papers.ts';
import type { PartyBalance } from '#domain/statements/close/party-balance.ts';

const loanCode = '22';

type Known = { readonly year: BookedYear; readonly parties: readonly PartyBalance[] };

/** What the postings by counterparty come to, beside the line of the balance sheet. */
export function detailTotals({ year, parties }: Known, role: AccountRole): readonly DetailTotal[] {
  const findAccount = accountFinder(year.accounts);
  const own = parties.filter(({ accountId }) => findAccount(accountId).role === role);
  return addBalances(own)
    .map((it) => ({ ...it, amountYen: shown(findAccount(it.accountId), it.amountYen) }))
    .filter(({ amountYen }) => amountYen !== 0);
}

/** 未払金 by whom, and what was paid of it since. */
export function payableDetails({ year, parties }: Known): readonly PayableDetail[] {
  const findAccount = accountFinder(year.accounts);
  return parties
    .filter(({ accountId }) => findAccount(accountId).role === 'payable')
    .map(({ fundId, accountId, name, amountYen, clearedYen }) => {
      const owedYen = shown(findAccount(accountId), amountYen);
      return {
        fundId,
        name: name || '相手先の記録なし',
        owedYen,
        paidYen: clearedYen === 0 ? null : Math.min(owedYen, clearedYen),
      };
    })
    .filter(({ owedYen }) => owedYen > 0);
}

/** 払いすぎ: what lowers 未払金 of the balance sheet without being a bill. */
export function overpaidYen({ year, parties }: Known): Yen {
  const findAccount = accountFinder(year.accounts);
  return sumYen(
    parties
      .filter(({ accountId }) => findAccount(accountId).role === 'payable')
      .map(({ accountId, amountYen }) => Math.max(0, -shown(findAccount(accountId), amountYen))),
  );
}

/** 借入金 of each fund: with what it began, what was borrowed and repaid, month by month, and what is left. */
export function loanDetails({
  opening,
  months,
  accounts,
}: BookedYear): NonNullable<Papers['loans']> {
  const findAccount = accountFinder(accounts);
  const isLoan = (it: Balance) => findAccount(it.accountId).code.startsWith(loanCode);
  const began = opening.filter(isLoan);
  const moved = months.filter(isLoan);
  return addBalances([...began, ...moved]).map(({ fundId, accountId, amountYen }) => {
    const own = (it: Balance) => it.fundId === fundId && it.accountId === accountId;
    const moves = moved.filter(own).map((it) => it.amountYen);
    return {
      fundId,
      name: findAccount(accountId).name,
      openingYen: -sumYen(began.filter(own).map((it) => it.amountYen)),
      borrowedYen: -sumYen(moves.filter((yen) => yen < 0)),
      repaidYen: sumYen(moves.filter((yen) => yen > 0)),
      closingYen: -amountYen,
    };
  });
}

/** 月次累計 of the last month: what the twelve monthly reports add up to. */
export function monthTotals({ months, accounts }: BookedYear): readonly DetailTotal[] {
  const findAccount = accountFinder(accounts);
  return addBalances(months)
    .map((it) => ({ ...it, account: findAccount(it.accountId) }))
    .filter(({ account }) => account.kind === 'income' || account.kind === 'expense')
    .map(({ account, fundId, accountId, amountYen }) => ({
      fundId,
      accountId,
      amountYen: shown(account, amountYen),
    }));
}

function shown({ kind }: Account, amountYen: number): number {
  return shownYen(kind, amountYen);
}
