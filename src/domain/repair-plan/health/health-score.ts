import type { IsoDate } from '#domain/calendar.ts';
import { certify } from '#domain/repair-plan/certification/certify.ts';
import type { CertificationFacts } from '#domain/repair-plan/certification/facts.ts';
import { project } from '#domain/repair-plan/projection/project.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { mostPointsOf, type VerdictKind } from '#domain/repair-plan/verdict/verdict.ts';
import { verdictOfPlan } from '#domain/repair-plan/verdict/verdict-of-plan.ts';
import { fundingLines, noShortageCode } from './funding-lines.ts';
import type { HealthLine } from './line.ts';
import {
  arrearsLine,
  certificationLine,
  type Inspections,
  planLines,
  upkeepLines,
} from './upkeep-lines.ts';

/** Always shown beside the score. */
const healthNotice =
  'この点数はスミワ独自の目安です。国や自治体、業界団体の評価・認定の点数ではありません。';

export type HealthFacts = {
  readonly plan: RepairPlan;
  readonly certification: CertificationFacts;
  readonly inspections: Inspections | null;
};

/** 修繕の健康度, 0 to 100: the sum of its lines, never above what the verdict on the plan allows. */
export type Health = {
  readonly points: number;
  readonly verdict: VerdictKind;
  /** 上限 by the verdict. */
  readonly mostPoints: number;
  /** The sum of the lines before the limit. */
  readonly sumPoints: number;
  readonly lines: readonly HealthLine[];
  readonly nextSteps: readonly NextStep[];
  readonly notice: string;
};

type NextStep = {
  readonly code: string;
  readonly action: string;
  readonly gainPoints: number;
  readonly effort: number;
};

export function healthOf({ plan, certification, inspections }: HealthFacts, on: IsoDate): Health {
  const lines = [
    ...fundingLines(plan),
    ...planLines(plan, certification.plan, on),
    arrearsLine(certification.arrears),
    ...upkeepLines(plan, inspections, on),
    certificationLine(certify(certification, on)),
  ];
  const verdict = verdictOfPlan(plan, project(plan));
  const mostPoints = mostPointsOf[verdict];
  const sumPoints = lines.reduce((sum, { points }) => sum + points, 0);
  return {
    points: Math.min(sumPoints, mostPoints),
    verdict,
    mostPoints,
    sumPoints,
    lines,
    nextSteps: nextStepsOf(lines, { sumPoints, mostPoints }),
    notice: healthNotice,
  };
}

type Limited = Pick<Health, 'sumPoints' | 'mostPoints'>;

/** What a step adds to the points that count. Only the end of the shortage lifts the limit itself. */
function gainOf({ code, points, mostPoints }: HealthLine, limit: Limited): number {
  const sumAfter = limit.sumPoints + mostPoints - points;
  const mostAfter = code === noShortageCode ? mostPointsOf.enough : limit.mostPoints;
  return Math.min(sumAfter, mostAfter) - Math.min(limit.sumPoints, limit.mostPoints);
}

/** 次の一歩: the most points for the least effort first; the larger gain where that is equal. */
function nextStepsOf(lines: readonly HealthLine[], limit: Limited): NextStep[] {
  return lines
    .filter(({ points, mostPoints }) => points < mostPoints)
    .map((line) => ({ code: line.code, ...line.step, gainPoints: gainOf(line, limit) }))
    .toSorted(
      (one, other) =>
        other.gainPoints * one.effort - one.gainPoints * other.effort ||
        other.gainPoints - one.gainPoints,
    );
}
