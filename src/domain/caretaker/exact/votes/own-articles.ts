import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { Quote } from './law-quote.ts';
import { sentencesOf } from './sentences-of.ts';

/** 項: its sentences, and the items below the first of them. */
export type Paragraph = { readonly lead: readonly Quote[]; readonly items: readonly Quote[] };

const paragraphMark = /^[0-9０-９]{1,2}[　 ]+/;
const itemMark =
  /^(?:[一二三四五六七八九十]{1,3}[　 ]+|[（(][0-9０-９一二三四五六七八九十]+[)）]|[①-⑳])[　 ]*/;

/** 管理規約の条文 in force whose heading says that it is about this, paragraph by paragraph. */
export function ownParagraphs(
  passages: readonly KnowledgePassage[],
  heading: RegExp,
): readonly Paragraph[] {
  return paragraphsOf(
    bylawArticles(passages, heading).filter((it) => !/理事会|議事録/.test(it.heading)),
  );
}

/** The same of the articles on the board's own meetings. */
export function boardParagraphs(
  passages: readonly KnowledgePassage[],
  heading: RegExp,
): readonly Paragraph[] {
  return paragraphsOf(
    bylawArticles(passages, heading).filter((it) => it.heading.includes('理事会')),
  );
}

/** 管理規約の条文 in force under such a heading. */
export function bylawArticles(
  passages: readonly KnowledgePassage[],
  heading: RegExp,
): readonly KnowledgePassage[] {
  return passages.filter(
    (passage) =>
      passage.category === 'bylaw' &&
      passage.origin === 'document' &&
      isInForce(passage) &&
      heading.test(passage.heading),
  );
}

function paragraphsOf(articles: readonly KnowledgePassage[]): readonly Paragraph[] {
  const paragraphs: { lead: Quote[]; items: Quote[] }[] = [];
  let place = '';
  for (const passage of articles) {
    const here = `${passage.sourceId} ${passage.heading}`;
    for (const line of passage.text.split('\n').filter(Boolean)) {
      const isItem = itemMark.test(line);
      const opens = here !== place || paragraphMark.test(line);
      if (opens && !isItem) paragraphs.push({ lead: [], items: [] });
      place = here;
      const words = line.replace(isItem ? itemMark : paragraphMark, '').trim();
      const last = paragraphs.at(-1);
      if (isItem) last?.items.push({ passage, words });
      else last?.lead.push(...sentencesOf(words).map((sentence) => ({ passage, words: sentence })));
    }
  }
  return paragraphs;
}

const isInForce = ({ validity }: KnowledgePassage): boolean =>
  validity !== 'ended' && validity !== 'coming';
