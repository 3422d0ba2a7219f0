import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { type AskedYears, alikeWords, fiscalYearsIn } from '#domain/documents/asked-years.ts';
import { hasWords } from '#domain/documents/find-words.ts';
import { type FoundPassages, findLiterally } from './find-passages.ts';
import type { Library } from './library.ts';

const most = 4;

/** 生きた記録 that are called by the words: of the years asked about, else what is true today, then the newest year. */
export function findRecords(asked: AskedYears, library: Library): FoundPassages {
  for (const query of [asked.rest, ...alikeWords(asked.rest)]) {
    const found = findLiterally(query, { ...library, index: library.records, documents: [] });
    const named = found?.passages.filter(({ title }) => hasWords([title], found.words)) ?? [];
    const passages = named.filter((it) => isOf(it, asked)).toSorted(byYear);
    if (found && passages.length > 0) return { ...found, passages: passages.slice(0, most) };
  }
  return { passages: [], words: [], readAs: null };
}

function isOf({ heading }: KnowledgePassage, { years }: AskedYears): boolean {
  const named = fiscalYearsIn(heading);
  return years.length === 0 || named.length === 0 || named.some((year) => years.includes(year));
}

function byYear(a: KnowledgePassage, b: KnowledgePassage): number {
  const yearOf = ({ heading }: KnowledgePassage) => fiscalYearsIn(heading)[0] ?? 9999;
  return yearOf(b) - yearOf(a);
}
