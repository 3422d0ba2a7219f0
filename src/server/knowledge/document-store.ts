import type { IsoDate } from '#domain/calendar.ts';
import type { DocumentCategory } from '#domain/documents/category.ts';
import type { Db } from '#server/db/db.ts';
import { findIdsOfSlugs } from '#server/features/documents/store.ts';
import type { Scope } from '#server/http/scope.ts';

export type KnownDocument = {
  readonly id: string;
  readonly title: string;
  readonly category: DocumentCategory;
  readonly issuedOn: IsoDate;
  readonly inForceFrom: IsoDate | null;
  readonly inForceUntil: IsoDate | null;
  readonly isSuperseded: boolean;
  readonly body: string;
};

/** What of a document decides about its passages, in a few letters. */
export type DocumentDigest = {
  readonly id: string;
  readonly digest: string;
  readonly length: number;
};

/** Who may read what is said in one place: the documents' own store. */
export async function listReadableIds(db: Db, scope: Scope): Promise<string[]> {
  return [...(await findIdsOfSlugs(db, scope)).values()];
}

const isSuperseded = `exists (select from document n
  where n.association_id = d.association_id and n.supersedes_id = d.id)`;

const digestOf = `concat_ws(' ', d.content_digest, ${isSuperseded},
  coalesce(d.in_force_from > $3, false), coalesce(d.in_force_until < $3, false))`;

type Readable = { readonly ids: readonly string[]; readonly today: IsoDate };

/**
 * Another text as soon as one of the documents comes, goes or changes, or is in force no longer. Identical
 * copies of the demonstration have the same one.
 */
export async function findLibraryDigest(
  db: Db,
  { associationId }: Scope,
  { ids, today }: Readable,
): Promise<string> {
  const { rows } = await db.query<{ digest: string }>(
    `select md5(coalesce(string_agg(concat_ws(' ', d.id, ${digestOf}), ',' order by d.id), '')) as digest
       from document d where d.association_id = $1 and d.id = any($2::uuid[])`,
    [associationId, ids, today],
  );
  return rows[0]?.digest ?? '';
}

export async function listDigests(
  db: Db,
  { associationId }: Scope,
  { ids, today }: Readable,
): Promise<DocumentDigest[]> {
  const { rows } = await db.query<DocumentDigest>(
    `select d.id, ${digestOf} as digest, length(d.body) as length
       from document d where d.association_id = $1 and d.id = any($2::uuid[]) order by d.id`,
    [associationId, ids, today],
  );
  return rows;
}

export async function listKnownDocuments(
  db: Db,
  { associationId }: Scope,
  ids: readonly string[],
): Promise<KnownDocument[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query<KnownDocument>(
    `select d.id, d.title, d.category, d.issued_on as "issuedOn", d.in_force_from as "inForceFrom",
            d.in_force_until as "inForceUntil", ${isSuperseded} as "isSuperseded", d.body
       from document d where d.association_id = $1 and d.id = any($2::uuid[]) order by d.id`,
    [associationId, ids],
  );
  return rows;
}
