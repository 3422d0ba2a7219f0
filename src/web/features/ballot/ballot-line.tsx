import { getBallot } from '#contract/ballot.ts';
import { formatMonthDay } from '#domain/calendar.ts';
import { clockInJapan } from '#web/lib/clock-in-japan.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { hasAnswered } from './ballot-items.ts';

/** At home while a meeting takes answers; gone the moment one has answered for every dwelling. */
export function BallotLine() {
  const { data } = useAnswer(getBallot, {});
  const meeting = data?.meeting;
  if (!meeting || meeting.isClosed || meeting.heads.every((head) => hasAnswered(meeting, head))) {
    return null;
  }
  const { day, time } = clockInJapan(new Date(meeting.deadlineAt));
  return (
    <section
      aria-label="総会の投票"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl border-2 border-primary bg-primary-soft p-4 print:hidden"
    >
      <p className="min-w-0 flex-[1_1_16rem]">
        <strong className="block text-lg">{meeting.title}の議案に、まだ答えていません</strong>
        {formatMonthDay(day)} {time}まで答えられます。
      </p>
      <ButtonLink href="/demo/ballot">投票する</ButtonLink>
    </section>
  );
}
