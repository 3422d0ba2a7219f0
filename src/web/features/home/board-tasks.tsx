import { ChevronDown, Lock } from 'lucide-react';
import { useId, useState } from 'react';
import type { Task } from '#contract/home.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { isNewReply } from '#domain/tasks/board-reply.ts';
import { dueOf } from '#domain/tasks/due.ts';
import { useIsPrinting } from '#web/lib/use-is-printing.ts';
import { useLettersOnPaper } from '#web/lib/use-letters-on-paper.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { BoardTaskItem } from './board-task-item.tsx';
import { DoneTasks } from './done-tasks.tsx';
import type { TaskActions } from './use-task-actions.ts';
import { useTaskDrafts } from './use-task-drafts.ts';
import { useTaskList } from './use-task-list.ts';

const shownAtFirst = 4;

type BoardTasksProps = { today: IsoDate; tasks: readonly Task[]; actions: TaskActions };

/** What the board and the management company have to do, and what they were asked; residents read it. */
export function BoardTasks({ today, tasks, actions }: BoardTasksProps) {
  const { frame, reopenedId, change, finishOrReopen } = useTaskList(actions);
  const listId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const isPrinting = useIsPrinting();
  const [asked, setAsked] = useState<Task>();
  const [openedId, setOpenedId] = useState<string>();
  const drafts = useTaskDrafts();
  const { own, others, done } = sortOut(tasks, today);
  const showsEach = showsAll || isPrinting;
  // What is being worked on stays, even when its new day moves it down.
  const shown = others.filter(
    ({ id }, place) => showsEach || place < shownAtFirst || id === openedId || id === reopenedId,
  );
  useLettersOnPaper(others.map(wordsOf).join(''));
  const overdueCount = others.filter(({ dueOn }) => dueOf(today, dueOn) === 'overdue').length;

  const item = (task: Task) => (
    <BoardTaskItem
      task={task}
      today={today}
      isBusy={actions.isBusy}
      isOpened={task.id === openedId}
      drafting={{
        draft: drafts.draftOf(task.id),
        onKeep: (part) => drafts.keep(task.id, part),
      }}
      onOpen={(isOpened) => setOpenedId(isOpened ? task.id : undefined)}
      onFinish={() => void finishOrReopen(task)}
      onWithdraw={() => setAsked(task)}
    />
  );

  return (
    <div ref={frame} tabIndex={-1} className="rounded-xl outline-none">
      <Card
        heading="理事会のやること"
        className="print:break-inside-auto"
        action={overdueCount > 0 && <Badge tone="danger">期限切れ {overdueCount}件</Badge>}
      >
        <WhatMayBeDone tasks={tasks} />
        {own.length + others.length === 0 && (
          <p className="mt-3">いま残っているものはありません。</p>
        )}
        <ul id={listId} className="mt-2 divide-y divide-line">
          {[...own, ...shown].map((task) => (
            <li key={task.id} data-task={task.id} tabIndex={-1} className="rounded-lg py-3">
              {item(task)}
            </li>
          ))}
        </ul>
        <MoreButton
          listId={listId}
          restCount={others.length - shownAtFirst}
          showsAll={showsAll}
          onChange={setShowsAll}
        />
        <DoneTasks count={done.length}>
          {done.map((task) => (
            <li key={task.id} className="py-2">
              {item(task)}
            </li>
          ))}
        </DoneTasks>
      </Card>
      <ConfirmDialog
        title="この質問を取り下げますか"
        confirmLabel="取り下げる"
        danger
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        onConfirm={() => asked && change(actions.withdraw(asked))}
      >
        <p>「{asked?.title}」を、理事会のやることから消します。元に戻すことはできません。</p>
      </ConfirmDialog>
    </div>
  );
}

const wordsOf = ({ title, detail, owner, reply }: Task) =>
  title + detail + owner + (reply?.answer ?? '');

type MoreButtonProps = {
  listId: string;
  restCount: number;
  showsAll: boolean;
  onChange: (showsAll: boolean) => void;
};

function MoreButton({ listId, restCount, showsAll, onChange }: MoreButtonProps) {
  if (restCount <= 0) return null;
  return (
    <Button
      variant="quiet"
      aria-expanded={showsAll}
      aria-controls={listId}
      onClick={() => onChange(!showsAll)}
      className="-ml-4"
    >
      {showsAll ? '近いものだけ表示' : `すべて表示（残り${restCount}件）`}
      <ChevronDown aria-hidden="true" className={showsAll ? 'rotate-180' : ''} />
    </Button>
  );
}

/** What one asked oneself has no due day, and is still not hidden below what is due. */
function sortOut(tasks: readonly Task[], today: IsoDate) {
  const kept = tasks.filter((task) => isInSight(task, today));
  return {
    own: kept.filter(({ isMine }) => isMine),
    others: kept.filter(({ isMine }) => !isMine),
    done: tasks.filter((task) => !isInSight(task, today)),
  };
}

/** What is finished is folded away, but for a reply to read and one that waits for its second look. */
function isInSight({ doneAt, isMine, mayFinish, reply }: Task, today: IsoDate): boolean {
  if (doneAt === null) return true;
  if (!reply) return false;
  const waits = mayFinish && reply.question !== '' && !reply.approved;
  return waits || (isMine && isNewReply(reply.writtenOn, today));
}

function WhatMayBeDone({ tasks }: { tasks: readonly Task[] }) {
  const mayFinish = tasks.some((task) => task.mayFinish);
  if (mayFinish || tasks.some(({ isMine }) => isMine)) {
    return (
      <p className="text-muted">
        理事会と管理会社の予定と、届いた質問です。
        {mayFinish
          ? '「対応する」から、担当と期限を決め、質問に回答できます。'
          : 'ご自分の質問は、取り下げることができます。'}
      </p>
    );
  }
  return (
    <p className="flex items-start gap-2 text-muted print:hidden">
      <Lock aria-hidden="true" className="mt-1 size-5 shrink-0" />
      理事会と管理会社の予定です。見るだけで、ここから変えることはできません。
    </p>
  );
}
