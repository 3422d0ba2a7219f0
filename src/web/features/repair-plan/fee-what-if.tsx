import { useState } from 'react';
import { formatYen } from '#domain/format-yen.ts';
import { monthlyTotal } from '#domain/repair-plan/projection/tariff.ts';
import { problemsOfPlan } from '#domain/repair-plan/register/problems-of-plan.ts';
import type { ContributionStep, RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { applyTrial } from '#domain/repair-plan/trial/apply-trial.ts';
import { feeOnHand, withFee } from '#domain/repair-plan/trial/fee-change.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { Field } from '#web/ui/field.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { WhatIfCard, YearOptions } from './what-if-card.tsx';

/** 「積立金を上げる」 */
export function FeeWhatIf() {
  const workbench = useWorkbench();
  const { base, trial, typedPlan, problems } = workbench;
  const [year, setYear] = useState(base.startYear + 1);
  const step = feeOnHand(base, trial, year);
  const { basis } = base.contribution;
  const scale = scaleOf(base);
  const change = (next: ContributionStep) => workbench.tryOut(withFee(base, trial, next), 'fee');
  // An impossible number is a step of its own: the figures stay those of the step before it.
  const type = (next: ContributionStep) => {
    const changed = withFee(base, trial, next);
    const isSound = problemsOfPlan(applyTrial(base, { ...trial, ...changed })).length === 0;
    workbench.tryOut(changed, isSound ? 'fee' : undefined);
  };
  const place = (trial.steps?.length ?? 1) - 1;
  const error = problems.find(({ field }) => field === `steps.${place}.unitPriceYen`)?.sentence;
  return (
    <WhatIfCard heading="積立金を変える" takeBack={trial.steps ? { steps: null } : null}>
      <Field label="いつから">
        {(control) => (
          <SelectInput
            {...control}
            value={step.fromYear}
            onChange={({ target }) => {
              const fromYear = Number(target.value);
              setYear(fromYear);
              if (trial.steps) workbench.tryOut(withFee(base, trial, { ...step, fromYear }));
            }}
          >
            <YearOptions
              startYear={typedPlan.startYear}
              yearCount={typedPlan.yearCount}
              suffix="年4月から"
            />
          </SelectInput>
        )}
      </Field>
      <Slider
        label="積立金の額"
        valueText={priceWords(basis, step.unitPriceYen)}
        value={step.unitPriceYen}
        {...scale}
        onChange={(unitPriceYen) => change({ ...step, unitPriceYen })}
      />
      <NumberField
        label={basis === 'area' ? '数字で入れる（月・円/㎡）' : '数字で入れる（月・建物全体の円）'}
        field={`steps.${place}.unitPriceYen`}
        value={step.unitPriceYen}
        error={error}
        onChange={(unitPriceYen) => type({ ...step, unitPriceYen })}
      />
      {!error && <AverageBill unitPriceYen={step.unitPriceYen} />}
      {trial.steps && trial.steps.length > 2 && <Staircase steps={trial.steps} />}
    </WhatIfCard>
  );
}

function scaleOf({ contribution }: RepairPlan) {
  const { basis, steps } = contribution;
  const highest = Math.max(0, ...steps.map(({ unitPriceYen }) => unitPriceYen));
  const step = basis === 'area' ? 5 : 10_000;
  const least = basis === 'area' ? 500 : 1_000_000;
  return { min: 0, max: Math.max(least, Math.ceil((highest * 3) / step) * step), step };
}

function priceWords(basis: 'area' | 'share', unitPriceYen: number): string {
  const price = unitPriceYen.toLocaleString('ja-JP');
  return basis === 'area' ? `月${price}円/㎡` : `建物全体で月${price}円`;
}

function AverageBill({ unitPriceYen }: { unitPriceYen: number }) {
  const { base } = useWorkbench();
  const now = base.contribution.steps[0]?.unitPriceYen ?? 0;
  const before = averageBill(base, now);
  const after = averageBill(base, unitPriceYen);
  const rise = after - before;
  return (
    <p>
      平均の住戸で<strong>月{formatYen(after)}</strong>
      {rise === 0
        ? '（今と同じ）'
        : `（今の${formatYen(before)}より${formatYen(Math.abs(rise))}${rise > 0 ? '多い' : '少ない'}）`}
    </p>
  );
}

function averageBill({ dwellings, contribution }: RepairPlan, unitPriceYen: number): number {
  const total = monthlyTotal(dwellings, contribution, unitPriceYen);
  return Math.round(total / Math.max(1, dwellings.length));
}

/** A proposal has several steps; the slider holds the last. */
function Staircase({ steps }: { steps: readonly ContributionStep[] }) {
  return (
    <p className="text-muted">
      選んだ案の段階：
      {steps.map(({ fromYear, unitPriceYen }) => `${fromYear}年度から${unitPriceYen}円`).join('、')}
      。ここで動かせるのは最後の段階です。
    </p>
  );
}
