type Entry<Value> = { readonly key: string; readonly value: Value; readonly mostKept: number };

/** Puts a value at the end of the map, where the newest stand, and lets the longest unused one go. */
export function keepRecent<Value>(
  map: Map<string, Value>,
  { key, value, mostKept }: Entry<Value>,
): Value {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > mostKept && oldest !== undefined) map.delete(oldest);
  return value;
}
