import {
  approveLeaving,
  askToLeave,
  getLeaving,
  type Leaving,
  objectToLeaving,
  stopLeaving,
} from '#contract/leaving.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { deletedFrom } from '#domain/leaving/leaving.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { isDemonstration } from '#web/lib/place.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { AskedButton, requestWords } from './request-steps.tsx';

const refreshes = { refreshes: [getLeaving] };

/** 利用の終了 */
export function LeaveSection({ leaving: { leave, standsAlone } }: { leaving: Leaving }) {
  const mayLeave = useMay('association.leave');
  return (
    <Section
      id="leave"
      heading="利用の終了"
      description="管理組合としてスミワの利用をやめる手続きです。1人が頼み、別の立場の役員が承認してから、30日のあいだは取り消せます。承認できる役員がほかにいないときは、全員に知らせ、14日おいて決めます。"
    >
      <div className="rounded-xl border border-line p-4 sm:p-5">
        {leave ? (
          <Open leave={leave} standsAlone={standsAlone} />
        ) : (
          <Nothing mayLeave={mayLeave} standsAlone={standsAlone} />
        )}
        {isDemonstration() && (
          <p className="mt-4 text-muted">
            デモでも試せます。終わりの日になっても、デモのデータは消去されません。
          </p>
        )}
      </div>
    </Section>
  );
}

const steps = {
  ask: {
    second: '頼むと、別の立場の役員に承認を求めます。',
    alone:
      '承認できる役員が、ほかにいません。頼むと、登録した全員にメールで知らせます。メールのない方には、掲示や書面で知らせてください。',
  },
  decide: {
    second: '承認されると、登録した全員にメールで知らせます。30日のあいだ、見るだけになります。',
    alone:
      '区分所有者が1人でも反対すると、止まります。反対がなければ、14日後から、あなたが決められます。決めると全員に知らせ、30日のあいだ、見るだけになります。',
  },
  after: {
    second: '別の立場の役員が承認するまでは、何も変わりません。依頼は取り下げられます。',
    alone:
      '登録した全員に、メールで知らせます。決めるまでは、何も変わりません。依頼は取り下げられます。',
  },
} as const;

function Nothing({ mayLeave, standsAlone }: { mayLeave: boolean; standsAlone: boolean }) {
  const how = standsAlone ? 'alone' : 'second';
  const asking = useAction(askToLeave, refreshes);
  if (!mayLeave) {
    return <p>いまは、終了の予定はありません。頼めるのは、理事長、副理事長、会計担当理事です。</p>;
  }
  return (
    <>
      <ol className="mb-4 grid max-w-[44rem] list-decimal gap-2 pl-6">
        <li>{steps.ask[how]}</li>
        <li>{steps.decide[how]}</li>
        <li>見るだけのあいだに、全データを受け取れます。役員は、いつでも終了を取り消せます。</li>
        <li>30日が過ぎると、すべて消去し、消去証明書を出します。元には戻せません。</li>
      </ol>
      <AskedButton
        label="利用の終了を頼む"
        title="利用の終了を頼みますか"
        confirmLabel="終了を頼む"
        variant="danger"
        danger
        isPending={asking.isPending}
        onConfirm={() => asking.mutate({})}
      >
        <p>{steps.after[how]}</p>
      </AskedButton>
      {asking.error && <FailureNote>{sentenceOf(asking.error)}</FailureNote>}
    </>
  );
}

type Leave = NonNullable<Leaving['leave']>;

function Open({ leave, standsAlone }: { leave: Leave; standsAlone: boolean }) {
  const mayLeave = useMay('association.leave');
  // The only officer has read the day in the words above.
  const isDaySaid = leave.decidedFrom !== null && standsAlone;
  return (
    <>
      {leave.approved && <LastDay lastDay={leave.approved.lastDay} />}
      <p className="mb-4">{requestWords(leave)}</p>
      {mayLeave && !leave.approved && !isDaySaid && leave.whyNotApprove && (
        <p className="mb-4 text-muted">{leave.whyNotApprove}</p>
      )}
      <div className="flex flex-wrap items-start gap-3">
        <WaysToStop leave={leave} />
        {mayLeave && !leave.whyNotApprove && <Approve leave={leave} />}
      </div>
    </>
  );
}

/** An officer stops it as an officer; an owner only what one officer decides alone. */
function WaysToStop({ leave }: { leave: Leave }) {
  const mayStop = useMay('association.stay');
  const mayObject = useMay('association.object');
  if (mayStop) return <Stop leave={leave} />;
  return mayObject && leave.decidedFrom !== null ? <ObjectTo requestId={leave.id} /> : null;
}

const stopWords = {
  asked: {
    label: '依頼を取り下げる',
    title: '依頼を取り下げますか',
    confirmLabel: '取り下げる',
    after: '利用はこれまでどおり続きます。',
  },
  approved: {
    label: '終了を取り消して、使い続ける',
    title: '利用の終了を取り消しますか',
    confirmLabel: '使い続ける',
    after: 'これまでと同じように使えます。登録した全員に、メールで知らせます。',
  },
} as const;

function Stop({ leave }: { leave: Leave }) {
  const stopping = useAction(stopLeaving, refreshes);
  const { after, ...words } = stopWords[leave.approved ? 'approved' : 'asked'];
  return (
    <div>
      <AskedButton
        {...words}
        isPending={stopping.isPending}
        onConfirm={() => stopping.mutate({ requestId: leave.id })}
      >
        <p>{after}</p>
      </AskedButton>
      {stopping.error && <FailureNote>{sentenceOf(stopping.error)}</FailureNote>}
    </div>
  );
}

/** 反対: the owner's own way to stop what one officer decides alone. */
function ObjectTo({ requestId }: { requestId: string }) {
  const objecting = useAction(objectToLeaving, refreshes);
  return (
    <div>
      <AskedButton
        label="反対して、終了を止める"
        title="反対して、終了を止めますか"
        confirmLabel="終了を止める"
        isPending={objecting.isPending}
        onConfirm={() => objecting.mutate({ requestId })}
      >
        <p>
          利用は、これまでどおり続きます。登録した全員に、区分所有者の反対で止まったことを知らせます。お名前は知らせません。役員が見る操作の記録には残ります。
        </p>
      </AskedButton>
      {objecting.error && <FailureNote>{sentenceOf(objecting.error)}</FailureNote>}
    </div>
  );
}

const approveWords = {
  second: {
    label: '利用の終了を承認する',
    title: '利用の終了を承認しますか',
    confirmLabel: '終了を承認する',
  },
  alone: {
    label: '利用の終了を決める',
    title: '利用の終了を決めますか',
    confirmLabel: '終了を決める',
  },
} as const;

function Approve({ leave }: { leave: Leave }) {
  const approving = useAction(approveLeaving, refreshes);
  const words = approveWords[leave.decidedFrom === null ? 'second' : 'alone'];
  return (
    <div>
      <AskedButton
        {...words}
        variant="danger"
        danger
        isPending={approving.isPending}
        onConfirm={() => approving.mutate({ requestId: leave.id })}
      >
        <p>
          今日から書き込めなくなり、登録した全員にメールで知らせます。30日が過ぎると、すべてのデータを消去します。総会や理事会で決まったことを確かめてから、押してください。
        </p>
      </AskedButton>
      {approving.error && <FailureNote>{sentenceOf(approving.error)}</FailureNote>}
    </div>
  );
}

function LastDay({ lastDay }: { lastDay: string }) {
  return (
    <p className="mb-3 text-lg font-bold">
      {formatPlainDate(lastDay)}まで見られます。{formatPlainDate(deletedFrom(lastDay))}
      に、すべて消去します。
    </p>
  );
}
