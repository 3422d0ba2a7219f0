/** JSON of somebody else: anything may stand anywhere. */
export type Item = Readonly<Record<string, unknown>>;

export const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
export function list(item: Item, name: string): readonly Item[] {
  const value = item[name];
  return Array.isArray(value) ? value.filter(isItem) : [];
}
