import { feeTerms } from './fee-terms.ts';
import type { MethodOutcome } from './proposal-outcome.ts';

/** 言葉の説明, each opened by whoever wants it. */
export function FeeWords({ outcomes }: { outcomes: readonly MethodOutcome[] }) {
  return (
    <div className="mt-8">
      <h3 className="mb-2 text-lg font-bold">言葉の説明</h3>
      <div className="divide-y divide-line border-y border-line">
        {feeTerms(outcomes).map(([term, meaning]) => (
          <details key={term} className="py-1">
            <summary className="min-h-11 py-2 font-bold">{term}</summary>
            <p className="max-w-[44rem] pb-3">{meaning}</p>
          </details>
        ))}
      </div>
    </div>
  );
}
