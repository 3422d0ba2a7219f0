import type { Hono } from 'hono';
import * as contract from '#contract/documents.ts';
import { joinIndexes } from '#domain/retrieval/indexing/build-index.ts';
import { listOwnSynonyms } from '#server/features/caretaker-words/store.ts';
import { listDocuments } from '#server/features/documents/store.ts';
import { addressOf, type Env } from '#server/http/handle.ts';
import { openOwn } from '#server/http/handle-own.ts';
import { readInput } from '#server/http/read-input.ts';
import { loadLibrary } from '#server/knowledge/library-index.ts';
import { loadRecords } from '#server/knowledge/live-records.ts';
import { withOwnWords } from '#server/knowledge/own-words.ts';
import { searchDocuments } from './search-documents.ts';

export function documentSearchRoutes(app: Hono<Env>): void {
  app.on('GET', addressOf(contract.searchDocuments), async (c) => {
    const { scope, today, inTransaction } = await openOwn(c, contract.searchDocuments.needs);
    const { q } = await readInput(c, contract.searchDocuments);
    const loaded = await inTransaction(async (db) => ({
      documents: await listDocuments(db, scope),
      library: await loadLibrary(db, scope, today),
      records: await loadRecords(db, scope, today),
      ownWords: await listOwnSynonyms(db, scope),
    }));
    // Outside the transaction: a document that has changed is indexed first.
    const index = joinIndexes(await loaded.library());
    const thesaurus = withOwnWords(loaded.ownWords.map(({ words }) => words));
    const { documents, records } = loaded;
    const library = { index, records: records.index, documents, thesaurus, today };
    const found = searchDocuments(q, library);
    return c.json(contract.searchDocuments.output.parse(found));
  });
}
