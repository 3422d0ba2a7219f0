const mostNames = 3;

/** 「A」と「B」; many are told by the first and their number. Names come with their quotation marks. */
export function namesText(names: readonly string[]): string {
  return names.length > mostNames
    ? `${names[0] ?? ''}など${names.length}件の工事`
    : names.join('と');
}
