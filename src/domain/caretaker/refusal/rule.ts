import type { DeclineReason } from '#domain/caretaker/decline-reason.ts';

/** Everything in `all` is said, wherever it stands; nothing in `none` is. */
export type Rule = {
  readonly reason: DeclineReason;
  readonly all: readonly RegExp[];
  readonly none?: RegExp;
};

export const re = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'));

/** Who asks how a thing is done does not ask for it to be done. */
export const howTo =
  /(?:おいて|て)も?(?:いい|よい)|届いた|(?:くれ|もらえ)る(?:店|所|人|業者|会社|の?は)|どうすれば|どうしたら(?:いい|よい)(?:の)?(?:でしょうか|ですか)?$|どうやって|手続|方法|やり方|誰に|どこに|どこで|どこへ|必要な書類|(?:もら|くだ|ほし)[^。]{0,4}(?:とき|場合)|(?:する|した|い)(?:とき|場合|には)|のは誰の役|決まり/;
