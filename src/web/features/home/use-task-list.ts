import { useEffect, useRef, useState } from 'react';
import type { Task } from '#contract/home.ts';
import type { TaskActions } from './use-task-actions.ts';

/** A list of tasks whose lines come and go: the reader stays in it, and goes along with a task that is reopened. */
export function useTaskList(actions: TaskActions) {
  const frame = useRef<HTMLDivElement>(null);
  const [reopenedId, setReopenedId] = useState<string>();
  const isReached = useRef(true);

  // The line is drawn some time after the server has answered.
  useEffect(() => {
    if (reopenedId === undefined || isReached.current) return;
    const line = frame.current?.querySelector<HTMLElement>(
      `[data-task="${CSS.escape(reopenedId)}"]`,
    );
    isReached.current = line != null;
    line?.focus();
  });

  // The button that was pressed goes away with its line.
  async function change(action: Promise<boolean>): Promise<void> {
    if (await action) frame.current?.focus({ preventScroll: true });
  }

  async function finishOrReopen(task: Task): Promise<void> {
    const isOpen = task.doneAt === null;
    isReached.current = isOpen;
    setReopenedId(undefined);
    await change(actions.setDone(task, isOpen));
    if (!isOpen) setReopenedId(task.id);
  }

  return { frame, reopenedId, change, finishOrReopen };
}
