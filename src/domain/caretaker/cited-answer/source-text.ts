import { absolutesIn } from '#domain/caretaker/cited-answer/claims/absolutes.ts';
import { foldForWords } from '#domain/caretaker/cited-answer/claims/content-words.ts';
import { foldName } from '#domain/caretaker/cited-answer/claims/named-things.ts';
import {
  clausesOf,
  isDenial,
  namesException,
  type Polarity,
} from '#domain/caretaker/cited-answer/claims/polarity.ts';
import { type Figure, readFigures } from '#domain/caretaker/cited-answer/claims/read-figures.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { splitSentences } from '#domain/retrieval/text/sentences.ts';
import { contextsOf, isListItem, labelOf, partsOf, topicOf } from './source-context.ts';

/** Words and figures that stand together. */
export type SourcePlace = { readonly folded: string; readonly figures: readonly Figure[] };

export type SourceSentence = SourcePlace & {
  readonly text: string;
  /** With what it rests on: the sentence before a list, the title. */
  readonly wide: SourcePlace;
  /** What stands between its commas, and those of the sentence it rests on. */
  readonly parts: readonly SourcePlace[];
  /** 「粗大ごみ：予約制」: what a row is about; empty where the sentence is no row. */
  readonly label: string;
  readonly absolutes: readonly RegExp[];
  readonly isDenial: boolean;
  readonly hasException: boolean;
  readonly clauses: readonly {
    readonly folded: string;
    readonly polarity: Polarity;
    readonly isCondition: boolean;
  }[];
};

/** A passage, read once, as sentences are compared with it. */
export type SourceText = {
  readonly passage: KnowledgePassage;
  /** What it says, with the headings and days it stands under. */
  readonly folded: string;
  readonly names: string;
  readonly figures: readonly Figure[];
  readonly sentences: readonly SourceSentence[];
};

export function readSource(passage: KnowledgePassage): SourceText {
  const { sourceTitle, heading, title, text, inForceFrom, issuedOn } = passage;
  const whole = [sourceTitle, title, heading, inForceFrom, issuedOn, text]
    .filter((part) => part !== null)
    .join('\n');
  const sentences = splitSentences(text).map(({ start, end }) => text.slice(start, end));
  const contexts = contextsOf(sentences, sourceTitle);
  return {
    passage,
    folded: foldForWords(whole),
    names: foldName(whole),
    figures: readFigures(whole),
    sentences: sentences.map((sentence, place) => readSentence(sentence, contexts[place] ?? '')),
  };
}

function readSentence(text: string, context: string): SourceSentence {
  const isDenied = clausesOf(context).at(-1)?.polarity === 'no' && isListItem(text);
  const topic = foldForWords(topicOf(text));
  const wide = placeOf(context === '' ? text : `${context}\n${text}`);
  return {
    ...placeOf(text),
    text,
    wide,
    parts: [...partsOf(context), ...partsOf(text)].map(placeOf),
    label: foldForWords(labelOf(text)),
    absolutes: absolutesIn(text),
    isDenial: isDenial(text),
    hasException: namesException(text),
    clauses: clausesOf(text).map(({ text: clause, polarity, isCondition }) => {
      const folded = foldForWords(clause);
      return {
        folded: folded.startsWith(topic) ? folded : topic + folded,
        // 「次の動物は、飼ってはならない。」 denies every item below it.
        polarity: isDenied ? 'no' : polarity,
        isCondition,
      };
    }),
  };
}

function placeOf(text: string): SourcePlace {
  return { folded: foldForWords(text), figures: readFigures(text) };
}
