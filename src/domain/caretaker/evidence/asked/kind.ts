import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';

export type Told = Pick<
  KnowledgePassage,
  'origin' | 'category' | 'sourceTitle' | 'sourceId' | 'heading' | 'text'
>;

/** A kind of passage that shares its words with questions which it cannot answer. */
export type Kind = {
  readonly is: (passage: Told, asked: string) => boolean;
  /** Whether a normalised question means something else. */
  readonly isMeant: (asked: string) => boolean;
};
