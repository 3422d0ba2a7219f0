import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { splitSentences } from '#domain/retrieval/text/sentences.ts';
import { foldForWords } from './content-words.ts';
import { foldName } from './named-things.ts';
import { clausesOf, type Polarity } from './polarity.ts';
import { type Figure, readFigures } from './read-figures.ts';

type SourceSentence = {
  readonly text: string;
  readonly folded: string;
  readonly figures: readonly Figure[];
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
        clauses: clausesOf(sentence).map(({ text: clause, polarity }) => ({
          folded: foldForWords(clause),
          polarity,
        })),
      };
    }),
  };
}
