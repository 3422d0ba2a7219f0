/** What bytes a file of 全銀 may end with beside its records. */
const endMark = '\u001A';

/**
 * 全銀 as records of one length, with or without line ends (120 or 122, 200 or 202 bytes). `wrongAt` is the first one
 * of another length, -1 where all are right.
 */
export function zenginRecords(
  text: string,
  recordLength: number,
): { readonly records: readonly string[]; readonly wrongAt: number } {
  const plain = text.replaceAll(endMark, '').replace(/[\r\n]+$/, '');
  const records = /[\r\n]/.test(plain)
    ? plain.split(/\r\n|\n|\r/)
    : (plain.match(new RegExp(`[^]{1,${recordLength}}`, 'g')) ?? []);
  return { records, wrongAt: records.findIndex(({ length }) => length !== recordLength) };
}
