import type { Asked, Evidence } from '#domain/caretaker/evidence/evidence.ts';
import { linesOfTable } from '#domain/caretaker/word-table.ts';
import { sameQuestionAs } from './same-question.ts';
import table from './suggested-questions.txt?raw';

const most = 3;
/** Below it, what was found may be about something else than what was asked. */
const sameTopicFrom = 0.6;

/** A question that the caretaker can answer, and the words that show that it was asked already. */
type Suggestion = readonly [question: string, asked: RegExp, needs: string | undefined];
type Topic = readonly [words: RegExp, suggestions: readonly Suggestion[]];

const sections = `\n${linesOfTable(table).join('\n')}`.split(/\n(?=#)/).slice(1);
const [opening = '', ...others] = sections;

/** The four questions with which a conversation begins. */
const firstQuestions = topicOf(opening)[1];
const topics = others.filter((section) => section.startsWith('# ')).map(topicOf);
const broadTopics = others.filter((section) => section.startsWith('## ')).map(topicOf);

function topicOf(section: string): Topic {
  const [words = '', ...lines] = section.split('\n');
  return [
    new RegExp(words.replace(/^#+ /, '')),
    lines.map((line) => {
      const [question = '', asked = '', needs] = line.split(' ← ');
      return [question, new RegExp(asked), needs];
    }),
  ];
}

const recordOf = new Map(
  [...topics, ...broadTopics, topicOf(opening)].flatMap(([, suggestions]) =>
    suggestions.flatMap(([question, , needs]) => (needs === undefined ? [] : [[question, needs]])),
  ),
);

/** Without those whose answer stands in a record that this reader may not see. */
export function answerableFrom(
  passages: readonly { readonly id: string }[],
  questions: readonly string[],
): readonly string[] {
  return questions.filter((question) => {
    const needs = recordOf.get(question);
    return needs === undefined || passages.some(({ id }) => id === needs);
  });
}

/** 続けて尋ねられること, of the answer's own topic: rather none than one about something else. */
export function suggestedQuestions(evidence: Evidence, asked: Asked): readonly string[] {
  const said = [evidence.understood, ...saidIn(asked)];
  return notYetAsked(suggestionsFor(evidence), said).slice(0, most);
}

/** What may be asked first, after a greeting. */
export function questionsToBegin(asked: Asked): readonly string[] {
  return notYetAsked(firstQuestions, saidIn(asked));
}

/** A detailed rule is about one thing, and its title says which; minutes are about what the heading says. */
function suggestionsFor({ items, understood, chance }: Evidence): readonly Suggestion[] {
  const [first] = items;
  if (first === undefined) return [];
  const { sourceTitle, heading } = first.passage;
  const isSure = chance >= sameTopicFrom;
  const narrow = suggestionsAbout(
    topics,
    isSure ? [sourceTitle, heading, understood] : [understood],
  );
  if (narrow.length > 0) return narrow;
  return suggestionsAbout(broadTopics, isSure ? [heading, understood] : [understood]);
}

function suggestionsAbout(known: readonly Topic[], texts: readonly string[]) {
  return texts.flatMap((text) => {
    const words = text.normalize('NFKC');
    return known.find(([topic]) => topic.test(words))?.[1] ?? [];
  });
}

/** Each question with the one before it, whose subject a follow-up（いくらですか）leaves out. */
function saidIn({ question, previous }: Asked): readonly string[] {
  const questions = [...previous, question];
  return [...questions, ...questions.slice(1).map((it, place) => `${questions[place]} ${it}`)];
}

function notYetAsked(
  suggestions: readonly Suggestion[],
  said: readonly string[],
): readonly string[] {
  const asked = said
    .map((it) => it.normalize('NFKC').replace(/\s+/g, ' '))
    .map((words) => ({ words, isSame: sameQuestionAs(words) }));
  const isAsked = ([question, sign]: Suggestion) =>
    asked.some(({ words, isSame }) => sign.test(words) || isSame(question));
  const open = suggestions.filter((it) => !isAsked(it)).map(([question]) => question);
  return [...new Set(open)];
}
