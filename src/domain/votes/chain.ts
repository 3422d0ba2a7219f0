import type { Answer } from './record.ts';

/** What a link is made of: everything of the answer that counts, and the link before it. */
export function linkText(previous: string, answer: Answer): string {
  const { number, headId, kind, receivedAt, day, agentId, isAtDoor } = answer;
  const choices = Object.entries(answer.choices).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return JSON.stringify([
    previous,
    number,
    headId,
    kind,
    receivedAt,
    day,
    choices,
    agentId,
    isAtDoor,
  ]);
}

export type Linked = Answer & { readonly link: string };
type Box = { readonly answers: readonly Linked[]; readonly count: number; readonly head: string };

/** The first number that does not follow from what was before it; `null` where all do. */
export function brokenAt(
  { answers, count, head }: Box,
  digest: (text: string) => string,
): number | null {
  let previous = '';
  for (const [index, answer] of answers.entries()) {
    const isNext = answer.number === index + 1;
    if (!isNext || answer.link !== digest(linkText(previous, answer))) return index + 1;
    previous = answer.link;
  }
  return answers.length === count && previous === head ? null : answers.length + 1;
}
