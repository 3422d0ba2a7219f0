import type { IsoDate } from '#domain/calendar.ts';
import { sumYen, type Yen } from '#domain/money.ts';

/** 契約 of the register, and what was booked as expense to its company in the year. */
export type ContractOfYear = {
  readonly id: string;
  readonly name: string;
  readonly endsOn: IsoDate;
  readonly yearlyYen: Yen;
  readonly expenses: readonly {
    readonly entryId: string;
    readonly amountYen: Yen;
  }[];
};

export type ContractToLook = {
  readonly id: string;
  readonly name: string;
  readonly endsOn: IsoDate;
  /** `null` where it has only come to its end; else the expense that holds more than a year of it. */
  readonly ahead: {
    readonly entryId: string;
    readonly amountYen: Yen;
    readonly yearlyYen: Yen;
  } | null;
};

/** One year's sum and half of another are more than a rise in price. */
const moreThanAYear = 1.5;

/**
 * 契約を見る: which ended in the year, and which were paid for years ahead and stand in this year's expense whole. What
 * is spread already (数年分の支払い) stands in 前払金 and is in no expense of that size.
 */
export function contractsAtYearEnd(
  contracts: readonly ContractOfYear[],
  { startsOn, until, endsOn }: Record<'startsOn' | 'until' | 'endsOn', IsoDate>,
): readonly ContractToLook[] {
  return contracts.flatMap((contract): readonly ContractToLook[] => {
    const { id, name, endsOn: lastDay } = contract;
    const ahead = lastDay > endsOn ? paidAhead(contract) : null;
    if (ahead) return [{ id, name, endsOn: lastDay, ahead }];
    const hasEnded = startsOn <= lastDay && lastDay <= until;
    return hasEnded ? [{ id, name, endsOn: lastDay, ahead: null }] : [];
  });
}

function paidAhead({ yearlyYen, expenses }: ContractOfYear): ContractToLook['ahead'] {
  if (yearlyYen <= 0) return null;
  const entryIds = [...new Set(expenses.map(({ entryId }) => entryId))];
  const largest = entryIds
    .map((entryId) => ({
      entryId,
      amountYen: sumYen(
        expenses.filter((it) => it.entryId === entryId).map(({ amountYen }) => amountYen),
      ),
      yearlyYen,
    }))
    .toSorted((one, other) => other.amountYen - one.amountYen)[0];
  return largest && largest.amountYen >= yearlyYen * moreThanAYear ? largest : null;
}
