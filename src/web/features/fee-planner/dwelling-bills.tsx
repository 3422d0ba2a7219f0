import { memo, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { dwellingTypesOf } from '#domain/repair-plan/projection/dwelling-types.ts';
import { feesBetween } from '#domain/repair-plan/projection/fees-between.ts';
import { billsByStep, monthsAYear, type StepBill } from '#domain/repair-plan/projection/tariff.ts';
import { endYearOf, type RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { useResult } from '#web/lib/plan-workbench/workbench.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { typeLabel } from './bill-of.ts';
import { riseWords } from './fee-stairs.tsx';

/** 住戸ごとの月額 of the plan on trial, at every step. */
export function DwellingBills() {
  const { plan: tried } = useResult();
  const plan = useDeferredValue(tried);
  const bills = useMemo(() => {
    const fees = feesBetween(plan.contribution.steps, plan.startYear, endYearOf(plan));
    return billsByStep(plan.dwellings, plan.contribution, fees);
  }, [plan]);
  return (
    <>
      <OwnDwelling plan={plan} bills={bills} />
      <TypeTable plan={plan} bills={bills} />
    </>
  );
}

type BillsProps = { plan: RepairPlan; bills: readonly StepBill[] };

type Amount = { readonly monthlyYen: Yen; readonly riseYen: Yen };
type TypeRow = {
  readonly key: string;
  readonly label: string;
  readonly amounts: readonly Amount[];
};

const TypeTable = memo(function TypeTable({ plan, bills }: BillsProps) {
  const columns: Column<TypeRow>[] = [
    { id: 'type', header: '専有面積（戸数）', cell: ({ label }) => label, isRowHeader: true },
    ...bills.map(
      ({ fromYear }, index): Column<TypeRow> => ({
        id: `${fromYear}`,
        header: stepName(fromYear, index),
        align: 'end',
        cell: ({ amounts }) => amountCell(amounts[index], index === 0),
      }),
    ),
  ];
  return (
    <div
      role="region"
      aria-label="住戸のタイプごとの月額の表"
      tabIndex={0}
      className="overflow-x-auto"
    >
      <DataTable
        caption="住戸のタイプごとの、1か月の修繕積立金"
        showCaption
        columns={columns}
        rows={rowsOf({ plan, bills })}
        rowKey={({ key }) => key}
      />
    </div>
  );
});

function rowsOf({ plan, bills }: BillsProps): TypeRow[] {
  const types = dwellingTypesOf(plan.dwellings, plan.contribution);
  return [
    ...(plan.contribution.basis === 'area' ? [unitPriceRow(bills)] : []),
    ...types.map(({ key, dwelling, count, place }) => ({
      key,
      label: `${typeLabel(dwelling, plan.contribution.basis)}（${count}戸）`,
      amounts: bills.map(({ bills: each }) => each[place] ?? { monthlyYen: 0, riseYen: 0 }),
    })),
    {
      key: 'all',
      label: `全住戸の合計（${plan.dwellings.length}戸）`,
      amounts: bills.map(({ bills: each }) => ({
        monthlyYen: sumYen(each.map(({ monthlyYen }) => monthlyYen)),
        riseYen: sumYen(each.map(({ riseYen }) => riseYen)),
      })),
    },
  ];
}

function unitPriceRow(bills: BillsProps['bills']): TypeRow {
  return {
    key: 'price',
    label: '1㎡あたり',
    amounts: bills.map(({ unitPriceYen }, index) => ({
      monthlyYen: unitPriceYen,
      riseYen: unitPriceYen - (bills[index - 1]?.unitPriceYen ?? unitPriceYen),
    })),
  };
}

function stepName(fromYear: number, index: number): string {
  return index === 0 ? '今' : `${fromYear}年度から`;
}

function amountCell(amount: Amount | undefined, isFirst: boolean): ReactNode {
  if (!amount) return null;
  return (
    <>
      <span className="block font-bold whitespace-nowrap">{formatYen(amount.monthlyYen)}</span>
      {!isFirst && (
        <span className="block whitespace-nowrap text-muted">{riseWords(amount.riseYen)}</span>
      )}
    </>
  );
}

/** 自分の住戸: a number typed in, and what it pays at every step. */
function OwnDwelling({ plan, bills }: BillsProps) {
  const [typed, setTyped] = useState('');
  const wanted = typed.normalize('NFKC').replaceAll(/号室|号|\s/g, '');
  const place = plan.dwellings.findIndex(({ id }) => id === wanted);
  return (
    <div className="mb-8 rounded-xl bg-surface p-4 sm:p-5">
      <Field label="自分の住戸の月額を調べる" hint="部屋番号を入れてください。例：302">
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            className="max-w-48"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <div aria-live="polite">
        {place >= 0 && <OwnBills plan={plan} bills={bills} place={place} />}
        {place < 0 && wanted.length > 2 && (
          <p className="mt-3">「{wanted}」の住戸は見つかりません。部屋番号を確かめてください。</p>
        )}
      </div>
    </div>
  );
}

type OwnRow = Amount & { readonly fromYear: number; readonly index: number };

function OwnBills({ plan, bills, place }: BillsProps & { place: number }) {
  const dwelling = plan.dwellings[place];
  if (!dwelling) return null;
  const { basis } = plan.contribution;
  const rows = bills.map(({ fromYear, bills: each }, index): OwnRow => {
    const { monthlyYen, riseYen } = each[place] ?? { monthlyYen: 0, riseYen: 0 };
    return { fromYear, index, monthlyYen, riseYen };
  });
  const columns: Column<OwnRow>[] = [
    {
      id: 'from',
      header: '時期',
      isRowHeader: true,
      cell: ({ fromYear, index }) => stepName(fromYear, index),
    },
    {
      id: 'month',
      header: '月額',
      align: 'end',
      cell: ({ monthlyYen }) => formatYen(monthlyYen),
    },
    { id: 'rise', header: '前との差', align: 'end', cell: ownRiseWords },
    {
      id: 'year',
      header: '1年では',
      align: 'end',
      cell: ({ monthlyYen }) => formatYen(monthlyYen * monthsAYear),
    },
  ];
  return (
    <div className="mt-4 max-w-[44rem]">
      <DataTable
        caption={`${dwelling.id}号室（${typeLabel(dwelling, basis)}）の修繕積立金`}
        showCaption
        columns={columns}
        rows={rows}
        rowKey={({ fromYear }) => `${fromYear}`}
      />
    </div>
  );
}

function ownRiseWords({ index, monthlyYen, riseYen }: OwnRow): string {
  if (index === 0) return '—';
  const beforeYen = monthlyYen - riseYen;
  if (riseYen === 0 || beforeYen === 0) return riseWords(riseYen);
  const percent = Math.round((Math.abs(riseYen) * 1_000) / beforeYen) / 10;
  return `${riseWords(riseYen)}（${percent}％${riseYen > 0 ? '増' : '減'}）`;
}
