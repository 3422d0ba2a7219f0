import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { contactQuote } from '#domain/caretaker/answering/spoken/emergency-lines.ts';
import type { ExactAnswer, Known } from '#domain/caretaker/exact/known.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import type { ThingRecorded } from './things-recorded.ts';

const ofCars = /駐車場/;
/** Their places are given to one dwelling each. */
const isLet = /駐輪場|バイク置き?場|トランクルーム|ロッカー/;

/** 駐車場: how many there are and are free, from the list of its spaces. */
export function parkingAnswer(
  things: readonly ThingRecorded[],
  asksForRoom: boolean,
  { facts, passages }: Known,
): ExactAnswer | undefined {
  const passage = passages.find(({ id }) => id === 'record-parking');
  if (passage === undefined || !things.every(({ name }) => ofCars.test(name))) return undefined;
  const isOfAll = things.length > 1 || facts.parking.length < 2;
  const told = passage.text
    .split('\n')
    .filter((words) => isOfAll || things.some(({ name }) => words.startsWith(name)));
  const [first, ...rest] = told;
  if (first === undefined) return undefined;
  const yes = !asksForRoom || /が空いています|空きは[0-9]+台あります/.test(first);
  const quoted = (words: string) => [{ passage, words }];
  return {
    outcome: 'answered',
    lines: [
      {
        markdown: `**${yes ? 'はい' : 'いいえ'}。**${escapeMarkdown(first)}`,
        quotes: quoted(first),
      },
      ...rest.map((words) => ({ markdown: `- ${escapeMarkdown(words)}`, quotes: quoted(words) })),
    ],
  };
}

/** 駐輪場に空きはありますか: who has which place stands in no record, and the office knows. */
export function roomUnknown(
  things: readonly ThingRecorded[],
  described: readonly Line[],
  { facts: { contacts } }: Known,
): ExactAnswer | undefined {
  const [first, another] = things;
  if (first === undefined || another !== undefined || !isLet.test(first.name)) return undefined;
  const office = contacts.find(({ kind, name }) => kind === 'building' && /管理/.test(name));
  const desk = contacts.find(({ name }) => /管理(?:事務室|[員人]室)/.test(name)) ?? office;
  return {
    outcome: 'related',
    lines: [
      own(
        `${escapeMarkdown(first.name)}に今空きがあるかどうかは、**記録からは分かりません**。管理事務室にお尋ねください。`,
      ),
      ...(desk ? contactQuote(contacts, desk) : []),
      ...described,
    ],
  };
}
