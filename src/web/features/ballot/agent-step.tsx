import { useState } from 'react';
import { type BallotMeeting, castBallot } from '#contract/ballot.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { secretItemsOf } from './ballot-items.ts';
import { StepHeading } from './step-heading.tsx';

type AgentStepProps = {
  meeting: BallotMeeting;
  headId: string;
  onBack: () => void;
  onDone: () => void;
};

/** 代理人: the chair or another owner. Family is named on paper, since the register does not know it. */
export function AgentStep({ meeting, headId, onBack, onDone }: AgentStepProps) {
  const [id] = useState(() => crypto.randomUUID());
  const [agentId, setAgent] = useState('');
  const casting = useChange(castBallot);
  const send = () =>
    casting.mutate(
      { meetingId: meeting.id, id, headId, kind: 'electronic-proxy', choices: {}, agentId },
      { onSuccess: onDone },
    );
  return (
    <section className="max-w-2xl">
      <StepHeading>だれに任せますか</StepHeading>
      <SelectField
        label="代理人"
        hint="代理人が総会に出席しないと、あなたは欠席になります。先に、引き受けてもらってください。ご家族に任せるときは、用紙の委任状を使ってください。"
        placeholder="選んでください"
        options={meeting.agents.map((agent) => ({ value: agent.id, label: agent.label }))}
        value={agentId}
        onChange={setAgent}
      />
      {secretItemsOf(meeting).length > 0 && (
        <p className="mt-3">
          無記名投票の議案は、代理人が会場で投票用紙に書いて投票します。先にこの画面から無記名で投票した議案は、その票を数えます。
        </p>
      )}
      {casting.error && <FailureNote>{sentenceOf(casting.error)}</FailureNote>}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button size="large" disabled={agentId === '' || casting.isPending} onClick={send}>
          {casting.isPending ? '送っています' : 'この人に任せる'}
        </Button>
        <Button variant="secondary" size="large" onClick={onBack}>
          前に戻る
        </Button>
      </div>
    </section>
  );
}
