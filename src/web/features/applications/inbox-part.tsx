import { Inbox } from 'lucide-react';
import { getApplicationInbox, type InboxApplication } from '#contract/applications.ts';
import { formInForce } from '#domain/applications/all-forms.ts';
import { answerByOf } from '#domain/applications/answer-by.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Folds } from '#web/ui/folds.tsx';
import { Section } from '#web/ui/section.tsx';
import { InboxRow } from './inbox-row.tsx';
import { LettersPart } from './letters-part.tsx';
import { LotteryPart } from './lottery-part.tsx';

const mostEnded = 30;

/** 届いたもの: what waits, the nearest deadline first, then what was answered lately. */
export function ApplicationInboxPart() {
  const { applications, today, boardDays, nextBoardOn } = useEndpoint(getApplicationInbox, {});
  const mayReceive = useMay('application.receive');
  const waiting = applications.filter(({ state }) => state === 'waiting').toSorted(byClock);
  const askedBack = applications.filter(({ state }) => state === 'asked-back');
  const answered = applications
    .filter((it) => !waiting.includes(it) && !askedBack.includes(it))
    .slice(0, mostEnded);
  const row = (application: InboxApplication) => (
    <InboxRow
      key={application.id}
      application={application}
      form={formInForce(application.form, application.terms)}
      {...{ today, boardDays, nextBoardOn }}
    />
  );
  return (
    <>
      <Section
        heading="答えを待っているもの"
        description="期限の近い順です。届け出は受け付け、申し込みは承認するかどうかを決めます。"
      >
        {waiting.length === 0 ? (
          <EmptyState icon={Inbox} title="今はありません">
            新しく届くと、ここと、役員のホームに出ます。
          </EmptyState>
        ) : (
          <div className="grid gap-4">{waiting.map(row)}</div>
        )}
      </Section>
      <Folds>
        <LotteryPart waiting={waiting} />
        {mayReceive && <LettersPart />}
        {askedBack.length > 0 && (
          <Section heading="直してもらっているもの">
            <div className="grid gap-4">{askedBack.map(row)}</div>
          </Section>
        )}
        {answered.length > 0 && (
          <Section heading="答えたもの">
            <div className="grid gap-4">{answered.map(row)}</div>
          </Section>
        )}
      </Folds>
    </>
  );
}

function byClock(one: InboxApplication, other: InboxApplication): number {
  const days = [one, other].map(
    ({ form, dueOn, steps }) => answerByOf(formInForce(form), steps) ?? dueOn ?? steps[0]?.on ?? '',
  );
  return (days[0] ?? '').localeCompare(days[1] ?? '');
}
