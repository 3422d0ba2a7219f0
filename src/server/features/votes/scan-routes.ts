import type { Hono } from 'hono';
import * as contract from '#contract/slip-scans.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Env, handleFile } from '#server/http/handle.ts';
import { handleUpload } from '#server/http/handle-upload.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import { mediaTypeOf } from '#server/storage/media-type-of.ts';
import { refuseFullStorage } from '#server/storage/refuse-full-storage.ts';
import { findOpened } from './find-opened.ts';
import { listHeads } from './roll-store.ts';
import { addScan, findScan } from './scan-store.ts';
import { viewVotes } from './votes-view.ts';

/** Six hundred owners' slips in an evening, and some of them twice. */
const scansPerAddress = {
  count: 900,
  windowMs: 3_600_000,
  sentence:
    '短い時間に多くのファイルが届いたため、受け付けを一時止めています。1時間ほどしてから、もう一度お試しください。',
};

/** 用紙の写し: for whoever enters the slip, and for whoever reads it a second time. */
export function slipScanRoutes(app: Hono<Env>, files: FileStore): void {
  handleUpload(app, contract.addSlipScan, {
    admit: createRateLimit(scansPerAddress),
    prepare: async ({ bytes, fileName }) => {
      const mediaType = mediaTypeOf(bytes, '用紙の写しにできる');
      return { sha256: await files.put(bytes), fileName, mediaType, byteSize: bytes.byteLength };
    },
    save: async ({ db, scope, input: { meetingId, id, headId }, now, today }, file) => {
      const { meeting, box } = await findOpened(db, scope, meetingId, true);
      if (!(await listHeads(db, scope, box.id)).some((head) => head.id === headId)) {
        throw new Refusal('not_found', 'この議決権者は、名簿にありません。');
      }
      await refuseFullStorage(db, scope, file.byteSize);
      await addScan(db, scope, { id, boxId: box.id, headId, file, now });
      return { meeting: await viewVotes(db, scope, { meeting, today }) };
    },
  });

  handleFile(app, contract.getSlipScan, {
    load: async ({ db, scope, input: { scanId } }) => {
      const found = await findScan(db, scope, scanId);
      if (!found) throw new Refusal('not_found', 'この用紙の写しは見つかりません。');
      return found;
    },
    make: async ({ sha256, fileName, mediaType }) => {
      const bytes = await files.get(sha256);
      if (!bytes) throw new Refusal('unavailable', 'ファイルを取り出せませんでした。');
      return { bytes, fileName, mediaType, isInline: true };
    },
  });
}
