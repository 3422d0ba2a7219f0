import type { Yen } from '#domain/money.ts';

/** A contract of the association, and the line where it is paid. */
export type BookedContract = {
  readonly name: string;
  readonly yearlyYen: Yen;
  readonly fundId: string;
  readonly accountId: string;
  /** How often a year it is paid, by the payments that were made. */
  readonly times: number;
  /** What was paid for it in the year. */
  readonly paidYen: Yen;
};

/** What the company of a contract was paid on one line of the books in the year, payment by payment. */
type PaidLine = {
  readonly fundId: string;
  readonly accountId: string;
  readonly paymentsYen: readonly Yen[];
};

export type WrittenContract = {
  readonly name: string;
  readonly yearlyYen: Yen;
  readonly lines: readonly PaidLine[];
};

const timesAYear = [12, 6, 4, 3, 2, 1] as const;

/**
 * Where a contract is paid: the line with payments of its price, by month, quarter or year. A company is paid for
 * repairs too, and on other lines; where no payment is of the price, nothing is said of the contract.
 */
export function bookContract({ name, yearlyYen, lines }: WrittenContract): BookedContract | null {
  if (yearlyYen <= 0) return null;
  const found = lines.flatMap(({ fundId, accountId, paymentsYen }) =>
    timesAYear.flatMap((times) => {
      const count = paymentsYen.filter((yen) => yen * times === yearlyYen).length;
      const booked = { name, yearlyYen, fundId, accountId, times };
      return count === 0 || count > times
        ? []
        : [{ ...booked, share: count / times, paidYen: (count * yearlyYen) / times }];
    }),
  );
  const [best] = found.toSorted((one, other) => other.share - one.share);
  if (!best) return null;
  const { share: _share, ...booked } = best;
  return booked;
}
