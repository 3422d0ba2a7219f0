import { decideRollCorrection } from '#contract/roll-corrections.ts';
import type { RollCorrection } from '#contract/vote-roll.ts';
import type { VoteBox, VoteMeeting } from '#contract/votes.ts';
import { formatDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { clockInJapan } from '#web/lib/clock-in-japan.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { ExcludedList } from './excluded-list.tsx';

type CorrectionsPartProps = { meeting: VoteMeeting; box: VoteBox };

/** 名簿の訂正: what has changed since the dispatch, and until the opening what is to change. */
export function CorrectionsPart({ meeting, box }: CorrectionsPartProps) {
  const { corrections, excluded, beganAt } = box;
  const isOpen = beganAt === null;
  return (
    <Section
      heading="名簿の訂正"
      description="招集通知を送った後に変わったことを、理由とともに残します。頼んだ方とは別の、理事長か副理事長が承認すると、数え方に入ります。"
      isOnPaper={corrections.length > 0}
    >
      {corrections.length === 0 ? (
        <p className="mb-4 text-muted">
          {isOpen ? '訂正はまだありません。' : '訂正はありませんでした。'}
        </p>
      ) : (
        <ul className="mb-6 divide-y divide-line border-y border-line">
          {corrections.map((it) => (
            <li key={it.id} className="py-3">
              <Line meetingId={meeting.id} correction={it} isOpen={isOpen} />
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <CorrectionForm key={corrections.length} meeting={meeting} box={box} />
      ) : (
        <p className="text-muted">開会したので、名簿はもう訂正できません。</p>
      )}
      <ExcludedList excluded={excluded} />
    </Section>
  );
}

type LineProps = { meetingId: string; correction: RollCorrection; isOpen: boolean };

function Line({ meetingId, correction, isOpen }: LineProps) {
  const { dwellings, reason, askedAt, isApproved } = correction;
  const { tone, words } = lookOf(isApproved);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-bold">
          {dwellings}　{whatWords(correction)}
        </span>
        <Badge tone={tone}>{words}</Badge>
      </p>
      <p>理由：{reason}</p>
      <p className="text-muted">{formatDate(clockInJapan(new Date(askedAt)).day)}に頼みました。</p>
      {isApproved === null && isOpen && <Decision meetingId={meetingId} correction={correction} />}
    </>
  );
}

function lookOf(isApproved: boolean | null) {
  if (isApproved === null) return { tone: 'primary', words: '承認待ち' } as const;
  return isApproved
    ? ({ tone: 'good', words: '訂正しました' } as const)
    : ({ tone: 'neutral', words: '取りやめ' } as const);
}

function whatWords({ what, voterName }: RollCorrection): string {
  if (what === 'voter') return `議決権を使う人を${voterName}にする`;
  return what === 'excluded' ? '議決権を使えない人にする' : '議決権を使える人に戻す';
}

function Decision({ meetingId, correction }: Omit<LineProps, 'isOpen'>) {
  const mayDecide = useMay('meeting.prepare');
  const deciding = useChange(decideRollCorrection);
  if (!mayDecide) return <p>理事長か副理事長の承認を待っています。</p>;
  const decide = (isApproved: boolean) =>
    deciding.mutate({ meetingId, correctionId: correction.id, isApproved });
  return (
    <>
      {correction.isOwn && <p className="mt-2">頼んだ方とは別の、理事長か副理事長が承認します。</p>}
      <div className="mt-2 flex flex-wrap gap-3 print:hidden">
        {!correction.isOwn && (
          <Button disabled={deciding.isPending} onClick={() => decide(true)}>
            {correction.dwellings}の訂正を承認する
          </Button>
        )}
        <Button variant="secondary" disabled={deciding.isPending} onClick={() => decide(false)}>
          {correction.dwellings}の訂正を取りやめる
        </Button>
      </div>
      {deciding.error && <FailureNote>{sentenceOf(deciding.error)}</FailureNote>}
    </>
  );
}
