import type { IsoDate } from '#domain/calendar.ts';
import { certify } from '#domain/repair-plan/certification/certify.ts';
import type { CertificationFacts } from '#domain/repair-plan/certification/facts.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { fundingLines } from './funding-lines.ts';
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

/** 修繕の健康度, 0 to 100: the sum of its lines and nothing else. */
export type Health = {
  readonly points: number;
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
  return {
    points: lines.reduce((sum, { points }) => sum + points, 0),
    lines,
    nextSteps: nextStepsOf(lines),
    notice: healthNotice,
  };
}

/** 次の一歩: the most points for the least effort first; the larger gain where that is equal. */
function nextStepsOf(lines: readonly HealthLine[]): NextStep[] {
  return lines
    .filter(({ points, mostPoints }) => points < mostPoints)
    .map(({ code, step, points, mostPoints }) => ({
      code,
      ...step,
      gainPoints: mostPoints - points,
    }))
    .toSorted(
      (one, other) =>
        other.gainPoints * one.effort - one.gainPoints * other.effort ||
        other.gainPoints - one.gainPoints,
    );
}
