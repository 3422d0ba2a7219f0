import type { Dwelling } from '#contract/community.ts';
import { formatYen } from '#domain/format-yen.ts';
import { formatArea } from '#web/lib/format.ts';

/** What is true of the chosen dwelling; read out when another one is chosen. */
export function DwellingFacts({ dwelling }: { dwelling: Dwelling }) {
  const { managementFeeYen, reserveFeeYen } = dwelling;
  const facts = [
    ['間取り', `${dwelling.planType} ${dwelling.layout}`],
    ['専有面積', formatArea(dwelling.areaM2)],
    ['共有持分', shareWords(dwelling)],
    ['議決権', `${dwelling.votes}個`],
    ['管理費', `月 ${formatYen(managementFeeYen)}`],
    ['修繕積立金', `月 ${formatYen(reserveFeeYen)}`],
    ['あわせて', `月 ${formatYen(managementFeeYen + reserveFeeYen)}`],
  ] as const;
  return (
    <div aria-live="polite">
      <h3 className="mb-2 text-xl font-bold">{dwelling.number}号室</h3>
      <dl className="divide-y divide-line border-t border-line">
        {facts.map(([term, detail]) => (
          <div
            key={term}
            className="flex flex-wrap justify-between gap-x-4 py-2 last:pb-0 last:font-bold"
          >
            <dt>{term}</dt>
            <dd className="tabular-nums">{detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** 7,845／427,650 */
export function shareWords({ shareNumerator, shareDenominator }: Dwelling): string {
  return `${shareNumerator.toLocaleString('ja-JP')}／${shareDenominator.toLocaleString('ja-JP')}`;
}
