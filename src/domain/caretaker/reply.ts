import type { KnowledgePassage } from './knowledge.ts';

/** 回答の種類 */
export type Outcome =
  | 'answered'
  /** Something near was found; the reader should check it. */
  | 'related'
  | 'unknown'
  | 'emergency'
  | 'declined'
  /** A greeting, thanks, or a question about the caretaker itself. */
  | 'small-talk';

/** 引用元: the passage and the very words that are quoted from it. */
export type Cited = Pick<
  KnowledgePassage,
  'origin' | 'sourceId' | 'sourceTitle' | 'heading' | 'href' | 'inForceFrom' | 'confidence'
> & {
  readonly passageId: string;
  /** Verbatim pieces of the passage. Where one is no longer there, the source is not shown. */
  readonly quotes: readonly string[];
  /** What the reader must know of it: 旧版, 改正法が優先 …; else empty. */
  readonly remark: string;
};

/** One sentence or one line of an answer, in Markdown. */
export type Statement = {
  readonly markdown: string;
  /** Places in `Reply.sources`; none where the caretaker speaks for itself. */
  readonly cites: readonly number[];
};

/** 回答 */
export type Reply = {
  readonly outcome: Outcome;
  readonly statements: readonly Statement[];
  readonly sources: readonly Cited[];
  /** How likely the answer is right, 0 to 1; none where nothing was looked up. */
  readonly accuracy: number | null;
  /** Questions that may come next. */
  readonly suggestions: readonly string[];
};
