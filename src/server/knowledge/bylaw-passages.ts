import type { IsoDate } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { Db } from '#server/db/db.ts';
import { readDocumentText } from '#server/document-text/read-document-text.ts';
import type { Scope } from '#server/http/scope.ts';
import { documentPassages } from './document-passages.ts';
import { listKnownDocuments, listReadableIds } from './document-store.ts';

/** 管理規約, passage by passage: the same ones from which the caretaker answers. */
export async function loadBylawPassages(
  db: Db,
  scope: Scope,
  today: IsoDate,
): Promise<readonly KnowledgePassage[]> {
  const documents = await listKnownDocuments(db, scope, await listReadableIds(db, scope));
  const passages: KnowledgePassage[] = [];
  for (const document of documents.filter(({ category }) => category === 'bylaw')) {
    const text = { markdown: document.body, associationId: scope.associationId };
    const { chunks } = await readDocumentText(text, new Map());
    passages.push(...documentPassages(document, chunks, today));
  }
  return passages;
}
