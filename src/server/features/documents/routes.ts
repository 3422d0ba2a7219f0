import type { Hono } from 'hono';
import * as contract from '#contract/documents.ts';
import { Refusal } from '#domain/refusal.ts';
import { joinIndexes } from '#domain/retrieval/indexing/build-index.ts';
import { readDocumentText } from '#server/document-text/read-document-text.ts';
import { listOwnSynonyms } from '#server/features/caretaker/store.ts';
import { addressOf, type Env, handle } from '#server/http/handle.ts';
import { openOwn } from '#server/http/handle-own.ts';
import { readInput } from '#server/http/read-input.ts';
import { loadLibrary } from '#server/knowledge/library-index.ts';
import { withOwnWords } from '#server/knowledge/own-words.ts';
import { searchDocuments } from './search-documents.ts';
import * as store from './store.ts';

export function documentRoutes(app: Hono<Env>): void {
  handle(app, contract.listDocuments, async ({ db, scope, today }) => ({
    today,
    documents: await store.listDocuments(db, scope),
  }));

  handle(app, contract.getDocument, async ({ db, scope, input, today }) => {
    const found = await store.findDocument(db, scope, input.documentId);
    if (!found) throw new Refusal('not_found');
    return {
      today,
      document: found.head,
      ...readDocumentText(found.body, await store.findIdsOfSlugs(db, scope)),
      versions: await store.listVersions(db, scope, input.documentId),
      canEdit: found.isUploaded && scope.role !== 'resident',
    };
  });

  app.on('GET', addressOf(contract.searchDocuments), async (c) => {
    const { q } = await readInput(c, contract.searchDocuments);
    const { scope, today, inTransaction } = await openOwn(c, contract.searchDocuments.access);
    const loaded = await inTransaction(async (db) => ({
      documents: await store.listDocuments(db, scope),
      library: await loadLibrary(db, scope, today),
      ownWords: await listOwnSynonyms(db, scope),
    }));
    // Outside the transaction: a document that has changed is indexed first.
    const index = joinIndexes(await loaded.library());
    const thesaurus = withOwnWords(loaded.ownWords.map(({ words }) => words));
    const found = searchDocuments(q, { index, documents: loaded.documents, thesaurus });
    return c.json(contract.searchDocuments.output.parse(found));
  });
}
