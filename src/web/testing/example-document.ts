import type { DocumentHead } from '#contract/documents.ts';

let count = 0;

/** A document for tests, each with an identifier of its own. */
export function exampleDocument(changes: Partial<DocumentHead> = {}): DocumentHead {
  count += 1;
  return {
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    slug: `document-${count}`,
    title: `文書${count}`,
    category: 'notice',
    summary: '',
    visibility: 'everyone',
    version: 1,
    issuedOn: '2026-10-01',
    inForceFrom: null,
    inForceUntil: null,
    isSuperseded: false,
    reading: 'written',
    readingNote: '',
    file: null,
    ...changes,
  };
}
