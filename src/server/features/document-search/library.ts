import type { DocumentHead } from '#contract/documents.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { SearchIndex } from '#domain/retrieval/indexing/build-index.ts';
import type { Thesaurus } from '#domain/retrieval/question/synonyms.ts';

export type Library = {
  readonly index: SearchIndex<KnowledgePassage>;
  /** What the reader may see, the newest first. */
  readonly documents: readonly DocumentHead[];
  readonly thesaurus: Thesaurus;
  /** 生きた記録 as this reader may see them. */
  readonly records: SearchIndex<KnowledgePassage>;
  readonly today: IsoDate;
};
