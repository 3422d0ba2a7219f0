/** A whole number as people type it, in full width too; `null` where it is none. */
export function wholeIn(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/[,、\s円]/g, '');
  return /^\d{1,7}$/.test(plain) ? Number(plain) : null;
}
