import { useState } from 'react';
import { formatYen } from '#domain/format-yen.ts';
import { monthlyTotal } from '#domain/repair-plan/projection/tariff.ts';
import { problemsOfPlan } from '#domain/repair-plan/register/problems-of-plan.ts';
import type { ContributionStep, RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { applyTrial } from '#domain/repair-plan/trial/apply-trial.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { Field } from '#web/ui/field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { WhatIfCard, YearOptions } from './what-if-card.tsx';
import { feeOnHand, withFee } from './what-if-changes.ts';

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
      <ExactNumber
        label={basis === 'area' ? '数字で入れる（月・円/㎡）' : '数字で入れる（月・建物全体の円）'}
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

type ExactNumberProps = {
  label: string;
  value: number;
  /** What the plan itself says is wrong with the number. */
  error: string | undefined;
  onChange: (value: number) => void;
};

const mistyped = '数字で入れてください。例：180';

/** A number typed by hand. What cannot be read stays in the field and changes nothing. */
function ExactNumber({ label, value, error, onChange }: ExactNumberProps) {
  const [typed, setTyped] = useState<{ text: string; of: number } | null>(null);
  // Once the slider or 「元に戻す」 has moved on, the field follows.
  const text = typed?.of === value ? typed.text : value.toLocaleString('ja-JP');
  const isMistyped = parse(text) === null;
  return (
    <Field label={label} error={isMistyped ? mistyped : error}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            const next = parse(target.value);
            setTyped({ text: target.value, of: next ?? value });
            if (next !== null) onChange(next);
          }}
          onBlur={() => {
            if (!isMistyped) setTyped(null);
          }}
        />
      )}
    </Field>
  );
}

/** Full-width digits, separators and signs are what a Japanese keyboard gives. */
function parse(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[,、\s円]/g, '')
    .replace(/^[△▲−ー]/, '-');
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : null;
}
