const longestQuestion = 500;

/** Months and years that are often typed in kana, each with a word that nothing else holds. */
const inKana: readonly (readonly [typed: RegExp, written: string])[] = [
  [/らいげつ/g, '来月'],
  [/こんげつ/g, '今月'],
  [/せんげつ/g, '先月'],
  [/まいつき/g, '毎月'],
  [/らいねん/g, '来年'],
  [/きょねん/g, '去年'],
];

/**
 * A question as the recognisers read it: half width, lower case, no spaces, no longer than a question may be, and
 * months as they are written.
 */
export function plainQuestion(question: string): string {
  const plain = question
    .slice(0, longestQuestion)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/gu, '');
  return inKana.reduce((text, [typed, written]) => text.replace(typed, written), plain);
}
