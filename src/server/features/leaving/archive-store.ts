import type { Role } from '#domain/access/role.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import type { ArchiveList } from './archive/archive-entries.ts';

export type ArchiveRow = {
  readonly id: string;
  readonly madeAs: Role;
  readonly madeBy: string;
  readonly madeAt: string;
  readonly fileCount: number | null;
  readonly byteSize: string | null;
  readonly listSha256: string | null;
};

export async function listArchives(db: Db, { associationId }: Scope): Promise<ArchiveRow[]> {
  const { rows } = await db.query<ArchiveRow>(
    `select id, made_as as "madeAs", made_by as "madeBy", made_at as "madeAt",
            file_count as "fileCount", byte_size as "byteSize", list_sha256 as "listSha256"
       from archive where association_id = $1 order by made_at desc, id desc`,
    [associationId],
  );
  return rows;
}

type Maker = Scope<'archive.make'>;

export async function addArchive(
  db: Db,
  { associationId, role, userId }: Maker,
  { requestId, now }: { requestId: string; now: Date },
): Promise<string> {
  const id = newId(now.getTime());
  await db.query(
    `insert into archive (association_id, id, request_id, made_as, made_by, made_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [associationId, id, requestId, role, userId, now.toISOString()],
  );
  return id;
}

/** What was handed over to its last byte. */
export async function finishArchive(
  db: Db,
  { associationId }: Maker,
  { archiveId, list }: { archiveId: string; list: ArchiveList },
): Promise<void> {
  await db.query(
    `update archive set file_count = $3, byte_size = $4, list_sha256 = $5
      where association_id = $1 and id = $2`,
    [associationId, archiveId, list.fileCount, list.byteSize, list.listSha256],
  );
}
