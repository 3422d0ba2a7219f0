import { useState } from 'react';
import { type BallotMeeting, castBallot } from '#contract/ballot.ts';
import type { Choice } from '#domain/votes/record.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { openItemsOf } from './ballot-items.ts';
import { choiceWords } from './choice-words.ts';
import { StepHeading } from './step-heading.tsx';

type ConfirmStepProps = {
  meeting: BallotMeeting;
  headId: string;
  choices: Record<string, Choice>;
  onItem: (place: number) => void;
  onBack: () => void;
  onDone: () => void;
};

/** All at a glance, and one press that sends it. */
export function ConfirmStep({
  meeting,
  headId,
  choices,
  onItem,
  onBack,
  onDone,
}: ConfirmStepProps) {
  const [id] = useState(() => crypto.randomUUID());
  const casting = useChange(castBallot);
  const send = () =>
    casting.mutate(
      { meetingId: meeting.id, id, headId, kind: 'electronic', choices, agentId: null },
      { onSuccess: onDone },
    );
  return (
    <section className="max-w-2xl">
      <StepHeading>この内容で出しますか</StepHeading>
      <ul className="mb-5 divide-y divide-line border-y border-line">
        {openItemsOf(meeting).map((item, place) => {
          const choice = choices[item.id];
          return (
            <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <span className="min-w-0 flex-[1_1_12rem]">
                {item.label}　{item.title}
              </span>
              <strong className="text-lg">{choice ? choiceWords[choice] : '答えなし'}</strong>
              <Button variant="quiet" onClick={() => onItem(place)}>
                直す<VisuallyHidden>（{item.label}）</VisuallyHidden>
              </Button>
            </li>
          );
        })}
      </ul>
      {casting.error && <FailureNote>{sentenceOf(casting.error)}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button size="large" disabled={casting.isPending} onClick={send}>
          {casting.isPending ? '送っています' : 'この内容で出す'}
        </Button>
        <Button variant="secondary" size="large" onClick={onBack}>
          前に戻る
        </Button>
      </div>
    </section>
  );
}
