import type { Hono } from 'hono';
import * as contract from '#contract/booking-desk.ts';
import { feeOf } from '#domain/bookings/space.ts';
import { Refusal } from '#domain/refusal.ts';
import { listDeskHomes } from '#server/features/applications/store.ts';
import { listStoppages } from '#server/features/notices/store.ts';
import { type Env, handle, handleFile } from '#server/http/handle.ts';
import { handleUpload } from '#server/http/handle-upload.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import { mediaTypeOf } from '#server/storage/media-type-of.ts';
import { refuseFullStorage } from '#server/storage/refuse-full-storage.ts';
import { addBookingPaper, findBookingScan } from './desk-store.ts';
import { openSpace, refuseAgainstRules } from './refuse.ts';
import * as store from './store.ts';

const filesPerAddress = {
  count: 120,
  windowMs: 3_600_000,
  sentence:
    '短い時間に多くの予約が届いたため、受け付けを一時止めています。1時間ほどしてから、もう一度お試しください。',
};
const notThere = 'この予約の紙は見つかりません。';

/** 窓口: bookings that came on paper. */
export function bookingDeskRoutes(app: Hono<Env>, files: FileStore): void {
  handle(app, contract.getBookingDesk, async ({ db, scope, today }) => ({
    today,
    spaces: (await store.listSpaces(db, scope)).filter(({ retiredOn }) => retiredOn === null),
    homes: await listDeskHomes(db, scope, today),
    stoppages: await listStoppages(db, scope, today),
  }));

  handleUpload(app, contract.addDeskBooking, {
    admit: createRateLimit(filesPerAddress),
    prepare: async ({ bytes, fileName }) => {
      const mediaType = mediaTypeOf(bytes, '付けられる');
      return { sha256: await files.put(bytes), fileName, mediaType, byteSize: bytes.byteLength };
    },
    save: async ({ db, scope, input: { personId, ...use }, today, now }, file) => {
      const home = (await listDeskHomes(db, scope, today)).find(({ id }) => id === use.dwellingId);
      const person = home?.people.find(({ id }) => id === personId);
      if (!person) throw new Refusal('invalid_input', '住戸と、使う方を選んでください。');
      const isBilled = person.isOwner;
      const before = await store.findBooking(db, scope, use.id);
      if (before) return { feeYen: before.feeYen, isBilled };
      const space = await openSpace(db, scope, use.spaceId);
      // 「お急ぎのときは、管理事務室に」: until when one books by oneself does not bind the desk.
      const rules = { ...space.rules, closesDaysBefore: 0 };
      await refuseAgainstRules(db, scope, { input: use, rules, today });
      await refuseFullStorage(db, scope, file.byteSize);
      const feeYen = feeOf(rules, use);
      const booked = { by: null, as: isBilled ? ('owner' as const) : ('tenant' as const) };
      await store.addBooking(db, scope, { ...use, feeYen, booked, now });
      await addBookingPaper(db, scope, { bookingId: use.id, personId, file, now });
      return { feeYen, isBilled };
    },
  });

  handleFile(app, contract.getBookingScan, {
    load: async ({ db, scope, input: { bookingId } }) => {
      const found = await findBookingScan(db, scope, bookingId);
      if (!found) throw new Refusal('not_found', notThere);
      return found;
    },
    make: async ({ sha256, fileName, mediaType }) => {
      const bytes = await files.get(sha256);
      if (!bytes) throw new Refusal('unavailable', 'ファイルを取り出せませんでした。');
      return { bytes, fileName, mediaType, isInline: true };
    },
  });
}
