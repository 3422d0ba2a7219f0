import type { IsoDate } from '#domain/calendar.ts';
import { type DocumentCategory, documentCategories } from './category.ts';
import { hasWords } from './find-words.ts';

type Listed = {
  readonly title: string;
  readonly summary: string;
  readonly category: DocumentCategory;
  readonly issuedOn: IsoDate;
  readonly isSuperseded: boolean;
};

/** `category` is the order of the library: its categories, the newest document of each first. */
export type LibraryOrder = 'category' | 'newest' | 'oldest' | 'title';

/** Every document whose title or summary has all the words; old versions only when asked for. */
export function searchLibrary<Document extends Listed>(
  documents: readonly Document[],
  { words, withOld }: { words: readonly string[]; withOld: boolean },
): readonly Document[] {
  return documents.filter(
    ({ title, summary, isSuperseded }) =>
      (withOld || !isSuperseded) && hasWords([title, summary], words),
  );
}

const japanese = new Intl.Collator('ja', { numeric: true });

export function sortLibrary<Document extends Listed>(
  documents: readonly Document[],
  order: LibraryOrder,
): readonly Document[] {
  return documents.toSorted((a, b) => {
    if (order === 'title') return byTitle(a, b) || byDay(b, a);
    if (order === 'oldest') return byDay(a, b) || byTitle(a, b);
    const rank = order === 'category' ? rankOf(a) - rankOf(b) : 0;
    return rank || byDay(b, a) || byTitle(a, b);
  });
}

/** How many of the found documents each category of the library holds, in the library's order. */
export function countCategories(
  documents: readonly Listed[],
  found: readonly Listed[],
): ReadonlyMap<DocumentCategory, number> {
  const held = documentCategories.filter((it) => documents.some(({ category }) => category === it));
  return new Map(
    held.map((it) => [it, found.filter(({ category }) => category === it).length] as const),
  );
}

function rankOf({ category }: Listed): number {
  return documentCategories.indexOf(category);
}

function byDay(a: Listed, b: Listed): number {
  return a.issuedOn === b.issuedOn ? 0 : a.issuedOn < b.issuedOn ? -1 : 1;
}

function byTitle(a: Listed, b: Listed): number {
  return japanese.compare(a.title, b.title);
}
