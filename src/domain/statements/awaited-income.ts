import { type IsoDate, partsOf } from '#domain/calendar.ts';
import type { Account } from '#domain/ledger/account.ts';
import { sumYen, type Yen } from '#domain/money.ts';

export type MonthSums = {
  /** `2026-11` */
  readonly month: string;
  readonly incomeYen: Yen;
  readonly expenseYen: Yen;
};

/**
 * The last month of the books has its expenses and not yet its dues: what is left over then looks smaller than it is.
 * Less than half of the month before is a stray interest, not the dues. Empty where nothing is awaited.
 */
export function awaitedIncome(bookedUntil: IsoDate, months: readonly MonthSums[]): string {
  const name = bookedUntil.slice(0, 7);
  const last = months.find(({ month }) => month === name);
  const before = months.findLast(({ month }) => month < name);
  if (!last || !before || last.expenseYen <= 0) return '';
  if (last.incomeYen * 2 >= before.incomeYen) return '';
  return `${partsOf(bookedUntil).month}月分の管理費などの収入は、まだ帳簿に入っていません。いまの繰越金は、その分だけ少なく見えています。`;
}

type Posted = {
  readonly month: string;
  readonly fundId: string;
  readonly accountId: string;
  /** Debit positive. */
  readonly amountYen: Yen;
};

type Kinds = readonly Pick<Account, 'id' | 'kind'>[];

/** Income and expense of these funds, month by month. */
export function monthSums(
  posted: readonly Posted[],
  accounts: Kinds,
  fundIds: readonly string[],
): readonly MonthSums[] {
  const kinds = new Map(accounts.map(({ id, kind }) => [id, kind]));
  const own = posted.filter(({ fundId }) => fundIds.includes(fundId));
  const sumOf = (month: string, kind: 'income' | 'expense') =>
    sumYen(
      own
        .filter((it) => it.month === month && kinds.get(it.accountId) === kind)
        .map(({ amountYen }) => (kind === 'income' ? -amountYen : amountYen)),
    );
  return [...new Set(own.map(({ month }) => month))].toSorted().map((month) => ({
    month,
    incomeYen: sumOf(month, 'income'),
    expenseYen: sumOf(month, 'expense'),
  }));
}
