import type { IsoDate } from '#domain/calendar.ts';
import { expenseParts } from '#domain/caretaker/exact/account-words.ts';
import { shownYen } from '#domain/ledger/account.ts';
import { type MoneyYear, wholeMonths, type YearLine } from '#domain/statements/year-comparison.ts';
import type { Db } from '#server/db/db.ts';
import { findLockedUntil, listAccounts, listFunds } from '#server/features/ledger/chart-store.ts';
import {
  listBookedYears,
  listMonths,
  listPastSums,
  listSpendingFor,
} from '#server/features/ledger/money-store.ts';
import type { Scope } from '#server/http/scope.ts';

type Sum = {
  readonly month: string;
  readonly fundId: string;
  readonly accountId: string;
  readonly part?: string;
  readonly amountYen: number;
};

/** What came in and went out in each year of the books, and in the one before them; the newest first. */
export async function loadMoneyYears(
  db: Db,
  scope: Scope<'fund.read'>,
  today: IsoDate,
): Promise<readonly MoneyYear[]> {
  const booked = (await listBookedYears(db, scope)).filter(({ startsOn }) => startsOn <= today);
  const [first] = booked;
  if (!first) return [];
  const lineOf = await lineMaker(db, scope);
  const lockedUntil = await findLockedUntil(db, scope);
  const years: MoneyYear[] = [];
  for (const year of booked) {
    const sums: Sum[] = [
      ...(await listMonths(db, scope, year)),
      ...(await listSpendingFor(db, scope, { ...year, parts: expenseParts })),
    ];
    const { fiscalYear, startsOn, endsOn } = year;
    const months = wholeMonths({ ...year, lockedUntil, today });
    const lines = lineOf(sums, startsOn);
    years.unshift({ fiscalYear, startsOn, endsOn, wholeMonths: months, isByMonth: true, lines });
  }
  const before = await listPastSums(db, scope, first.fiscalYear - 1);
  return before.length === 0 ? years : [...years, pastYear(first, lineOf(before, ''))];
}

function pastYear(
  first: { fiscalYear: number; startsOn: IsoDate; endsOn: IsoDate },
  lines: readonly YearLine[],
): MoneyYear {
  const yearBefore = (day: IsoDate) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return {
    fiscalYear: first.fiscalYear - 1,
    startsOn: yearBefore(first.startsOn),
    endsOn: yearBefore(first.endsOn),
    wholeMonths: 12,
    isByMonth: false,
    lines,
  };
}

async function lineMaker(db: Db, scope: Scope<'fund.read'>) {
  const accounts = new Map((await listAccounts(db, scope)).map((account) => [account.id, account]));
  const funds = new Map((await listFunds(db, scope)).map(({ id, code }) => [id, code]));
  return (sums: readonly Sum[], startsOn: IsoDate): readonly YearLine[] => {
    const lines = new Map<string, YearLine & { monthsYen: number[] }>();
    for (const { month, fundId, accountId, part = null, amountYen } of sums) {
      const account = accounts.get(accountId);
      const fundCode = funds.get(fundId);
      if (!account || fundCode === undefined) continue;
      const { kind: side, name } = account;
      if ((side !== 'income' && side !== 'expense') || !isWithin(part, name)) continue;
      const key = [fundId, accountId, part].join(' ');
      const line = lines.get(key) ?? { fundCode, account: name, part, side, monthsYen: [] };
      addTo(
        line.monthsYen,
        month === '' ? 0 : monthIndex(month, startsOn),
        shownYen(side, amountYen),
      );
      lines.set(key, line);
    }
    return [...lines.values()];
  };
}

/** 水道設備株式会社 in the summary of a repair makes it no water. */
function isWithin(part: string | null, account: string): boolean {
  return part === null || isOfPart(part, account);
}

function isOfPart(part: string, account: string): boolean {
  return expenseParts.find(({ name }) => name === part)?.within.test(account) ?? false;
}

function addTo(monthsYen: number[], index: number, yen: number): void {
  while (monthsYen.length <= index) monthsYen.push(0);
  monthsYen[index] = (monthsYen[index] ?? 0) + yen;
}

/** 0 is the month in which the year begins. */
function monthIndex(month: string, startsOn: IsoDate): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const [firstYear = 0, firstMonth = 0] = startsOn.split('-').map(Number);
  return (year - firstYear) * 12 + number - firstMonth;
}
