/** One of these. */
export const any = (words: readonly string[]): string => `(?:${words.join('|')})`;

/** Words that are enough by themselves. */
export const words = (...list: readonly string[]): string => any(list);

// 止まったら and 止まったのはいつ are not happening; 止まったのですが is.
const notIf =
  '(?!ら|り|分|ぶん|費|場合|とき|時|際|こと|回|件|原因|理由|日|階|箇所|の(?!で|だ|よ)|人(?:の|に|は))';
const teEnds =
  '(?!も(?:いい|よ|大丈夫|だめ)|は(?:いけ|なら|だめ)|から|ほし|欲し|もら|いただ|頂|くだ|おく|みた)';
// 飲んで and 漏れて: a stem in ん takes で, and 漏れで is a noun with a particle.
const ends =
  `(?:(?<!ん)(?:て${teEnds}|た${notIf}|ちゃ)|(?<=ん)(?:で${teEnds}|だ${notIf}|じゃ)` +
  `|まし(?!たら|たか|ょう)|っぱなし|出し|続け|そう(?!な(?:とき|場合)|に)|かけ)`;

// 止まっ becomes 止まり, 飲ん 飲み, 噴い 噴き before ます.
const polite = (stem: string): string => stem.replace(/[っんい]$/, '[りちいみびにきぎ]');

/** 〜ている、〜た、〜ちゃった, but not 〜たら and 〜たとき; given the stems before て（漏れ、止まっ、飲ん）. */
export const happening = (...stems: readonly string[]): string =>
  `(?:${any(stems)}${ends}|${any(stems.map(polite))}(?:まし(?!たら|たか|ょう)|出し|続け))`;

/** 〜ない、〜ません、〜なくなった; given the stems before ない and ます（動か・動き）. */
export const failing = (...stems: readonly string[]): string =>
  `${any(stems)}(?:ない(?!日|時間|とき|時|場合|期間|こと|よう|階|人|で)|なく(?:な(?!ったら|った(?:とき|場合))|て(?!も))|ません(?!ように)|ねえ|なくって|んです)`;
