import { heading, type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { lampOut } from '#domain/caretaker/danger/lamp-out.ts';
import { spellPlainly } from '#domain/caretaker/danger/spell-plainly.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import type { AssociationFacts } from '#domain/caretaker/records/association-facts.ts';
import { contactQuote } from './emergency-lines.ts';

const asksOtherwise =
  /誰が|いつ|何時|何年|費用|負担|いくら|届|交換(?:し|す)|替え|どうして|なぜ|規|細則/;
/** 共用部分の故障: what the number is for, as the list of numbers has it. */
export const ofTheBuilding = /共用(?:部分?|設備|施設)[^。]{0,6}(?:故障|不具合|こわれ|壊れ)/;
const ofThePower = /停電/;

/** 明かりが切れた: one lamp, and no power cut; undefined where nobody is there to be called. */
export function lampLines(
  question: string,
  contacts: AssociationFacts['contacts'],
): readonly Line[] | undefined {
  const text = spellPlainly(plainQuestion(question));
  if (!lampOut.test(text) || asksOtherwise.test(text)) return undefined;
  const numbers = (purpose: RegExp) =>
    contacts
      .filter((contact) => purpose.test(contact.purpose))
      .flatMap((contact) => contactQuote(contacts, contact));
  const whom = numbers(ofTheBuilding);
  if (whom.length === 0) return undefined;
  const power = numbers(ofThePower);
  return [
    own('廊下、階段、エントランスなど、共用部分の明かりは、次の番号へ場所をお知らせください。'),
    ...whom,
    own('お部屋の中の明かりは、電球を替えて、つくかどうかをお確かめください。'),
    ...(power.length === 0
      ? []
      : [heading('ほかの明かりも消えているときは、停電かもしれません'), ...power]),
  ];
}
