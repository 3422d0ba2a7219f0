import type { DeclineReason } from '#domain/caretaker/decline-reason.ts';

/**
 * A rule file has its words on top and its rules below. One line of a list is one family of words,
 * with | between them; near() is for two things said close to each other.
 *
 * Everything in `all` is said, wherever it stands; nothing in `none` is.
 */
export type Rule = {
  readonly reason: DeclineReason;
  readonly all: readonly RegExp[];
  readonly none?: RegExp;
};

/** One of these, as `words` and `near` put them together. */
export const re = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'));

/** First the one, then the other, in one sentence and at most so many letters apart. */
export const near = (first: string, then: string, within: number): string =>
  `(?:${first})[^。]{0,${within}}(?:${then})`;

/** どうすればいいですか: the way a thing is done is asked. */
export const inWhatWay = 'どうすれば|手続|方法';

/** 変えたほうがいい, やめた方がまし. */
export const better = '(?:ほう|方)が(?:いい|良い|よい|得|まし)';

/** Who asks how a thing is done does not ask for it to be done. */
export const howTo = re(
  inWhatWay,
  'どうやって|やり方|決まり|必要な書類',
  'どうしたら(?:いい|よい)の?(?:でしょうか|ですか)?$',
  '誰に|どこ[にでへ]|のは誰の役',
  'ても?(?:いい|よい)',
  '届いた',
  '(?:くれ|もらえ)る(?:店|所|人|業者|会社|の?は)',
  near('もら|くだ|ほし', 'とき|場合', 4),
  '(?:する|した|い)(?:とき|場合|には)',
);

/** Whoever wants a name says one of these; most questions do not, and are done with at once. */
export const anyName = re(
  '教え|知り|聞き|特定|名前|氏名|番号|号室|一覧|リスト|実名',
  '誰|は(?:どこ|どちら|どなた)|持ち主',
);
