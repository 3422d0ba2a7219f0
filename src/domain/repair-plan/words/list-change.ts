type Entry = { readonly year: number };

/** What became of a list of loans, levies or incomes; two of one year are taken for the same one, changed. */
type ListChange<One extends Entry> = {
  readonly added: readonly One[];
  readonly removed: readonly One[];
  readonly changed: readonly (readonly [before: One, after: One])[];
};

export function listChange<One extends Entry>(
  before: readonly One[],
  after: readonly One[],
): ListChange<One> {
  const gone = without(before, after);
  const added: One[] = [];
  const changed: [One, One][] = [];
  for (const one of without(after, before)) {
    const place = gone.findIndex(({ year }) => year === one.year);
    const [former] = place < 0 ? [] : gone.splice(place, 1);
    if (former) changed.push([former, one]);
    else added.push(one);
  }
  return { added, removed: gone, changed };
}

/** The entries of a list that the other does not have, as often as they come. */
function without<One extends Entry>(list: readonly One[], other: readonly One[]): One[] {
  const left = other.map(keyOf);
  return list.filter((one) => {
    const place = left.indexOf(keyOf(one));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** A stored plan may have its fields in another order. */
function keyOf(one: Entry): string {
  return JSON.stringify(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
