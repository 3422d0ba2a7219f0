import type { z } from 'zod/mini';
import type { searchDocuments as contract, DocumentHead } from '#contract/documents.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { hasWords, splitAtWords } from '#domain/documents/find-words.ts';
import { excerptOf } from './excerpt-of.ts';
import { type FoundPassages, findPassages } from './find-passages.ts';
import type { Library } from './library.ts';

type Result = z.output<typeof contract.output>;
type Hit = { readonly document: DocumentHead; readonly passages: readonly KnowledgePassage[] };

const most = { documents: 20, passagesEach: 3 };

/** 全文検索 over everything the reader may see: documents by their best passage, what was replaced last. */
export function searchDocuments(query: string, library: Library): Result {
  const found = findPassages(query, library);
  const hits = groupHits(found, library.documents)
    .slice(0, most.documents)
    .map((hit) => shown(hit, found.words));
  return { hits, readAs: hits.length > 0 ? found.readAs : null };
}

function groupHits(
  { passages, words }: FoundPassages,
  documents: readonly DocumentHead[],
): readonly Hit[] {
  const own = new Map<string, KnowledgePassage[]>();
  for (const passage of passages) {
    own.set(passage.sourceId, [...(own.get(passage.sourceId) ?? []), passage]);
  }
  const places = new Map([...own.keys()].map((id, place) => [id, place]));
  const rankOf = ({ document: { id, title, isSuperseded } }: Hit) =>
    (isSuperseded ? 2e6 : 0) +
    (hasWords([title], words) ? 0 : 1e6) +
    (places.get(id) ?? passages.length);
  return documents
    .map((document) => ({
      document,
      passages: (own.get(document.id) ?? []).slice(0, most.passagesEach),
    }))
    .filter(
      ({ document: { title, summary }, passages: { length } }) =>
        length > 0 || (words.length > 0 && hasWords([title, summary], words)),
    )
    .toSorted((a, b) => rankOf(a) - rankOf(b));
}

function shown({ document, passages }: Hit, words: readonly string[]): Result['hits'][number] {
  const { id: documentId, title, category, issuedOn, isSuperseded } = document;
  return {
    documentId,
    title: marked(title, words),
    category,
    issuedOn,
    isSuperseded,
    passages: passages.map(({ href, heading, text }) => ({
      href,
      heading: marked(heading, words),
      excerpt: marked(excerptOf(text, words), words),
    })),
  };
}

function marked(text: string, words: readonly string[]): { text: string; isFound: boolean }[] {
  return splitAtWords(text, words).map(({ text: part, isFound }) => ({ text: part, isFound }));
}
