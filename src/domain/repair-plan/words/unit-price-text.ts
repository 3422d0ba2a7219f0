const number = new Intl.NumberFormat('ja-JP');

/** 150 or 196.3: yen for a square metre, with one decimal where there is one. */
export function unitPriceText(unitPriceYen: number): string {
  return number.format(Number(unitPriceYen.toFixed(1)));
}
