import type { IsoDate } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { Chunk } from '#domain/documents/chunks.ts';
import { validityOf } from '#domain/documents/validity.ts';
import type { KnownDocument } from './document-store.ts';

/** The chunks of a document as passages that can be found and cited. */
export function documentPassages(
  document: KnownDocument,
  chunks: readonly Chunk[],
  today: IsoDate,
): KnowledgePassage[] {
  const { id, title, category, issuedOn, inForceFrom } = document;
  const validity = validityOf(document, today);
  return chunks.map((chunk) => ({
    id: `${id}#${chunk.id}`,
    title: [title, ...chunk.headings].join(' '),
    text: chunk.text,
    origin: 'document',
    sourceId: id,
    sourceTitle: title,
    heading: placeOf(chunk.headings),
    href: `/document/${id}#${chunk.id}`,
    category,
    issuedOn,
    inForceFrom,
    validity,
    confidence: null,
    ...(chunk.numbered && { numbered: chunk.numbered }),
  }));
}

/** An article is known by its number; any other heading needs the one above it. */
function placeOf(headings: readonly string[]): string {
  const last = headings.at(-1) ?? '';
  return /^第[0-9]+条/.test(last) ? last : headings.slice(-2).join(' ');
}
