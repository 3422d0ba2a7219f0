import { createHash } from 'node:crypto';
import type { DocumentDigest } from './document-store.ts';

/** Documents that are indexed together: one that changes leaves the other groups as they are. */
export type LibraryGroup = {
  /** Equal for equal documents, whichever association they belong to. */
  readonly key: string;
  readonly documentIds: readonly string[];
};

/** About as much as is indexed in a hundredth of a second. */
const charactersPerGroup = 40_000;

/** A document keeps its group while the library is about as large as it was. */
export function groupLibrary(documents: readonly DocumentDigest[]): readonly LibraryGroup[] {
  const characters = documents.reduce((total, { length }) => total + length, 0);
  const groupCount = 2 ** Math.max(0, Math.ceil(Math.log2(characters / charactersPerGroup)));
  const groups = new Map<number, DocumentDigest[]>();
  for (const document of documents) {
    const number = Number.parseInt(document.id.replaceAll('-', '').slice(-6), 16) % groupCount;
    groups.set(number, [...(groups.get(number) ?? []), document]);
  }
  return [...groups].toSorted(([a], [b]) => a - b).map(([, members]) => groupOf(members));
}

function groupOf(members: readonly DocumentDigest[]): LibraryGroup {
  const hash = createHash('sha256');
  for (const { id, digest } of members) hash.update(`${id} ${digest}\n`);
  return { key: hash.digest('base64'), documentIds: members.map(({ id }) => id) };
}
