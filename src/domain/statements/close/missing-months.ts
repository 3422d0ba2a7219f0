import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import type { Yen } from '#domain/money.ts';

/** What came of one counterparty on an account of income or expense in a month, as the account shows it. */
export type MonthOfParty = {
  readonly fundId: string;
  readonly accountId: string;
  readonly counterpartyId: string | null;
  /** `2026-03` */
  readonly month: string;
  readonly amountYen: Yen;
};

/** What came in each of the months before, and in the last one not. */
export type MissingMonth = Omit<MonthOfParty, 'month' | 'amountYen'> & {
  readonly usualYen: Yen;
  /** The same sum each time. */
  readonly isSteady: boolean;
};

/** As many months in a row make a habit. */
export const monthsOfHabit = 3;

/** 記帳もれかもしれないもの: the habits that `lastMonth` breaks, the largest first. */
export function missingMonths(
  rows: readonly MonthOfParty[],
  lastMonth: string,
): readonly MissingMonth[] {
  const before = Array.from({ length: monthsOfHabit }, (_, at) => addMonths(lastMonth, -at - 1));
  const groups = new Map<string, MonthOfParty[]>();
  for (const row of rows.filter(({ amountYen }) => amountYen > 0)) {
    const key = `${row.fundId} ${row.accountId} ${row.counterpartyId}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      const yenOf = new Map(group.map(({ month, amountYen }) => [month, amountYen]));
      const usual = before.flatMap((month) => yenOf.get(month) ?? []);
      const [usualYen] = usual;
      if (!first || usualYen === undefined) return [];
      if (yenOf.has(lastMonth) || usual.length < monthsOfHabit) return [];
      const { fundId, accountId, counterpartyId } = first;
      const isSteady = usual.every((yen) => yen === usualYen);
      return [{ fundId, accountId, counterpartyId, usualYen, isSteady }];
    })
    .toSorted((a, b) => b.usualYen - a.usualYen);
}
