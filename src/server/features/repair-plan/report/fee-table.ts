import { formatYen } from '#domain/format-yen.ts';
import {
  type DwellingType,
  dwellingTypesOf,
} from '#domain/repair-plan/projection/dwelling-types.ts';
import { feesBetween } from '#domain/repair-plan/projection/fees-between.ts';
import { billsByStep } from '#domain/repair-plan/projection/tariff.ts';
import type {
  ContributionStep,
  RepairPlan,
  Tariff,
} from '#domain/repair-plan/register/repair-plan.ts';
import { endYearOf } from '#domain/repair-plan/register/repair-plan.ts';
import { unitPriceText } from '#domain/repair-plan/words/unit-price-text.ts';

type FeeCell = { readonly amount: string; readonly rise: string };

/** 住戸のタイプごとの月額; a table of its own for every few steps, so that it stays on the paper. */
export type FeeTable = {
  readonly columns: readonly { readonly label: string; readonly unitPrice: string }[];
  readonly rows: readonly {
    readonly type: string;
    readonly count: string;
    readonly cells: readonly FeeCell[];
  }[];
};

const mostColumns = 4;
/** With more types than this the amounts alone fill pages enough. */
const mostTypesWithRise = 20;

type Column = ContributionStep & { readonly label: string };

export function feeTables(plan: RepairPlan, base: RepairPlan): FeeTable[] {
  const columns = columnsOf(plan, base);
  const types = dwellingTypesOf(plan.dwellings, plan.contribution);
  const bills = billsByStep(plan.dwellings, plan.contribution, columns);
  const cellsOf = (place: number): FeeCell[] =>
    bills.map(({ bills: dwellings }) => {
      const bill = dwellings[place];
      const rise = types.length > mostTypesWithRise ? '' : riseText(bill?.riseYen ?? 0);
      return { amount: formatYen(bill?.monthlyYen ?? 0), rise };
    });
  const all = types.map((type) => ({
    type: typeName(type, plan.contribution),
    count: `${type.count}戸`,
    cells: cellsOf(type.place),
  }));
  const starts = columns.flatMap((_, index) => (index % mostColumns === 0 ? [index] : []));
  return starts.map((start) => ({
    columns: columns.slice(start, start + mostColumns).map(({ label, unitPriceYen }) => ({
      label,
      unitPrice: unitText(unitPriceYen, plan.contribution),
    })),
    rows: all.map((row) => ({ ...row, cells: row.cells.slice(start, start + mostColumns) })),
  }));
}

/** The steps that are in force in some year of the plan; first the fee of the saved plan where the trial changes it at once. */
function columnsOf(plan: RepairPlan, base: RepairPlan): Column[] {
  const steps = stepsInForce(plan);
  const [first] = steps;
  const [today] = stepsInForce(base);
  const isChangedAtOnce = first && today && today.unitPriceYen !== first.unitPriceYen;
  return isChangedAtOnce ? [{ ...today, label: 'もとの計画' }, ...steps] : steps;
}

function stepsInForce(plan: RepairPlan): Column[] {
  const { startYear, contribution } = plan;
  return feesBetween(contribution.steps, startYear, endYearOf(plan)).map((step) => ({
    ...step,
    label: `${step.fromYear}年度から`,
  }));
}

function typeName({ dwelling: { areaM2, share } }: DwellingType, { basis }: Tariff): string {
  const area = `${areaM2.toFixed(2)}㎡`;
  return basis === 'area' ? area : `${area}（持分${share.toLocaleString('ja-JP')}）`;
}

function unitText(unitPriceYen: number, { basis }: Tariff): string {
  return basis === 'area'
    ? `1㎡あたり${unitPriceText(unitPriceYen)}円`
    : `全体で${unitPriceText(unitPriceYen)}円`;
}

function riseText(riseYen: number): string {
  if (riseYen === 0) return '';
  return riseYen > 0 ? `${formatYen(riseYen)}増` : `${formatYen(-riseYen)}減`;
}
