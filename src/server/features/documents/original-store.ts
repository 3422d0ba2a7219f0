import type { z } from 'zod/mini';
import type { uploadDocument } from '#contract/documents.ts';
import type { Db } from '#server/db/db.ts';
import { withoutRadicals } from '#server/extraction/reader/without-radicals.js';
import { withoutTurns } from '#server/extraction/without-turns.ts';
import type { Scope } from '#server/http/scope.ts';

type Facts = z.output<typeof uploadDocument.input>;

export type Original = {
  readonly id: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly byteSize: number;
  readonly sha256: string;
};

type NewDocument = {
  readonly id: string;
  readonly facts: Facts;
  readonly version: number;
  readonly body: string;
  readonly reading: 'extracted' | 'no-text' | 'failed';
  readonly readingNote: string;
  readonly original: Original;
  readonly now: Date;
};

export async function addDocument(
  db: Db,
  { associationId, userId }: Scope,
  { id, facts, version, original, now, ...text }: NewDocument,
): Promise<void> {
  await db.query(
    `insert into document (association_id, id, slug, title, category, summary, visibility,
       issued_on, in_force_from, in_force_until, supersedes_id, version, body, reading, reading_note, added_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      associationId,
      id,
      `file-${id}`,
      ...valuesOf(facts),
      version,
      text.body,
      text.reading,
      text.readingNote,
      userId,
    ],
  );
  const { fileName, mediaType, byteSize, sha256 } = original;
  await db.query(
    `insert into document_file (association_id, id, document_id, file_name, media_type, byte_size, sha256, added_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [associationId, original.id, id, fileName, mediaType, byteSize, sha256, now.toISOString()],
  );
}

export async function saveFacts(
  db: Db,
  { associationId }: Scope,
  { id, facts, version }: Pick<NewDocument, 'id' | 'facts' | 'version'>,
): Promise<void> {
  await db.query(
    `update document set title = $3, category = $4, summary = $5, visibility = $6, issued_on = $7,
        in_force_from = $8, in_force_until = $9, supersedes_id = $10, version = $11
      where association_id = $1 and id = $2 and added_by is not null`,
    [associationId, id, ...valuesOf(facts), version],
  );
}

function valuesOf(facts: Facts): unknown[] {
  const { category, visibility } = facts;
  const title = cleaned(facts.title) || '題名のない文書';
  const summary = cleaned(facts.summary);
  const { issuedOn, inForceFrom, inForceUntil, supersedesId } = facts;
  return [title, category, summary, visibility, issuedOn, inForceFrom, inForceUntil, supersedesId];
}

/** Many a title was copied out of a PDF. */
function cleaned(text: string): string {
  return withoutRadicals(withoutTurns(text));
}

export async function deleteDocument(db: Db, scope: Scope, documentId: string): Promise<void> {
  await db.query(
    'delete from document where association_id = $1 and id = $2 and added_by is not null',
    [scope.associationId, documentId],
  );
}

export async function findOriginal(
  db: Db,
  { associationId }: Scope,
  documentId: string,
): Promise<Original | undefined> {
  const { rows } = await db.query<Original>(
    `select id, file_name as "fileName", media_type as "mediaType", byte_size as "byteSize", sha256
       from document_file where association_id = $1 and document_id = $2`,
    [associationId, documentId],
  );
  return rows[0];
}

type Successor = Pick<Facts, 'supersedesId' | 'inForceFrom'>;

/** 施行日: a version without a last day of its own is in force until the next one is. */
export async function endReplaced(
  db: Db,
  { associationId }: Scope,
  { supersedesId, inForceFrom }: Successor,
): Promise<void> {
  await db.query(
    `update document set in_force_until = $3
      where association_id = $1 and id = $2 and in_force_until is null and $3::date is not null`,
    [associationId, supersedesId, inForceFrom],
  );
}

/** Takes that back, before the next version changes or goes. */
export async function reopenReplaced(
  db: Db,
  { associationId }: Scope,
  { supersedesId, inForceFrom }: Successor,
): Promise<void> {
  await db.query(
    'update document set in_force_until = null where association_id = $1 and id = $2 and in_force_until = $3',
    [associationId, supersedesId, inForceFrom],
  );
}

/** Which version has taken a document's place. Nobody else may give it another until this transaction ends. */
export async function findSuccessor(
  db: Db,
  { associationId }: Scope,
  documentId: string,
): Promise<string | undefined> {
  await db.query('select from document where association_id = $1 and id = $2 for update', [
    associationId,
    documentId,
  ]);
  const { rows } = await db.query<{ id: string }>(
    'select id from document where association_id = $1 and supersedes_id = $2 limit 1',
    [associationId, documentId],
  );
  return rows[0]?.id;
}
