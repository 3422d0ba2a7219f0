import type { IsoDate } from '#domain/calendar.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { openYen, type Position } from './position.ts';
import type { Month } from './tariff.ts';

type OpenItem = {
  readonly itemId: string;
  readonly month: Month;
  readonly dueOn: IsoDate;
  readonly yen: Yen;
};

/** 滞納 of a dwelling: what is open, the oldest first. */
export type DwellingArrears = {
  readonly dwellingId: string;
  readonly months: number;
  readonly yen: Yen;
  readonly oldestDueOn: IsoDate;
  readonly items: readonly OpenItem[];
};

/** By accrual: billed for a month up to this one and not paid, as the books have it in 未収金. */
export function accruedBy(month: Month): (position: Position) => boolean {
  return (position) => position.chargedYen > 0 && position.month <= month;
}

/** Whoever owes most months first. `positions` must hold what is due of months that are not billed yet. */
export function listArrears(
  positions: readonly Position[],
  counts: (position: Position) => boolean,
): readonly DwellingArrears[] {
  const groups = new Map<string, Position[]>();
  for (const position of positions) {
    if (openYen(position) <= 0 || !counts(position)) continue;
    const group = groups.get(position.dwellingId);
    if (group) group.push(position);
    else groups.set(position.dwellingId, [position]);
  }
  return [...groups]
    .map(([dwellingId, open]) => arrearsOf(dwellingId, open))
    .toSorted((one, other) => other.months - one.months || other.yen - one.yen);
}

function arrearsOf(dwellingId: string, open: readonly Position[]): DwellingArrears {
  const items = open
    .map((it) => ({ itemId: it.itemId, month: it.month, dueOn: it.dueOn, yen: openYen(it) }))
    .toSorted((one, other) => one.month.localeCompare(other.month));
  return {
    dwellingId,
    months: new Set(items.map(({ month }) => month)).size,
    yen: sumYen(items.map(({ yen }) => yen)),
    oldestDueOn: items.reduce((day, { dueOn }) => (dueOn < day ? dueOn : day), '9999-12-31'),
    items,
  };
}

/** From the list by due days to 未収金 of the books (X16): what lies between is told month by month. */
export function arrearsBridge(
  positions: readonly Position[],
  { month, isLate }: { month: Month; isLate: (position: Position) => boolean },
) {
  const open = positions.filter((it) => openYen(it) > 0);
  const isAccrued = accruedBy(month);
  const sum = (all: readonly Position[]) => sumYen(all.map(openYen));
  const notBilled = open.filter((it) => isLate(it) && !isAccrued(it));
  const notDue = open.filter((it) => isAccrued(it) && !isLate(it));
  return {
    overdueYen: sum(open.filter(isLate)),
    /** Due before its month began, so not yet in the books. */
    notBilledYen: sum(notBilled),
    notBilledMonths: [...new Set(notBilled.map((it) => it.month))].toSorted(),
    /** In the books, with time left to pay or with the bank's answer on its way. */
    notDueYen: sum(notDue),
    accruedYen: sum(open.filter(isAccrued)),
  };
}
