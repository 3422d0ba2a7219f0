import type { Evidence, EvidenceItem } from '#domain/caretaker/evidence/evidence.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { heading, type Line } from './quoting/quoted-line.ts';
import { isFromFloor, spansOf } from './quoting/spans.ts';

const asksDecisions =
  /何が決ま|何を決め|決まったこと|決定事項|どんな(?:議案|議題|こと)|議案は|議題は|結果は/;
const decision = /^(?:決議|報告|議題)[：:]|可決|否決|継続審議/;
const mostDecisions = 10;

/** ほかの議案: what else a meeting decided, where that was asked; each with its result. */
export function decisionLines(
  { items, understood }: Evidence,
  first: EvidenceItem,
): readonly Line[] {
  const { category, sourceId } = first.passage;
  if (!category.endsWith('meeting') || !asksDecisions.test(understood)) return [];
  const lines = items
    .filter((item) => item !== first && item.passage.sourceId === sourceId)
    .toSorted((a, b) => a.passage.heading.localeCompare(b.passage.heading, 'ja', { numeric: true }))
    .flatMap(decisionLine);
  return lines.length === 0
    ? []
    : [heading('ほかの議案（一部）'), ...lines.slice(0, mostDecisions)];
}

function decisionLine({ passage }: EvidenceItem): readonly Line[] {
  const result = spansOf(passage.text).find(
    (span) => decision.test(span.text) && !isFromFloor(span),
  );
  if (result === undefined) return [];
  const markdown = `- ${escapeMarkdown(passage.heading)}：${escapeMarkdown(result.text)}`;
  return [{ markdown, quotes: [{ passage, words: result.text }] }];
}
