import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { type ChosenSpans, isVote } from './choose-spans.ts';
import type { Line } from './quoted-line.ts';
import { isWideTable, rowMarkdown } from './row-markdown.ts';
import type { Span } from './spans.ts';

type Written = (words: string) => string;

type Telling = {
  readonly written: Written;
  /** Whether the place has been named above. */
  readonly isIntroduced: boolean;
};

/** The direct answer: sentences that stand side by side in one paragraph, lists and tables line by line. */
export function directLines(
  passage: KnowledgePassage,
  { direct, isNumbered }: ChosenSpans,
  { written, isIntroduced }: Telling,
): readonly Line[] {
  const isTable = direct.length > 1 && direct[0]?.isRow === true;
  const opener = direct.find(({ opensList }) => opensList);
  const isListed = ({ line, isRow }: Span) =>
    (isTable && isRow) || (opener !== undefined && line > opener.line);
  const lines = direct.reduce<readonly (readonly Span[])[]>((joined, span) => {
    const last = joined.at(-1);
    const before = last?.at(-1);
    const isNext = before?.line === span.line && before.place + 1 === span.place;
    return last && isNext && !isListed(span)
      ? [...joined.slice(0, -1), [...last, span]]
      : [...joined, [span]];
  }, []);
  const isWide = isWideTable(direct.filter(({ isTableRow }) => isTableRow));
  return lines.map((spans, place) => {
    const mark = isNumbered ? `${place + 1}. ` : spans.some(isListed) ? '- ' : '';
    const name = place === 0 && !isIntroduced ? motionOf(passage, spans) : '';
    const words = spans.map((span) => wordsOf(span, isWide, written)).join('');
    return quoting(passage, spans, `${mark}${name}${words}`);
  });
}

/** Spans one by one as the items of a list. */
export function listed(passage: KnowledgePassage, spans: readonly Span[]): readonly Line[] {
  const isWide = isWideTable(spans.filter(({ isTableRow }) => isTableRow));
  return spans.map((span) =>
    quoting(passage, [span], `- ${wordsOf(span, isWide, escapeMarkdown)}`),
  );
}

export function quoting(passage: KnowledgePassage, spans: readonly Span[], markdown: string): Line {
  return { markdown, quotes: spans.map(({ text }) => ({ passage, words: text })) };
}

const wordsOf = ({ text, isTableRow }: Span, isWide: boolean, written: Written): string =>
  isTableRow ? rowMarkdown(text, isWide, written) : written(text);

/** 決議：可決 says nothing without the motion that was carried. */
function motionOf({ heading }: KnowledgePassage, [first]: readonly Span[]): string {
  return first !== undefined && isVote(first) && heading !== ''
    ? `${escapeMarkdown(heading)}　`
    : '';
}
