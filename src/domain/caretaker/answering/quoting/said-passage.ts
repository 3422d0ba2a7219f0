import { overriddenBy } from '#domain/caretaker/answering/authority/overridden-by.ts';
import type { Asked, Evidence, EvidenceItem } from '#domain/caretaker/evidence/evidence.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { boldValue } from './bold-value.ts';
import { type ChosenSpans, chooseSpans } from './choose-spans.ts';
import { placeOf } from './place-of.ts';
import { heading, type Line, own } from './quoted-line.ts';
import { type Span, spansOf } from './spans.ts';

export type Question = Pick<Asked, 'question'> & Pick<Evidence, 'understood' | 'kind'>;

/** One passage in full: the direct answer, then what holds beside it, then what to do. */
export function saidPassage(item: EvidenceItem, question: Question): readonly Line[] {
  const chosen = chooseSpans(item, question.understood);
  if (chosen === undefined) return [];
  const { passage } = item;
  const line = lineOf(passage, question);
  return [
    ...directLines(chosen, line),
    ...warnings(passage, chosen).map((words) => ({
      ...own(words),
      quotes: quotesOf(passage, chosen),
    })),
    ...chosen.more.map((span) => line(span, '- ')),
    ...part('条件', chosen.conditions, chosen, line),
    ...part('手続きと連絡先', chosen.steps, chosen, line),
  ];
}

/** A passage from its beginning, line by line: steps that must not be told out of order. */
export function saidInOrder({ passage }: EvidenceItem, most: number): readonly Line[] {
  return spansOf(passage.text)
    .slice(0, most)
    .map(({ text }) => ({
      markdown: `- ${escapeMarkdown(text)}`,
      quotes: [{ passage, words: text }],
    }));
}

/** The best words of a passage on one line, after a mark or the name of the place. */
export function saidShortly(
  item: EvidenceItem,
  question: Question,
  before: string,
): readonly Line[] {
  const direct = chooseSpans(item, question.understood)?.direct ?? [];
  const { passage } = item;
  if (direct.length === 0) return [];
  const markdown = direct
    .slice(0, 3)
    .map(({ text }) => boldValue(text, question.understood, question.kind))
    .join(' ');
  return [
    {
      markdown: `${before}${markdown}`,
      quotes: direct.slice(0, 3).map(({ text }) => ({ passage, words: text })),
    },
  ];
}

function quotesOf(passage: KnowledgePassage, { direct }: ChosenSpans): Line['quotes'] {
  return direct.slice(0, 1).map(({ text }) => ({ passage, words: text }));
}

type LineOf = (span: Span, mark: string) => Line;

const lineOf =
  (passage: KnowledgePassage, { understood, kind }: Question): LineOf =>
  (span, mark) => ({
    markdown: mark + boldValue(span.text, understood, kind),
    quotes: [{ passage, words: span.text }],
  });

function directLines({ direct }: ChosenSpans, line: LineOf): readonly Line[] {
  const [first, ...rest] = direct;
  if (first === undefined) return [];
  // Rows of a table are a list of their own; the items below an opening sentence, too.
  const isList = first.isRow && rest.length > 0;
  const mark = isList || first.opensList ? '- ' : '';
  return [line(first, isList ? '- ' : ''), ...rest.map((span) => line(span, mark))];
}

function part(
  name: string,
  spans: readonly Span[],
  { more, direct }: ChosenSpans,
  line: LineOf,
): readonly Line[] {
  const isLong = direct.length + more.length + spans.length > 2;
  return [
    ...(isLong && spans.length > 0 ? [heading(name)] : []),
    ...spans.map((span) => line(span, '- ')),
  ];
}

/** What a reader must know before relying on the words just read. It goes when they go. */
function warnings(passage: KnowledgePassage, { direct }: ChosenSpans): readonly string[] {
  const quoted = { ...passage, text: direct.map(({ text }) => text).join('\n') };
  return [
    validityWarning(passage),
    ...overriddenBy(quoted).map(
      ({ article, says }) =>
        `改正された区分所有法（2026年4月1日から）の${article}が、この定めに優先します。${says}`,
    ),
    passage.confidence === 'B' ? 'この説明には、まだ確かめられていない情報が含まれています。' : '',
  ].filter(Boolean);
}

function validityWarning({ validity, category }: KnowledgePassage): string {
  if (validity === 'coming') return 'これは、まだ施行されていない定めです。';
  if (validity !== 'ended') return '';
  return category === 'bylaw' || category === 'rule'
    ? 'これは旧版の定めで、今は効力がありません。'
    : 'これは有効期間が終わった書類の記載です。今の内容と違うことがあります。';
}

/** 「防災マニュアル」火災には、次のようにあります。 */
export function introduced(lines: readonly Line[]): readonly Line[] {
  const quotes = lines[0]?.quotes ?? [];
  const [first] = quotes;
  if (first === undefined) return [];
  return [{ markdown: `${placeOf(first.passage)}には、次のようにあります。`, quotes }, ...lines];
}
