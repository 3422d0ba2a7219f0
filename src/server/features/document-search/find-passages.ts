import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { foldText, hasWords, wordsOf } from '#domain/documents/find-words.ts';
import { entriesOf, expand } from '#domain/retrieval/question/synonyms.ts';
import { searchIndex } from '#domain/retrieval/search/search-index.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { hints } from '#domain/retrieval/thesaurus/thesaurus.ts';
import { foldedPassage } from './folded-passage.ts';
import type { Library } from './library.ts';
import { kanjiMeant, readQuery, wordsMeant } from './read-typed.ts';

export type FoundPassages = {
  /** Best first. */
  readonly passages: readonly KnowledgePassage[];
  /** Folded: what is marked in them. */
  readonly words: readonly string[];
  /** What was looked for instead of the words of the query. */
  readonly readAs: string | null;
  /** Whether each has the words themselves, so that none says them better than another. */
  readonly isLiteral?: boolean;
};

const mostRanked = 200;

/** The words themselves; else as they may be meant; else in words of the same meaning; else with one kanji wrong. */
export function findPassages(query: string, library: Library): FoundPassages {
  const literal = findLiterally(query, library);
  if (literal) return literal;
  const near = readQuery(query, (word) => wordsMeant(word, library));
  const alike = () => readQuery(query, (word) => kanjiMeant(word, library));
  const ways = [
    () => findAs(near, findLiterally, library),
    () => findByMeaning(query, library),
    () => findAs(near, findByMeaning, library),
    // Last, for many a word is right and merely rare.
    () => findAs(alike(), findLiterally, library),
    () => findAs(alike(), findByMeaning, library),
  ];
  for (const find of ways) {
    const found = find();
    if (found) return found;
  }
  return { passages: [], words: [], readAs: null };
}

type Find = (query: string, library: Library) => FoundPassages | undefined;

/** かな書きと打ち間違い: by the first of these queries that finds something, in its own words if it needs no others. */
function findAs(
  queries: readonly string[],
  find: Find,
  library: Library,
): FoundPassages | undefined {
  for (const query of queries) {
    const found = find(query, library);
    if (found) return { ...found, readAs: found.readAs ?? query };
  }
  return undefined;
}

/** Every word stands in the passage, its headings or the title of its document. */
export function findLiterally(query: string, library: Library): FoundPassages | undefined {
  const words = wordsOf(query);
  const found = library.index.passages.filter((it) =>
    words.every((word) => foldedPassage(it).all.includes(word)),
  );
  const isFound =
    found.length > 0 ||
    library.documents.some(({ title, summary }) => hasWords([title, summary], words));
  return words.length > 0 && isFound
    ? { passages: rank(query, { found, words }, library), words, readAs: null, isLiteral: true }
    : undefined;
}

type Unranked = { readonly found: readonly KnowledgePassage[]; readonly words: readonly string[] };

/** In the engine's order; a passage that has a word itself comes before one that only lies below such a title. */
function rank(
  query: string,
  { found, words }: Unranked,
  { index, thesaurus }: Library,
): readonly KnowledgePassage[] {
  const accepted = new Set<unknown>(found);
  const { hits } = searchIndex(index, query, {
    thesaurus,
    hints,
    limit: mostRanked,
    accepts: (passage) => accepted.has(passage),
  });
  // Passages that share no term of the engine with the query are in no order: they keep their own.
  const best = hits
    .filter(({ score }) => score > 0)
    .flatMap(({ place }) => index.passages[place] ?? [])
    .filter((passage) => accepted.has(passage));
  const all = [...new Set([...best, ...found])].slice(0, mostRanked);
  const isOwn = (it: KnowledgePassage) =>
    words.some((word) => foldedPassage(it).own.includes(word));
  return [...all.filter(isOwn), ...all.filter((it) => !isOwn(it))];
}

const mostNamed = 3;
/** What a sentence is about stands in these letters. */
const content = /\p{sc=Han}{2,}|[ァ-ヺー]{2,}|[a-z0-9]{2,}/gu;

/** 言い換え: passages that say the same in other words, all of the query if there are any, else a part of it. */
function findByMeaning(query: string, library: Library): FoundPassages | undefined {
  const entries = entriesOf(library.thesaurus, hints);
  const parts = query
    .split(/\s+/)
    .map(normalise)
    .map((part) => ({
      asked: [part, ...(part.match(content) ?? [])].map(foldText),
      others: expand(entries, part),
    }))
    .filter(({ asked }) => asked.some((word) => word !== ''));
  if (parts.length === 0) return undefined;
  const wordsEach = parts.map(({ asked, others }) => [...asked, ...others.map(foldText)]);
  const has = (passage: KnowledgePassage, words: readonly string[]) =>
    words.some((word) => word !== '' && foldedPassage(passage).all.includes(word));
  const { passages } = library.index;
  const all = passages.filter((it) => wordsEach.every((words) => has(it, words)));
  const found =
    all.length > 0 ? all : passages.filter((it) => wordsEach.some((words) => has(it, words)));
  if (found.length === 0) return undefined;
  const others = parts.flatMap((part) => part.others);
  const isUsed = (word: string) => found.some((it) => has(it, [foldText(word)]));
  const named = [...new Set(others)].filter(isUsed).slice(0, mostNamed);
  const words = wordsEach.flat().filter((word) => word !== '' && isUsed(word));
  return {
    passages: rank(query, { found, words }, library),
    words,
    readAs: named.join('、') || null,
  };
}
