import { formatPlainDate } from '#domain/calendar.ts';
import { overriddenBy } from '#domain/caretaker/answering/authority/overridden-by.ts';
import type { EvidenceItem } from '#domain/caretaker/evidence/evidence.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { fiscalYearsIn } from '#domain/documents/asked-years.ts';
import { boldValue } from './bold-value.ts';
import { type ChosenSpans, chooseSpans } from './choose-spans.ts';
import { directLines, listed, quoting } from './direct-lines.ts';
import { opensSteps } from './list-lines.ts';
import { placeOf } from './place-of.ts';
import { heading, type Line } from './quoted-line.ts';
import { rowInWords, seeTable } from './row-markdown.ts';
import type { Wanted } from './span-scores.ts';
import { type Span, spansOf } from './spans.ts';

const mostShort = 3;

/** One passage in full: the direct answer, then what holds beside it, then what to do. */
export function saidPassage(item: EvidenceItem, wanted: Wanted, isSure = true): readonly Line[] {
  const chosen = chooseSpans(item, wanted);
  if (chosen === undefined) return [];
  const { passage } = item;
  const { direct, conditions, steps } = chosen;
  const more = [conditions, steps].reduce<readonly Span[]>(
    (all, part) => (isWorthHeading(part) ? all : [...all, ...part]),
    chosen.more,
  );
  const beside = afterWhatTheyPointTo(inOrder(more), direct.at(-1));
  // A figure in bold is taken for the answer.
  const written = (words: string) =>
    isSure ? boldValue(words, wanted.understood, wanted.kind) : escapeMarkdown(words);
  const part = (name: string, spans: readonly Span[]) =>
    isWorthHeading(spans) ? [heading(name), ...listed(passage, spans)] : [];
  return [
    ...directLines(passage, chosen, { written, isIntroduced: !isSure }),
    ...warnings(passage, chosen).map((markdown) => quoting(passage, direct.slice(0, 1), markdown)),
    // Below a list they would be taken for its last items.
    ...(isList(chosen)
      ? beside.map((span) => quoting(passage, [span], escapeMarkdown(span.text)))
      : listed(passage, beside)),
    ...part('条件', conditions),
    ...part('手続きと連絡先', steps),
  ];
}

const isList = ({ direct, isNumbered }: ChosenSpans): boolean =>
  isNumbered || direct.some(({ opensList }) => opensList);

const inOrder = (spans: readonly Span[]): readonly Span[] =>
  spans.toSorted((a, b) => a.place - b.place);

/** この間, 両方: without the sentence before it, it would point to another one. */
const pointsBack =
  /^(?:この(?:間|期間|場合|とき|ため)|その(?:間|期間|場合|とき|ため|うち)|これら|両方)/;

/** What points back to the last words of the answer follows them at once; what points to words that are not said goes. */
function afterWhatTheyPointTo(spans: readonly Span[], last: Span | undefined): readonly Span[] {
  const follows = (span: Span, before: Span | undefined) => before?.place === span.place - 1;
  const isOfLast = (span: Span) => pointsBack.test(span.text) && follows(span, last);
  const others = spans.filter((span) => !isOfLast(span));
  return [
    ...spans.filter(isOfLast),
    ...others.filter((span, at) => !pointsBack.test(span.text) || follows(span, others[at - 1])),
  ];
}

/** A heading over one sentence makes more of it than it is. */
const isWorthHeading = (spans: readonly Span[]): boolean => spans.length > 1;

/** A passage from its beginning, line by line: steps that must not be told out of order. */
export function saidInOrder({ passage }: EvidenceItem, most: number): readonly Line[] {
  return listed(passage, spansOf(passage.text).slice(0, most));
}

/** The best words of a passage on one line, after a mark or the name of the place. */
export function saidShortly(item: EvidenceItem, wanted: Wanted, before: string): readonly Line[] {
  const chosen = chooseSpans(item, wanted);
  if (chosen === undefined) return [];
  // One row of several that answer alike would be taken for all of them.
  if (chosen.best.isTableRow && chosen.direct.length > 1) {
    return [quoting(item.passage, chosen.direct, `${before}${seeTable(chosen.direct)}`)];
  }
  const direct = shortly(chosen, item);
  const markdown = direct.map(inWords).join(' ');
  return [quoting(item.passage, direct, `${before}${markdown}`)];
}

const inWords = ({ text, isTableRow }: Span): string =>
  isTableRow ? rowInWords(text) : escapeMarkdown(text);

/** The first words of the direct answer, and always the best; of a list, the item that answers best. */
function shortly({ best, direct }: ChosenSpans, item: EvidenceItem): readonly Span[] {
  const first = direct.slice(0, mostShort);
  if (best.isTableRow) return [best];
  if (!first.includes(best)) return [...direct.slice(0, 1), best];
  const told = bestItem(direct, item);
  return told === undefined || first.includes(told)
    ? first
    : [...first.filter(({ isItem }) => !isItem), told];
}

/** ハムスター below 小鳥 and かめ: of a list that is no order of steps. */
function bestItem(direct: readonly Span[], { sentences }: EvidenceItem): Span | undefined {
  const opener = direct.find(({ opensList }) => opensList);
  if (opener === undefined || opensSteps(opener.text)) return undefined;
  const scoreOf = ({ start, end }: Span) =>
    Math.max(
      0,
      ...sentences.filter((it) => it.start < end && start < it.end).map((it) => it.score),
    );
  const [told] = direct.filter(({ isItem }) => isItem).toSorted((a, b) => scoreOf(b) - scoreOf(a));
  return told;
}

/** The best words of a passage and those beside them, each as an item of a list. */
export function saidAsItems(item: EvidenceItem, wanted: Wanted, most: number): readonly Line[] {
  const chosen = chooseSpans(item, wanted);
  if (chosen === undefined) return [];
  const { direct, more, conditions } = chosen;
  // Half a list would be taken for the whole.
  const spans = isList(chosen) ? direct : [...direct, ...more, ...conditions].slice(0, most);
  return listed(item.passage, spans);
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

/** 「防災マニュアル」の「火災」に、次のようにあります。 */
export function introduced(lines: readonly Line[]): readonly Line[] {
  const quotes = lines[0]?.quotes ?? [];
  const [first] = quotes;
  if (first === undefined) return [];
  const { passage } = first;
  const day = isOfPaperYear(lines) ? dayWords(passage) : '';
  return [{ markdown: `${placeOf(passage)}${day}に、次のようにあります。`, quotes }, ...lines];
}

/** 前期予算額：…／当期予算額：…, 今：…／案1：…: columns that only the paper and its year make clear. */
const ofPaperYear =
  /(?:^|／)(?:[^：／\n]{0,8}[前当今本次翌来昨](?:期|年)[^：／\n]{0,12}|案[0-9０-９][^：／\n]{0,16})：/;

/** Whether a row among the lines counts its years from that of the paper. */
export const isOfPaperYear = (lines: readonly Line[]): boolean =>
  lines.some(({ quotes }) =>
    quotes.some(({ passage, words }) => passage.origin === 'document' && ofPaperYear.test(words)),
  );

/** （2025年6月8日の書類）, where its title names no year. */
function dayWords({ sourceTitle, issuedOn }: KnowledgePassage): string {
  const isTold = issuedOn === null || fiscalYearsIn(sourceTitle).length > 0;
  return isTold ? '' : `（${formatPlainDate(issuedOn)}の書類）`;
}
