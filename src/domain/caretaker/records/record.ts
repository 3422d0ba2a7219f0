import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';

type RecordText = {
  /** Stable: what an answer of last month points to must be the same record today. */
  readonly id: `record-${string}`;
  readonly sourceTitle: string;
  readonly heading: string;
  readonly href: string;
  /** What residents call it. It is searched beside the text, and never quoted. */
  readonly searchWords: string;
  readonly sentences: readonly string[];
};

/** 記録 as a passage: short sentences with today's values, quoted like those of a document. */
export function record({
  id,
  sourceTitle,
  heading,
  href,
  searchWords,
  sentences,
}: RecordText): KnowledgePassage {
  return {
    id,
    origin: 'record',
    sourceId: id,
    sourceTitle,
    heading,
    href,
    category: 'record',
    title: [sourceTitle, heading, searchWords].filter(Boolean).join(' '),
    text: sentences.filter(Boolean).join('\n'),
    issuedOn: null,
    inForceFrom: null,
    validity: 'always',
    confidence: null,
  };
}

/** Somebody may write 。 at the end of a field, or leave it out. */
export function asSentence(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' || /[。！？]$/.test(trimmed) ? trimmed : `${trimmed}。`;
}
