import { placeOf } from '#domain/caretaker/answering/quoting/place-of.ts';
import type { Line } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { openerOf, type Span, spansOf } from '#domain/caretaker/answering/quoting/spans.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';

const mostTold = 2;
const sides = { own: /専有部分(?:に属|に含む|とする|とし)/, shared: /共用部分/ } as const;

/** だれのものか: the own rules in force that count a thing to the dwelling or to the house. */
export function whoseThing(
  told: RegExp,
  passages: readonly KnowledgePassage[],
): Readonly<Record<keyof typeof sides, readonly Line[]>> {
  const found = passages.filter(isOwnRule).flatMap((passage) => {
    const spans = spansOf(passage.text);
    return spans
      .filter(({ text }) => told.test(text))
      .map((span) => ({ passage, span, opener: openerOf(spans, span) ?? listOf(spans, span) }));
  });
  const linesOn = (side: RegExp) =>
    found
      .filter(({ passage: { heading }, span, opener }) =>
        side.test(`${opener?.text ?? ''}${span.text}${span.isRow ? heading : ''}`),
      )
      .slice(0, mostTold)
      .map(({ passage, span, opener }) => lineOf(passage, [opener, named(span, told)]));
  return { own: linesOn(sides.own), shared: linesOn(sides.shared) };
}

const isOwnRule = ({ origin, category, validity }: KnowledgePassage): boolean =>
  origin === 'document' &&
  (category === 'bylaw' || category === 'rule') &&
  (validity === 'current' || validity === 'always');

/** 次に掲げる範囲で専有部分に属する: above its items, which say little alone. */
const listOf = (spans: readonly Span[], { place, isItem }: Span): Span | undefined =>
  isItem
    ? spans
        .slice(0, place)
        .findLast(({ text, isItem: isOther }) => !isOther && /次に掲げる/.test(text))
    : undefined;

/** Of 電気等の設備：エレベーター、…、テレビ及び通信の共同設備 the one that was meant. */
function named(span: Span, told: RegExp): Pick<Span, 'text'> {
  if (!span.isRow) return span;
  const text = span.text.split(/[、：／]/).find((part) => told.test(part));
  return { text: text ?? span.text };
}

function lineOf(
  passage: KnowledgePassage,
  spans: readonly (Pick<Span, 'text'> | undefined)[],
): Line {
  const words = spans.flatMap((span) => (span ? [span.text] : []));
  return {
    markdown: `- ${placeOf(passage)}：${escapeMarkdown(words.join(''))}`,
    quotes: words.map((one) => ({ passage, words: one })),
  };
}
