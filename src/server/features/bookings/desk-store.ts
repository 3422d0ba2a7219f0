import type { Db } from '#server/db/db.ts';
import type { StoredFile } from '#server/features/applications/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

type Paper = {
  readonly bookingId: string;
  readonly personId: string;
  readonly file: StoredFile;
  readonly now: Date;
};

export async function addBookingPaper(
  db: Db,
  { associationId, userId, role }: Scope<'booking.manage'>,
  { bookingId, personId, file, now }: Paper,
): Promise<void> {
  const { sha256, fileName, mediaType, byteSize } = file;
  await db.query(
    `insert into booking_paper (association_id, id, booking_id, person_id, sha256, file_name, media_type, byte_size,
       keyed_as, keyed_by, keyed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      associationId,
      newId(now.getTime()),
      bookingId,
      personId,
      sha256,
      fileName,
      mediaType,
      byteSize,
      role,
      userId,
      now.toISOString(),
    ],
  );
}

export async function findBookingScan(
  db: Db,
  { associationId }: Scope<'booking.manage'>,
  bookingId: string,
): Promise<StoredFile | undefined> {
  const { rows } = await db.query<StoredFile>(
    `select sha256, file_name as "fileName", media_type as "mediaType", byte_size as "byteSize"
       from booking_paper where association_id = $1 and booking_id = $2`,
    [associationId, bookingId],
  );
  return rows[0];
}
