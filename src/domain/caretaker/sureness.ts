/** たしかさ: the word beside the percent, and what it means to somebody who wants to rely on the answer. */
export type Sureness = { readonly from: number; readonly word: string; readonly meaning: string };

/** Below it only about half of the answers to tuning questions are right; see `docs/answers.md`. */
export const answeredFrom = 0.6;
/** Below it, an answer asks to be checked. */
export const sureFrom = 0.7;

const levels = [
  {
    from: 0.9,
    word: 'たしか',
    meaning: '質問と引用元がよく合っています。大切な手続きの前には、引用元もお読みください。',
  },
  {
    from: sureFrom,
    word: 'おおむね',
    meaning: 'おおむね合っている見込みです。細かい条件は、引用元で確かめてください。',
  },
  {
    from: 0,
    word: '要確認',
    meaning: '違うことを答えているおそれがあります。引用元を読むか、理事会にお尋ねください。',
  },
] as const satisfies readonly Sureness[];

const [, , lowest] = levels;

export const surenessOf = (accuracy: number): Sureness =>
  levels.find(({ from }) => accuracy >= from) ?? lowest;
