/** セル, as a spreadsheet or a pasted table gives it. A formula whose result the file does not hold is told apart. */
export type Cell = string | number | boolean | null | UnknownResult;

type UnknownResult = { readonly formula: string };

export function isUnknownResult(cell: Cell): cell is UnknownResult {
  return typeof cell === 'object' && cell !== null;
}

/** What a person sees in the cell. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  return isUnknownResult(cell) ? `=${cell.formula}` : String(cell);
}

export function isBlank(cell: Cell | undefined): boolean {
  return textOf(cell).trim() === '';
}

/** Full-width digits and signs as half-width ones: 「１，２３４」 is 1,234. */
export function plainText(cell: Cell): string {
  return textOf(cell).normalize('NFKC').trim();
}
