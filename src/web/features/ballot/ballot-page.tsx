import { Vote } from 'lucide-react';
import { useState } from 'react';
import { type BallotMeeting, getBallot } from '#contract/ballot.ts';
import { formatDate } from '#domain/calendar.ts';
import { clockInJapan } from '#web/lib/clock-in-japan.ts';
import { isDemonstration } from '#web/lib/place.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useIsBarred } from '#web/lib/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { secretItemsOf } from './ballot-items.ts';
import { BallotSteps } from './ballot-steps.tsx';
import { OwnReceipt } from './own-receipt.tsx';
import { SecretBallots } from './secret-ballots.tsx';

/** 電子投票: the items one by one, a receipt, and a change until the deadline. */
export function BallotPage() {
  const isBarred = useIsBarred('vote.cast');
  return (
    <>
      <PageHeader title="総会の投票" lead="総会の議案に、この画面で答えられます。" />
      {isBarred ? (
        <EmptyState icon={Vote} title="投票できるのは、区分所有者の方です">
          総会の予定と結果は、「会議・総会」で見られます。
        </EmptyState>
      ) : (
        <Ballot />
      )}
    </>
  );
}

function Ballot() {
  const { isOffered, meeting } = useEndpoint(getBallot, {});
  if (!isOffered) {
    return (
      <EmptyState icon={Vote} title="電子投票は使っていません">
        届いた用紙で答えるか、総会に出席してください。
      </EmptyState>
    );
  }
  if (meeting) return <OwnHeads meeting={meeting} />;
  return (
    <EmptyState
      icon={Vote}
      title="今、投票を受け付けている総会はありません"
      action={
        <ButtonLink variant="secondary" href="/demo/meetings?kind=general">
          総会の予定を見る
        </ButtonLink>
      }
    >
      招集の通知が届くと、締切の日まで、ここで答えられます。
      {isDemonstration() &&
        'デモでは、理事長の立場で「会議・総会」の「議決権の受付と集計」を開き、「投票の期間を試す」を押すと試せます。'}
    </EmptyState>
  );
}

function OwnHeads({ meeting }: { meeting: BallotMeeting }) {
  const [chosen, setChosen] = useState('');
  const { heads } = meeting;
  const head = heads.find(({ id }) => id === chosen) ?? heads[0];
  if (!head) return null;
  return (
    <>
      {heads.length > 1 && (
        <div className="mb-6 max-w-sm">
          <SelectField
            label="答える住戸"
            options={heads.map(({ id, dwellings }) => ({ value: id, label: `${dwellings}号室` }))}
            value={head.id}
            onChange={setChosen}
          />
        </div>
      )}
      <OwnHead key={head.id} meeting={meeting} head={head} />
    </>
  );
}

/** Where a decision is made it stands aside: on a phone the answers come first. */
function MeetingFacts({ meeting, head }: OwnHeadProps) {
  const { title, heldOn, startsAt, place } = meeting;
  return (
    <div className="mb-6 max-w-2xl rounded-xl bg-surface p-4 sm:p-5">
      <p className="text-xl font-bold">{title}</p>
      <p>
        {formatDate(heldOn)} {startsAt}から
      </p>
      <p>{place}</p>
      <p className="mt-2">
        <strong>{head.dwellings}号室</strong>（議決権 {head.votes}個）
      </p>
      <DeadlineWords meeting={meeting} />
    </div>
  );
}

function DeadlineWords({ meeting }: { meeting: BallotMeeting }) {
  const { deadlineAt, isClosed } = meeting;
  const hasSecret = secretItemsOf(meeting).length > 0;
  const { day, time } = clockInJapan(new Date(deadlineAt));
  return (
    <p>
      {isClosed
        ? '締切を過ぎました。総会に出席すると、議長が賛否をたずねます。'
        : `${formatDate(day)} ${time}まで答えられます。${hasSecret ? '無記名の票のほかは、' : 'それまでは、'}何度でも直せます。`}
    </p>
  );
}

type OwnHeadProps = { meeting: BallotMeeting; head: BallotMeeting['heads'][number] };

/** The open items and, apart from them, those without names. */
function OwnHead(props: OwnHeadProps) {
  return (
    <>
      <OpenItems {...props} />
      <SecretBallots {...props} />
    </>
  );
}

/** What was answered, else the questions. */
function OpenItems({ meeting, head }: OwnHeadProps) {
  const [isAnswering, setAnswering] = useState(false);
  const facts = <MeetingFacts meeting={meeting} head={head} />;
  if (head.current && !isAnswering) {
    return (
      <OwnReceipt
        facts={facts}
        meeting={meeting}
        headId={head.id}
        answer={head.current}
        onChange={() => setAnswering(true)}
      />
    );
  }
  if (meeting.isClosed) {
    return (
      <EmptyState title="締切までに、答えは届いていません">
        総会に出席すると、会場でもオンラインでも、議長が賛否をたずねます。
      </EmptyState>
    );
  }
  return (
    <BallotSteps
      facts={facts}
      meeting={meeting}
      headId={head.id}
      onDone={() => setAnswering(false)}
    />
  );
}
