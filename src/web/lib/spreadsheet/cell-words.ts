/** A cell as text; a formula whose result the file does not hold says nothing. */
export function cellWords(cell: unknown): string {
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
}
