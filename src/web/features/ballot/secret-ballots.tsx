import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { BallotMeeting } from '#contract/ballot.ts';
import { formatDate } from '#domain/calendar.ts';
import { clockInJapan } from '#web/lib/clock-in-japan.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { type BallotHead, type SecretBallotItem, secretItemsOf } from './ballot-items.ts';
import { SecretStep } from './secret-step.tsx';

type SecretBallotsProps = { meeting: BallotMeeting; head: BallotHead };

/** 無記名投票: apart from the answers with a name, one item after another. */
export function SecretBallots({ meeting, head }: SecretBallotsProps) {
  const items = secretItemsOf(meeting);
  if (items.length === 0) return null;
  return (
    <div className="mt-10">
      <Section
        heading="無記名投票の議案"
        description="だれがどう投票したかは残りません。投票したことだけが残ります。"
      >
        <ul className="grid max-w-2xl gap-4">
          {items.map((item) => (
            <li key={item.id} className="rounded-xl border border-line p-4 sm:p-5">
              <h3 className="mb-2 text-lg font-bold">
                {item.label}　{item.title}
              </h3>
              <OneItem meetingId={meeting.id} head={head} item={item} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

type OneItemProps = { meetingId: string; head: BallotHead; item: SecretBallotItem };

function OneItem({ meetingId, head, item }: OneItemProps) {
  const [isOpen, setOpen] = useState(false);
  const cast = head.secretCast.find(({ itemId }) => itemId === item.id);
  if (cast) return <Cast cast={cast} />;
  if (!item.mayCastSecret) {
    return <p>締切を過ぎました。総会に出席すると、会場の用紙で投票できます。</p>;
  }
  if (isOpen) {
    return <SecretStep {...{ meetingId, head, item }} onBack={() => setOpen(false)} />;
  }
  return (
    <>
      <p className="mb-3">まだ投票していません。</p>
      <Button size="large" onClick={() => setOpen(true)}>
        {item.label}に無記名で投票する
      </Button>
    </>
  );
}

const wayWords = {
  electronic: 'この画面から投票しました。',
  envelope: '封筒を受け取りました。採決の後で開きます。',
  hall: '会場で投票用紙を受け取りました。',
} as const;

function Cast({ cast: { way, castAt, receipt } }: { cast: BallotHead['secretCast'][number] }) {
  const { day, time } = clockInJapan(new Date(castAt));
  return (
    <>
      <p className="font-bold">
        <CircleCheck aria-hidden="true" className="mr-2 inline size-6 text-good" />
        {wayWords[way]}
      </p>
      <p>
        {formatDate(day)} {time}　受付番号 <strong className="tabular-nums">{receipt}</strong>
      </p>
      <p className="text-muted">
        何に投票したかは、どこにも記録していないため、ここにも出ません。投票は直せません。
      </p>
    </>
  );
}
