import { Bell, BotMessageSquare, CalendarDays, FileText, Phone, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Home } from '#contract/home.ts';
import { formatMonthDay } from '#domain/calendar.ts';
import { daysUntilWords } from '#domain/meetings/meeting-days.ts';
import { mostPressing } from '#domain/notices/most-pressing.ts';
import { isStop } from '#domain/notices/stoppage-line.ts';
import { openCaretaker } from '#web/lib/caretaker-ask.ts';
import { useIsBarred, useMay } from '#web/lib/use-session.ts';
import { toggleViewMode } from '#web/lib/view-mode.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceTile } from '#web/ui/choice-tile.tsx';
import { Folds } from '#web/ui/folds.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Emergencies } from './emergencies.tsx';
import { Funds } from './funds.tsx';
import { daysOf, garbageOf, kindsOn, NextGarbage } from './next-garbage.tsx';
import { NextMeetings } from './next-meetings.tsx';
import { NextPayments } from './next-payments.tsx';
import { Notices, Stoppages } from './notices.tsx';
import { QuickQuestions } from './quick-questions.tsx';
import { RepairHealth } from './repair-health.tsx';
import { Tasks } from './tasks.tsx';

type EasyHomeProps = {
  home: Home;
  isAdministrator: boolean;
  /** Residents have a choice that leads there. */
  told: ReactNode;
  others: ReactNode;
  own: ReactNode;
};

/** かんたん表示: four large choices; everything else folded below them. */
export function EasyHome({ home, isAdministrator, told, others, own }: EasyHomeProps) {
  const { today, nextMeetings, tasks, notices, funds, repairHealth } = home;
  const isPlanBarred = useIsBarred('plan.read');
  const hasBill = useMay('bill.own');
  return (
    <>
      <ul aria-label="よく使うもの" className="grid grid-cols-2 gap-3 lg:grid-cols-4 print:hidden">
        {isAdministrator ? (
          <ChoicesOfAdministrators home={home} />
        ) : (
          <ChoicesOfResidents home={home} />
        )}
      </ul>
      <InsteadOfChoices home={home} />
      <NextPayments shownTo="late" />
      <Folds className="mt-4">
        <Section heading={hasBill ? 'お支払いと届け出' : '届け出・予約'} isOnPaper={false}>
          <NextPayments shownTo="punctual" />
          {!isAdministrator && own}
          <TextLink href="/demo/applications" className="mt-2 inline-block py-2">
            届け出・予約を開く
          </TextLink>
        </Section>
        {isAdministrator && (
          <Section heading="お知らせと、届いたもの" isOnPaper={false}>
            {told}
            {others}
          </Section>
        )}
        <Section heading="次の会議">
          <div className="grid gap-5 sm:grid-cols-2">
            <NextMeetings today={today} meetings={nextMeetings} />
          </div>
        </Section>
        <Section heading="やること">
          <Tasks today={today} tasks={tasks} />
        </Section>
        {isAdministrator && (
          <Section heading="新しいお知らせ">
            <Notices today={today} notices={notices} />
          </Section>
        )}
        {funds && (
          <Section heading="管理組合のお金">
            <Funds funds={funds} />
          </Section>
        )}
        {!isPlanBarred && <RepairHealth health={repairHealth} />}
        <QuickQuestions />
      </Folds>
      <p className="mt-8 text-center">
        <Button variant="secondary" onClick={toggleViewMode}>
          ふつうの表示に戻す
        </Button>
      </p>
    </>
  );
}

/** On paper nobody presses the large choices: what they lead to stands there. */
function InsteadOfChoices({ home }: { home: Home }) {
  const { today, emergencies, stoppages } = home;
  return (
    <div className="hidden gap-3 print:grid print:grid-cols-2">
      <NextGarbage home={home} />
      <Emergencies emergencies={emergencies} />
      <Stoppages today={today} stoppages={stoppages} />
    </div>
  );
}

function ChoicesOfResidents({ home }: { home: Home }) {
  const { today, notices } = home;
  const garbage = garbageOf(home);
  const [next] = daysOf(garbage);
  const stopping = home.stoppages.filter(isStop);
  return (
    <>
      <ChoiceTile icon={Trash2} label="ごみの日" href="/demo/community#garbage">
        {next ? `${dayWords(today, next)} ${kindsOn(garbage, next)}` : '出し方と収集日'}
      </ChoiceTile>
      <EmergencyChoice />
      <ChoiceTile icon={Bell} label="お知らせ" href="/demo/notices">
        {stopping.length > 0 ? stoppageWords(stopping, today) : `新しいもの${notices.length}件`}
      </ChoiceTile>
      <AskChoice />
    </>
  );
}

/** 断水 12月9日（水）ほか */
function stoppageWords(stopping: Home['stoppages'], today: string): string {
  return (
    mostPressing(stopping, (day) => dayWords(today, day)) ?? `断水・停止が${stopping.length}件`
  );
}

function ChoicesOfAdministrators({ home }: { home: Home }) {
  const { today, nextMeetings } = home;
  const [next] = nextMeetings;
  return (
    <>
      <ChoiceTile icon={CalendarDays} label="会議" href="/demo/meetings">
        {next ? `${dayWords(today, next.heldOn)} ${kindNames[next.kind]}` : '予定はありません'}
      </ChoiceTile>
      <EmergencyChoice />
      <ChoiceTile icon={FileText} label="文書" href="/demo/documents">
        規約や議事録
      </ChoiceTile>
      <AskChoice />
    </>
  );
}

const kindNames = { board: '理事会', general: '総会' } as const;

function EmergencyChoice() {
  return (
    <ChoiceTile icon={Phone} label="緊急の電話" href="/demo/community#contacts">
      火事・水漏れなど
    </ChoiceTile>
  );
}

function AskChoice() {
  return (
    <ChoiceTile icon={BotMessageSquare} label="質問する" onPress={openCaretaker}>
      AI管理人が答えます
    </ChoiceTile>
  );
}

/** 今日, 明日, or the day where it is further away. */
function dayWords(today: string, day: string): string {
  const words = daysUntilWords(today, day);
  return words.startsWith('あと') ? formatMonthDay(day) : words;
}
