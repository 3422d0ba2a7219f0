import type { Yen } from '#domain/money.ts';
import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';

/** What is known of a line beside its price. */
type Particulars = {
  /** The year after A of the last time; without it, nothing was done since the building was completed. */
  readonly done?: number;
  readonly condition?: RepairItem['condition'];
  /** Priced by the firm that looks after the parking machine, in the year A. */
  readonly isQuoted?: true;
  /** Notes may hold `{{y+9}}`, as the documents do. */
  readonly note?: string;
  /** What was seen since the plan was adopted: the version of that day does not know it. */
  readonly finding?: string;
};

/** A line of the demonstration's register; years are told from A, those behind it are works that are done. */
export type RepairLine = readonly [
  id: string,
  part: string,
  work: string,
  cycle: readonly [loYears: number, hiYears: number] | null,
  years: readonly number[],
  amount: readonly [quantity: number, unit: string, unitPriceYen: Yen],
  particulars?: Particulars,
];

export type RegisterGroup = {
  readonly group: number;
  /** 大規模修繕工事 of y+9 and y+22. */
  readonly majorWorks: readonly RepairLine[];
  readonly otherWorks: readonly RepairLine[];
};

/** The standard form lists it; this building has none. */
export function absent(id: string, part: string, work: string, note = ''): RepairLine {
  return [id, part, work, null, [], [1, '式', 0], { note: `この建物にはありません。${note}` }];
}
