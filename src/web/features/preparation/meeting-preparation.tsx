import { Printer } from 'lucide-react';
import { lazy, useState } from 'react';
import { getPreparation, listPreparations, type Preparation } from '#contract/preparation.ts';
import { formatDate } from '#domain/calendar.ts';
import { daysUntilWords } from '#domain/meetings/meeting-days.ts';
import { isAnnual } from '#domain/meetings/next-title.ts';
import { annualLimitOn } from '#domain/meetings/preparation/annual-limit.ts';
import { printPage } from '#web/lib/print-page.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PageTabs } from '#web/ui/page-tabs.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AgendaPart } from './agenda-part.tsx';
import { CalendarSteps } from './calendar-steps.tsx';
import { PlanForm } from './plan-form.tsx';
import { preparationAddress, usePreparationView } from './use-preparation-view.ts';

const ConvocationPart = lazy(() =>
  import('./convocation-part.tsx').then((m) => ({ default: m.ConvocationPart })),
);

const tabs = [
  { name: 'calendar', label: '日程' },
  { name: 'agenda', label: '議案' },
  { name: 'convocation', label: '招集' },
] as const;

/** One general meeting: when it is, and what must be done by when. */
export function MeetingPreparation({ meetingId }: { meetingId: string }) {
  const preparation = useEndpoint(getPreparation, { meetingId });
  const { part } = usePreparationView();
  return (
    <>
      <MeetingHead preparation={preparation} />
      <PageTabs
        label="準備の内容"
        tabs={tabs.map(({ name, label }) => ({
          href: preparationAddress({ meetingId, part: name }),
          label,
          isCurrent: name === part,
        }))}
      />
      {part === 'agenda' && <AgendaPart meetingId={meetingId} />}
      {part === 'convocation' && <ConvocationPart meetingId={meetingId} />}
      {part === 'calendar' && <CalendarPart preparation={preparation} />}
    </>
  );
}

function CalendarPart({ preparation }: { preparation: Preparation }) {
  return (
    <Section
      heading="総会までの日程"
      description={stateWords(preparation)}
      action={
        <Button variant="secondary" onClick={() => void printPage()}>
          <Printer aria-hidden="true" className="size-5" />
          日程を印刷
        </Button>
      }
    >
      <CalendarSteps steps={preparation.steps} today={preparation.today} />
      <Basis preparation={preparation} />
    </Section>
  );
}

function MeetingHead({ preparation }: { preparation: Preparation }) {
  const { today, meeting, announcedBy, isFixed } = preparation;
  const until = daysUntilWords(today, meeting.heldOn);
  return (
    <section
      aria-label={meeting.title}
      className="mb-8 rounded-2xl border border-line bg-surface p-4 sm:p-6 print:mb-4 print:border-0 print:p-0"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl leading-snug font-bold sm:text-2xl">
            {meeting.title}
            {until && <Badge tone="primary">{until}</Badge>}
          </h2>
          <p className="mt-1">
            {formatDate(meeting.heldOn)} {meeting.startsAt}〜{meeting.endsAt}　{meeting.place}
          </p>
        </div>
        {!isFixed && <ChangeButton preparation={preparation} />}
      </div>
      <AnnualNote preparation={preparation} />
      {announcedBy && !isFixed && (
        <p className="mt-3 text-muted print:hidden">
          日時は「
          <TextLink href={`/document/${announcedBy.id}`}>{announcedBy.title}</TextLink>
          」でお知らせしています。日を変えたら、このお知らせも直してください。
        </p>
      )}
    </section>
  );
}

/** 通常総会は…か月以内: said where the day is later than the bylaws allow. */
function AnnualNote({ preparation: { meeting } }: { preparation: Preparation }) {
  const { annualLimit } = useEndpoint(listPreparations, {});
  if (!annualLimit || !isAnnual(meeting.title)) return null;
  const limitOn = annualLimitOn(meeting.heldOn, annualLimit);
  if (meeting.heldOn <= limitOn) return null;
  return (
    <p className="mt-3 font-bold text-danger">
      規約では、通常総会は{formatDate(limitOn)}までに開きます（
      <TextLink href={annualLimit.article.href}>{annualLimit.article.place}</TextLink>）。
    </p>
  );
}

function ChangeButton({ preparation: { meeting } }: { preparation: Preparation }) {
  const [isOpen, setOpen] = useState(false);
  if (!useMay('meeting.prepare')) return null;
  return (
    <>
      <Button variant="secondary" className="print:hidden" onClick={() => setOpen(true)}>
        日時や場所を変える
      </Button>
      <Dialog title="日時や場所を変える" open={isOpen} onOpenChange={setOpen}>
        <PlanForm before={meeting} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** What is late, else what comes next. */
function stateWords({ steps }: Preparation): string {
  const late = steps.filter(({ state }) => state === 'late');
  if (late.length > 0) return `期限を過ぎていることが${late.length}件あります。`;
  const next = steps.find(({ state }) => state === 'due' || state === 'open');
  return next
    ? `遅れはありません。次は、${formatDate(next.latestOn)}までに「${next.name}」です。`
    : 'すべて済んでいます。';
}

/** Where the day of dispatch comes from, with the words themselves. */
function Basis({ preparation: { dispatch } }: { preparation: Preparation }) {
  const { own, article } = dispatch;
  return (
    <div className="mt-4 text-muted">
      {own && (
        <p>
          <TextLink href={own.href}>{own.place}</TextLink>「{own.words}」
        </p>
      )}
      <p>
        <TextLink href="/document/law-kubun-35">{article}</TextLink>
        の説明も読めます。「目安」の日は、法律や規約の決まりではありません。
      </p>
    </div>
  );
}
