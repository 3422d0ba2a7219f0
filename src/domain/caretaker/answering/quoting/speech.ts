/** Who speaks in a line of minutes: 問 and 意見 come from the floor, 答 from those who are asked. */
export type Speech = 'question' | 'opinion' | 'reply';

const speeches: readonly (readonly [speech: Speech, words: string])[] = [
  ['question', '質問|質疑|問い?'],
  ['opinion', '意見|要望'],
  ['reply', '回答|返答|答え?'],
];
const speaker = '(?:（[^）\n]{1,40}）|\\([^)\n]{1,40}\\))';
const labels = speeches.map(([speech, words]) => ({
  speech,
  // 問（出席組合員A）　…, 質問1　…, 答：…; but 質問：… ／回答：… is a row of a table.
  label: new RegExp(
    `^(?:${words})[0-9０-９]{0,2}(?:${speaker}[：:]?|　|：)[　 ]*(?![^\n]*／[^\n]*：)`,
  ),
}));

/** Whose words a line is, where it says so; else null. */
export function speechOf(line: string): Speech | null {
  return labels.find(({ label }) => label.test(line))?.speech ?? null;
}

/** 意見（出席組合員A、反対）　: without it, a line would read as the word of the association. */
export function speechLabelOf(line: string): string {
  return labels.map(({ label }) => label.exec(line)?.[0] ?? '').find((found) => found !== '') ?? '';
}
