import type { Db } from '#server/db/db.ts';
import type { StoredFile } from '#server/features/applications/store.ts';
import type { Scope } from '#server/http/scope.ts';
import type { VoteReader } from './box-store.ts';

export type StoredScan = Pick<StoredFile, 'fileName' | 'mediaType'> & {
  readonly id: string;
  readonly headId: string;
  readonly addedAt: number;
};

/** The latest first: a clearer one is added to what was there. */
export async function listScans(
  db: Db,
  { associationId }: VoteReader,
  boxId: string,
): Promise<StoredScan[]> {
  const { rows } = await db.query<StoredScan>(
    `select id, head_id as "headId", file_name as "fileName", media_type as "mediaType",
            (extract(epoch from added_at) * 1000)::float8 as "addedAt"
       from vote_scan where association_id = $1 and box_id = $2 order by added_at desc, id desc`,
    [associationId, boxId],
  );
  return rows;
}

/** 用紙の番号 by owner, as they were printed. */
export async function listSlipCodes(
  db: Db,
  { associationId }: VoteReader,
  boxId: string,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ headId: string; slipCode: string }>(
    `select d.head_id as "headId", d.slip_code as "slipCode" from convocation_dispatch d
       join vote_head h on h.association_id = d.association_id and h.id = d.head_id
      where d.association_id = $1 and h.box_id = $2`,
    [associationId, boxId],
  );
  return new Map(rows.map(({ headId, slipCode }) => [headId, slipCode]));
}

type NewScan = {
  readonly id: string;
  readonly boxId: string;
  readonly headId: string;
  readonly file: StoredFile;
  readonly now: Date;
};

/** The same id again is the same scan. */
export async function addScan(
  db: Db,
  { associationId, role, userId }: Scope<'vote.enter'>,
  { id, boxId, headId, file, now }: NewScan,
): Promise<void> {
  const { sha256, fileName, mediaType, byteSize } = file;
  await db.query(
    `insert into vote_scan (association_id, id, box_id, head_id, sha256, file_name, media_type, byte_size,
       added_as, added_by, added_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing`,
    [
      associationId,
      id,
      boxId,
      headId,
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

export async function findScan(
  db: Db,
  { associationId }: Scope<'vote.enter'>,
  scanId: string,
): Promise<StoredFile | undefined> {
  const { rows } = await db.query<StoredFile>(
    `select sha256, file_name as "fileName", media_type as "mediaType", byte_size as "byteSize"
       from vote_scan where association_id = $1 and id = $2`,
    [associationId, scanId],
  );
  return rows[0];
}
