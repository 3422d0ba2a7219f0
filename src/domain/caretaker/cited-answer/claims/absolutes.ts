import { normalise } from '#domain/retrieval/text/normalise.ts';

// 何匹でも, いつでも, 無料: words that turn a rule into its opposite, and that no number gives away.
const kinds: readonly RegExp[] = [
  /何.{0,2}でも|いくらでも|いくつでも|無制限|(?:制限|上限|限度)[はが]?(?:ない|なし|無し|あり?ません|設け(?:ていない|ていません|られていません))|自由[にでな]/,
  /いつでも|24時間|常時|常に|終日/,
  /[誰だ]れ?でも|どなたでも/,
  /どこでも/,
  /すべて|全て|全員|全部|全住戸|全戸|一切/,
  /無料|無償|(?<![\d,])0円|(?:費用|料金)[はが]?(?:かからない|かかりません)/,
  /必ず|絶対/,
];

/** 言い切り: the sweeping words of a sentence; its sources must use words of the same kind. */
export function absolutesIn(sentence: string): readonly RegExp[] {
  const text = normalise(sentence);
  return kinds.filter((kind) => kind.test(text));
}
