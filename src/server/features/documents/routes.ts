import type { Hono } from 'hono';
import * as contract from '#contract/documents.ts';
import { may } from '#domain/access/permissions.ts';
import { Refusal } from '#domain/refusal.ts';
import { readDocumentText } from '#server/document-text/read-document-text.ts';
import { type Env, handle } from '#server/http/handle.ts';
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
      canEdit: found.isUploaded && may(scope.roles, 'document.write'),
    };
  });
}
