import type { DocumentHead } from '#contract/documents.ts';
import { visibleDocuments } from '#domain/access/shown.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

export { deleteOrphanedFiles } from './delete-orphaned-files.ts';

/** A document that another feature makes goes through the same door as an upload. */
export { addDocument } from './original-store.ts';

export type FoundDocument = {
  readonly head: DocumentHead;
  readonly body: string;
  /** Added by a member: the board may change it. What came with the demonstration stays as it is. */
  readonly isUploaded: boolean;
  readonly supersedesId: string | null;
};

/** Every document this user may see, newest first within its category. */
export async function listDocuments(db: Db, scope: Scope): Promise<DocumentHead[]> {
  const { rows } = await db.query<DocumentHead>(
    `select ${headColumns} from document d
      where d.association_id = $1 and d.visibility = any($2)
      order by d.issued_on desc, d.title`,
    [scope.associationId, visibleDocuments(scope.roles)],
  );
  return rows;
}

export async function findDocument(
  db: Db,
  scope: Scope,
  documentId: string,
): Promise<FoundDocument | undefined> {
  const { rows } = await db.query<DocumentHead & Omit<FoundDocument, 'head'>>(
    `select ${headColumns}, d.body, d.added_by is not null as "isUploaded",
            d.supersedes_id as "supersedesId" from document d
      where d.association_id = $1 and d.id = $2 and d.visibility = any($3)`,
    [scope.associationId, documentId, visibleDocuments(scope.roles)],
  );
  const row = rows[0];
  if (!row) return undefined;
  const { body, isUploaded, supersedesId, ...head } = row;
  return { head, body, isUploaded, supersedesId };
}

/** 版: the document with everything before and after it, newest first. */
export async function listVersions(
  db: Db,
  scope: Scope,
  documentId: string,
): Promise<DocumentHead[]> {
  const { rows } = await db.query<DocumentHead>(
    `with recursive
       older as (
         select id, supersedes_id from document where association_id = $1 and id = $2
         union select p.id, p.supersedes_id from document p
           join older o on p.id = o.supersedes_id where p.association_id = $1),
       newer as (
         select id from document where association_id = $1 and id = $2
         union select n.id from document n
           join newer o on n.supersedes_id = o.id where n.association_id = $1)
     select ${headColumns} from document d
      where d.association_id = $1 and d.visibility = any($3)
        and d.id in (select id from older union select id from newer)
      order by d.version desc`,
    [scope.associationId, documentId, visibleDocuments(scope.roles)],
  );
  return rows;
}

/** Where `doc:slug` links of this association lead. */
export async function findIdsOfSlugs(db: Db, scope: Scope): Promise<Map<string, string>> {
  const { rows } = await db.query<{ slug: string; id: string }>(
    'select slug, id from document where association_id = $1 and visibility = any($2)',
    [scope.associationId, visibleDocuments(scope.roles)],
  );
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/** What not everybody in the house may read, by title. */
export async function listRestrictedTitles(db: Db, scope: Scope): Promise<Set<string>> {
  const { rows } = await db.query<{ title: string }>(
    "select title from document where association_id = $1 and visibility <> 'everyone'",
    [scope.associationId],
  );
  return new Set(rows.map(({ title }) => title));
}

const headColumns = `d.id, d.slug, d.title, d.category, d.summary, d.visibility, d.version,
  d.issued_on as "issuedOn", d.in_force_from as "inForceFrom", d.in_force_until as "inForceUntil",
  exists (select from document n where n.association_id = d.association_id and n.supersedes_id = d.id)
    as "isSuperseded",
  d.reading, d.reading_note as "readingNote",
  (select json_build_object('name', f.file_name, 'mediaType', f.media_type, 'byteSize', f.byte_size)
     from document_file f where f.association_id = d.association_id and f.document_id = d.id) as file`;
