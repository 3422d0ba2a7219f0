import { Gavel } from 'lucide-react';
import { type FormEvent, useMemo, useState } from 'react';
import { getHome } from '#contract/home.ts';
import { getRepairPlan, resolveProposal } from '#contract/repair-plan.ts';
import { type FeeProposal, proposedTrial } from '#domain/repair-plan/decision/plan-in-force.ts';
import { proposalWords } from '#domain/repair-plan/words/proposal-words.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { ProposalBox } from '#web/ui/proposal-box.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.tsx';

/** 総会で未決議の案 beside the headline: its conditions, and what the board may do with it. */
export function ProposalNote() {
  const { base, answer } = useWorkbench();
  const { proposal } = answer;
  return proposal && <Note proposal={proposal} plan={base} />;
}

type NoteProps = { proposal: FeeProposal; plan: ReturnType<typeof useWorkbench>['base'] };

function Note({ proposal, plan }: NoteProps) {
  const { answer, tryOut } = useWorkbench();
  const words = useMemo(() => proposalWords(plan, proposal), [plan, proposal]);
  return (
    <ProposalBox words={words} className="mb-4">
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          onClick={() => {
            tryOut(proposedTrial(plan, proposal));
            toast({ title: '未決議の案を試しています', description: '「元に戻す」で戻せます。' });
          }}
        >
          この案を試す
        </Button>
        {answer.maySave && <ResolveButton number={proposal.number} />}
      </div>
    </ProposalBox>
  );
}

function ResolveButton({ number }: { number: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Gavel aria-hidden="true" className="size-5" />
        総会の決議を記録する
      </Button>
      <Dialog
        title="総会の決議を記録する"
        description="決議した日を入れると、この案の積立金が今の計画になります。見通しも点数も、その額で計算します。"
        open={isOpen}
        onOpenChange={setOpen}
      >
        <ResolutionForm number={number} onClose={() => setOpen(false)} />
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
      <Field label="積立金の額を決議した総会の日" required error={error}>
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
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isPlanResolved}
          onChange={(event) => setPlanResolved(event.target.checked)}
          className="size-6 shrink-0 accent-primary"
        />
        長期修繕計画の内容も、同じ総会で決議しました
      </label>
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
