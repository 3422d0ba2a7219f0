import type { IsoDate } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { Db } from '#server/db/db.ts';
import { readDocumentText } from '#server/document-text/read-document-text.ts';
import type { Scope } from '#server/http/scope.ts';
import { createShelf } from '#server/http/shelf.ts';
import { documentPassages } from './document-passages.ts';
import {
  findLibraryDigest,
  type KnownDocument,
  listDigests,
  listKnownDocuments,
  listReadableIds,
} from './document-store.ts';
import { indexPassages, type KnowledgeIndex } from './index-passages.ts';
import { keepRecent } from './keep-recent.ts';
import { groupLibrary, type LibraryGroup } from './library-groups.ts';
import { createPause } from './pause.ts';

type Parts = readonly KnowledgeIndex[];

/** What all indexes of documents together may take. */
const mostBytes = 150 * 1024 * 1024;
/** Measured on passages of 40 to 190 characters: texts, words, postings, meanings and the sentences read closely. */
const bytesPerPassage = 1_700;
const bytesPerCharacter = 18;
const keptLibraries = 500;

const groups = createShelf<Parts>(mostBytes, (parts) =>
  parts.reduce((total, part) => total + bytesOf(part.passages), 0),
);
const libraries = new Map<string, readonly LibraryGroup[]>();

/**
 * The indexed documents that this member may read. Only the questions to the database are asked at once;
 * what is not indexed yet is indexed when the answer is called, outside the transaction.
 */
export async function loadLibrary(
  db: Db,
  scope: Scope,
  today: IsoDate,
): Promise<() => Promise<Parts>> {
  const library = await findGroups(db, scope, today);
  const found = library.map(({ key }) => groups.find(key));
  const missing = library.filter((_, place) => found[place] === undefined);
  const ids = missing.flatMap(({ documentIds }) => documentIds);
  const documents = new Map((await listKnownDocuments(db, scope, ids)).map((it) => [it.id, it]));
  const membersOf = ({ documentIds }: LibraryGroup) =>
    documentIds.flatMap((id) => documents.get(id) ?? []);
  const { associationId } = scope;
  return async () => {
    const parts: KnowledgeIndex[] = [];
    // One after another: the turns of all at once would add up.
    for (const [place, group] of library.entries()) {
      const make = () => indexDocuments(membersOf(group), { associationId, today });
      parts.push(...(await (found[place] ?? groups.keep(group.key, make))));
    }
    return parts;
  };
}

async function findGroups(db: Db, scope: Scope, today: IsoDate): Promise<readonly LibraryGroup[]> {
  const readable = { ids: await listReadableIds(db, scope), today };
  const digest = await findLibraryDigest(db, scope, readable);
  const value = libraries.get(digest) ?? groupLibrary(await listDigests(db, scope, readable));
  return keepRecent(libraries, { key: digest, value, mostKept: keptLibraries });
}

async function indexDocuments(
  documents: readonly KnownDocument[],
  { associationId, today }: { associationId: string; today: IsoDate },
): Promise<Parts> {
  const pause = createPause();
  const passages: KnowledgePassage[] = [];
  for (const document of documents) {
    const text = { markdown: document.body, associationId };
    const { chunks } = await readDocumentText(text, noLinks);
    passages.push(...documentPassages(document, chunks, today));
    await pause();
  }
  return indexPassages(passages, pause);
}

/** A passage shows no links, so it does not matter where they lead. */
const noLinks: ReadonlyMap<string, string> = new Map();

function bytesOf(passages: readonly KnowledgePassage[]): number {
  const characters = passages.reduce(
    (total, { title, text }) => total + title.length + text.length,
    0,
  );
  return passages.length * bytesPerPassage + characters * bytesPerCharacter;
}
