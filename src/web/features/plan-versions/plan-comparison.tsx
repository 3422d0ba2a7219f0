import { formatYen } from '#domain/format-yen.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import {
  type DwellingType,
  dwellingTypesOf,
  middleTypeOf,
} from '#domain/repair-plan/projection/dwelling-types.ts';
import type { Projection } from '#domain/repair-plan/projection/project.ts';
import { monthlyBills, unitPriceIn } from '#domain/repair-plan/projection/tariff.ts';
import { endYearOf, type RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { aboutYen } from '#domain/repair-plan/words/about-yen.ts';
import { formatArea } from '#web/lib/format.ts';
import { BalanceChart } from '#web/ui/balance-chart.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';

export type ComparedPlan = {
  readonly id: string;
  readonly label: string;
  readonly plan: RepairPlan;
  readonly projection: Projection;
  /** The plan the others are compared with. */
  readonly isPresent?: boolean;
};

type ComparisonProps = { caption: string; plans: readonly ComparedPlan[] };

/** Plans side by side, in the years all of them have. */
export function PlanComparison({ caption, plans }: ComparisonProps) {
  const { firstYear, lastYear } = commonYears(plans);
  if (lastYear < firstYear) return <p>重なる年度がないため、比べられません。</p>;
  const years = `${firstYear}年度から${lastYear}年度まで`;
  return (
    <div className="grid gap-6">
      <BalanceChart
        caption={`${caption}（${years}）`}
        firstYear={firstYear}
        lines={linesOf(plans, { firstYear, lastYear })}
      />
      <DataTable
        caption={`${caption}の主な数字（${years}）`}
        columns={columnsFor(typicalDwelling(plans[0]?.plan))}
        rows={plans.map((compared) => figuresOf(compared, { firstYear, lastYear }))}
        rowKey={({ id }) => id}
      />
    </div>
  );
}

type Years = { readonly firstYear: number; readonly lastYear: number };

function commonYears(plans: readonly ComparedPlan[]): Years {
  return {
    firstYear: Math.max(...plans.map(({ plan }) => plan.startYear)),
    lastYear: Math.min(...plans.map(({ plan }) => endYearOf(plan))),
  };
}

const looks = ['main', 'second', 'third', 'fourth'] as const;

/** The plan as it is stands behind the others, whichever place it has in the table. */
function linesOf(plans: readonly ComparedPlan[], years: Years) {
  const lineOf = ({ id, label, projection }: ComparedPlan) => ({
    id,
    label,
    valuesYen: yearsIn(projection, years).map(({ closingYen }) => closingYen),
  });
  const others = plans.filter(({ isPresent }) => !isPresent);
  const present = plans.filter(({ isPresent }) => isPresent);
  return [
    ...others.map((plan, place) => ({ ...lineOf(plan), look: looks[place] ?? 'fourth' })),
    ...present.map((plan) => ({ ...lineOf(plan), look: 'before' as const })),
  ];
}

function yearsIn({ years }: Projection, { firstYear, lastYear }: Years) {
  return years.filter(({ year }) => year >= firstYear && year <= lastYear);
}

type Balance = { readonly year: number; readonly yen: Yen };

type Figures = {
  readonly id: string;
  readonly label: string;
  readonly shortage: Balance | null;
  readonly lowest: Balance | null;
  readonly end: Balance | null;
  readonly firstBillYen: Yen;
  readonly lastBillYen: Yen;
  readonly worksYen: Yen;
};

function figuresOf({ id, label, plan, projection }: ComparedPlan, years: Years): Figures {
  const shown = yearsIn(projection, years);
  const balances = shown.map(({ year, closingYen }) => ({ year, yen: closingYen }));
  return {
    id,
    label,
    shortage: balances.find(({ yen }) => yen < 0) ?? null,
    lowest: balances.toSorted((a, b) => a.yen - b.yen)[0] ?? null,
    end: balances.at(-1) ?? null,
    firstBillYen: billIn(plan, years.firstYear),
    lastBillYen: billIn(plan, years.lastYear),
    worksYen: sumYen(shown.map(({ worksYen }) => worksYen)),
  };
}

/** 中ほどの広さの住戸 stands for all of them. */
function typicalDwelling(plan: RepairPlan | undefined): DwellingType | undefined {
  return plan && middleTypeOf(dwellingTypesOf(plan.dwellings, plan.contribution));
}

function billIn(plan: RepairPlan, year: number): Yen {
  const { dwellings, contribution } = plan;
  const place = typicalDwelling(plan)?.place ?? 0;
  return monthlyBills(dwellings, contribution, unitPriceIn(contribution.steps, year))[place] ?? 0;
}

function columnsFor(typical: DwellingType | undefined): readonly Column<Figures>[] {
  return [
    {
      id: 'label',
      header: '計画',
      cell: ({ label }) => <span className="block @min-[40rem]:min-w-32">{label}</span>,
      isRowHeader: true,
    },
    {
      id: 'shortage',
      header: '最初の不足',
      cell: ({ shortage }) => (shortage ? <BalanceWords balance={shortage} /> : 'なし'),
    },
    {
      id: 'lowest',
      header: 'いちばん少ない残高',
      cell: ({ lowest }) => <BalanceWords balance={lowest} />,
    },
    { id: 'end', header: '最後の残高', cell: ({ end }) => <BalanceWords balance={end} /> },
    {
      id: 'bill',
      header: `積立金の月額（${formatArea(typical?.dwelling.areaM2 ?? 0)}）`,
      cell: ({ firstBillYen, lastBillYen }) =>
        firstBillYen === lastBillYen
          ? `${formatYen(firstBillYen)}のまま`
          : `${formatYen(firstBillYen)}から${formatYen(lastBillYen)}へ`,
    },
    {
      id: 'works',
      header: '工事費の合計',
      align: 'end',
      cell: ({ worksYen }) => (
        <span className="@min-[40rem]:whitespace-nowrap">{aboutYen(worksYen)}</span>
      ),
    },
  ];
}

function BalanceWords({ balance }: { balance: Balance | null }) {
  if (!balance) return null;
  return (
    <>
      <span className="whitespace-nowrap">{balance.year}年度</span>{' '}
      <span
        className={`tabular-nums @min-[40rem]:whitespace-nowrap ${balance.yen < 0 ? 'font-bold text-danger' : ''}`}
      >
        {balance.yen < 0 && '△'}
        {aboutYen(balance.yen)}
      </span>
    </>
  );
}
