import { noteHands, noteRound, type VoteBox, type VoteItem } from '#contract/votes.ts';
import { type Choice, choiceNames, choices } from '#domain/votes/record.ts';
import { presentIn, staysOf } from '#domain/votes/stays-of.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { CloseVote } from './close-vote.tsx';
import { comersOf } from './people.ts';

type HandsPartProps = { meetingId: string; box: VoteBox; item: VoteItem };

/** 会場の採決: who does not agree is tapped, everybody else at one press, then the vote is over. */
export function HandsPart({ meetingId, box, item }: HandsPartProps) {
  const noting = useChange(noteHands);
  if (box.record.tellerAt !== null) return null;
  if (item.closedAt !== null) return <Closed meetingId={meetingId} itemId={item.id} />;
  const acting = actingIn(box);
  const handOf = (id: string) => item.hands.find(({ personId }) => personId === id)?.choice;
  const silent = acting.filter(({ id }) => handOf(id) === undefined);
  const waiting = headsAndVotes(item);
  const raise = (people: readonly { readonly id: string }[], choice: Choice) =>
    noting.mutate({
      meetingId,
      itemId: item.id,
      hands: people.map(({ id }) => ({ id: crypto.randomUUID(), personId: id, choice })),
    });
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="mb-1 font-bold">会場の採決</h3>
      <p className="mb-3 text-muted">
        反対と棄権の方だけを先に押し、最後に未回答の分を賛成にします。
      </p>
      <ul className="grid max-w-3xl gap-1">
        {acting.map(({ id, label }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-1">
            <span className="min-w-0 flex-[1_1_10rem]">{label}</span>
            <HandButtons label={label} value={handOf(id)} onChoose={(it) => raise([{ id }], it)} />
          </li>
        ))}
      </ul>
      {noting.error && <FailureNote>{sentenceOf(noting.error)}</FailureNote>}
      <div className="mt-4 flex flex-wrap gap-3">
        {silent.length > 0 && (
          <Button
            variant="secondary"
            disabled={noting.isPending}
            onClick={() => raise(silent, 'yes')}
          >
            未回答の{waiting}を賛成にする
          </Button>
        )}
        <CloseVote
          meetingId={meetingId}
          item={item}
          remark={`今の数で決まります。${silent.length > 0 ? `賛否を示していない${waiting}は、棄権になります。` : ''}`}
        />
      </div>
    </div>
  );
}

/** 8名・9個: of owners, as the table above counts them; one hand may stand for many. */
function headsAndVotes({ tally }: VoteItem): string {
  return tally ? `${tally.undecided.heads}名・${tally.undecided.votes}個` : '';
}

/** Everybody who is there, and the chair where somebody left it to the chair. */
function actingIn(box: VoteBox) {
  const here = new Set(presentIn(staysOf(box.door)).map(({ personId }) => personId));
  const chair = box.agents.filter(({ relation, isActing }) => relation === 'chair' && isActing);
  return [
    ...comersOf(box).filter(({ id }) => here.has(id)),
    ...chair.map(({ id }) => ({ id, label: '議長（一任された分）' })),
  ];
}

type HandButtonsProps = {
  label: string;
  value: Choice | undefined;
  onChoose: (choice: Choice) => void;
};

function HandButtons({ label, value, onChoose }: HandButtonsProps) {
  return (
    <div role="group" aria-label={label} className="flex gap-2">
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === value}
          onClick={() => onChoose(choice)}
          className={classNames(
            'min-h-11 rounded-lg border-2 px-3 font-bold',
            choice === value
              ? 'border-primary bg-primary text-on-primary'
              : 'border-line-strong bg-page hover:border-primary hover:bg-primary-soft',
          )}
        >
          {choiceNames[choice]}
        </button>
      ))}
    </div>
  );
}

function Closed({ meetingId, itemId }: { meetingId: string; itemId: string }) {
  const mayOpen = useMay('meeting.prepare');
  const opening = useChange(noteRound);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      <p className="font-bold">採決は終わりました。</p>
      {mayOpen && (
        <Button
          variant="quiet"
          disabled={opening.isPending}
          onClick={() =>
            opening.mutate({ meetingId, itemId, id: crypto.randomUUID(), what: 'reopened' })
          }
        >
          採決をやり直す
        </Button>
      )}
      {opening.error && <FailureNote>{sentenceOf(opening.error)}</FailureNote>}
    </div>
  );
}
