import type { Role } from '#domain/access/role.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { CheckComment } from '#domain/statements/close/year-close.ts';
import type { PaperSettings } from '#domain/statements/paper-settings.ts';
import type { Db } from '#server/db/db.ts';
import { type BooksReader, dayOf } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

export { renderPack } from './render-pack.ts';

type PackState = 'draft' | 'audited' | 'approved';

export type PackRow = {
  readonly id: string;
  readonly version: number;
  readonly state: PackState;
  readonly digest: string;
  readonly basis: PaperSettings['basis'];
  readonly comments: readonly CheckComment[];
  readonly sha256: string;
  readonly byteSize: number;
  readonly meetingOn: IsoDate | null;
  readonly documentId: string | null;
  readonly madeAs: Role;
  readonly madeOn: IsoDate;
};

/** The versions of a year's pack, the newest first. */
export async function listPacks(
  db: Db,
  { associationId }: BooksReader,
  yearId: string,
): Promise<PackRow[]> {
  const { rows } = await db.query<PackRow>(
    `select id, version, state, digest, basis, comments, sha256, byte_size as "byteSize", meeting_on as "meetingOn",
            (select d.id from document d where d.association_id = $1 and d.id = document_id) as "documentId", made_as as "madeAs", ${dayOf('made_at')} as "madeOn"
       from settlement_pack where association_id = $1 and fiscal_year_id = $2 order by version desc`,
    [associationId, yearId],
  );
  return rows;
}

/** The document of one version; those after it know the same one, until they are published themselves. */
export function ownDocumentId(versions: readonly PackRow[], { version }: PackRow): string | null {
  const index = versions.findIndex((it) => it.version === version);
  const own = versions[index]?.documentId ?? null;
  return own === versions[index + 1]?.documentId ? null : own;
}

type Writer = Scope<'settlement.write' | 'audit.write' | 'month.close'>;

export type NewPack = Pick<
  PackRow,
  'version' | 'state' | 'digest' | 'basis' | 'comments' | 'sha256' | 'byteSize' | 'meetingOn'
> & { readonly yearId: string; readonly documentId: string | null; readonly now: Date };

export async function addPack(
  db: Db,
  { associationId, role, userId }: Writer,
  pack: NewPack,
): Promise<void> {
  await db.query(
    `insert into settlement_pack (association_id, id, fiscal_year_id, version, state, digest, comments, sha256,
       byte_size, meeting_on, document_id, made_as, made_by, made_at, basis)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      associationId,
      newId(pack.now.getTime()),
      pack.yearId,
      pack.version,
      pack.state,
      pack.digest,
      JSON.stringify(pack.comments),
      pack.sha256,
      pack.byteSize,
      pack.meetingOn,
      pack.documentId,
      role,
      userId,
      pack.now.toISOString(),
      pack.basis,
    ],
  );
}

export async function setMeetingDay(
  db: Db,
  { associationId }: Scope<'month.ask'>,
  { packId, meetingOn }: { packId: string; meetingOn: IsoDate },
): Promise<void> {
  await db.query(
    'update settlement_pack set meeting_on = $3 where association_id = $1 and id = $2',
    [associationId, packId, meetingOn],
  );
}

export async function setDocument(
  db: Db,
  { associationId }: BooksReader,
  { packId, documentId }: { packId: string; documentId: string },
): Promise<void> {
  await db.query(
    'update settlement_pack set document_id = $3 where association_id = $1 and id = $2',
    [associationId, packId, documentId],
  );
}
