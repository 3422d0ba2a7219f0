import { formatYen } from '#domain/format-yen.ts';
import type { ContributionStep, RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { endYearOf } from '#domain/repair-plan/register/repair-plan.ts';
import { billOf } from './bill-of.ts';
import { priceWords } from './rules-draft.ts';

type FeeStairsProps = {
  plan: RepairPlan;
  fees: readonly ContributionStep[];
  /** The dwelling whose amounts are shown. */
  dwellingPlace: number;
  /** The highest unit price beside it, so that pictures can be compared. */
  highestYen: number;
};

/** 積立金の移り変わり: a staircase for the eye, and each step in figures. */
export function FeeStairs({ plan, fees, dwellingPlace, highestYen }: FeeStairsProps) {
  const { basis } = plan.contribution;
  const amounts = fees.map(({ unitPriceYen }) => billOf(plan, dwellingPlace, unitPriceYen));
  return (
    <div>
      <Picture plan={plan} fees={fees} highestYen={highestYen} />
      <ol className="mt-2 divide-y divide-line">
        {fees.map(({ fromYear, unitPriceYen }, index) => (
          <li key={fromYear} className="py-1.5">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span>{index === 0 ? '今' : `${fromYear}年度から`}</span>
              <span className="text-lg font-bold tabular-nums">
                月{formatYen(amounts[index] ?? 0)}
              </span>
            </span>
            <span className="flex flex-wrap justify-between gap-x-3 text-muted">
              <span>{priceWords(basis, unitPriceYen)}</span>
              {index > 0 && (
                <span>{riseWords((amounts[index] ?? 0) - (amounts[index - 1] ?? 0))}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** 「＋2,740円」「△1,200円」「変わりません」 */
export function riseWords(riseYen: number): string {
  if (riseYen === 0) return '変わりません';
  return `${riseYen > 0 ? '＋' : '△'}${Math.abs(riseYen).toLocaleString('ja-JP')}円`;
}

const width = 240;
const height = 64;
const foot = 60;

function Picture({ plan, fees, highestYen }: Omit<FeeStairsProps, 'dwellingPlace'>) {
  const { startYear, yearCount } = plan;
  const end = endYearOf(plan) + 1;
  const xOf = (year: number) => Math.round(((year - startYear) / yearCount) * width * 10) / 10;
  const yOf = (unitPriceYen: number) =>
    Math.round((foot - (unitPriceYen / Math.max(1, highestYen)) * (foot - 4)) * 10) / 10;
  const stairs = fees.map(({ fromYear, unitPriceYen }, index) => {
    const until = xOf(fees[index + 1]?.fromYear ?? end);
    return `${index === 0 ? 'M' : 'L'}${xOf(fromYear)} ${yOf(unitPriceYen)}H${until}`;
  });
  const line = stairs.join('');
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-20 w-full"
    >
      <path d={`${line}V${foot}H0Z`} className="fill-primary-soft" />
      <path
        d={line}
        className="fill-none stroke-primary"
        strokeWidth={3}
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={`M0 ${foot}H${width}`}
        className="stroke-line-strong"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
