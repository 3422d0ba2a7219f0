import type { Hono } from 'hono';
import * as contract from '#contract/voucher.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Env, handleFile } from '#server/http/handle.ts';
import { handleUpload } from '#server/http/handle-upload.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import { refuseFullStorage } from '#server/storage/refuse-full-storage.ts';
import { factsIn, prepareVoucher } from './prepare-voucher.ts';
import { addVoucher, findVoucher, findVoucherFile, isFileKnown, listPayeeNames } from './store.ts';

const uploadsPerAddress = {
  count: 120,
  windowMs: 3_600_000,
  sentence:
    '短い時間に多くの証憑が追加されたため、受け付けを一時止めています。1時間ほどしてから、もう一度お試しください。',
};

/** What needs the files themselves: adding a voucher, looking at it, keeping it. */
export function voucherFileRoutes(app: Hono<Env>, files: FileStore): void {
  handleUpload(app, contract.addVoucher, {
    admit: createRateLimit(uploadsPerAddress),
    prepare: (file, associationId) => prepareVoucher(files, { ...file, associationId }),
    save: async ({ db, scope, input, today, now }, { file, lines, readingNote }) => {
      const names = await listPayeeNames(db, scope);
      const read = factsIn(lines, { today, names });
      if (!(await findVoucher(db, scope, input.id))) {
        await refuseFullStorage(db, scope, file.byteSize);
        await addVoucher(db, scope, { id: input.id, file, ...read, readingNote, now });
      }
      const voucher = await findVoucher(db, scope, input.id);
      if (!voucher) throw new Error('a voucher that was added is not there');
      const isTwin = await isFileKnown(db, scope, { sha256: file.sha256, exceptId: input.id });
      return { voucher, isTwin };
    },
  });

  handleFile(app, contract.getVoucherFile, {
    load: async ({ db, scope, input }) => {
      const file = await findVoucherFile(db, scope, input.voucherId);
      if (!file) throw new Refusal('not_found', 'この証憑は見つかりません。');
      return { ...file, isInline: input.as !== 'download' };
    },
    make: async ({ sha256, fileName, mediaType, isInline }) => {
      const bytes = await files.get(sha256);
      if (!bytes) {
        throw new Refusal(
          'unavailable',
          '証憑のファイルを取り出せませんでした。お手数ですが、お問い合わせください。',
        );
      }
      return { bytes, fileName, mediaType, isInline };
    },
  });
}
