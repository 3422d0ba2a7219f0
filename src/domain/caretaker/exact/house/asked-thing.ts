import { plainQuestion } from '#domain/caretaker/plain-question.ts';

const here =
  '(?:(?:この|うちの|当|本)?(?:マンション|建物|敷地|館内)(?:の?[中内])?(?:には?|で|は)、?)?';
const asking = '(?:か|の|ん(?:です)?|でしょう|かな|かしら|っけ)*[?。]*$';
const isThere =
  '(?:あり(?:ます|ません)|ある|置いてあり(?:ます|ません)|置いてある|付いてい?(?:ます|る))';
const isUsed = '(?:使え(?:ます|る)|利用でき(?:ます|る))';

const thing = '([^はがを、。?]{2,20}?|[^、。?]{1,6}を[^はがを、。?]{2,10}?)';
const existing = new RegExp(`^${here}${thing}(?:は|が|って|も)?(?:どこかに)?${isThere}${asking}`);
const used = new RegExp(`^${here}${thing}(?:は|が|って|も)?${isUsed}${asking}`);
const vacant = new RegExp(
  `^${here}${thing}(?:[にのは]、?空き(?:は|が|って)?${isThere}|[はが]?空いてい?(?:ます|る))${asking}`,
);

/** 物の有無: what was asked for, as recognisers read it, and whether it is there, may be used or has room. */
export type AskedThing = {
  readonly name: string;
  readonly about: 'existence' | 'use' | 'vacancy';
};

/** 自転車を置く場所はありますか, 集会室は使えますか, 駐輪場に空きはありますか: nothing but a thing and that. */
export function askedThing(question: string): AskedThing | undefined {
  const text = plainQuestion(question);
  const kinds = [
    ['vacancy', vacant],
    ['use', used],
    ['existence', existing],
  ] as const;
  for (const [about, words] of kinds) {
    const [, name] = words.exec(text) ?? [];
    if (name !== undefined) return { name, about };
  }
  return undefined;
}
