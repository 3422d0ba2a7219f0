import { type RefObject, useEffect } from 'react';

/** A task that was reopened stands elsewhere in the list: the reader goes with it. */
export function useFocusOnTask(
  list: RefObject<HTMLElement | null>,
  taskId: string | undefined,
): void {
  useEffect(() => {
    if (taskId === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-task="${CSS.escape(taskId)}"]`)?.focus();
  }, [list, taskId]);
}
