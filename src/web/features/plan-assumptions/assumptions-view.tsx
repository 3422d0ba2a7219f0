import { RotateCcw } from 'lucide-react';
import type { Rates } from '#domain/repair-plan/register/repair-plan.ts';
import { withSettings } from '#domain/repair-plan/trial/apply-trial.ts';
import type { PlanSettings } from '#domain/repair-plan/trial/trial.ts';
import { plainYen } from '#domain/repair-plan/words/about-yen.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Section } from '#web/ui/section.tsx';
import { FirstYear } from './first-year.tsx';
import { MechanicalParking } from './mechanical-parking.tsx';
import { OtherIncomes } from './other-incomes.tsx';
import { useBookedReserve } from './use-booked-reserve.ts';

/** 前提: the figures the calculation stands on, each beside its words. */
export function AssumptionsView() {
  const { trial, tryOut } = useWorkbench();
  return (
    <Section
      heading="計画の前提"
      description="計算のもとになる数字です。分からないところは、そのままで構いません。ここで変えても、保存した計画は変わりません。"
      action={
        trial.settings && (
          <Button variant="secondary" onClick={() => tryOut({ settings: null })}>
            <RotateCcw aria-hidden="true" className="size-5" />
            前提を今の計画に戻す
          </Button>
        )
      }
    >
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <FirstYear />
        <Period />
        <PriceRises />
        <Surcharges />
        <Collected />
        <MechanicalParking />
      </div>
      <OtherIncomes />
    </Section>
  );
}

/** What a field shows of the plan as typed, and what it changes. */
function useSettings() {
  const { base, trial, typedPlan, problems, tryOut } = useWorkbench();
  return {
    plan: typedPlan,
    errorOf: (field: string) => problems.find((problem) => problem.field === field)?.sentence,
    change: (settings: Partial<PlanSettings>) => tryOut(withSettings(base, trial, settings)),
  };
}

function Period() {
  const { plan, errorOf, change } = useSettings();
  const bookedYen = useBookedReserve(plan.startYear - 1);
  return (
    <Card heading="期間と、始めの残高">
      <div className="grid gap-4">
        <NumberField
          label="計画の期間（年）"
          field="yearCount"
          hint={`${plan.startYear}年度から数えます。国の目安は30年以上、ここでは60年までです。`}
          value={plan.yearCount}
          error={errorOf('yearCount')}
          onChange={(yearCount) => change({ yearCount })}
        />
        <NumberField
          label="計画の始めの残高（円）"
          field="openingBalanceYen"
          hint={`${plan.startYear - 1}年度末の、修繕積立金会計の残高です。${bookedYen === undefined ? '' : `帳簿では${plainYen(bookedYen)}です。`}`}
          value={plan.openingBalanceYen}
          error={errorOf('openingBalanceYen')}
          onChange={(openingBalanceYen) => change({ openingBalanceYen })}
        />
        {bookedYen !== undefined && bookedYen !== plan.openingBalanceYen && (
          <div>
            <Button variant="secondary" onClick={() => change({ openingBalanceYen: bookedYen })}>
              帳簿の残高にする
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

const categories = [
  ['building', '建築の工事'],
  ['equipment', '設備の工事'],
  ['exterior', '外構の工事'],
  ['service', '調査・設計など'],
] as const;

function PriceRises() {
  const { plan, errorOf, change } = useSettings();
  const { rates } = plan;
  return (
    <Card heading="工事の値段の上がり方（1年あたり）">
      <div className="grid gap-4 sm:grid-cols-2">
        {categories.map(([category, name]) => (
          <NumberField
            key={category}
            label={`${name}（％）`}
            field={`rates.priceRise.${category}`}
            value={percentOf(rates.priceRise[category])}
            error={errorOf(`rates.priceRise.${category}`)}
            onChange={(percent) =>
              change({
                rates: {
                  ...rates,
                  priceRise: { ...rates.priceRise, [category]: rateOf(percent) },
                },
              })
            }
          />
        ))}
      </div>
    </Card>
  );
}

function Surcharges() {
  return (
    <Card heading="工事費に足すもの">
      <div className="grid gap-4">
        <RateField
          name="tax"
          label="消費税（％）"
          hint="工事の表で「税別」とした工事だけに足します。"
        />
        <RateField
          name="temporaryWorks"
          label="大規模修繕工事の仮設費（％）"
          hint="工事の表に仮設工事の行があるときは、0のままにします。"
        />
        <RateField
          name="design"
          label="大規模修繕工事の設計・監理費（％）"
          hint="工事の表に設計・監理の行があるときは、0のままにします。"
        />
      </div>
    </Card>
  );
}

function Collected() {
  return (
    <Card heading="利息と、集まらない積立金">
      <div className="grid gap-4">
        <RateField
          name="interest"
          label="預金の利息（1年あたり・％）"
          hint="年度の始めの残高に付けます。残高がないときは付きません。"
        />
        <RateField
          name="arrears"
          label="積立金のうち集まらない割合（％）"
          hint="滞納が続くと見込むときに入れます。"
        />
      </div>
    </Card>
  );
}

type RateFieldProps = { name: Exclude<keyof Rates, 'priceRise'>; label: string; hint: string };

function RateField({ name, label, hint }: RateFieldProps) {
  const { plan, errorOf, change } = useSettings();
  return (
    <NumberField
      label={label}
      field={`rates.${name}`}
      hint={hint}
      value={percentOf(plan.rates[name])}
      error={errorOf(`rates.${name}`)}
      onChange={(percent) => change({ rates: { ...plan.rates, [name]: rateOf(percent) } })}
    />
  );
}

/** Without the noise of a fraction: 0.07 is 7, not 7.000000000000001. */
function percentOf(rate: number): number {
  return Number((rate * 100).toFixed(4));
}

function rateOf(percent: number): number {
  return Number((percent / 100).toFixed(6));
}
