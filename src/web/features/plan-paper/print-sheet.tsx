import { useIsPrinting } from '#web/lib/use-is-printing.ts';
import { PrintedPlan } from './printed-plan.tsx';

/** 印刷: the plan on paper. Its content is built when somebody prints, so that no slider ever draws it. */
export function PrintSheet() {
  const isPrinting = useIsPrinting();
  return (
    <div data-paper="" className="hidden print:block">
      <PrintedPlan isPrinting={isPrinting} />
    </div>
  );
}
