import { isSameQuestion } from '#domain/caretaker/answering/same-question.ts';
import { kindsAsked, withoutEnd } from './asks.ts';

const ending = '(?:なん)?(?:です|でしょう|だ|ます|ません)?(?:か|の|かな|かね|っけ)*';

/** 本当ですか, それでいいですか, だめ？, 決まりはありますか: an echo of the question before. */
const echo = new RegExp(
  '^(?:(?:それ|これ)?(?:って|は|で|でも|とも)?' +
    '(?:本当|ほんとう?|マジ|[いよ良]い|よろしい|だめ|ダメ|駄目|まずい|悪い|大丈夫|平気|可能|無理|でき(?:る|ない)?|[あ合]って(?:い|る|いる))' +
    `|(?:何か)?(?:決まり|ルール|規則)[はが]?(?:あり|ある))${ending}$`,
  'u',
);
/** 詳しく教えてください, お願いします, どうですか; with a reason in front. */
const polite =
  /^(?:[^。]{1,20}(?:ので|から|ため)、?)?(?:(?:ぜひ|詳しく|くわしく|早く|誰か|どなたか|わかる(?:方|人)|ご存じの方|以上)[、\s]*)*(?:(?:お|ご)(?:教え|回答|返事|願い|知らせ)|教えて|知りたい|どう(?:です|でしょう|なん|なの|思い|なって)|(?:分|わ)かりますか|ご存じですか)[ぁ-ん下]{0,12}$/u;
const otherSide = /^(?:それとも|または|又は|あるいは|もしくは|という|ということ)|だけ(?:で|じゃ)/u;
const negation = /ない|ません|不要|無し|なし/u;
const whatHappens = /どうな(?:り|る)/u;
/** 半分の30個集まればいいんでしたっけ, after a number was asked. */
const enough = /[ばで]いい(?:ん|の)?(?:です|でした)?(?:か|っけ)?$/u;
const naming = /[はがをに]|って|も(?!の)/u;
/** 飲食OK, 有料ですか, 足りるの: it says something, where 弁護士？ and 高い？ only guess or give the other side. */
const says =
  /(?:OK|禁止|必要|無料|有料|自由|[うくぐすつぬぶむる](?:ん|の)?|ます|[った]た(?:ん|の)?)(?:です|でしょう)?(?:か(?:な|しら)?)?$/iu;
const longestBare = 9;
const sameEnd = 2;

/** 住所 asks what どこ asked. */
const nounsOf: ReadonlyMap<string, RegExp> = new Map([
  ['place', /^(?:その)?(?:住所|場所)/u],
  ['money', /^(?:その)?(?:金額|額|値段)/u],
  ['time', /^(?:その)?(?:日にち|日程|日時)/u],
]);

/** Whether a sentence that asks is no question of its own: an echo, the other side, a guess, the same once more. */
export function belongsToBefore(text: string, before: string): boolean {
  const bare = withoutEnd(text);
  const isPhrase = [echo, polite, otherSide].some((words) => words.test(bare));
  return (
    isPhrase || isSameQuestion(bare, before) || asksAgain(bare, before) || isBare(bare, before)
  );
}

function asksAgain(bare: string, before: string): boolean {
  const asked = kindsAsked(before);
  if (asked.includes('amount') && enough.test(bare)) return true;
  if (asked.some((kind) => nounsOf.get(kind)?.test(bare))) return true;
  // 壁の真ん中で測る？内側で測る？
  const isParallel = withoutEnd(before).endsWith(bare.slice(-sameEnd));
  return isParallel && /\p{Script=Han}/u.test(bare.slice(-sameEnd)) && isYesOrNo(bare);
}

const isYesOrNo = (bare: string): boolean => kindsAsked(bare).length === 0 && !/は/u.test(bare);

/** A few words without a subject: another thing is asked only where they ask for another kind or say something. */
function isBare(bare: string, before: string): boolean {
  if (bare.length > longestBare || naming.test(bare)) return false;
  const own = kindsAsked(bare);
  const asked = kindsAsked(before);
  // どのくらい待てば is asked once more by 何日.
  const isMeasured = bare.startsWith('何') && asked.includes('amount');
  if (own.length > 0) return isMeasured || own.some((kind) => asked.includes(kind));
  return negation.test(bare) || whatHappens.test(before) || !says.test(bare);
}
