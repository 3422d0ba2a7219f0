import { lazy, type ReactNode } from 'react';
import { getHome, type Home } from '#contract/home.ts';
import { formatDate, formatMonthDay, type IsoDate } from '#domain/calendar.ts';
import { holidayOn } from '#domain/holiday.ts';
import { isStop } from '#domain/notices/stoppage-line.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useIsAdministrator, useIsBarred } from '#web/lib/use-session.ts';
import { useViewMode } from '#web/lib/use-view-mode.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { Emergencies } from './emergencies.tsx';
import { Funds } from './funds.tsx';
import { NextGarbage } from './next-garbage.tsx';
import { NextMeetings } from './next-meetings.tsx';
import { NextPayments } from './next-payments.tsx';
import { Notices, Stoppages } from './notices.tsx';
import { QuickQuestions } from './quick-questions.tsx';
import { RepairHealth } from './repair-health.tsx';
import { Tasks } from './tasks.tsx';

// A home of its own, for those who chose large letters.
const EasyHome = lazy(() => import('./easy-home.tsx').then((m) => ({ default: m.EasyHome })));

const cards = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-3';
const columns =
  'mt-5 grid items-start gap-5 lg:grid-cols-[3fr_2fr] print:mt-3 print:grid-cols-1 print:gap-3';

type HomePageProps = {
  /** What the checks of the books have to say to whoever may read it: what presses, and the rest. */
  pressing?: ReactNode;
  others?: ReactNode;
  /** The newest that was sent to the one who looks. */
  told?: ReactNode;
  /** Where the reader's own papers and bookings stand, in a line each. */
  own?: ReactNode;
};

export function HomePage({ pressing, others, told, own }: HomePageProps) {
  const home = useEndpoint(getHome, {});
  const isAdministrator = useIsAdministrator();
  const isPlanBarred = useIsBarred('plan.read');
  const isEasy = useViewMode() === 'easy';
  return (
    <>
      <PageHeader
        title="ホーム"
        lead={`今日は${isEasy ? shortDay(home.today) : longDay(home.today)}です。`}
      />
      {pressing}
      {isEasy ? (
        <EasyHome {...{ home, isAdministrator, told, others, own }} />
      ) : (
        <>
          <Section heading="いま確認すること">
            {isAdministrator ? (
              <ForAdministrators home={home} told={told} />
            ) : (
              <ForResidents home={home} told={told} />
            )}
          </Section>
          {others}
          <NextPayments />
          <Money home={home} />
          <div className="grid items-start gap-x-5 lg:grid-cols-2">
            {!isPlanBarred && <RepairHealth health={home.repairHealth} />}
            <QuickQuestions />
          </div>
        </>
      )}
    </>
  );
}

/** 2026年11月23日（月）、祝日（勤労感謝の日） */
function longDay(today: IsoDate): string {
  const name = holidayOn(today);
  return name === undefined ? formatDate(today) : `${formatDate(today)}、祝日（${name}）`;
}

/** 11月23日（月・祝）: in large letters the choices below have to stay in sight. */
function shortDay(today: IsoDate): string {
  const day = formatMonthDay(today);
  return holidayOn(today) === undefined ? day : day.replace('）', '・祝）');
}

type PartProps = { home: Home; told: ReactNode };

/** What one needs in a hurry comes first: the garbage, whom to call, what will stop. */
function ForResidents({ home, told }: PartProps) {
  const { today, nextMeetings, tasks, notices, stoppages, emergencies } = home;
  const others = notices.filter(({ id }) => !stoppages.some((it) => it.id === id && isStop(it)));
  return (
    <>
      <div className={cards}>
        <NextGarbage home={home} />
        <Emergencies emergencies={emergencies} />
        <Stoppages today={today} stoppages={stoppages} />
      </div>
      {told}
      <div className={columns}>
        <div className={`grid min-w-0 gap-5 ${nextMeetings.length > 1 ? 'sm:grid-cols-2' : ''}`}>
          <NextMeetings today={today} meetings={nextMeetings} />
          <div className={nextMeetings.length > 1 ? 'sm:col-span-2' : ''}>
            <Tasks today={today} tasks={tasks} />
          </div>
        </div>
        <Notices today={today} notices={others} />
      </div>
    </>
  );
}

function ForAdministrators({ home, told }: PartProps) {
  const { today, nextMeetings, tasks, notices } = home;
  return (
    <>
      <div className={cards}>
        <NextMeetings today={today} meetings={nextMeetings} />
        <NextGarbage home={home} />
      </div>
      {told}
      <div className={columns}>
        <Tasks today={today} tasks={tasks} />
        <Notices today={today} notices={notices} />
      </div>
    </>
  );
}

function Money({ home }: { home: Home }) {
  if (!home.funds) return null;
  return (
    <Section
      heading="管理組合のお金"
      description="日々の管理に使うお金と、将来の修繕のために積み立てるお金を、分けて管理しています。"
    >
      <Funds funds={home.funds} />
    </Section>
  );
}
