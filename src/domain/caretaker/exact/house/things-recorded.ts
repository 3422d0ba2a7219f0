import type { Known } from '#domain/caretaker/exact/known.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { isCalled } from './house-things.ts';

/** A thing of the house, with those sentences of its record that tell where it is and what it is like. */
export type ThingRecorded = {
  readonly name: string;
  readonly passage: KnowledgePassage;
  readonly sentences: readonly string[];
  readonly isFacility: boolean;
};

/** 共用施設 and 設備, each once: where a list has it for residents to use, that tells more. */
export function thingsRecorded({ facts, passages }: Known): readonly ThingRecorded[] {
  const facilities = facts.facilities.map(({ name }, index) => ({
    name,
    id: `record-facility-${index + 1}`,
    isFacility: true,
  }));
  const equipment = facts.equipment
    .map(({ name }, index) => ({ name, id: `record-equipment-${index + 1}`, isFacility: false }))
    .filter((one) => facilities.every(({ name }) => name !== one.name));
  return [...facilities, ...equipment].flatMap(({ name, id, isFacility }) => {
    const passage = passages.find((one) => one.id === id);
    return passage ? [{ name, passage, sentences: described(passage, name), isFacility }] : [];
  });
}

/** Whom to call and since when it is there is not asked. */
function described({ text }: KnowledgePassage, name: string): readonly string[] {
  return text
    .split('\n')
    .filter(
      (words) =>
        !words.startsWith(`${name}の保守と故障の連絡先`) && !words.endsWith('に設置されました。'),
    );
}

export const namedBy = (
  things: readonly ThingRecorded[],
  asked: string,
): readonly ThingRecorded[] => things.filter(({ name }) => isCalled(plainQuestion(name), asked));

/** 郵便受け、掲示板、AEDがあります。: an item of what a record tells of a thing. */
export function listedIn(
  things: readonly ThingRecorded[],
  asked: string,
): { readonly thing: ThingRecorded; readonly sentence: string } | undefined {
  for (const thing of things) {
    const sentence = thing.sentences.find((words) => lists(plainQuestion(words), asked));
    if (sentence !== undefined) return { thing, sentence };
  }
  return undefined;
}

function lists(sentence: string, asked: string): boolean {
  if (/ない|ません/.test(sentence)) return false;
  return sentence.split(/[、。の]|及び/).some((item) => {
    const after = item.startsWith(asked) ? item.slice(asked.length) : undefined;
    return after !== undefined && /^(?:$|など|が|を備え|[0-9]+)/.test(after);
  });
}
