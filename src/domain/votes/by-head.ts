/** What belongs to one head together, each in the order in which it came. */
export function byHead<T extends { readonly headId: string }>(
  rows: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const sorted = new Map<string, T[]>();
  for (const row of rows) {
    const own = sorted.get(row.headId);
    if (own) own.push(row);
    else sorted.set(row.headId, [row]);
  }
  return sorted;
}
