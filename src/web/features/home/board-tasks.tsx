import { ChevronDown, Lock } from 'lucide-react';
import { useId, useState } from 'react';
import type { Task } from '#contract/home.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { dueOf } from '#domain/tasks/due.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DoneTasks } from './done-tasks.tsx';
import { DoneTaskText, TaskText } from './task-text.tsx';

const shownAtFirst = 4;

/** What the board and the management company have to do; residents read it. */
export function BoardTasks({ today, tasks }: { today: IsoDate; tasks: readonly Task[] }) {
  const listId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const open = tasks.filter(({ doneAt }) => doneAt === null);
  const done = tasks.filter(({ doneAt }) => doneAt !== null);
  const overdueCount = open.filter(({ dueOn }) => dueOf(today, dueOn) === 'overdue').length;
  return (
    <Card
      heading="理事会のやること"
      action={overdueCount > 0 && <Badge tone="danger">期限切れ {overdueCount}件</Badge>}
    >
      <p className="flex items-start gap-2 text-muted">
        <Lock aria-hidden="true" className="mt-1 size-5 shrink-0" />
        理事会と管理会社の予定です。見るだけで、ここから変えることはできません。
      </p>
      {open.length === 0 && <p className="mt-3">いま残っているものはありません。</p>}
      <ul id={listId} className="mt-2 divide-y divide-line">
        {open.slice(0, showsAll ? open.length : shownAtFirst).map((task) => (
          <li key={task.id} className="py-3">
            <TaskText task={task} today={today} />
          </li>
        ))}
      </ul>
      {open.length > shownAtFirst && (
        <Button
          variant="quiet"
          aria-expanded={showsAll}
          aria-controls={listId}
          onClick={() => setShowsAll(!showsAll)}
          className="-ml-4"
        >
          {showsAll ? '近いものだけ表示' : `すべて表示（残り${open.length - shownAtFirst}件）`}
          <ChevronDown aria-hidden="true" className={showsAll ? 'rotate-180' : ''} />
        </Button>
      )}
      <DoneTasks count={done.length}>
        {done.map((task) => (
          <li key={task.id} className="py-2">
            <DoneTaskText task={task} />
          </li>
        ))}
      </DoneTasks>
    </Card>
  );
}
