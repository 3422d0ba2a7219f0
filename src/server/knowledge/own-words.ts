import type { Thesaurus } from '#domain/retrieval/question/synonyms.ts';
import { thesaurus } from '#domain/retrieval/thesaurus/thesaurus.ts';
import { keepRecent } from './keep-recent.ts';

const mostKept = 100;
const known = new Map<string, Thesaurus>();

/** The thesaurus with the association's own groups. The same words give the same list, which is read only once. */
export function withOwnWords(own: Thesaurus): Thesaurus {
  if (own.length === 0) return thesaurus;
  const key = JSON.stringify(own);
  const value = known.get(key) ?? [...thesaurus, ...own];
  return keepRecent(known, { key, value, mostKept });
}
