import { placeOf } from '#domain/caretaker/answering/quoting/place-of.ts';
import { heading, type Line } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import type { RefusedPart } from '#domain/resolutions/rule-for.ts';
import type { Quote } from './law-quote.ts';
import type { OwnClause } from './own-clause.ts';

/** 管理規約の定め beside the answer, each where it stands. */
export function ownLines(lines: readonly Line[]): readonly Line[] {
  return lines.length === 0 ? [] : [heading('管理規約の定め'), ...lines];
}

export const quotedArticle = (quote: Quote): Line => ({
  markdown: `- ${placeOf(quote.passage)}：${escapeMarkdown(quote.words)}`,
  quotes: [quote],
});

/** The same where the Act allows it no more. */
export function overriddenArticle(quote: Quote, article: string): Line {
  const line = quotedArticle(quote);
  return { ...line, markdown: `${line.markdown}${overriddenWords(article)}` };
}

/** The words of the bylaws, and where they ask for less than the Act that they do not count. */
export function clauseLine(
  { sentence, item, proviso, clause }: OwnClause,
  refused: readonly RefusedPart[],
  article: string,
): Line {
  const besides = clause.pass?.land && proviso;
  const named = item === undefined ? '' : `その一つが「${escapeMarkdown(item.words)}」です。`;
  const overridden = refused.length === 0 ? '' : overriddenWords(article);
  return {
    markdown: `- ${placeOf(sentence.passage)}：${escapeMarkdown(sentence.words)}${escapeMarkdown(besides?.words ?? '')}${named}${overridden}`,
    quotes: [sentence, besides, item].flatMap((quote) => quote ?? []),
  };
}

/** What the bylaws say in vain. */
const overriddenWords = (article: string): string =>
  `**この定めより、区分所有法${article}が優先します。**`;
