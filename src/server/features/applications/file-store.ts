import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

export type StoredFile = {
  readonly sha256: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly byteSize: number;
};

export const mostFiles = 12;

type Filer = Scope<'application.file'> | Scope<'application.receive'>;

type NewFile = {
  readonly id: string;
  readonly applicationId: string;
  readonly slot: string;
  readonly file: StoredFile;
  readonly now: Date;
};

export async function addFile(
  db: Db,
  { associationId }: Filer,
  { id, applicationId, slot, file, now }: NewFile,
): Promise<void> {
  const { sha256, fileName, mediaType, byteSize } = file;
  await db.query(
    `insert into application_file (association_id, id, application_id, slot, sha256, file_name, media_type, byte_size, added_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (association_id, id) do nothing`,
    [
      associationId,
      id,
      applicationId,
      slot,
      sha256,
      fileName,
      mediaType,
      byteSize,
      now.toISOString(),
    ],
  );
}

export async function deleteFile(db: Db, { associationId }: Filer, fileId: string): Promise<void> {
  await db.query('delete from application_file where association_id = $1 and id = $2', [
    associationId,
    fileId,
  ]);
}

/** A file, and what it hangs on. */
export async function findFile(
  db: Db,
  { associationId }: Filer | Scope<'application.read'>,
  fileId: string,
): Promise<(StoredFile & { readonly applicationId: string }) | undefined> {
  const { rows } = await db.query<StoredFile & { applicationId: string }>(
    `select application_id as "applicationId", sha256, file_name as "fileName", media_type as "mediaType",
            byte_size as "byteSize"
       from application_file where association_id = $1 and id = $2`,
    [associationId, fileId],
  );
  return rows[0];
}
