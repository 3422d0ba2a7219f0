import type { Task } from '#contract/home.ts';
import { dayInJapan, formatNearDay, type IsoDate } from '#domain/calendar.ts';
import { type Due, dueOf, dueWords } from '#domain/tasks/due.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const tones = {
  none: 'neutral',
  overdue: 'danger',
  near: 'warn',
  later: 'neutral',
} as const satisfies Record<Due, Tone>;

/** What is to be done, until when and by whom. */
export function TaskText({ task, today }: { task: Task; today: IsoDate }) {
  const { title, detail, dueOn, owner, kind, isMine } = task;
  return (
    <div className="min-w-0">
      {kind === 'question' && isMine && (
        <p className="mb-1">
          <Badge tone="primary">あなたの質問</Badge>
        </p>
      )}
      <p className="font-bold">{title}</p>
      {detail && <p className="whitespace-pre-line">{detail}</p>}
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        {dueOn ? (
          <>
            <Badge tone={tones[dueOf(today, dueOn)]}>{dueWords(today, dueOn)}</Badge>
            <span>期限 {formatNearDay(dueOn, today)}</span>
          </>
        ) : (
          <span>期限なし</span>
        )}
        {kind !== 'own' && <span>担当 {owner}</span>}
      </p>
    </div>
  );
}

/** A task that is over: only its name and the day. */
export function DoneTaskText({ task, today }: { task: Task; today: IsoDate }) {
  return (
    <div className="min-w-0">
      <p>{task.title}</p>
      {task.doneAt && (
        <p className="text-muted">
          {formatNearDay(dayInJapan(Date.parse(task.doneAt)), today)}に完了
          {task.kind !== 'own' && `（${task.owner}）`}
        </p>
      )}
    </div>
  );
}
