export type Sorting = {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
};

/** Ascending first, then descending, then the order the rows came in. */
export function toggleSorting(sorting: Sorting | undefined, columnId: string): Sorting | undefined {
  if (sorting?.columnId !== columnId) return { columnId, direction: 'ascending' };
  return sorting.direction === 'ascending' ? { columnId, direction: 'descending' } : undefined;
}

const japanese = new Intl.Collator('ja', { numeric: true });

export function sortRows<Row>(
  rows: readonly Row[],
  sortBy: ((row: Row) => string | number) | undefined,
  direction: Sorting['direction'] = 'ascending',
): readonly Row[] {
  if (!sortBy) return rows;
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => sign * compare(sortBy(a), sortBy(b)));
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : japanese.compare(String(a), String(b));
}
