import { RotateCcw } from 'lucide-react';
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { type Projection, project } from '#domain/repair-plan/projection/project.ts';
import { applyTrial } from '#domain/repair-plan/trial/apply-trial.ts';
import type { Trial } from '#domain/repair-plan/trial/trial.ts';
import { aboutYen } from '#domain/repair-plan/words/about-yen.ts';
import { useResult, useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

type WhatIfCardProps = {
  heading: string;
  /** The change that takes this condition back; `null` while it is not tried. */
  takeBack: Partial<Trial> | null;
  children: ReactNode;
};

/** One condition to try: its controls, and what it alone changes. */
export function WhatIfCard({ heading, takeBack, children }: WhatIfCardProps) {
  const workbench = useWorkbench();
  return (
    <Card
      level={3}
      heading={heading}
      action={takeBack && <Badge tone="primary">試しています</Badge>}
      className="flex flex-col"
    >
      <div className="flex flex-1 flex-col gap-4">{children}</div>
      {takeBack && (
        <div className="mt-4 border-t border-line pt-3">
          {workbench.result && <Effect takeBack={takeBack} />}
          <Button
            variant="secondary"
            className="mt-2"
            aria-label={`この条件をやめる：${heading}`}
            onClick={() => workbench.tryOut(takeBack)}
          >
            <RotateCcw aria-hidden="true" className="size-5" />
            この条件をやめる
          </Button>
        </div>
      )}
    </Card>
  );
}

/** The plan as tried beside the same plan without this one condition. */
function Effect({ takeBack }: { takeBack: Partial<Trial> }) {
  const { base, trial } = useWorkbench();
  const { projection } = useResult();
  const now = useDeferredValue(useMemo(() => ({ trial, projection }), [trial, projection]));
  const without = useMemo(
    () => project(applyTrial(base, { ...now.trial, ...takeBack })),
    [base, now, takeBack],
  );
  return <p>{effectWords(without, now.projection)}</p>;
}

function effectWords(before: Projection, after: Projection): string {
  const endYear = after.years.at(-1)?.year ?? '';
  const differenceYen = after.endBalanceYen - before.endBalanceYen;
  const end =
    differenceYen === 0
      ? `${endYear}年度末の残高は変わりません。`
      : `${endYear}年度末の残高が${aboutYen(differenceYen)}${differenceYen > 0 ? '増えます' : '減ります'}。`;
  return `この条件で、${end}${shortageWords(before.shortageYear, after.shortageYear)}`;
}

function shortageWords(before: number | null, after: number | null): string {
  if (before === after) {
    return before === null ? '' : `最初に不足する年度は、${before}年度のままです。`;
  }
  if (after === null) return '不足はなくなります。';
  return before === null
    ? `${after}年度に不足するようになります。`
    : `最初に不足する年度は、${before}年度から${after}年度になります。`;
}

type YearOptionsProps = { startYear: number; yearCount: number; suffix: string };

/** The years of a plan as choices, made once and not at every place of a slider. */
export const YearOptions = memo(function YearOptions(props: YearOptionsProps) {
  const { startYear, yearCount, suffix } = props;
  return Array.from({ length: yearCount }, (_, index) => startYear + index).map((year) => (
    <option key={year} value={year}>
      {year}
      {suffix}
    </option>
  ));
});
