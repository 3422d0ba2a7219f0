import type { z } from 'zod/mini';
import type { searchDocuments as contract } from '#contract/documents.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { type AskedYears, alikeWords, askedYears } from '#domain/documents/asked-years.ts';
import { splitAtWords } from '#domain/documents/find-words.ts';
import { excerptOf } from './excerpt-of.ts';
import { type FoundPassages, findLiterally, findPassages } from './find-passages.ts';
import { findRecords } from './find-records.ts';
import { groupHits, type Hit } from './group-hits.ts';
import type { Library } from './library.ts';
import { findYears, foldedYears, headedBy } from './of-years.ts';
import { placeOfSettlement } from './settled-place.ts';

type Result = z.output<typeof contract.output>;

const most = { documents: 20, passagesEach: 3 };
/** Below so many documents, other words for the same paper are looked for too. */
const few = 3;

/** 全文検索 over everything the reader may see, and over what the product itself knows. */
export function searchDocuments(query: string, library: Library): Result {
  const asked = askedYears(query, library.today);
  const { found, alsoAs } = findWithAlike(asked, library);
  const hits = groupHits(found, asked, library.documents).slice(0, most.documents);
  const records = findRecordsAlso(asked, found.readAs, library);
  const words = [...found.words, ...foldedYears(asked)];
  return {
    hits: hits.map((hit) => shown(hit, asked, words)),
    records: records.passages.map((it) => {
      const settled = placeOfSettlement(it, library);
      return {
        href: settled?.href ?? it.href,
        place: settled ? `${settled.sourceTitle}　${settled.heading}` : it.sourceTitle,
        heading: marked(it.heading, records.words),
        excerpt: marked(excerptOf(it.text, records.words), records.words),
      };
    }),
    years: asked.isNamed ? [...asked.years] : [],
    readAs: hits.length > 0 ? found.readAs : null,
    alsoAs,
  };
}

/** Words typed before the conversion name a record as they were read. */
function findRecordsAlso(asked: AskedYears, readAs: string | null, library: Library) {
  const records = findRecords(asked, library);
  if (records.passages.length > 0 || readAs === null) return records;
  return findRecords(askedYears(readAs, library.today), library);
}

type WithAlike = { readonly found: FoundPassages; readonly alsoAs: string | null };

function findWithAlike(asked: AskedYears, library: Library): WithAlike {
  if (asked.rest === '') return { found: findYears(asked, library), alsoAs: null };
  const found = findPassages(asked.rest, library);
  const sources = new Set(found.passages.map(({ sourceId }) => sourceId));
  if (sources.size >= few) return { found, alsoAs: null };
  for (const word of alikeWords(asked.rest)) {
    const more = findLiterally(word, library);
    if (more) return { found: joined(found, more), alsoAs: word };
  }
  return { found, alsoAs: null };
}

function joined(found: FoundPassages, more: FoundPassages): FoundPassages {
  return {
    passages: [...new Set([...found.passages, ...more.passages])],
    // The shorter word stands in the longer ones.
    words: [...new Set([...more.words, ...found.words])],
    readAs: null,
    isLiteral: true,
  };
}

function yearFirst(
  passages: readonly KnowledgePassage[],
  asked: AskedYears,
  words: readonly string[],
): readonly KnowledgePassage[] {
  const isOfYear = ({ heading }: KnowledgePassage) => headedBy(heading, words, asked) === 'asked';
  return [...passages.filter(isOfYear), ...passages.filter((it) => !isOfYear(it))];
}

function shown(
  { document, passages }: Hit,
  asked: AskedYears,
  words: readonly string[],
): Result['hits'][number] {
  const { id: documentId, title, category, issuedOn, isSuperseded } = document;
  return {
    documentId,
    title: marked(title, words),
    category,
    issuedOn,
    isSuperseded,
    passages: yearFirst(passages, asked, words)
      .slice(0, most.passagesEach)
      .map(({ href, heading, text }) => ({
        href,
        heading: marked(heading, words),
        excerpt: marked(excerptOf(text, words), words),
      })),
  };
}

function marked(text: string, words: readonly string[]): { text: string; isFound: boolean }[] {
  return splitAtWords(text, words).map(({ text: part, isFound }) => ({ text: part, isFound }));
}
