import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { printAfter } from '#web/lib/print-page.ts';
import { useIsPrinting } from '#web/lib/use-is-printing.ts';

type Paper = ComponentType<{ isPrinting: boolean }>;

// A browser about to print waits for nothing: the paper is fetched beside the data of the plan.
const fetched = import('./printed-plan.tsx').then((m) => m.PrintedPlan);
fetched.catch(() => undefined);

/** 印刷: the plan on paper. Its content is built when somebody prints, so that no slider ever draws it. */
export function PrintSheet() {
  const isPrinting = useIsPrinting();
  const [Plan, setPlan] = useState<Paper>();
  useEffect(() => printAfter(fetched.then((paper) => flushSync(() => setPlan(() => paper)))), []);
  return (
    <div data-paper="" className="hidden print:block">
      {Plan ? (
        <Plan isPrinting={isPrinting} />
      ) : (
        <p>印刷の準備ができていません。少し待ってから、もう一度お試しください。</p>
      )}
    </div>
  );
}
