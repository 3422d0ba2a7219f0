import type { Hono } from 'hono';
import * as contract from '#contract/applications.ts';
import { nextSteps, stateOf } from '#domain/applications/state.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { type Env, handle, handleFile } from '#server/http/handle.ts';
import { handleUpload } from '#server/http/handle-upload.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';
import type { Scope } from '#server/http/scope.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import { mediaTypeOf } from '#server/storage/media-type-of.ts';
import { refuseFullStorage } from '#server/storage/refuse-full-storage.ts';
import { addFile, deleteFile, findFile, mostFiles, type StoredFile } from './file-store.ts';
import * as store from './store.ts';
import { formOf, onPaper } from './view.ts';

export const filesPerAddress = {
  count: 120,
  windowMs: 3_600_000,
  sentence:
    '短い時間に多くのファイルが届いたため、受け付けを一時止めています。1時間ほどしてから、もう一度お試しください。',
};
const notThere = 'このファイルは見つかりません。';

/** What hangs on an application: drawings, photographs, certificates. */
export function applicationFileRoutes(app: Hono<Env>, files: FileStore): void {
  handleUpload(app, contract.addApplicationFile, {
    admit: createRateLimit(filesPerAddress),
    prepare: async ({ bytes, fileName }) => {
      const mediaType = mediaTypeOf(bytes, '付けられる');
      return { sha256: await files.put(bytes), fileName, mediaType, byteSize: bytes.byteLength };
    },
    save: async ({ db, scope, input, today, now }, file) => {
      const { form, stored } = await changeable(db, scope, { ...input, today });
      if (!(input.slot in form.attachments) || stored.files.length >= mostFiles) {
        throw new Refusal('invalid_input', `付けられるのは${mostFiles}個までです。`);
      }
      await refuseFullStorage(db, scope, file.byteSize);
      await addFile(db, scope, { ...input, file, now });
      return {};
    },
  });

  handle(app, contract.deleteApplicationFile, async ({ db, scope, input: { fileId }, today }) => {
    const found = await findFile(db, scope, fileId);
    if (!found) throw new Refusal('not_found', notThere);
    await changeable(db, scope, { applicationId: found.applicationId, today });
    await deleteFile(db, scope, fileId);
    return {};
  });

  handleFile(app, contract.getApplicationFile, {
    load: async ({ db, scope, input }) => {
      const found = await findFile(db, scope, input.fileId);
      const isOwn = found && (await store.findOwn(db, scope, found.applicationId));
      if (!found || !isOwn) throw new Refusal('not_found', notThere);
      return found;
    },
    make: (found) => fetched(files, found),
  });

  handleFile(app, contract.getInboxFile, {
    load: async ({ db, scope, input }) => {
      const found = await findFile(db, scope, input.fileId);
      const isSent = found && (await store.findSent(db, scope, found.applicationId));
      if (!found || !isSent) throw new Refusal('not_found', notThere);
      return found;
    },
    make: (found) => fetched(files, found),
  });
}

async function fetched(files: FileStore, { sha256, fileName, mediaType }: StoredFile) {
  const bytes = await files.get(sha256);
  if (!bytes) {
    throw new Refusal(
      'unavailable',
      'ファイルを取り出せませんでした。お手数ですが、お問い合わせください。',
    );
  }
  return { bytes, fileName, mediaType, isInline: true };
}

/** Until it is sent, and again once it was asked back. */
async function changeable(
  db: Db,
  scope: Scope<'application.file'>,
  { applicationId, today }: { readonly applicationId: string; readonly today: IsoDate },
) {
  await store.holdApplication(db, scope, applicationId);
  const stored = await store.findOwn(db, scope, applicationId);
  if (!stored) throw new Refusal('not_found', notThere);
  const form = formOf(stored, await store.listTerms(db, scope));
  if (stored.isOnPaper) throw new Refusal('conflict', onPaper);
  if (!nextSteps(form, stateOf(form, stored.steps, today)).includes('sent')) {
    throw new Refusal('conflict', '送ったあとは変えられません。直すときは、取り下げてください。');
  }
  return { form, stored };
}
