import { demoId } from '#demo/demo-id.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { addBalances } from '#domain/ledger/balance.ts';
import { accountId } from './chart.ts';
import type { AccountRow, FiscalYearRow, PostingRow, YearOpeningRow } from './row-types.ts';

type Books = {
  readonly account: readonly AccountRow[];
  readonly fiscal_year: readonly FiscalYearRow[];
  readonly posting: readonly PostingRow[];
};

/** What every account began a year with, for the years after those that are closed for good. */
export function seedYearOpenings(books: Books, closedUntil: IsoDate): readonly YearOpeningRow[] {
  const [, ...later] = books.fiscal_year;
  return later
    .filter(({ starts_on }) => starts_on <= nextDayOf(closedUntil, books.fiscal_year))
    .flatMap((year) => openingsOf(books, year));
}

function openingsOf({ account, posting }: Books, year: FiscalYearRow): readonly YearOpeningRow[] {
  const restarts = new Set(
    account.filter(({ kind }) => kind === 'income' || kind === 'expense').map(({ id }) => id),
  );
  const carried = posting
    .filter(({ posted_on }) => posted_on < year.starts_on)
    .map(({ fund_id, account_id, amount_yen }) => ({
      fundId: fund_id,
      accountId: restarts.has(account_id) ? accountId('3110') : account_id,
      amountYen: amount_yen,
    }));
  return addBalances(carried)
    .filter(({ amountYen }) => amountYen !== 0)
    .map(({ fundId, accountId: account_id, amountYen }) => ({
      id: demoId('year_opening', `${year.id}:${fundId}:${account_id}`),
      fiscal_year_id: year.id,
      fund_id: fundId,
      account_id,
      amount_yen: amountYen,
    }));
}

/** The first day of the year that follows the closed one. */
function nextDayOf(closedUntil: IsoDate, years: readonly FiscalYearRow[]): IsoDate {
  return years.find(({ starts_on }) => starts_on > closedUntil)?.starts_on ?? closedUntil;
}
