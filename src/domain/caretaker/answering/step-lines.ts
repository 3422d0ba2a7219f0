import type { EvidenceItem } from '#domain/caretaker/evidence/evidence.ts';
import { chooseSpans } from './quoting/choose-spans.ts';
import { heading, type Line } from './quoting/quoted-line.ts';
import { saidStep } from './quoting/said-passage.ts';
import type { Wanted } from './quoting/span-scores.ts';

const leastSteps = 0.05;
const procedure = /届|申請|申込|申し込み|予約|手続/;

/** 届出 and the like stand in an article of their own: of the same rule, where the first one has no steps. */
export function stepLines(
  first: EvidenceItem,
  others: readonly EvidenceItem[],
  wanted: Wanted,
): readonly Line[] {
  if (first.passage.category !== 'rule' || hasSteps(first, wanted)) return [];
  const steps = others.find(
    ({ passage, chance }) =>
      passage.sourceId === first.passage.sourceId &&
      procedure.test(passage.heading) &&
      chance >= leastSteps,
  );
  if (steps === undefined) return [];
  const lines = saidStep(steps);
  return lines.length === 0 ? [] : [heading('手続きと連絡先'), ...lines];
}

function hasSteps(item: EvidenceItem, wanted: Wanted): boolean {
  const chosen = chooseSpans(item, wanted);
  return chosen === undefined || chosen.steps.length > 0 || procedure.test(item.passage.heading);
}
