import { TriangleAlert } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import type { Trial } from '#domain/repair-plan/trial/trial.ts';
import { trialWords } from '#domain/repair-plan/words/trial-words.ts';
import { classNames } from '#web/lib/class-names.ts';
import { type Hindrance, hindranceOf } from '#web/lib/plan-workbench/hindrance.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { Button } from '#web/ui/button.tsx';
import { SentenceList } from '#web/ui/sentence-list.tsx';
import { toast } from '#web/ui/toast.tsx';
import { PaperButtons } from './paper-buttons.tsx';
import { SaveVersionButton } from './save-version-button.tsx';
import { ShareButton } from './share-button.tsx';

/** What is tried in words, and what one may do with it. Loaded when something is tried. */
export function TrialDetails({ onReset }: { onReset: () => void }) {
  return (
    <>
      <TrialChanges />
      <TrialActions onReset={onReset} />
    </>
  );
}

/** What is tried, in words; while a field holds something impossible, where to put it right. */
function TrialChanges() {
  const workbench = useWorkbench();
  const { base, trial } = workbench;
  const hindrance = hindranceOf(workbench);
  return hindrance ? <Problems hindrance={hindrance} /> : <Changes base={base} trial={trial} />;
}

const mostShown = 2;

/** A moving slider comes first; the words follow it. */
function Changes({ base, trial }: { base: RepairPlan; trial: Trial }) {
  const settled = useDeferredValue(trial);
  const words = useMemo(() => trialWords(base, settled), [base, settled]);
  const rest = words.slice(mostShown);
  if (words.length === 0) {
    return <p>今の計画と同じ条件です。</p>;
  }
  return (
    <div>
      <SentenceList sentences={words.slice(0, mostShown)} />
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 items-center rounded-lg px-1 font-bold text-primary underline">
            ほかに変えたこと（{rest.length}件）
          </summary>
          <SentenceList sentences={rest} />
        </details>
      )}
    </div>
  );
}

function Problems({ hindrance }: { hindrance: Hindrance }) {
  return (
    <div className="flex items-start gap-2 rounded-lg bg-warn-soft px-3 py-2">
      <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-warn" />
      <p className="min-w-0">{hindrance.reason}</p>
    </div>
  );
}

/** What one may do with a trial; on a phone the rarer ones wait behind a button. */
function TrialActions({ onReset }: { onReset: () => void }) {
  const workbench = useWorkbench();
  const restId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={restId}
        onClick={() => setOpen(!isOpen)}
        className="md:hidden"
      >
        ほかの操作
      </Button>
      <div
        id={restId}
        className={classNames('w-full flex-col gap-2 md:contents', isOpen ? 'flex' : 'hidden')}
      >
        <SaveVersionButton />
        <ShareButton />
        <PaperButtons variant="secondary" />
        <Button
          variant="quiet"
          className="md:px-2"
          onClick={() => {
            workbench.reset();
            onReset();
            toast({ title: '試算をすべて取り消しました', description: '「元に戻す」で戻せます。' });
          }}
        >
          すべて取り消す
        </Button>
      </div>
    </div>
  );
}
