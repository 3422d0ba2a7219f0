import { spellPlainly } from '#domain/caretaker/danger/spell-plainly.ts';
import { isUnderstood } from '#domain/caretaker/exact/is-understood.ts';
import type { ExactAnswer, ExactGiven, Known } from '#domain/caretaker/exact/known.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { type HouseholdThing, householdThings, outOfOrder } from './household-things.ts';
import { toldOfFault } from './told-of-fault.ts';
import { dwellingLines, type SharedThing, sharedLines, sharedThing } from './whom-to-call.ts';

/** What may stand beside it without changing what is asked. */
const beside =
  /(?:うち|自宅|我が家|家|部屋|住戸|室内|自分)の?|私|今朝|昨[日夜晩]|今日|[今夜朝昼]|急|突然|最近|途中|全然|全く|完全|少し|時々|何度|何回|連絡先?|電話|相談|誰|何処|修理|直[しすせ]|業者|方法|対応|教え|困|助け|場合|時|画面|電源|火|水|音|中|元|方|[助頼]/;
/** Told in kana, and yet another matter. */
const otherwise = /あふれ|漏れ|いくら|いつ|うるさ|くさ[いく]/;
const ofHouse =
  /(?:集会室|管理事務室|エントランス|ロビー|廊下|階段|踊り?場|ホール|共用部分?|ごみ置き?場|駐輪場|エレベーター)の?/;

/** トイレが詰まりました, インターホンが壊れました: whom to call, and whose it is, as the records and rules have it. */
export function outOfOrderAnswer({ asked, evidence, known }: ExactGiven): ExactAnswer | undefined {
  const text = spellPlainly(plainQuestion(asked.question));
  const broken = asked.useDocuments ? brokenThing(text, known) : undefined;
  if (broken === undefined) return undefined;
  const { shared, thing, words } = broken;
  const isOfDwelling = thing !== undefined && shared === undefined && !ofHouse.test(text);
  const lines = isOfDwelling ? dwellingLines(thing, known) : sharedLines(shared, known);
  if (lines.length === 0) return undefined;
  const told = toldOfFault(words, stemOf(text), evidence);
  return { outcome: 'answered', lines: [...told, ...lines] };
}

type Broken = {
  readonly shared: SharedThing | undefined;
  readonly thing: HouseholdThing | undefined;
  readonly words: readonly RegExp[];
};

function brokenThing(text: string, known: Known): Broken | undefined {
  if (!outOfOrder.test(text) || otherwise.test(text)) return undefined;
  const shared = sharedThing(text, known);
  const things = householdThings.filter((one) => one.asked.test(text));
  const words = [...(shared ? [shared.words] : []), ...things.map((one) => one.asked)];
  const isNothingElse = isUnderstood(text, [outOfOrder, ...words, ofHouse, beside]);
  return words.length > 0 && isNothingElse ? { shared, thing: things[0], words } : undefined;
}

/** 開 of 開きません: what a rule has of it, too. */
function stemOf(text: string): string {
  const [fault = ''] = outOfOrder.exec(text) ?? [];
  return /^(?:[^ぁ-ん]+|..)/.exec(fault)?.[0] ?? fault;
}
