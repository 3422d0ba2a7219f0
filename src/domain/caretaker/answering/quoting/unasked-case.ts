import type { Span } from './spans.ts';

// 海外に住むときは、 空き区画に限り、 予算が承認されるまでの間は、 用紙を出した後でも、
const caseEnd = /(?:とき|場合)(?:は|に(?:は|も|限り)?|も)|限り、|までの間は、|月は、|た後でも、/;
/** シールがはがれたという方は、…: what only some have to pay. */
const someEnd = /(?:た|ない|という)方は、/;
const telling = /\p{Script=Han}+|[\p{Script=Katakana}ー]{2,}/gu;
/** Who acts says nothing of the case: 理事長は、…ときは. */
const actor = /^.*[はも]、/;
/** 督促を行い、6か月を過ぎても支払われないときは: what comes before holds always. */
const clauseBefore = /[いりしちみびきえけせてめれ]、/;
const leastUnknown = 0.7;
/** Two words of the case in the question: it is what was asked about, however long the case is. */
const enoughKnown = 2;

/** Who tells more than this tells a case of their own, in words that no document uses. */
const longestGeneral = 20;

/** …はどうすればいいですか: what only asks, politely, tells nothing of a case. */
const asking =
  /(?:(?:どう|何を|なにを)(?:すれば|したら))?(?:[いよ]い|よろしい)?(?:の|ん)?(?:です|でしょう|ます)か[。?？]*$/;

/** 引越しの届: a short question asks for the main rule. */
const isGeneral = (understood: string): boolean =>
  understood.replace(asking, '').length <= longestGeneral;

/**
 * Whether a sentence holds in a case alone that the question does not speak of: 転勤その他やむを得ない事情で…ときは.
 * The first sentence of a passage says the main thing, whatever its form.
 */
export function isUnaskedCase({ text, place }: Span, understood: string, main?: string): boolean {
  if (!isShort(understood) && (!isGeneral(understood) || namesCase(understood))) return false;
  const unknown = unknownShare(text, understood, { main });
  return place > 0 && unknown !== undefined && unknown >= leastUnknown;
}

/** The same of whom a price is for: whoever asks for the price has told nothing of that. */
export function isForOthers({ text, place }: Span, understood: string): boolean {
  const unknown = unknownShare(text, understood, { end: someEnd });
  return place > 0 && unknown !== undefined && unknown >= leastUnknown;
}

/** Whether a sentence holds in a case of which the question speaks: 合鍵を増やすときは. */
export function isAskedCase({ text }: Span, understood: string): boolean {
  const unknown = unknownShare(text, understood);
  return unknown !== undefined && unknown < leastUnknown;
}

/** A question of few words tells no case, whatever it asks; a longer one may do so in words of its own. */
export const isShort = (understood: string): boolean => understood.length <= longestGeneral;

/** 留守のときはどうすればいいですか */
const namesCase = (understood: string): boolean =>
  /とき|場合|たら/.test(understood.replace(asking, ''));

/** 使わない自転車は、…, やめるときは、…: how something ends. */
const ending = /^[^。]{0,12}(?:使わな|やめ|止め|解約|退会|手放|返還|返却)[^。]*は、/;
const wishes = /たい(?:の|ん)?(?:です|だ)?(?:けれども?|けど|が)?(?:[、。？?]|$)/;
const asksEnding = /使わな|やめ|止め|解約|退会|手放|返/;

/** Whether a sentence tells how to be rid of what the question wishes to begin: 自転車を置きたい. */
export const isOfEnding = ({ text }: Span, understood: string): boolean =>
  wishes.test(understood) && ending.test(text) && !asksEnding.test(understood);

/** Whether a sentence says in which case it holds, whatever the case. */
export const isOfCase = ({ text }: Span): boolean => unknownShare(text, '') !== undefined;

/** Of the words that say in which case a sentence holds, how many the question lacks; undefined where it holds always. */
function unknownShare(
  text: string,
  understood: string,
  {
    main = '',
    end: endOfCase = caseEnd,
  }: { readonly main?: string | undefined; readonly end?: RegExp } = {},
): number | undefined {
  const end = text.search(endOfCase);
  const clause = text.slice(0, Math.max(0, end)).replace(actor, '');
  const words = clause.match(telling) ?? [];
  if (words.length === 0 || clauseBefore.test(clause)) return undefined;
  // 役員が任期の途中で欠けたときは: what the main rule speaks of, too, does not tell the cases apart.
  const own = words.filter((word) => !main.includes(word));
  const known = (own.length === 0 ? words : own).filter((word) => isIn(understood, word));
  const isAbout = new Set(known.filter((word) => word.length > 1)).size >= enoughKnown;
  return isAbout ? 0 : 1 - known.length / words.length;
}

/** A word or two letters of it: 登録シール and シール, 変更届 and 変更. */
function isIn(question: string, word: string): boolean {
  const letters = [...word];
  const pairs = letters.slice(1).map((letter, place) => `${letters[place]}${letter}`);
  return [word, ...pairs].some((part) => question.includes(part));
}
