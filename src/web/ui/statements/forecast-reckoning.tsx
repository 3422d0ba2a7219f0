import { formatYen } from '#domain/format-yen.ts';
import type { ComparedLine } from '#domain/statements/budget-comparison.ts';

/** 年度末の見込み, as a sum that a reader can add up. */
export function ForecastReckoning({ line }: { readonly line: ComparedLine }) {
  const { account, forecastYen, reckoning, reckoningWhy } = line;
  if (reckoning.length === 0) return null;
  return (
    <section className="mb-3 max-w-[36rem] rounded-lg bg-surface px-4 py-3">
      <p className="font-bold">{account.name}の年度末の見込み</p>
      <dl className="mt-1 tabular-nums">
        {reckoning.map(({ label, yen }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-0.5">
            <dt>{label}</dt>
            <dd className="ml-auto">{formatYen(yen)}</dd>
          </div>
        ))}
        <div className="mt-1 flex flex-wrap justify-between gap-x-4 border-t border-line pt-1 font-bold">
          <dt>合計</dt>
          <dd className="ml-auto">{formatYen(forecastYen)}</dd>
        </div>
      </dl>
      {reckoningWhy !== '' && <p className="mt-1 text-muted">{reckoningWhy}</p>}
    </section>
  );
}
