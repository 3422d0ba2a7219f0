import { startCitedAnswer } from '#domain/caretaker/cited-answer/cited-answer.ts';
import { entriesOf } from '#domain/retrieval/question/synonyms.ts';
import { hints, thesaurus } from '#domain/retrieval/thesaurus/thesaurus.ts';
import type { DemonstrationText } from './demonstration-text.ts';
import { examplePassage } from './example-passage.ts';
import { groundRules } from './ground-rules.ts';
import { homeRules } from './home-rules.ts';
import { papers } from './papers.ts';
import { records } from './records.ts';

const entries = entriesOf(thesaurus, hints);
const passages = new Map(
  Object.entries<DemonstrationText>({ ...homeRules, ...groundRules, ...papers, ...records }).map(
    ([name, { sourceTitle, heading, title, day, text }]) => [
      name,
      examplePassage(text, {
        id: name,
        sourceTitle,
        heading,
        title: title ?? `${sourceTitle} ${heading}`,
        inForceFrom: day ?? null,
      }),
    ],
  ),
);

type Answers = readonly (readonly [name: string, question: string, answer: string])[];

/** True and false sentences about the demonstration, as a model would write them. */
export type Examples = {
  readonly kept: Answers;
  readonly removed: Answers;
  /** What the check still gets wrong: whoever makes one of them right moves it up. */
  readonly stillLost: Answers;
  readonly stillShown: Answers;
};

/** 「passage | question | answer」 line by line; 「出典なし」 as a fourth where the answer cites nothing. */
export function answersIn(table: string): Answers {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', question = '', answer = '', uncited] = line
        .split('|')
        .map((cell) => cell.trim());
      return [name, question, uncited === undefined ? `${answer}[E1]` : answer];
    });
}

/** Whether a model's answer of one sentence reaches the screen as checked. */
export function isShown(name: string, question: string, answer: string): boolean {
  const passage = passages.get(name);
  if (passage === undefined) throw new Error(`no such passage: ${name}`);
  const shown = new Map([['E1', { passage, chance: 0.8 }]]);
  const reading = startCitedAnswer({ question, entries, shown, restore: (text) => text });
  reading.add(answer);
  const { reply } = reading.finish(true);
  return (
    reply?.statements.some(({ markdown }) => !markdown.includes('出典を確認できません')) ?? false
  );
}
