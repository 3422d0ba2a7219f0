import type { Hono } from 'hono';
import * as contract from '#contract/minutes.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Env, handleFile } from '#server/http/handle.ts';
import { handleUpload } from '#server/http/handle-upload.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import { keepSigned } from './keep-signed.ts';
import { loadMinutes, viewMinutes } from './load-minutes.ts';
import { scanFileOf, scanTaking } from './scans.ts';
import { refuseUnderWay } from './signing-routes.ts';

/** 署名済み: what is signed by hand comes back as a scan, goes into the library, and is told. */
export function signedMinutesRoutes(app: Hono<Env>, files: FileStore): void {
  handleUpload(app, contract.addSignedMinutes, {
    ...scanTaking(files),
    save: async (call, file) => {
      const { db, scope, input } = call;
      await refuseUnderWay(db, scope, input.minutesId);
      await keepSigned(call, { ...input, file, how: '署名しました' });
      return viewMinutes(await loadMinutes(db, scope, input.meetingId));
    },
  });

  handleFile(app, contract.getSignedMinutes, {
    load: async ({ db, scope, input }) => {
      const { versions } = await loadMinutes(db, scope, input.meetingId);
      const found = versions.find((it) => it.version === Number(input.version));
      if (!found?.sha256) throw new Refusal('not_found', '署名した紙は、まだ保存されていません。');
      return found;
    },
    make: scanFileOf(files),
  });
}
