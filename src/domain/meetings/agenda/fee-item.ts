import type { IsoDate } from '#domain/calendar.ts';
import { feesBetween } from '#domain/repair-plan/projection/fees-between.ts';
import { unitPriceIn } from '#domain/repair-plan/projection/tariff.ts';
import {
  type ContributionStep,
  endYearOf,
  type RepairPlan,
} from '#domain/repair-plan/register/repair-plan.ts';
import { firstYearToChange } from '#domain/repair-plan/trial/fee-change.ts';
import { unitPriceText } from '#domain/repair-plan/words/unit-price-text.ts';

/** 積立金の案: one that the board shows to everybody, or the saved plan's own that no general meeting has resolved. */
export type FeeDraft = {
  readonly id: string;
  readonly name: string;
  readonly source: 'trial' | 'plan';
  readonly basis: RepairPlan['contribution']['basis'];
  /** Empty where it leaves the fee as it is. */
  readonly changes: readonly ContributionStep[];
};

/** What steps would change of the fee in force, from the first year that a meeting can still change. */
export function feeChanges(
  inForce: RepairPlan,
  steps: readonly ContributionStep[],
  today: IsoDate,
): readonly ContributionStep[] {
  const from = firstYearToChange(inForce, today);
  return feesBetween(steps, from - 1, endYearOf(inForce))
    .filter(({ fromYear }) => fromYear >= from)
    .filter(
      ({ fromYear, unitPriceYen }) =>
        unitPriceIn(inForce.contribution.steps, fromYear) !== unitPriceYen,
    );
}

const sources = { trial: '長期修繕計画の案', plan: '保存した長期修繕計画' } as const;

/** The item starts with the figures of the plan; only what no plan says is left open as 【 】. */
export function feeItem({ id, name, source, basis, changes }: FeeDraft) {
  const per = basis === 'area' ? '専有面積1㎡あたり月額' : '建物全体で月額';
  const told = changes.map(
    ({ fromYear, unitPriceYen }, place) =>
      `${fromYear}年4月分から${place === 0 ? per : ''}${unitPriceText(unitPriceYen)}円`,
  );
  const amount = told.length > 0 ? told.join('、') : `【年月】分から、${per}【単価】円`;
  return {
    key: `fee:${id}`,
    topic: 'fee' as const,
    title: '修繕積立金の額の改定',
    gist: `修繕積立金を、${amount}に改めます。住戸ごとの額は、議案書に付ける一覧のとおりです。`,
    reason: '長期修繕計画の工事に必要なお金を、計画どおりに積み立てるためです。',
    from: `${sources[source]}「${name}」`,
  };
}
