import { useMemo } from 'react';
import { unpricedWords } from '#domain/repair-plan/beginning/unpriced-works.ts';
import { type FeeProposal, proposedTrial } from '#domain/repair-plan/decision/plan-in-force.ts';
import { proposalWords } from '#domain/repair-plan/words/proposal-words.ts';
import { undecidedWorksWords } from '#domain/repair-plan/words/undecided-works-words.ts';
import { planViewAddress } from '#domain/screens/plan-views.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { Button } from '#web/ui/button.tsx';
import { ProposalBox } from '#web/ui/proposal-box.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';
import { WorksNote } from '#web/ui/works-note.tsx';
import { ResolveButton } from './resolve-button.tsx';

/** What the general meeting has not decided, beside the headline, and what the board may do with it. */
export function UndecidedNotes() {
  const { base, answer } = useWorkbench();
  const { proposal, undecidedWorks, maySave } = answer;
  return (
    <>
      {undecidedWorks && (
        <WorksNote words={undecidedWorksWords(undecidedWorks)} className="mb-4">
          {maySave && !proposal && (
            <div className="mt-2">
              <ResolveButton />
            </div>
          )}
        </WorksNote>
      )}
      <UnpricedNote />
      {proposal && <ProposalNote proposal={proposal} plan={base} />}
    </>
  );
}

/** Works without a price make every balance look better than it is. */
function UnpricedNote() {
  const { typedPlan } = useWorkbench();
  const words = unpricedWords(typedPlan.items);
  if (!words) return null;
  return (
    <WorksNote
      label="単価のない工事"
      words={`${words}実際には、これより多くのお金がかかります。`}
      className="mb-4"
    >
      <TextLink href={planViewAddress('works')} className="inline-block py-2">
        工事の表を開く
      </TextLink>
    </WorksNote>
  );
}

type NoteProps = { proposal: FeeProposal; plan: ReturnType<typeof useWorkbench>['base'] };

function ProposalNote({ proposal, plan }: NoteProps) {
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
        {answer.maySave && <ResolveButton />}
      </div>
    </ProposalBox>
  );
}
