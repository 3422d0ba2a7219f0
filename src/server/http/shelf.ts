/** Values that are made once and kept while they are used: the longest unused go when it gets heavy. */
export type Shelf<Value> = {
  /** The value of this key, made or in the making. Whoever asks meanwhile waits for the same one. */
  readonly find: (key: string) => Promise<Value> | undefined;
  readonly keep: (key: string, make: () => Promise<Value>) => Promise<Value>;
};

type Kept<Value> = { readonly value: Promise<Value>; weight: number };

export function createShelf<Value>(
  weightLimit: number,
  weightOf: (value: Value) => number,
): Shelf<Value> {
  const kept = new Map<string, Kept<Value>>();
  let total = 0;

  function find(key: string): Promise<Value> | undefined {
    const entry = kept.get(key);
    if (!entry) return undefined;
    // A map keeps the order in which its keys came: the first is the longest unused.
    kept.delete(key);
    kept.set(key, entry);
    return entry.value;
  }

  function keep(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = find(key);
    if (known) return known;
    const entry: Kept<Value> = { value: make(), weight: 0 };
    kept.set(key, entry);
    entry.value.then(
      (value) => weigh(key, entry, weightOf(value)),
      () => kept.delete(key),
    );
    return entry.value;
  }

  function weigh(key: string, entry: Kept<Value>, weight: number): void {
    if (kept.get(key) !== entry) return;
    entry.weight = weight;
    total += weight;
    for (const [oldest, { weight: freed }] of kept) {
      if (total <= weightLimit || kept.size === 1) return;
      // What is in the making weighs nothing yet, and somebody waits for it.
      if (freed === 0 || oldest === key) continue;
      kept.delete(oldest);
      total -= freed;
    }
  }

  return { find, keep };
}
