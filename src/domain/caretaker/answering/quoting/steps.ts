import { wishes } from '#domain/caretaker/answering/what-is-asked.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { type SpanScores, scoreAt, type Wanted } from './span-scores.ts';
import type { Span } from './spans.ts';
import { wantedKind } from './wanted-kind.ts';

/** 電話する。, お知らせください。, 本部に報告します。: a deed, and no state of things. */
const deed =
  /(?:(?<!ま|で)[うくぐすつぬぶむる]|[^ら]ない|(?:て|で|お[^。]{1,8})ください|(?<!あり|い|なり|かかり|でき)ます)。/;
const aside = /（[^）]*）/g;
/** 場所は、…です。 among them: rules that hold side by side, and no steps. */
const leastDeeds = 0.8;
const mostSteps = 8;
/** How well, beside the best step, another one of those that are told must answer. */
const together = 0.6;
const asksWhether = /[かの][?？。]*$/;
const asksOpenly = /何|なに|どう|どの|どん|どれ|手順|流れ/;

/** 手順: the spans of each numbered list of deeds in a passage, in the order of the source. */
export function stepListsOf(
  { text, numbered = [] }: Pick<KnowledgePassage, 'text' | 'numbered'>,
  spans: readonly Span[],
): readonly (readonly Span[])[] {
  return numbered.filter(isProcedure).map((items) => {
    const ranges = items.map((item) => ({ from: text.indexOf(item), length: item.length }));
    return spans.filter(({ start, end }) =>
      ranges.some(({ from, length }) => from >= 0 && from <= start && end <= from + length),
    );
  });
}

const isProcedure = (items: readonly string[]): boolean =>
  items.filter(isDeed).length >= items.length * leastDeeds;

function isDeed(item: string): boolean {
  const [first = ''] = /^[^。]*。/.exec(item.replace(aside, '')) ?? [];
  return deed.test(first);
}

type Told = { readonly scores: SpanScores; readonly wanted: Wanted };

/**
 * Of a list of which several steps are told, all of them from the first: the ticket is bought after the call. Nothing
 * where one step answers by itself: the others lie far behind it, or a price, a day, a yes or no was asked for.
 */
export function stepsInOrder(
  lists: readonly (readonly Span[])[],
  { direct, beside }: { readonly direct: readonly Span[]; readonly beside: readonly Span[] },
  { scores, wanted }: Told,
): readonly Span[] | undefined {
  const list = lists.find((one) => direct.length > 0 && direct.every((span) => one.includes(span)));
  if (list === undefined || !asksHow(wanted)) return undefined;
  const linesOf = (spans: readonly Span[]) => [...new Set(spans.map(({ line }) => line))];
  const told = list.filter((span) => direct.includes(span) || beside.includes(span));
  const best = linesOf(told).map((line) =>
    Math.max(...told.filter((span) => span.line === line).map((span) => scoreAt(scores, span))),
  );
  const [first = 0, second = 0] = best.toSorted((a, b) => b - a);
  if (second < first * together) return undefined;
  const lines = linesOf(list).slice(0, mostSteps);
  return list.filter(({ line }) => lines.includes(line));
}

function asksHow({ understood, kind }: Wanted): boolean {
  const wanted = wantedKind(understood, kind);
  if (wishes(understood) || wanted === 'method') return true;
  return wanted === 'other' && (asksOpenly.test(understood) || !asksWhether.test(understood));
}
