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

export type SourceSentence = {
  readonly text: string;
  readonly folded: string;
  readonly figures: readonly Figure[];
  readonly isDenial: boolean;
  readonly hasException: boolean;
  readonly clauses: readonly { readonly folded: string; readonly polarity: Polarity }[];
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
  return {
    passage,
    folded: foldForWords(whole),
    names: foldName(whole),
    figures: readFigures(whole),
    sentences: splitSentences(text).map(({ start, end }) => {
      const sentence = text.slice(start, end);
      return {
        text: sentence,
        folded: foldForWords(sentence),
        figures: readFigures(sentence),
        isDenial: isDenial(sentence),
        hasException: namesException(sentence),
        clauses: clausesOf(sentence).map(({ text: clause, polarity }) => ({
          folded: foldForWords(clause),
          polarity,
        })),
      };
    }),
  };
}
