import type { Hono } from 'hono';
import * as contract from '#contract/documents.ts';
import { proposeFacts } from '#domain/documents/proposed-facts.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { extract } from '#server/extraction/extract.ts';
import { type Env, handle, handleFile } from '#server/http/handle.ts';
import { handleUpload } from '#server/http/handle-upload.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';
import type { Scope } from '#server/http/scope.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import { refuseMovedVersion, refuseTurnedTerm, versionAfter } from './check-facts.ts';
import {
  deleteDocument,
  endReplaced,
  findOriginal,
  reopenReplaced,
  saveFacts,
} from './original-store.ts';
import { type FoundDocument, findDocument } from './store.ts';
import { prepareUpload, saveUpload } from './upload-document.ts';

const uploadsPerAddress = {
  count: 60,
  windowMs: 3_600_000,
  sentence:
    '短い時間に多くの文書が追加されたため、受け付けを一時止めています。1時間ほどしてから、もう一度お試しください。',
};

/** Before a file is added one may choose another one. */
const previewsPerAddress = { ...uploadsPerAddress, count: 2 * uploadsPerAddress.count };

/** What needs the originals: adding a document, changing or deleting it, downloading it again. */
export function documentFileRoutes(app: Hono<Env>, files: FileStore): void {
  handleUpload(app, contract.uploadDocument, {
    admit: createRateLimit(uploadsPerAddress),
    prepare: (file, associationId) => prepareUpload(files, { ...file, associationId }),
    save: async ({ db, scope, input, now }, prepared) => {
      const id = await saveUpload(db, scope, { facts: input, prepared, now });
      return { document: (await required(db, scope, id)).head };
    },
  });

  handleUpload(app, contract.previewDocument, {
    admit: createRateLimit(previewsPerAddress),
    prepare: (file, associationId) => extract({ ...file, associationId }),
    save: ({ input: { title }, today }, { markdown: text }) =>
      Promise.resolve(proposeFacts({ title, text, today })),
  });

  handle(app, contract.saveDocument, async ({ db, scope, input }) => {
    const { documentId: id, ...facts } = input;
    const { head, supersedesId: was } = await requireUploaded(db, scope, id);
    refuseTurnedTerm(facts);
    const versions = { ownId: id, was, supersedesId: facts.supersedesId };
    await refuseMovedVersion(db, scope, versions);
    const version = await versionAfter(db, scope, versions);
    await reopenReplaced(db, scope, { supersedesId: was, inForceFrom: head.inForceFrom });
    await saveFacts(db, scope, { id, facts, version });
    await endReplaced(db, scope, facts);
    return { document: (await required(db, scope, id)).head };
  });

  handle(app, contract.deleteDocument, async ({ db, scope, input }) => {
    const { head, supersedesId } = await requireUploaded(db, scope, input.documentId);
    await reopenReplaced(db, scope, { supersedesId, inForceFrom: head.inForceFrom });
    await deleteDocument(db, scope, input.documentId);
    return {};
  });

  handleFile(app, contract.downloadOriginal, {
    load: async ({ db, scope, input }) => {
      await required(db, scope, input.documentId);
      const original = await findOriginal(db, scope, input.documentId);
      if (!original) {
        throw new Refusal('not_found', 'この文書には、ダウンロードできる原本がありません。');
      }
      return original;
    },
    make: async ({ sha256, fileName, mediaType }) => {
      const bytes = await files.get(sha256);
      if (!bytes) {
        throw new Refusal(
          'unavailable',
          '原本のファイルを取り出せませんでした。お手数ですが、お問い合わせください。',
        );
      }
      return { bytes, fileName, mediaType };
    },
  });
}

async function required(db: Db, scope: Scope, documentId: string): Promise<FoundDocument> {
  const found = await findDocument(db, scope, documentId);
  if (!found) throw new Refusal('not_found');
  return found;
}

async function requireUploaded(db: Db, scope: Scope, documentId: string): Promise<FoundDocument> {
  const found = await required(db, scope, documentId);
  if (found.isUploaded) return found;
  throw new Refusal(
    'not_allowed',
    'デモにはじめから入っている文書は、変えたり消したりできません。',
  );
}
