import type { Hono } from 'hono';
import { addOriginalPaper } from '#contract/settlement.ts';
import { Refusal } from '#domain/refusal.ts';
import { placeWords } from '#domain/statements/close/certificates.ts';
import { openPdf } from '#server/extraction/open-pdf.ts';
import { addVoucher } from '#server/features/vouchers/store.ts';
import type { Env } from '#server/http/handle.ts';
import { handleUpload } from '#server/http/handle-upload.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import { mediaTypeOf } from '#server/storage/media-type-of.ts';
import { refuseFullStorage } from '#server/storage/refuse-full-storage.ts';
import { putOriginal } from './certificate-store.ts';
import { listBanks } from './facts-store.ts';
import { findOpenYear } from './refuse.ts';

const uploadsPerAddress = {
  count: 60,
  windowMs: 3_600_000,
  sentence:
    '短い時間に多くのファイルが追加されたため、受け付けを一時止めています。1時間ほどしてから、もう一度お試しください。',
};

/** The bank's own paper, from the auditor's hands: nobody else can put one there. */
export function originalRoutes(app: Hono<Env>, files: FileStore): void {
  handleUpload(app, addOriginalPaper, {
    admit: createRateLimit(uploadsPerAddress),
    prepare: async ({ bytes, fileName }, associationId) => {
      const mediaType = mediaTypeOf(bytes, '原本にできる');
      if (mediaType === 'application/pdf') await openPdf({ bytes, associationId });
      return { sha256: await files.put(bytes), fileName, mediaType, byteSize: bytes.byteLength };
    },
    save: async ({ db, scope, input, now }, file) => {
      const { id, year, accountId } = input;
      const { endsOn: heldOn } = await findOpenYear(db, scope, year);
      await refuseFullStorage(db, scope, file.byteSize);
      const banks = await listBanks(db, scope);
      const bank = banks.find((it) => it.accountId === accountId);
      const facts = {
        kind: 'certificate' as const,
        issuedOn: null,
        dueOn: null,
        amountYen: null,
        payee: bank ? placeWords(bank) : '',
        invoiceNumber: '',
        note: '監事が見た残高証明書の原本',
      };
      await addVoucher(db, scope, { id, file, facts, places: [], readingNote: '', now });
      if (!(await putOriginal(db, scope, { accountId, heldOn, voucherId: id }))) {
        throw new Refusal('not_found', '残高証明書の額が、まだ入っていません。');
      }
      return {};
    },
  });
}
