/** 157.5 yen is 15,750. */
export function senOf(text: string): number | null {
  const plain = text.normalize('NFKC').replaceAll(/[,、\s円]/g, '');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}
