import { confirmVotes, type VoteBox, type VoteMeeting } from '#contract/votes.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { clockInJapan } from '#web/lib/clock-in-japan.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useMay, useSession } from '#web/lib/use-session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';

type RecordPartProps = { meeting: VoteMeeting; box: VoteBox };

/** 決議の記録: the chair and one more look at the same figures, and then they stand. */
export function RecordPart({ meeting, box }: RecordPartProps) {
  const open = box.items.filter(({ closedAt }) => closedAt === null).length;
  const { chairAt, tellerAt, isOutdated } = box.record;
  if (tellerAt !== null) {
    return (
      <Section heading="結果が確定しました">
        <p className="mb-4">
          {clockInJapan(new Date(tellerAt)).time}
          に、2人が確かめました。この記録は、もう変えられません。結果は「会議・総会」で全員が見られます。
        </p>
        <ButtonLink variant="secondary" href={`/demo/minutes?meeting=${meeting.id}`}>
          議事録を作る
        </ButtonLink>
      </Section>
    );
  }
  return (
    <Section heading="結果の確認">
      <p className="mb-4 max-w-[44rem]">
        {open > 0
          ? `あと${open}件の採決が終わると、結果を確かめられます。`
          : 'まず理事長が、次にもう1人の理事か監事が、上の数を確かめます。2人がそろうと、結果が確定します。'}
      </p>
      {isOutdated && (
        <p className="mb-4 font-bold text-warn">
          理事長が確かめた後に、数が変わりました。もう一度、理事長が確かめてください。
        </p>
      )}
      {open === 0 && (
        <Confirm meetingId={meeting.id} box={box} isChairDone={chairAt !== null && !isOutdated} />
      )}
    </Section>
  );
}

type ConfirmProps = { meetingId: string; box: VoteBox; isChairDone: boolean };

function Confirm({ meetingId, box, isChairDone }: ConfirmProps) {
  const mayCheck = useMay('vote.check');
  const isChair = useSession()?.user.position === 'chair';
  const confirming = useChange(confirmVotes);
  if (!mayCheck) return null;
  if (isChair && isChairDone) return <p>確かめました。もう1人の確認を待っています。</p>;
  if (!isChair && !isChairDone) return <p>理事長の確認を待っています。</p>;
  return (
    <>
      <Button
        size="large"
        disabled={confirming.isPending}
        onClick={() => confirming.mutate({ meetingId, digest: box.record.digest })}
      >
        {isChair ? '理事長として確かめました' : '2人目として確かめました'}
      </Button>
      {confirming.error && <FailureNote>{sentenceOf(confirming.error)}</FailureNote>}
    </>
  );
}
