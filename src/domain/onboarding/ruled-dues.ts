import { formatYen } from '#domain/format-yen.ts';
import { readWhole } from './read-roster-cell.ts';
import { type Placed, type RosterColumn, rosterColumns } from './roster.ts';

type DuesColumn = 'managementFeeYen' | 'reserveFeeYen';

/** 管理費 and 修繕積立金 of a dwelling by the 料金表, of what has a rate there. */
export type DuesOf = (number: string) => Partial<Record<DuesColumn, number>>;

/** What the 料金表 rules leaves what is registered. */
export function withoutDues(placed: Placed, duesOf: DuesOf): Placed {
  const ruled = Object.keys(duesOf(''));
  return Object.fromEntries(Object.entries(placed).filter(([column]) => !ruled.includes(column)));
}

type Ruled = { readonly dues: ReturnType<DuesOf>; readonly isNew: boolean };

/** A table may repeat what the 料金表 says; another sum is changed there alone. */
export function duesProblem(
  text: string,
  column: RosterColumn,
  { dues, isNew }: Ruled,
): string | null {
  if (text === '' || (column !== 'managementFeeYen' && column !== 'reserveFeeYen')) return null;
  const yen = dues[column];
  if (yen === undefined) return null;
  if (isNew) return `${rosterColumns[column]}は料金表で決まります。この列をなくしてください。`;
  const said = readWhole(text, { from: 0, to: Number.MAX_SAFE_INTEGER });
  return 'value' in said && said.value === yen
    ? null
    : `料金表では${formatYen(yen)}です。会計の「請求」で料金表を変えるか、この列をなくしてください。`;
}
