import { roundYenTo, type Yen } from '#domain/money.ts';
import { plainYen } from '#domain/repair-plan/words/about-yen.ts';
import type { BalanceChartData } from './balance-chart-data.ts';

type ReadoutProps = BalanceChartData & { index: number; isPicked: boolean };

const mostNames = 4;

/** The figures of the chosen year. Spoken when somebody chooses, not whenever a slider moves. */
export function BalanceChartReadout({ firstYear, lines, bars, index, isPicked }: ReadoutProps) {
  const names = bars?.namesOf(index) ?? [];
  const rest = names.length - mostNames;
  return (
    <div
      role="status"
      aria-live={isPicked ? 'polite' : 'off'}
      className="mt-2 rounded-lg bg-surface px-4 py-3"
    >
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <strong>{firstYear + index}年度</strong>
        {lines.map(({ id, label, valuesYen }) => {
          const yen = valuesYen[index];
          // A line may end before the others: another plan, another period.
          return yen === undefined ? null : (
            <span key={id}>
              {label} <BalanceWords yen={yen} />
            </span>
          );
        })}
        {bars && (
          <span>
            {bars.label}{' '}
            <span className="font-bold tabular-nums">{inMan(bars.valuesYen[index] ?? 0)}</span>
          </span>
        )}
      </p>
      {bars && (
        <p className="min-h-[1lh] text-muted">
          {names.length === 0
            ? 'この年度に工事はありません。'
            : `${names.slice(0, mostNames).join('、')}${rest > 0 ? `、ほか${rest}件` : ''}`}
        </p>
      )}
    </div>
  );
}

function BalanceWords({ yen }: { yen: Yen }) {
  return (
    <span className={`font-bold tabular-nums ${yen < 0 ? 'text-danger' : ''}`}>{inMan(yen)}</span>
  );
}

function inMan(yen: Yen): string {
  return plainYen(roundYenTo(yen, 10_000));
}
