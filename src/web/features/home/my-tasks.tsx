import { Check, Plus, Trash2, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Task } from '#contract/home.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DoneTasks } from './done-tasks.tsx';
import { DoneTaskText, TaskText } from './task-text.tsx';
import type { TaskActions } from './use-task-actions.ts';
import { useTaskList } from './use-task-list.ts';

// Home is there before its form is; who presses 「追加」 has it by then.
const AddTaskDialog = lazy(() =>
  import('./add-task-dialog.tsx').then((m) => ({ default: m.AddTaskDialog })),
);

type MyTasksProps = { today: IsoDate; tasks: readonly Task[]; actions: TaskActions };

/** 「やることを追加する」 from elsewhere comes as `?new=task`; the address forgets it when the window closes. */
function useAdding() {
  const [params, setParams] = useSearchParams();
  const [isChosen, setChosen] = useState(false);
  const isAsked = params.get('new') === 'task';
  function setAdding(isAdding: boolean) {
    setChosen(isAdding);
    if (isAdding || !isAsked) return;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('new');
        return after;
      },
      { replace: true },
    );
  }
  return [isChosen || isAsked, setAdding] as const;
}

/** The visitor's own list: add, finish, take back, delete. */
export function MyTasks({ today, tasks, actions }: MyTasksProps) {
  const { frame, change, finishOrReopen } = useTaskList(actions);
  const [isAdding, setAdding] = useAdding();
  const [asked, setAsked] = useState<Task>();
  const open = tasks.filter(({ doneAt }) => doneAt === null);
  const done = tasks.filter(({ doneAt }) => doneAt !== null);

  return (
    <div
      ref={frame}
      tabIndex={-1}
      className={classNames('rounded-xl outline-none', open.length === 0 && 'print:hidden')}
    >
      <Card
        heading="自分のやること"
        action={
          <Button variant="secondary" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" className="size-5" />
            追加
          </Button>
        }
      >
        {open.length === 0 && (
          <p className="text-muted">
            {done.length === 0
              ? '届出や点検の在宅など、忘れたくないことを書いておけます。'
              : '残っているものはありません。'}
          </p>
        )}
        <ul className="divide-y divide-line">
          {open.map((task) => (
            <li key={task.id} data-task={task.id} tabIndex={-1} className="rounded-lg py-3">
              <TaskText task={task} today={today} />
              <div className="mt-2 flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  disabled={actions.isBusy}
                  aria-label={`「${task.title}」を完了にする`}
                  onClick={() => void finishOrReopen(task)}
                >
                  <Check aria-hidden="true" className="size-5" />
                  完了にする
                </Button>
                <DeleteButton task={task} disabled={actions.isBusy} onAsk={setAsked} />
              </div>
            </li>
          ))}
        </ul>
        <DoneTasks count={done.length}>
          {done.map((task) => (
            <MyDoneTask
              key={task.id}
              task={task}
              today={today}
              isBusy={actions.isBusy}
              onReopen={() => void finishOrReopen(task)}
              onAsk={setAsked}
            />
          ))}
        </DoneTasks>
      </Card>
      <Suspense fallback={null}>
        <AddTaskDialog today={today} open={isAdding} onOpenChange={setAdding} actions={actions} />
      </Suspense>
      <ConfirmDialog
        title="このやることを削除しますか"
        confirmLabel="削除する"
        danger
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        onConfirm={() => asked && change(actions.remove(asked))}
      >
        <p>「{asked?.title}」を一覧から消します。元に戻すことはできません。</p>
      </ConfirmDialog>
    </div>
  );
}

type MyDoneTaskProps = {
  task: Task;
  today: IsoDate;
  isBusy: boolean;
  onReopen: () => void;
  onAsk: (task: Task) => void;
};

function MyDoneTask({ task, today, isBusy, onReopen, onAsk }: MyDoneTaskProps) {
  return (
    <li className="py-2">
      <DoneTaskText task={task} today={today} />
      <div className="mt-1 -ml-4 flex flex-wrap gap-2">
        <Button
          variant="quiet"
          disabled={isBusy}
          aria-label={`「${task.title}」を未完了に戻す`}
          onClick={onReopen}
        >
          <Undo2 aria-hidden="true" className="size-5" />
          未完了に戻す
        </Button>
        <DeleteButton task={task} disabled={isBusy} onAsk={onAsk} />
      </div>
    </li>
  );
}

type DeleteButtonProps = { task: Task; disabled: boolean; onAsk: (task: Task) => void };

function DeleteButton({ task, disabled, onAsk }: DeleteButtonProps) {
  return (
    <Button
      variant="quiet"
      disabled={disabled}
      aria-label={`「${task.title}」を削除`}
      onClick={() => onAsk(task)}
    >
      <Trash2 aria-hidden="true" className="size-5" />
      削除
    </Button>
  );
}
