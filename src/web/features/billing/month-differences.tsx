import { useState } from 'react';
import type { BillingMonth } from '#contract/billing.ts';
import { formatYen } from '#domain/format-yen.ts';
import { Button } from '#web/ui/button.tsx';

const shownFirst = 8;

/** Who pays another sum than last month, and why. */
export function MonthDifferences({ view }: { view: BillingMonth }) {
  const [showsAll, setShowsAll] = useState(false);
  const { differences, monthBefore } = view;
  if (monthBefore === null) return null;
  const before = `${Number(monthBefore.slice(5))}月`;
  if (differences.length === 0) {
    return <p className="mt-2 text-muted">どの住戸も、{before}と同じ額です。</p>;
  }
  const shown = showsAll ? differences : differences.slice(0, shownFirst);
  return (
    <>
      <h3 className="mt-6 mb-2 text-lg font-bold">
        {before}とちがうところ（{differences.length}件）
      </h3>
      <ul className="divide-y divide-line border-y border-line">
        {shown.map(({ number, owner, item, beforeYen, afterYen, reasons }) => (
          <li key={`${number} ${item}`} className="py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>
                <strong>{number}号室</strong>　{owner}
                <span className="ml-2">{item}</span>
              </span>
              <span className="tabular-nums">
                {formatYen(beforeYen)} → <strong>{formatYen(afterYen)}</strong>
              </span>
            </p>
            {reasons.map((reason) => (
              <p key={reason} className="text-muted">
                {reason}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {differences.length > shown.length && (
        <Button variant="quiet" className="mt-2" onClick={() => setShowsAll(true)}>
          残りの{differences.length - shown.length}件も見る
        </Button>
      )}
    </>
  );
}
