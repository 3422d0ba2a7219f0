import type { Hono } from 'hono';
import * as contract from '#contract/documents.ts';
import { may } from '#domain/access/permissions.ts';
import { Refusal } from '#domain/refusal.ts';
import { readDocumentText } from '#server/document-text/read-document-text.ts';
import type { Env } from '#server/http/handle.ts';
import { handleKept, handleKeptMaking } from '#server/http/handle-kept.ts';
import * as store from './store.ts';

export function documentRoutes(app: Hono<Env>): void {
  handleKept(app, contract.listDocuments, 'role', async ({ db, scope, today }) => ({
    today,
    documents: await store.listDocuments(db, scope),
  }));

  handleKeptMaking(app, contract.getDocument, 'role', {
    load: async ({ db, scope, input, today }) => {
      const found = await store.findDocument(db, scope, input.documentId);
      if (!found) throw new Refusal('not_found');
      return {
        today,
        document: found.head,
        text: { markdown: found.body, associationId: scope.associationId },
        links: await store.findIdsOfSlugs(db, scope),
        versions: await store.listVersions(db, scope, input.documentId),
        canEdit: found.isUploaded && may(scope.roles, 'document.write'),
      };
    },
    make: async ({ text, links, ...known }) => ({
      ...known,
      ...(await readDocumentText(text, links)),
    }),
  });
}
