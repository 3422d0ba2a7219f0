import { addTask, deleteTask, getHome, setTaskDone, type Task } from '#contract/home.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { toast } from '#web/ui/toast.tsx';

type NewTask = { title: string; detail: string; dueOn: IsoDate | null };

/** What a visitor may do with the own tasks and questions; each action tells its outcome and whether it worked. */
export function useTaskActions() {
  const adding = useAction(addTask, { refreshes: [getHome] });
  const marking = useAction(setTaskDone, { refreshes: [getHome] });
  const deleting = useAction(deleteTask, { refreshes: [getHome] });
  return {
    isBusy: adding.isPending || marking.isPending || deleting.isPending,
    add: (task: NewTask) => told(adding.mutateAsync(task), 'やることを追加しました'),
    setDone: ({ id }: Task, done: boolean) =>
      told(
        marking.mutateAsync({ taskId: id, done }),
        done ? '完了にしました' : '未完了に戻しました',
      ),
    remove: ({ id }: Task) => told(deleting.mutateAsync({ taskId: id }), '削除しました'),
    /** 質問の取り下げ */
    withdraw: ({ id }: Task) => told(deleting.mutateAsync({ taskId: id }), '質問を取り下げました'),
  };
}

export type TaskActions = ReturnType<typeof useTaskActions>;

async function told(action: Promise<unknown>, title: string): Promise<boolean> {
  try {
    await action;
    toast({ title, tone: 'good' });
    return true;
  } catch (error) {
    toast({ title: '変更できませんでした', description: sentenceOf(error), tone: 'danger' });
    return false;
  }
}
