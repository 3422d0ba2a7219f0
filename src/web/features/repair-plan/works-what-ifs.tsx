import { memo, useMemo, useState } from 'react';
import { groups, priceCategories } from '#domain/repair-plan/register/group.ts';
import { itemName, listPrice, type RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { withEdits, withSettings } from '#domain/repair-plan/trial/apply-trial.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { Field } from '#web/ui/field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { WhatIfCard } from './what-if-card.tsx';
import { type PriceTarget, percentFor, withPercent } from './what-if-changes.ts';

/** 「物価が上がる」: one yearly rate for every kind of work. */
export function PriceRiseWhatIf() {
  const workbench = useWorkbench();
  const { base, trial, typedPlan } = workbench;
  const { rates } = typedPlan;
  const percent = percentOf(rates.priceRise.building);
  const isTried = percentsOf(rates) !== percentsOf(base.rates);
  const change = (next: number) => {
    const rate = Math.round(next * 10) / 1_000;
    const priceRise = { building: rate, equipment: rate, exterior: rate, service: rate };
    workbench.tryOut(withSettings(base, trial, { rates: { ...rates, priceRise } }), 'price-rise');
  };
  const own = { rates: { ...rates, priceRise: base.rates.priceRise } };
  return (
    <WhatIfCard heading="物価が上がる" takeBack={isTried ? withSettings(base, trial, own) : null}>
      <Slider
        label="工事の値段の上がり方"
        valueText={percent === 0 ? '上がらない' : `1年に${percent}％`}
        min={-1}
        max={6}
        step={0.1}
        value={percent}
        marks={[0, 2, 4].map((value) => ({ value, label: `${value}％` }))}
        onChange={change}
      />
      <p>
        {percent === 0
          ? '工事の値段は、今のまま変わらないと見ています。'
          : `今1,000万円の工事は、10年後に約${manAfterTenYears(percent)}万円になります。`}
      </p>
    </WhatIfCard>
  );
}

function percentOf(rate: number): number {
  return Math.round(rate * 1_000) / 10;
}

function percentsOf(rates: RepairPlan['rates']): string {
  return priceCategories.map((category) => rates.priceRise[category]).join(' ');
}

function manAfterTenYears(percent: number): string {
  return Math.round(1_000 * (1 + percent / 100) ** 10).toLocaleString('ja-JP');
}

const allWorks = 'all';

/** 「工事費を見直す」: all works, one group or one work. */
export function CostWhatIf() {
  const workbench = useWorkbench();
  const { base, trial } = workbench;
  const [chosen, setChosen] = useState(allWorks);
  const items = useMemo(() => withEdits(base.items, trial.edits), [base, trial.edits]);
  const target = targetOf(chosen);
  const percent = percentFor(trial, target);
  const others = trial.prices.length - (percent === 0 ? 0 : 1);
  return (
    <WhatIfCard heading="工事費を見直す" takeBack={trial.prices.length > 0 ? { prices: [] } : null}>
      <Field label="どの工事">
        {(control) => (
          <SelectInput
            {...control}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          >
            <option value={allWorks}>すべての工事</option>
            <CostOptions items={items} />
          </SelectInput>
        )}
      </Field>
      <Slider
        label="工事費"
        valueText={percentWords(percent)}
        min={-30}
        max={30}
        step={1}
        value={percent}
        marks={[-20, 0, 20].map((value) => ({ value, label: `${signed(value)}％` }))}
        onChange={(next) => workbench.tryOut(withPercent(trial, target, next), `cost ${chosen}`)}
      />
      {others > 0 && <p className="text-muted">ほかに{others}件の工事費も変えています。</p>}
    </WhatIfCard>
  );
}

function percentWords(percent: number): string {
  if (percent === 0) return '見込みどおり';
  return percent > 0 ? `${percent}％高い` : `${-percent}％安い`;
}

function signed(value: number): string {
  return value < 0 ? `△${-value}` : `${value}`;
}

function targetOf(chosen: string): PriceTarget {
  if (chosen.startsWith('group ')) return { itemId: null, group: Number(chosen.slice(6)) };
  return { itemId: chosen.startsWith('item ') ? chosen.slice(5) : null, group: null };
}

/** A choice list longer than this is no choice; the table of works has them all. */
const mostChoices = 60;

const CostOptions = memo(function CostOptions({ items }: { items: readonly RepairItem[] }) {
  const planned = items.filter(({ years }) => years.length > 0);
  const used = new Set(planned.map(({ group }) => group));
  const dearest = planned.toSorted((a, b) => listPrice(b) - listPrice(a)).slice(0, mostChoices);
  return (
    <>
      <optgroup label="分類ごと">
        {groups
          .filter(({ number }) => used.has(number))
          .map(({ number, name }) => (
            <option key={number} value={`group ${number}`}>
              {name}
            </option>
          ))}
      </optgroup>
      <optgroup label="1つの工事（金額の大きい順）">
        {dearest.map((item) => (
          <option key={item.id} value={`item ${item.id}`}>
            {itemName(item)}
          </option>
        ))}
      </optgroup>
    </>
  );
});
