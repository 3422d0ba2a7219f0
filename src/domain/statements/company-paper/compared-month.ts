import type { IsoDate } from '#domain/calendar.ts';
import type { Account } from '#domain/ledger/account.ts';
import { lastDayOf } from '#domain/ledger/repeats/bank-day.ts';
import type { Yen } from '#domain/money.ts';
import { type Comparison, differingLines } from './compare-paper.ts';
import type { MonthPaper } from './paper-due.ts';

/** A paper that came: where it and the own books differ. */
export type ComparedMonth = {
  readonly month: string;
  readonly dueOn: IsoDate;
  /** The month of the own books. */
  readonly isClosed: boolean;
  readonly differing: readonly {
    readonly fundId: string;
    readonly kind: Account['kind'];
    /** With its 会計, for two of them may have an account of that name. */
    readonly name: string;
    readonly paperYen: Yen;
    readonly bookedYen: Yen;
  }[];
  /** Lines of which nobody has said yet what they are. */
  readonly unknownCount: number;
};

export function comparedMonth(
  { month, dueOn }: MonthPaper,
  found: Comparison,
  lockedUntil: IsoDate | null,
): ComparedMonth {
  return {
    month,
    dueOn,
    isClosed: lockedUntil !== null && lastDayOf(month) <= lockedUntil,
    differing: differingLines(found).map(({ fund, account, paperYen, bookedYen }) => ({
      fundId: fund.id,
      kind: account.kind,
      name: `${fund.name}の${account.name}`,
      paperYen,
      bookedYen,
    })),
    unknownCount: found.unknown.length,
  };
}
