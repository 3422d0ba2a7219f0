import { memo, useMemo } from 'react';
import { project } from '#domain/repair-plan/projection/project.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { BalanceChart } from '#web/ui/balance-chart.tsx';
import type { MethodOutcome, Outcome } from './proposal-outcome.ts';
import { methodWords } from './proposal-words.ts';

type ComparisonProps = { basis: RepairPlan; outcomes: readonly MethodOutcome[] };

const looks = { level: 'main', staged: 'second', 'catch-up': 'third' } as const;

/** The balances of all three, and of leaving the fees as they are. */
export const ProposalsChart = memo(function ProposalsChart({ basis, outcomes }: ComparisonProps) {
  const lines = useMemo(() => {
    const closing = ({ years }: Outcome['projection']) => years.map(({ closingYen }) => closingYen);
    return [
      {
        id: 'before',
        label: '積立金を変えない場合',
        look: 'before' as const,
        valuesYen: closing(project(basis)),
      },
      ...outcomes.flatMap(({ method, outcome }) =>
        outcome
          ? [
              {
                id: method,
                label: methodWords[method].name,
                look: looks[method],
                valuesYen: closing(outcome.projection),
              },
            ]
          : [],
      ),
    ];
  }, [basis, outcomes]);
  return (
    <BalanceChart
      caption="3つの案と、積立金を変えない場合の残高"
      firstYear={basis.startYear}
      lines={lines}
    />
  );
});
