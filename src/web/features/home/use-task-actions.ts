import { addTask, deleteTask, getHome, setTaskDone, type Task } from '#contract/home.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { told } from './told.ts';

type NewTask = { title: string; detail: string; dueOn: IsoDate | null };

/** What a visitor may do with the own tasks and questions; each action tells its outcome and whether it worked. */
export function useTaskActions() {
  const adding = useAction(addTask, { refreshes: [getHome] });
  const marking = useAction(setTaskDone, { refreshes: [getHome] });
  const deleting = useAction(deleteTask, { refreshes: [getHome] });

  function setDone({ id: taskId }: Task, done: boolean): Promise<boolean> {
    const undo = () => told(marking.mutateAsync({ taskId, done: !done }), '元に戻しました');
    const title = done ? '完了にしました' : '未完了に戻しました';
    return told(marking.mutateAsync({ taskId, done }), title, undo);
  }

  return {
    isBusy: adding.isPending || marking.isPending || deleting.isPending,
    add: (task: NewTask) => told(adding.mutateAsync(task), 'やることを追加しました'),
    setDone,
    remove: ({ id }: Task) => told(deleting.mutateAsync({ taskId: id }), '削除しました'),
    /** 質問の取り下げ */
    withdraw: ({ id }: Task) => told(deleting.mutateAsync({ taskId: id }), '質問を取り下げました'),
  };
}

export type TaskActions = ReturnType<typeof useTaskActions>;
