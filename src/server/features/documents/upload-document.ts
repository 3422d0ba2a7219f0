import type { z } from 'zod/mini';
import type { uploadDocument } from '#contract/documents.ts';
import { betterTitle } from '#domain/documents/own-title.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { type Extracted, extract } from '#server/extraction/extract.ts';
import type { UploadedFile } from '#server/http/read-upload.ts';
import type { Scope } from '#server/http/scope.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import { newId } from '#server/outside/new-id.ts';
import { refuseTurnedTerm, versionAfter } from './check-facts.ts';
import { addDocument, endReplaced, measureStorage, type Original } from './original-store.ts';

type Facts = z.output<typeof uploadDocument.input>;
type Prepared = { readonly text: Extracted; readonly original: Omit<Original, 'id'> };

/** Whoever opens the product has a copy of the demonstration; together they must not fill the disk. */
const visitorLimitMb = 100;

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

async function refuseFullStorage(db: Db, scope: Scope, moreBytes: number): Promise<void> {
  const { usedBytes, limitMb, isVisitorCopy } = await measureStorage(db, scope);
  const allowedMb = isVisitorCopy ? Math.min(limitMb, visitorLimitMb) : limitMb;
  if (usedBytes + moreBytes <= allowedMb * 1024 * 1024) return;
  const sentence = isVisitorCopy
    ? `デモに保存できる文書は、合わせて${allowedMb}MBまでです。使わない文書を消してから、もう一度お試しください。`
    : `ご契約のプランで保存できる容量（${allowedMb.toLocaleString('ja-JP')}MB）を超えます。使わない文書を消すか、プランの変更をご相談ください。`;
  throw new Refusal('invalid_input', sentence);
}
