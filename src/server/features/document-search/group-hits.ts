import type { DocumentHead } from '#contract/documents.ts';
import { fiscalYearOf } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { AskedYears } from '#domain/documents/asked-years.ts';
import { hasWords } from '#domain/documents/find-words.ts';
import type { FoundPassages } from './find-passages.ts';
import { foldedPassage } from './folded-passage.ts';
import { foldedYears, hasAny, headedBy } from './of-years.ts';

export type Hit = {
  readonly document: DocumentHead;
  readonly passages: readonly KnowledgePassage[];
};

/** Documents by their best passage; those of the years that were asked about first, what was replaced last. */
export function groupHits(
  found: FoundPassages,
  asked: AskedYears,
  documents: readonly DocumentHead[],
): readonly Hit[] {
  const own = groupBy(found.passages, ({ sourceId }) => sourceId);
  const places = new Map([...own.keys()].map((id, place) => [id, place]));
  const hits = documents
    .map((document) => ({ document, passages: own.get(document.id) ?? [] }))
    .filter(
      ({ document: { title, summary }, passages: { length } }) =>
        length > 0 || (found.words.length > 0 && hasWords([title, summary], found.words)),
    )
    .map((hit) => ({ hit, rank: ranksOf(hit, found, asked) }))
    .toSorted((a, b) => {
      const placeOf = ({ hit }: typeof a) => places.get(hit.document.id) ?? own.size;
      return compareRanks(a.rank, b.rank) || placeOf(a) - placeOf(b);
    });
  return found.isLiteral ? newestFirst(hits) : hits.map(({ hit }) => hit);
}

type Ranked = { readonly hit: Hit; readonly rank: readonly number[] };

function ranksOf(hit: Hit, { words, isLiteral }: FoundPassages, asked: AskedYears): number[] {
  const { document, passages } = hit;
  const isTitled = hasWords([document.title], words);
  const isHeaded = isTitled || passages.some(({ heading }) => hasWords([heading], words));
  const ofTitle = [isTitled ? 0 : 1];
  const ofYear = [yearRank(hit, words, asked)];
  return [
    document.isSuperseded ? 1 : 0,
    ...(asked.isNamed ? [...ofYear, ...ofTitle] : [...ofTitle, ...ofYear]),
    isLiteral && !isHeaded ? 1 : 0,
  ];
}

/** Said in a title or a heading; issued in that year, of no other; said in the text; not at all. */
function yearRank(hit: Hit, words: readonly string[], asked: AskedYears): number {
  if (asked.years.length === 0) return 0;
  const { document, passages } = hit;
  const headings = [document.title, ...passages.map(({ heading }) => heading)];
  const named = headings.map((heading) => headedBy(heading, words, asked));
  if (named.includes('asked')) return 0;
  const isOfOther = named.includes('other');
  const isIssued = asked.years.includes(fiscalYearOf(document.issuedOn));
  if (asked.isNamed && isIssued && !isOfOther) return 1;
  const years = foldedYears(asked);
  return passages.some((it) => hasAny(foldedPassage(it).own, years)) ? 2 : 3;
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const differs = a.findIndex((rank, at) => rank !== b[at]);
  return differs < 0 ? 0 : (a[differs] ?? 0) - (b[differs] ?? 0);
}

/** Minutes of this year and of last say the same word equally well: among papers of one kind the newest leads. */
function newestFirst(ranked: readonly Ranked[]): readonly Hit[] {
  const kinds = groupBy(ranked, ({ hit: { document }, rank }) =>
    [document.category, document.title.replaceAll(/[0-9０-９]+/g, ''), ...rank].join('|'),
  );
  const ordered = new Map(
    [...kinds].map(([kind, members]) => [
      kind,
      members
        .map(({ hit }) => hit)
        .toSorted((a, b) => (a.document.issuedOn < b.document.issuedOn ? 1 : -1))
        .values(),
    ]),
  );
  const kindOf = new Map([...kinds].flatMap(([kind, all]) => all.map((it) => [it, kind] as const)));
  return ranked.map((it) => ordered.get(kindOf.get(it) ?? '')?.next().value ?? it.hit);
}

function groupBy<Of, Key>(all: readonly Of[], keyOf: (one: Of) => Key): Map<Key, Of[]> {
  const groups = new Map<Key, Of[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}
