import type { Yen } from '#domain/money.ts';

/** A line on 未払金: what is owed is negative, what pays it positive. */
export type OwedLine = {
  readonly entryId: string;
  readonly fundId: string;
  readonly accountId: string;
  readonly counterpartyId: string | null;
  readonly amountYen: Yen;
  /** A paper stands beside the entry. */
  readonly hasVoucher: boolean;
};

/**
 * How much of each payment settles something owed beside which a paper stands. The lines come in the order of the
 * books; a payment goes to the oldest open sum that is just as large, of the same payee, account and fund.
 */
export function settledWithPaper(lines: readonly OwedLine[]): ReadonlyMap<string, Yen> {
  const owed = new Map<string, OwedLine[]>();
  const settled = new Map<string, Yen>();
  for (const line of lines) {
    const { entryId, amountYen, fundId, accountId, counterpartyId } = line;
    const key = [fundId, accountId, counterpartyId, Math.abs(amountYen)].join(' ');
    const open = owed.get(key) ?? [];
    if (amountYen < 0) {
      owed.set(key, [...open, line]);
    } else if (open.shift()?.hasVoucher) {
      settled.set(entryId, (settled.get(entryId) ?? 0) + amountYen);
    }
  }
  return settled;
}
