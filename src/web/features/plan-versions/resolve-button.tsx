import { Gavel } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { getHome } from '#contract/home.ts';
import { getRepairPlan, resolveProposal } from '#contract/repair-plan.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.tsx';

/** 総会の決議を記録する: for the fee that is proposed, for the works, or for both. */
export function ResolveButton() {
  const { answer, baseNumber } = useWorkbench();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Gavel aria-hidden="true" className="size-5" />
        総会の決議を記録する
      </Button>
      <Dialog
        title="総会の決議を記録する"
        description={
          answer.proposal
            ? '決議した日を入れると、この案の積立金が今の計画になります。見通しも点数も、その額で計算します。'
            : '決議した日を入れると、今の工事の表が、総会で決議した計画になります。'
        }
        open={isOpen}
        onOpenChange={setOpen}
      >
        <ResolutionForm
          number={answer.proposal?.number ?? baseNumber}
          onClose={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}

function ResolutionForm({ number, onClose }: { number: number; onClose: () => void }) {
  const { answer } = useWorkbench();
  const resolving = useAction(resolveProposal, { refreshes: [getRepairPlan, getHome] });
  const [resolvedOn, setResolvedOn] = useState('');
  const [isPlanResolved, setPlanResolved] = useState(false);
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (resolvedOn === '') return setError('総会で決議した日を入れてください。');
    try {
      const saved = await resolving.mutateAsync({ number, resolvedOn, isPlanResolved });
      onClose();
      toast({ title: `総会の決議を、第${saved.number}版として記録しました`, tone: 'good' });
    } catch (failure) {
      setError(sentenceOf(failure));
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field
        label={answer.proposal ? '積立金の額を決議した総会の日' : '工事の表を決議した総会の日'}
        required
        error={error}
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={resolvedOn}
            max={answer.today}
            onChange={(event) => {
              setResolvedOn(event.target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      {answer.proposal && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={isPlanResolved}
            onChange={(event) => setPlanResolved(event.target.checked)}
            className="size-6 shrink-0 accent-primary"
          />
          長期修繕計画の内容も、同じ総会で決議しました
        </label>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          キャンセル
        </Button>
        <Button type="submit" disabled={resolving.isPending}>
          {resolving.isPending ? '記録しています' : '記録する'}
        </Button>
      </div>
    </form>
  );
}
