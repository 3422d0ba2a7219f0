import { formatYen } from '#domain/format-yen.ts';
import { cashChecks } from './cash-checks.ts';
import type { CheckResult, Comparison, CrossCheck } from './check.ts';
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

function sentenceOf({ subject, leftYen, rightYen }: Comparison, holds: boolean): string {
  if (holds && leftYen === rightYen) return `${subject}は、同じ${formatYen(leftYen)}です。`;
  const both = `${subject}は、${formatYen(leftYen)}と${formatYen(rightYen)}`;
  return holds
    ? `${both}です。`
    : `${both}で、${formatYen(Math.abs(leftYen - rightYen))}ちがいます。`;
}
