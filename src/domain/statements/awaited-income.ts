import type { IsoDate } from '#domain/calendar.ts';
import type { Account, Fund } from '#domain/ledger/account.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { BookedYear } from './booked-year.ts';

/** Income and expense of a fund in a month. */
export type MonthSums = {
  /** Of the fund. */
  readonly code: string;
  /** `2026-11` */
  readonly month: string;
  readonly incomeYen: Yen;
  readonly expenseYen: Yen;
};

type Named = Pick<Fund, 'code' | 'name'>;

/**
 * The last month of the books has expenses, in whichever fund, and not yet the dues of these funds: what is left over
 * then looks smaller than it is. `sums` are those of all funds. Empty where nothing is awaited.
 */
export function awaitedIncome(
  until: IsoDate,
  sums: readonly MonthSums[],
  shown: readonly Named[],
): string {
  const month = until.slice(0, 7);
  if (!sums.some((it) => it.month === month && it.expenseYen > 0)) return '';
  const awaited = shown.filter(({ code }) => isAwaited(code, month, sums));
  if (awaited.length === 0) return '';
  const isMissingIn = (name: string) => awaited.every(({ code }) => isAwaited(code, name, sums));
  const before = monthsBack.map((back) => addMonths(month, -back));
  const firstWhole = before.findIndex((name) => !isMissingIn(name));
  const missing = [month, ...before.slice(0, firstWhole === -1 ? before.length : firstWhole)];
  return `${missingWords(missing.toReversed())}の${incomeWords(awaited)}は、まだ帳簿に入っていません。収支差額と繰越金は、その分だけ少なく見えています。`;
}

function missingWords(months: readonly string[]): string {
  const names = months.map((month) => `${Number(month.slice(5))}月分`);
  return names.length > 2 ? `${names[0]}から${names.at(-1)}まで` : names.join('と');
}

/** The same of the books of a year, at the end of them or of an earlier month. */
export function awaitedIncomeOf(
  year: Pick<BookedYear, 'bookedUntil' | 'months' | 'monthsBefore' | 'accounts' | 'funds'>,
  shown: readonly Named[],
  until: IsoDate = year.bookedUntil,
): string {
  const { months, monthsBefore, accounts, funds } = year;
  return awaitedIncome(until, monthSums([...monthsBefore, ...months], accounts, funds), shown);
}

const monthsBack = [1, 2, 3, 4, 5, 6];

/** Less than half of what is usual is a stray interest, not the dues. Usual is what half of the months before had. */
function isAwaited(code: string, month: string, sums: readonly MonthSums[]): boolean {
  const incomeIn = (name: string) =>
    sumYen(sums.filter((it) => it.code === code && it.month === name).map((it) => it.incomeYen));
  const incomes = monthsBack
    .map((back) => addMonths(month, -back))
    .filter((name) => sums.some((it) => it.month === name))
    .map(incomeIn)
    .toSorted((one, other) => other - one);
  // Not the largest: what one month brought beside the dues is not usual.
  const usualYen = incomes[Math.min(1, incomes.length - 1)] ?? 0;
  const usualMonths = incomes.filter((yen) => yen * 2 >= usualYen).length;
  return usualMonths * 2 >= incomes.length && incomeIn(month) * 2 < usualYen;
}

const dues: Readonly<Record<string, string>> = { general: '管理費', reserve: '修繕積立金' };

function incomeWords(funds: readonly Named[]): string {
  const names = funds.map(({ code }) => dues[code]);
  return names.includes(undefined)
    ? `収入（${funds.map(({ name }) => name).join('、')}）`
    : `${names.join('や')}などの収入`;
}

type Posted = {
  /** '' where a year is known by its sums alone. */
  readonly month: string;
  readonly fundId: string;
  readonly accountId: string;
  /** Debit positive. */
  readonly amountYen: Yen;
};

/** Income and expense, fund by fund and month by month. */
export function monthSums(
  posted: readonly Posted[],
  accounts: readonly Pick<Account, 'id' | 'kind'>[],
  funds: readonly Pick<Fund, 'id' | 'code'>[],
): readonly MonthSums[] {
  const kinds = new Map(accounts.map(({ id, kind }) => [id, kind]));
  const months = [...new Set(posted.map(({ month }) => month))].filter((it) => it !== '');
  return months.toSorted().flatMap((month) =>
    funds.flatMap(({ id, code }) => {
      const own = posted.filter((it) => it.month === month && it.fundId === id);
      if (own.length === 0) return [];
      const yenOf = (kind: 'income' | 'expense') =>
        sumYen(
          own.filter((it) => kinds.get(it.accountId) === kind).map(({ amountYen }) => amountYen),
        );
      return { code, month, incomeYen: 0 - yenOf('income'), expenseYen: yenOf('expense') };
    }),
  );
}
