import { formatYen } from '#domain/format-yen.ts';
import {
  type DwellingType,
  dwellingTypesOf,
} from '#domain/repair-plan/projection/dwelling-types.ts';
import { feesBetween } from '#domain/repair-plan/projection/fees-between.ts';
import { billsByStep } from '#domain/repair-plan/projection/tariff.ts';
import { endYearOf, type RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { formatArea } from '#web/lib/format.ts';
import { PrintedPart } from './printed-part.tsx';

const columnsOnPaper = 5;

/** 住戸のタイプごとの月額: dwellings that pay the same stand in one row. */
export function PrintedFees({
  plan,
  heading = '修繕積立金（1か月の額）',
}: {
  plan: RepairPlan;
  heading?: string;
}) {
  const { dwellings, contribution } = plan;
  const types = dwellingTypesOf(dwellings, contribution);
  const bills = billsByStep(
    dwellings,
    contribution,
    feesBetween(contribution.steps, plan.startYear, endYearOf(plan)),
  );
  const parts = bills.flatMap((_, index) => (index % columnsOnPaper === 0 ? [index] : []));
  return (
    <PrintedPart heading={heading}>
      {parts.map((from) => (
        <FeeTable
          key={from}
          unit={contribution.basis === 'area' ? '1㎡あたり' : '全体で'}
          types={types}
          bills={bills.slice(from, from + columnsOnPaper)}
        />
      ))}
    </PrintedPart>
  );
}

type FeeTableProps = {
  unit: string;
  types: readonly DwellingType[];
  bills: ReturnType<typeof billsByStep>;
};

function FeeTable({ unit, types, bills }: FeeTableProps) {
  return (
    <table className="mb-3 w-full break-inside-avoid border-collapse tabular-nums">
      <thead>
        <tr className="border-b-2 border-line-strong">
          <th scope="col" className="py-1.5 pr-2 text-left align-bottom">
            住戸の広さ
          </th>
          {bills.map(({ fromYear, unitPriceYen }) => (
            <th key={fromYear} scope="col" className="py-1.5 pl-2 text-right align-bottom">
              {fromYear}年度から
              <span className="block font-normal">
                {unit}
                {unitPriceYen.toLocaleString('ja-JP')}円
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {types.map(({ key, dwelling, place, count }) => (
          <tr key={key} className="break-inside-avoid border-b border-line">
            <th scope="row" className="py-1.5 pr-2 text-left font-normal">
              {formatArea(dwelling.areaM2)}（{count}戸）
            </th>
            {bills.map((step) => (
              <td key={step.fromYear} className="py-1.5 pl-2 text-right">
                {formatYen(step.bills[place]?.monthlyYen ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
