import { normalise } from '#domain/retrieval/text/normalise.ts';

// 何匹でも, いつでも, 敷地の外: words that turn a rule into its opposite, and that no number gives away.
const kinds: readonly RegExp[] = [
  /何.{0,2}でも|いくらでも|いくつでも|無制限|(?:制限|上限|限度)[はが]?(?:ない|なし|無し|あり?ません|設け(?:ていない|ていません|られていません))|自由[にでな]/,
  /いつでも|24時間|常時|常に|終日/,
  /[誰だ]れ?でも|どなたでも/,
  /どこでも/,
  /すべて|全て|全員|全部|全住戸|全戸|一切/,
  /必ず|絶対/,
  /(?:敷地|建物|住戸|部屋|室|マンション)の?外(?!壁|観)/,
  /(?:敷地|建物|住戸|部屋|室|マンション)(?:の(?:中|内)|内)/,
  /東側/,
  /西側/,
  /南側/,
  /北側/,
  /前日|前の(?:日|晩|夜)|前夜/,
  /翌日|次の日/,
  /可決/,
  /否決/,
  /無効/,
  /中止/,
];

/** 言い切り: the sweeping words of a sentence, and those that say which side or day; its sources must use words of the same kind. */
export function absolutesIn(sentence: string): readonly RegExp[] {
  const text = normalise(sentence);
  return kinds.filter((kind) => kind.test(text));
}
