import type { Hono } from 'hono';
import * as contract from '#contract/application-desk.ts';
import { deskForm } from '#domain/applications/desk.ts';
import { nextSteps, stateOf } from '#domain/applications/state.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { handleUpload } from '#server/http/handle-upload.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';
import type { Scope } from '#server/http/scope.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import { mediaTypeOf } from '#server/storage/media-type-of.ts';
import { refuseFullStorage } from '#server/storage/refuse-full-storage.ts';
import { filesPerAddress } from './file-routes.ts';
import { addFile, deleteFile, findFile, mostFiles } from './file-store.ts';
import * as store from './store.ts';
import { formOf } from './view.ts';

const notThere = 'このファイルは見つかりません。';

/** The scan of what came on paper, and what was handed in with it. */
export function deskFileRoutes(app: Hono<Env>, files: FileStore): void {
  handleUpload(app, contract.addDeskFile, {
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

  handle(app, contract.deleteDeskFile, async ({ db, scope, input: { fileId }, today }) => {
    const found = await findFile(db, scope, fileId);
    if (!found) throw new Refusal('not_found', notThere);
    await changeable(db, scope, { applicationId: found.applicationId, today });
    await deleteFile(db, scope, fileId);
    return {};
  });
}

async function changeable(
  db: Db,
  scope: Scope<'application.receive'>,
  { applicationId, today }: { readonly applicationId: string; readonly today: IsoDate },
) {
  await store.holdApplication(db, scope, applicationId);
  const stored = await store.findOnPaper(db, scope, applicationId);
  if (!stored) throw new Refusal('not_found', notThere);
  const form = deskForm(formOf(stored, await store.listTerms(db, scope)));
  if (!nextSteps(form, stateOf(form, stored.steps, today)).includes('sent')) {
    throw new Refusal('conflict', '受け取ったあとは変えられません。');
  }
  return { form, stored };
}
