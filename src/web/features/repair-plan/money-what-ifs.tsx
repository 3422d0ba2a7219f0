import { useState } from 'react';
import { monthlyTotal, totalArea100 } from '#domain/repair-plan/projection/tariff.ts';
import type { Levy, Loan, RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { withSettings } from '#domain/repair-plan/trial/apply-trial.ts';
import { aboutYen, plainYen } from '#domain/repair-plan/words/about-yen.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { Field } from '#web/ui/field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { WhatIfCard, YearOptions } from './what-if-card.tsx';
import { addedTo, withAdded } from './what-if-changes.ts';

type YearChoiceProps = { label: string; value: number; onChange: (year: number) => void };

function YearChoice({ label, value, onChange }: YearChoiceProps) {
  const { typedPlan } = useWorkbench();
  return (
    <Field label={label}>
      {(control) => (
        <SelectInput
          {...control}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          <YearOptions
            startYear={typedPlan.startYear}
            yearCount={typedPlan.yearCount}
            suffix="年度"
          />
        </SelectInput>
      )}
    </Field>
  );
}

/** The year in which help is needed first. */
function useUsualYear(): number {
  const { base, baseProjection } = useWorkbench();
  return baseProjection.shortageYear ?? base.startYear + 1;
}

const smallestLoanYen = 1_000_000;
const largestLoanYen = 200_000_000;

/** 「お金を借りる」 */
export function LoanWhatIf() {
  const workbench = useWorkbench();
  const { base, trial, problems } = workbench;
  const year = useUsualYear();
  const [idle, setIdle] = useState<Loan>({
    year,
    principalYen: 0,
    repaymentYears: 15,
    interestRate: 0.015,
    method: 'annuity',
  });
  const added = addedTo(base.loans, trial.loans);
  const loan = added ?? idle;
  const change = (part: Partial<Loan>) => {
    const next = { ...loan, ...part };
    setIdle(next);
    const entry = next.principalYen > 0 ? next : null;
    if (entry || added)
      workbench.tryOut({ loans: withAdded(base.loans, trial.loans, entry) }, 'loan');
  };
  const ratePercent = Math.round(loan.interestRate * 1_000) / 10;
  const place = (trial.loans?.length ?? 1) - 1;
  const error = problems.find(({ field }) => field.startsWith(`loans.${place}.`))?.sentence;
  return (
    <WhatIfCard
      heading="お金を借りる"
      takeBack={added ? { loans: withAdded(base.loans, trial.loans, null) } : null}
    >
      <YearChoice
        label="借りる年度"
        value={loan.year}
        onChange={(next) => change({ year: next })}
      />
      <Slider
        label="借りる額"
        valueText={loan.principalYen === 0 ? '借りない' : plainYen(loan.principalYen)}
        min={0}
        max={largestLoanYen}
        step={smallestLoanYen}
        value={loan.principalYen}
        error={error}
        onChange={(principalYen) => change({ principalYen })}
      />
      <Slider
        label="返す年数"
        valueText={`${loan.repaymentYears}年`}
        min={1}
        max={30}
        step={1}
        value={loan.repaymentYears}
        onChange={(repaymentYears) => change({ repaymentYears })}
      />
      <Slider
        label="借入れの利息"
        valueText={`1年に${ratePercent}％`}
        min={0}
        max={5}
        step={0.1}
        value={ratePercent}
        onChange={(percent) => change({ interestRate: Math.round(percent * 10) / 1_000 })}
      />
      <p className="text-muted">
        毎月同じ額を返す方法（元利均等）で計算します。返すお金は、積立金から出ていきます。
      </p>
    </WhatIfCard>
  );
}

const levyStepYen = 10_000;
const largestLevyYen = 1_500_000;

/** 「一時金を集める」: told for an average dwelling, kept as a price per ㎡ or share. */
export function LevyWhatIf() {
  const workbench = useWorkbench();
  const { base, trial, problems } = workbench;
  const usualYear = useUsualYear();
  const [idleYear, setIdleYear] = useState(usualYear);
  const added = addedTo(base.levies, trial.levies);
  const year = added?.year ?? idleYear;
  const eachYen = added ? averageLevyYen(base, added) : 0;
  const change = (nextYear: number, nextYen: number) => {
    setIdleYear(nextYear);
    const entry = nextYen > 0 ? levyFor(base, nextYear, nextYen) : null;
    if (entry || added)
      workbench.tryOut({ levies: withAdded(base.levies, trial.levies, entry) }, 'levy');
  };
  const place = (trial.levies?.length ?? 1) - 1;
  const error = problems.find(({ field }) => field.startsWith(`levies.${place}.`))?.sentence;
  return (
    <WhatIfCard
      heading="一時金を集める"
      takeBack={added ? { levies: withAdded(base.levies, trial.levies, null) } : null}
    >
      <YearChoice label="集める年度" value={year} onChange={(next) => change(next, eachYen)} />
      <Slider
        label="平均の住戸の額"
        valueText={eachYen === 0 ? '集めない' : `1戸あたり約${plainYen(eachYen)}`}
        min={0}
        max={largestLevyYen}
        step={levyStepYen}
        value={eachYen}
        error={error}
        onChange={(next) => change(year, next)}
      />
      {added && <p>{levyWords(base, added)}</p>}
    </WhatIfCard>
  );
}

/** Whole yen per ㎡, as a general meeting would resolve it. */
function levyFor({ dwellings, contribution }: RepairPlan, year: number, eachYen: number): Levy {
  const totalYen = eachYen * dwellings.length;
  const area100 = totalArea100(dwellings);
  const byArea = Math.round((totalYen * 100) / Math.max(1, area100));
  return { year, unitPriceYen: contribution.basis === 'area' ? byArea : totalYen };
}

function averageLevyYen(base: RepairPlan, levy: Levy): number {
  const each = levyTotal(base, levy) / Math.max(1, base.dwellings.length);
  return Math.round(each / levyStepYen) * levyStepYen;
}

function levyTotal({ dwellings, contribution }: RepairPlan, { unitPriceYen }: Levy): number {
  return monthlyTotal(dwellings, contribution, unitPriceYen);
}

function levyWords(base: RepairPlan, levy: Levy): string {
  const total = `全部の住戸で${aboutYen(levyTotal(base, levy))}になります。`;
  return base.contribution.basis === 'area'
    ? `専有面積1㎡につき${levy.unitPriceYen.toLocaleString('ja-JP')}円。${total}`
    : total;
}

const transferStepYen = 100_000;

/** 「繰入れが変わる」: from next year to the end of the plan. */
export function TransferWhatIf() {
  const workbench = useWorkbench();
  const { base, trial, typedPlan, problems } = workbench;
  const fromYear = base.startYear + 1;
  const own = yearlyIn(base, fromYear);
  const now = yearlyIn(typedPlan, fromYear);
  const isTried = typedPlan.parkingTransfers !== base.parkingTransfers && now !== own;
  const change = (yearlyYen: number) => {
    const earlier = base.parkingTransfers.filter((step) => step.fromYear < fromYear);
    const parkingTransfers =
      yearlyYen === own ? base.parkingTransfers : [...earlier, { fromYear, yearlyYen }];
    workbench.tryOut(withSettings(base, trial, { parkingTransfers }), 'transfer');
  };
  const back = withSettings(base, trial, { parkingTransfers: base.parkingTransfers });
  const error = problems.find(({ field }) => field.startsWith('parkingTransfers.'))?.sentence;
  return (
    <WhatIfCard heading="駐車場などの繰入れが変わる" takeBack={isTried ? back : null}>
      <Slider
        label="1年に繰り入れる額"
        valueText={now === 0 ? '繰り入れない' : `1年に${plainYen(now)}`}
        min={0}
        max={Math.max(4_000_000, Math.ceil((own * 2) / transferStepYen) * transferStepYen)}
        step={transferStepYen}
        value={now}
        error={error}
        onChange={change}
      />
      <p>
        今の計画は1年に{plainYen(own)}です。空き駐車場が増えると、この額が減ります。変更は
        {fromYear}年度から計算します。
      </p>
    </WhatIfCard>
  );
}

function yearlyIn({ parkingTransfers }: RepairPlan, year: number): number {
  return parkingTransfers.findLast(({ fromYear }) => fromYear <= year)?.yearlyYen ?? 0;
}
