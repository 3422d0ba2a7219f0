import { FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import { printRepairPlan } from '#contract/repair-plan.ts';
import { downloadFile } from '#web/lib/download.ts';
import { carryingProps } from '#web/lib/plan-workbench/hindrance.ts';
import { sendableTrial, whyNotSent } from '#web/lib/plan-workbench/sendable-trial.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { printPage } from '#web/lib/print-page.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';

/** 説明資料 and 印刷, of the plan as it stands on the screen. */
export function PaperButtons({ variant }: { variant: 'secondary' | 'quiet' }) {
  const workbench = useWorkbench();
  const [isMaking, makePdf] = usePdf();
  const pdf = carryingProps(workbench, () => void makePdf());
  return (
    <>
      <Button
        variant={variant}
        {...pdf}
        aria-disabled={pdf['aria-disabled'] || isMaking}
        onClick={isMaking ? undefined : pdf.onClick}
        className="md:px-3"
      >
        <FileDown aria-hidden="true" className="size-5" />
        <span aria-live="polite">{isMaking ? 'PDFを作っています' : 'PDFを作る'}</span>
      </Button>
      <Button
        variant={variant}
        {...carryingProps(workbench, () => void printPage())}
        className="md:px-3"
      >
        <Printer aria-hidden="true" className="size-5" />
        印刷
      </Button>
    </>
  );
}

function usePdf() {
  const { answer, baseNumber, trial } = useWorkbench();
  const [isMaking, setMaking] = useState(false);

  async function make() {
    setMaking(true);
    try {
      const sent = sendableTrial(trial);
      const opened = answer.scenarios.find((it) => isSame(it.trial, sent));
      await downloadFile(printRepairPlan, { baseNumber, trial: sent, title: opened?.name ?? '' });
      toast({ title: 'PDFを作りました', tone: 'good' });
    } catch (error) {
      const description = whyNotSent(error);
      toast({ title: 'PDFを作れませんでした', description, tone: 'danger' });
    } finally {
      setMaking(false);
    }
  }

  return [isMaking, make] as const;
}

/** Both come out of the contract's schema, which gives their fields one order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
