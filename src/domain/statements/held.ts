import { addDays, type IsoDate } from '#domain/calendar.ts';
import { lastDayOf } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { BalanceSheet } from './balance-sheet.ts';
import type { FundStanding } from './balance-words.ts';
import type { BookedYear } from './booked-year.ts';

/** 預金の残高 on a balance sheet; `null` where the fund has no account of its own. */
export function heldYenOf({ assets }: BalanceSheet): Yen | null {
  const banks = assets.lines.filter(({ account }) => account.role === 'bank');
  return banks.length === 0 ? null : sumYen(banks.map(({ amountYen }) => amountYen));
}

/** What `balanceBridge` tells of a balance sheet; `null` where the fund has no account of its own. */
export function standingOf(sheet: BalanceSheet): FundStanding | null {
  const heldYen = heldYenOf(sheet);
  if (heldYen === null) return null;
  return {
    heldYen,
    otherAssetsYen: sheet.assets.total.amountYen - heldYen,
    debtsYen: sheet.liabilities.total.amountYen,
    carriedYen: sheet.net.amountYen,
  };
}

/** The day that 預金の残高 of a year tells of: a bill that is only owed in a later month moves no money. */
export function heldUntil(
  year: Pick<BookedYear, 'months' | 'accounts' | 'startsOn' | 'bookedUntil'>,
): IsoDate {
  const banks = new Set(year.accounts.filter(({ role }) => role === 'bank').map(({ id }) => id));
  const moved = year.months
    .filter(({ accountId, month }) => banks.has(accountId) && month !== '')
    .map(({ month }) => lastDayOf(month))
    .toSorted()
    .at(-1);
  if (moved === undefined) return addDays(year.startsOn, -1);
  return moved < year.bookedUntil ? moved : year.bookedUntil;
}
