import { memo, useMemo, useState } from 'react';
import { itemName, listPrice, type RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { endYearOf, type RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { withEdits } from '#domain/repair-plan/trial/apply-trial.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { Field } from '#web/ui/field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { WhatIfCard } from './what-if-card.tsx';
import { type MoveTarget, withYear, yearFor } from './what-if-changes.ts';

/** A choice list longer than this is no choice; the table of works has them all. */
const mostChoices = 60;

/** 「工事の時期を変える」: postpone, bring forward, or join with another year's works. */
export function TimingWhatIf() {
  const workbench = useWorkbench();
  const { base, trial, typedPlan } = workbench;
  const items = useMemo(() => withEdits(base.items, trial.edits), [base, trial.edits]);
  const works = useMemo(() => movableWorks(items, base), [items, base]);
  const [chosen, setChosen] = useState('');
  const work = works.find(({ key }) => key === chosen) ?? works[0];
  if (!work) return null;
  const toYear = yearFor(trial, work.target);
  const { fromYear } = work.target;
  const move = (year: number) =>
    workbench.tryOut(withYear(trial, work.target, year), `move ${work.key}`);
  const reach = reachOf(fromYear, typedPlan);
  const others = trial.moves.length - (toYear === fromYear ? 0 : 1);
  return (
    <WhatIfCard
      heading="工事の時期を変える"
      takeBack={trial.moves.length > 0 ? { moves: [] } : null}
    >
      <Field label="どの工事">
        {(control) => (
          <SelectInput
            {...control}
            value={work.key}
            onChange={(event) => setChosen(event.target.value)}
          >
            <WorkOptions works={works} />
          </SelectInput>
        )}
      </Field>
      <Slider
        label="行う年度"
        valueText={shiftWords(fromYear, toYear)}
        min={Math.min(reach.first, toYear)}
        max={Math.max(reach.last, toYear)}
        step={1}
        value={toYear}
        onChange={move}
      />
      <MergeChoice items={items} fromYear={fromYear} toYear={toYear} onChange={move} />
      {others > 0 && <p className="text-muted">ほかに{others}件の時期も変えています。</p>}
    </WhatIfCard>
  );
}

const mostShift = 8;

/** A work moved out of the plan would only be hidden, not saved. */
function reachOf(fromYear: number, plan: RepairPlan) {
  return {
    first: Math.max(plan.startYear, fromYear - mostShift),
    last: Math.min(endYearOf(plan), fromYear + mostShift),
  };
}

function shiftWords(fromYear: number, toYear: number): string {
  const shift = toYear - fromYear;
  if (shift === 0) return `${fromYear}年度（予定どおり）`;
  return `${toYear}年度（${Math.abs(shift)}年${shift > 0 ? '遅らせる' : '早める'}）`;
}

type MergeChoiceProps = {
  items: readonly RepairItem[];
  fromYear: number;
  toYear: number;
  onChange: (year: number) => void;
};

function MergeChoice({ items, fromYear, toYear, onChange }: MergeChoiceProps) {
  const years = useMemo(() => yearsAround(items, fromYear), [items, fromYear]);
  if (years.length === 0) return null;
  const isJoined = years.some(({ year }) => year === toYear);
  return (
    <Field label="ほかの年度の工事とまとめる">
      {(control) => (
        <SelectInput
          {...control}
          value={isJoined ? toYear : ''}
          onChange={(event) => onChange(Number(event.target.value) || fromYear)}
        >
          <option value="">まとめない</option>
          {years.map(({ year, count }) => (
            <option key={year} value={year}>
              {year}年度の{count}件と一緒に行う
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}

function yearsAround(items: readonly RepairItem[], fromYear: number) {
  const counts = new Map<number, number>();
  for (const year of items.flatMap(({ years }) => years)) {
    counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  return Array.from(counts, ([year, count]) => ({ year, count }))
    .filter(({ year }) => year !== fromYear && Math.abs(year - fromYear) <= mostShift)
    .toSorted((a, b) => a.year - b.year);
}

type MovableWork = { key: string; target: MoveTarget; label: string; isMajor: boolean };

function movableWorks(items: readonly RepairItem[], plan: RepairPlan): MovableWork[] {
  const majors = items.filter(({ isMajorWork }) => isMajorWork);
  const majorYears = [...new Set(majors.flatMap(({ years }) => years))].toSorted((a, b) => a - b);
  const singles = items
    .flatMap((item) => item.years.map((year) => ({ item, year })))
    .toSorted((a, b) => listPrice(b.item) - listPrice(a.item))
    .slice(0, mostChoices);
  const isInPlan = ({ target }: MovableWork) =>
    target.fromYear >= plan.startYear && target.fromYear <= endYearOf(plan);
  return [
    ...majorYears.map((year) => ({
      key: `major ${year}`,
      target: { itemId: null, fromYear: year },
      label: `${year}年度の大規模修繕（${majors.filter(({ years }) => years.includes(year)).length}件）`,
      isMajor: true,
    })),
    ...singles.map(({ item, year }) => ({
      key: `${item.id} ${year}`,
      target: { itemId: item.id, fromYear: year },
      label: `${year}年度 ${itemName(item)}`,
      isMajor: false,
    })),
  ].filter(isInPlan);
}

const WorkOptions = memo(function WorkOptions({ works }: { works: readonly MovableWork[] }) {
  const optionsOf = (isMajor: boolean) =>
    works
      .filter((work) => work.isMajor === isMajor)
      .map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ));
  return (
    <>
      <optgroup label="大規模修繕（まとめて動かす）">{optionsOf(true)}</optgroup>
      <optgroup label="1つの工事（金額の大きい順）">{optionsOf(false)}</optgroup>
    </>
  );
});
