import type { DocumentHead } from '#contract/documents.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { foldText, hasWords, wordsOf } from '#domain/documents/find-words.ts';
import type { SearchIndex } from '#domain/retrieval/indexing/build-index.ts';
import { entriesOf, expand, type Thesaurus } from '#domain/retrieval/question/synonyms.ts';
import { findNearWords } from '#domain/retrieval/search/near-words.ts';
import { searchIndex } from '#domain/retrieval/search/search-index.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { hints } from '#domain/retrieval/thesaurus/thesaurus.ts';
import { foldedPassage } from './folded-passage.ts';

export type Library = {
  readonly index: SearchIndex<KnowledgePassage>;
  /** What the reader may see, the newest first. */
  readonly documents: readonly DocumentHead[];
  readonly thesaurus: Thesaurus;
};

export type FoundPassages = {
  /** Best first. */
  readonly passages: readonly KnowledgePassage[];
  /** Folded: what is marked in them. */
  readonly words: readonly string[];
  /** What was looked for instead of the words of the query. */
  readonly readAs: string | null;
};

const mostRanked = 200;

/** The words themselves; else a word one letter away; else words of the same meaning. */
export function findPassages(query: string, library: Library): FoundPassages {
  return (
    findLiterally(query, library) ?? findNearby(query, library) ?? findByMeaning(query, library)
  );
}

/** Every word stands in the passage, its headings or the title of its document. */
function findLiterally(query: string, library: Library): FoundPassages | undefined {
  const words = wordsOf(query);
  const found = library.index.passages.filter((it) =>
    words.every((word) => foldedPassage(it).all.includes(word)),
  );
  const isFound =
    found.length > 0 ||
    library.documents.some(({ title, summary }) => hasWords([title, summary], words));
  return words.length > 0 && isFound
    ? { passages: rank(query, { found, words }, library), words, readAs: null }
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

/** 打ち間違い: ペトット is read as ペット. */
function findNearby(query: string, library: Library): FoundPassages | undefined {
  const { parts } = library.index;
  const nearest = (word: string) =>
    parts.flatMap(({ katakanaWords }) => findNearWords(katakanaWords, inKatakana(word)))[0];
  const typed = query.split(/\s+/).filter((word) => word !== '');
  const read = typed.map((word) => nearest(word) ?? word);
  const other = read.join(' ');
  if (other === typed.join(' ')) return undefined;
  const found = findLiterally(other, library);
  return found && { ...found, readAs: other };
}

function inKatakana(word: string): string {
  return word
    .normalize('NFKC')
    .replaceAll(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}

const mostNamed = 3;
/** What a sentence is about stands in these letters. */
const content = /\p{sc=Han}{2,}|[ァ-ヺー]{2,}|[a-z0-9]{2,}/gu;

/** 言い換え: passages that say the same in other words, all of the query if there are any, else a part of it. */
function findByMeaning(query: string, library: Library): FoundPassages {
  const entries = entriesOf(library.thesaurus, hints);
  const parts = query
    .split(/\s+/)
    .map(normalise)
    .map((part) => ({
      asked: [part, ...(part.match(content) ?? [])].map(foldText),
      others: expand(entries, part),
    }))
    .filter(({ asked }) => asked.some((word) => word !== ''));
  if (parts.length === 0) return { passages: [], words: [], readAs: null };
  const wordsEach = parts.map(({ asked, others }) => [...asked, ...others.map(foldText)]);
  const has = (passage: KnowledgePassage, words: readonly string[]) =>
    words.some((word) => word !== '' && foldedPassage(passage).all.includes(word));
  const { passages } = library.index;
  const all = passages.filter((it) => wordsEach.every((words) => has(it, words)));
  const found =
    all.length > 0 ? all : passages.filter((it) => wordsEach.some((words) => has(it, words)));
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
