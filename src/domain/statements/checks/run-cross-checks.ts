import { cashChecks } from './cash-checks.ts';
import { type CheckResult, type Comparison, type CrossCheck, comparedWords } from './check.ts';
import { detailChecks } from './detail-checks.ts';
import { duesChecks } from './dues-checks.ts';
import { forwardChecks } from './forward-checks.ts';
import { paperChecks } from './paper-checks.ts';
import type { Papers } from './papers.ts';
import { statementChecks } from './statement-checks.ts';

const crossChecks: readonly CrossCheck[] = [
  ...statementChecks,
  ...cashChecks,
  ...detailChecks,
  ...duesChecks,
  ...paperChecks,
  ...forwardChecks,
];

type CrossCheckReport = {
  readonly results: readonly CheckResult[];
  /** Those whose paper is not there yet. */
  readonly waiting: readonly { readonly id: string; readonly title: string }[];
  /** An error stands against issuing the pack. */
  readonly blocks: boolean;
};

/** 整合チェック: every figure that two papers share, side by side. */
export function runCrossChecks(papers: Papers): CrossCheckReport {
  const ready = crossChecks.filter(({ needs }) => papers[needs] !== null);
  const results = ready.flatMap((check) =>
    check.compare(papers).map((comparison) => resultOf(check, comparison)),
  );
  return {
    results,
    waiting: crossChecks
      .filter((check) => !ready.includes(check) && check.needs !== 'cash')
      .map(({ id, title }) => ({ id, title })),
    blocks: results.some(({ holds, severity }) => !holds && severity === 'error'),
  };
}

function resultOf(
  { id, title, severity, relation }: CrossCheck,
  comparison: Comparison,
): CheckResult {
  const holds = isHeld(comparison, relation);
  return { ...comparison, id, title, severity, holds, sentence: sentenceOf(comparison, holds) };
}

function isHeld({ leftYen, rightYen }: Comparison, relation: CrossCheck['relation']): boolean {
  if (relation === 'at-most') return leftYen <= rightYen;
  if (relation === 'at-least') return leftYen >= rightYen;
  return leftYen === rightYen;
}

function sentenceOf(comparison: Comparison, holds: boolean): string {
  const { subject, leftYen, rightYen } = comparison;
  const words = (figure: number) => comparedWords(figure, comparison);
  if (holds && leftYen === rightYen) return `${subject}は、同じ${words(leftYen)}です。`;
  const both = `${subject}は、${words(leftYen)}と${words(rightYen)}`;
  return holds ? `${both}です。` : `${both}で、${words(Math.abs(leftYen - rightYen))}ちがいます。`;
}
