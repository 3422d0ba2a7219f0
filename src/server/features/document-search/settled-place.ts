import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { fiscalYearsIn } from '#domain/documents/asked-years.ts';
import type { Library } from './library.ts';

/** 収入 and 支出 of the year. */
const figureCount = 2;

/**
 * Where the figures of a closed year stand: the card of home shows those of the year under way, so the record leads to
 * the minutes that state them.
 */
export function placeOfSettlement(
  { href, heading, text }: KnowledgePassage,
  { index, documents }: Library,
): KnowledgePassage | undefined {
  if (!href.startsWith('/demo#') || fiscalYearsIn(heading).length === 0) return undefined;
  const figures = (text.match(/[\d,]{4,}円/g) ?? []).slice(0, figureCount);
  const valid = new Set(documents.filter((it) => !it.isSuperseded).map(({ id }) => id));
  return index.passages.find(
    (passage) =>
      figures.length === figureCount &&
      valid.has(passage.sourceId) &&
      figures.every((figure) => passage.text.includes(figure)),
  );
}
