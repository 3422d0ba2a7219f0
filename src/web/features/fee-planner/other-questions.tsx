import { useDeferredValue, useMemo, useState } from 'react';
import { formatYen } from '#domain/format-yen.ts';
import { leastLevy } from '#domain/repair-plan/planner/least-levy.ts';
import type { PlanRules } from '#domain/repair-plan/planner/propose.ts';
import type { DwellingType } from '#domain/repair-plan/projection/dwelling-types.ts';
import { monthlyTotal } from '#domain/repair-plan/projection/tariff.ts';
import { endYearOf, type RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import type { SafeGoal } from '#domain/repair-plan/uncertainty/safe-contribution.ts';
import { plainYen } from '#domain/repair-plan/words/about-yen.ts';
import { useCalculation } from '#web/lib/plan-workbench/calculator.ts';
import { useUncertainty } from '#web/lib/plan-workbench/use-uncertainty.ts';
import { useResult, useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { toast } from '#web/ui/toast.tsx';
import { billOf, typeLabel } from './bill-of.ts';
import { priceWords } from './rules-draft.ts';

const toldUndo = '画面の上の「元に戻す」で、いつでも取り消せます。';

/** The newest answer with its question: a limit is never shown with the price of another. */
type Shown = {
  readonly input: { readonly plan: RepairPlan; readonly goal: SafeGoal };
  readonly price: number | null;
  readonly mostPercent: string;
};

type QuestionProps = { basis: RepairPlan; rules: PlanRules; type: DwellingType };

/** 不足の確率を抑える額: the level fee that is safe enough. */
export function SafeFee({ basis, rules, type }: QuestionProps) {
  const [mostPercent, setMostPercent] = useState('5');
  const { goal } = rules;
  const [uncertainty] = useUncertainty();
  const input = useMemo(
    () => ({
      plan: basis,
      uncertainty,
      goal: {
        startYear: goal.startYear,
        floorYen: goal.floorYen,
        mostChance: Number(mostPercent) / 100,
        unitPriceStepYen: goal.unitPriceStepYen,
      },
    }),
    [basis, uncertainty, goal, mostPercent],
  );
  const { value, isCurrent } = useCalculation('safeUnitPrice', input);
  const [shown, setShown] = useState<Shown | null>(null);
  if (isCurrent && value !== undefined && shown?.input !== input) {
    setShown({ input, price: value, mostPercent });
  }
  return (
    <Card heading="工事費が上がっても足りる額" className="flex-1">
      <p className="mb-3">
        工事費や時期は、計画からずれることがあります。ずれ方を
        {uncertainty.scenarioCount.toLocaleString('ja-JP')}
        通り試して、ずっと同じ額ならいくら要るかを求めます。
      </p>
      <Field label="不足する確率を、どこまで抑えますか">
        {(control) => (
          <SelectInput
            {...control}
            value={mostPercent}
            onChange={(event) => setMostPercent(event.target.value)}
          >
            <option value="1">100回に1回まで（1％）</option>
            <option value="5">100回に5回まで（5％）</option>
            <option value="10">100回に10回まで（10％）</option>
            <option value="20">100回に20回まで（20％）</option>
          </SelectInput>
        )}
      </Field>
      <div className="mt-4" aria-live="polite" aria-busy={!isCurrent}>
        {shown ? (
          <SafeAnswer shown={shown} type={type} />
        ) : (
          <p className="text-muted">計算しています。</p>
        )}
      </div>
    </Card>
  );
}

type SafeAnswerProps = { shown: Shown; type: DwellingType };

function SafeAnswer({ shown, type }: SafeAnswerProps) {
  const workbench = useWorkbench();
  const { price, mostPercent } = shown;
  const { plan, goal } = shown.input;
  const { startYear } = goal;
  if (price === null) {
    return <p>どれだけ積み立てても、確率を{mostPercent}％以内にできません。</p>;
  }
  const past = plan.contribution.steps.filter(({ fromYear }) => fromYear < startYear);
  const tryPrice = () => {
    workbench.tryOut({ steps: [...past, { fromYear: startYear, unitPriceYen: price }] });
    toast({ title: '余裕のある額を試しています', description: toldUndo, tone: 'good' });
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        不足する確率を{mostPercent}％以内にするには、ずっと同じ額なら
        <b>月に{priceWords(plan.contribution.basis, price)}</b>が要ります。
        {typeLabel(type.dwelling, plan.contribution.basis)}
        の住戸では、月{formatYen(billOf(plan, type.place, price))}です。
      </p>
      <Button variant="secondary" onClick={tryPrice}>
        この額を試す
      </Button>
    </div>
  );
}

type LevyQuestionProps = Omit<QuestionProps, 'basis'>;

/** 一時金で補う場合: with the fees as they are tried now. */
export function LevyQuestion({ rules, type }: LevyQuestionProps) {
  const workbench = useWorkbench();
  const { trial } = workbench;
  const { plan, projection } = useResult();
  const endYear = endYearOf(plan);
  const { goal } = rules;
  const [chosen, setChosen] = useState<number | null>(null);
  const year = chosen ?? projection.shortageYear ?? goal.startYear;
  const question = useMemo(() => ({ plan, goal, year }), [plan, goal, year]);
  // Many projections: the page comes first.
  const asked = useDeferredValue(question);
  const price = useMemo(() => leastLevy(asked.plan, asked.goal, asked.year), [asked]);
  const years = Array.from(
    { length: endYear - goal.startYear + 1 },
    (_, index) => goal.startYear + index,
  );
  const collect = (unitPriceYen: number) => {
    workbench.tryOut({ levies: [...plan.levies, { year, unitPriceYen }] });
    toast({
      title: `${year}年度の一時金を試しています`,
      description: toldUndo,
      tone: 'good',
    });
  };
  return (
    <Card heading="一時金で補う場合の額" className="flex-1">
      <p className="mb-3">
        毎月の積立金を{trial.steps ? '試算中の額' : '今の計画'}
        のままにして、一度だけ一時金を集めるなら、いくら要るかを求めます。一時金を見込んだ計画は、管理計画認定の基準に合いません。
      </p>
      <Field label="集める年度">
        {(control) => (
          <SelectInput
            {...control}
            value={`${year}`}
            onChange={(event) => setChosen(Number(event.target.value))}
          >
            {years.map((some) => (
              <option key={some} value={some}>
                {some}年度
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <div className="mt-4 flex flex-col items-start gap-3" aria-live="polite">
        <LevyAnswer price={price} plan={plan} type={type} />
        {price !== null && price > 0 && (
          <Button variant="secondary" onClick={() => collect(price)}>
            この一時金を試す
          </Button>
        )}
      </div>
    </Card>
  );
}

type LevyAnswerProps = { price: number | null; plan: RepairPlan; type: DwellingType };

function LevyAnswer({ price, plan, type }: LevyAnswerProps) {
  const { dwellings, contribution } = plan;
  if (price === null) {
    return <p>その年度より前に足りなくなるので、この年度の一時金では補えません。</p>;
  }
  if (price === 0) return <p>一時金を集めなくても、条件を満たします。</p>;
  return (
    <p>
      <b>{priceWords(contribution.basis, price)}</b>が要ります。
      {typeLabel(type.dwelling, contribution.basis)}の住戸では
      {formatYen(billOf(plan, type.place, price))}、全住戸では
      {plainYen(monthlyTotal(dwellings, contribution, price))}です。
    </p>
  );
}
