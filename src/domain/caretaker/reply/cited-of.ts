import { remarkOf } from '#domain/caretaker/answering/authority/remark-of.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { Cited } from '#domain/caretaker/reply.ts';

/** A passage as a source: what was quoted of it, and what the reader must know of it. */
export function citedOf(passage: KnowledgePassage, quotes: readonly string[]): Cited {
  const { id, origin, sourceId, sourceTitle, heading, href, inForceFrom, confidence } = passage;
  return {
    passageId: id,
    origin,
    sourceId,
    sourceTitle,
    heading,
    href,
    inForceFrom,
    confidence,
    quotes,
    remark: remarkOf(passage, quotes),
  };
}
