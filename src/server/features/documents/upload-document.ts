import type { z } from 'zod/mini';
import type { uploadDocument } from '#contract/documents.ts';
import { betterTitle } from '#domain/documents/own-title.ts';
import type { Db } from '#server/db/db.ts';
import { type Extracted, extract } from '#server/extraction/extract.ts';
import type { UploadedFile } from '#server/http/read-upload.ts';
import type { Scope } from '#server/http/scope.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import { newId } from '#server/outside/new-id.ts';
import { refuseFullStorage } from '#server/storage/refuse-full-storage.ts';
import { refuseTurnedTerm, versionAfter } from './check-facts.ts';
import { addDocument, endReplaced, type Original } from './original-store.ts';

type Facts = z.output<typeof uploadDocument.input>;
type Prepared = { readonly text: Extracted; readonly original: Omit<Original, 'id'> };

/** Reads the text and stores the bytes. A file whose upload is refused later is an orphan, and goes as one. */
export async function prepareUpload(
  files: FileStore,
  file: UploadedFile & { readonly associationId: string },
): Promise<Prepared> {
  const text = await extract(file);
  const sha256 = await files.put(file.bytes);
  const { mediaType } = text;
  const byteSize = file.bytes.byteLength;
  return { text, original: { fileName: file.fileName, mediaType, byteSize, sha256 } };
}

/** Answers the id of the new document. */
export async function saveUpload(
  db: Db,
  scope: Scope,
  { facts, prepared, now }: { facts: Facts; prepared: Prepared; now: Date },
): Promise<string> {
  const { text, original } = prepared;
  refuseTurnedTerm(facts);
  await refuseFullStorage(db, scope, original.byteSize + Buffer.byteLength(text.markdown));
  const id = newId(now.getTime());
  await addDocument(db, scope, {
    id,
    facts: withOwnTitle(facts, text.title),
    version: await versionAfter(db, scope, { supersedesId: facts.supersedesId, ownId: id }),
    body: text.markdown,
    reading: text.reading,
    readingNote: text.note,
    original: { id: newId(now.getTime()), ...original },
    now,
  });
  await endReplaced(db, scope, facts);
  return id;
}

function withOwnTitle(facts: Facts, own: string): Facts {
  return facts.titleIsFileName ? { ...facts, title: betterTitle(facts.title, own) } : facts;
}
