import {
  approveBoardReply,
  deleteBoardReply,
  saveBoardReply,
  saveBoardTask,
} from '#contract/board.ts';
import { type BoardReply, getHome, type Task } from '#contract/home.ts';
import { formatNearDay, type IsoDate } from '#domain/calendar.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { told } from './told.ts';

const refreshes = [getHome];

/** What those who work on the board's list may do with a task; each action tells its outcome and whether it worked. */
export function useBoardActions({ id: taskId, owner, dueOn }: Task, today: IsoDate) {
  const saving = useAction(saveBoardTask, { refreshes });
  const replying = useAction(saveBoardReply, { refreshes });
  const deleting = useAction(deleteBoardReply, { refreshes });
  const approving = useAction(approveBoardReply, { refreshes });
  const before = { taskId, owner, dueOn };

  function save(change: { owner?: string; dueOn?: IsoDate | null }, title: string) {
    const undo = () => told(saving.mutateAsync({ ...before, bringsBack: true }), '元に戻しました');
    return told(saving.mutateAsync({ ...before, ...change }), title, undo);
  }

  function approve({ id: replyId }: BoardReply, approved: boolean): Promise<boolean> {
    return told(
      approving.mutateAsync({ replyId, approved }),
      approved ? 'AI管理人が、この回答を全員に案内します' : '全員への案内をやめました',
    );
  }

  return {
    isBusy: [saving, replying, deleting, approving].some(({ isPending }) => isPending),
    isReplying: replying.isPending,
    takeOver: (as: string, next: string) => save({ owner: next }, `「${as}」が引き受けました`),
    setDue: (day: IsoDate | null) =>
      save(
        { dueOn: day },
        day ? `期限を${formatNearDay(day, today)}にしました` : '期限をなくしました',
      ),
    reply: (words: { answer: string; question: string }) =>
      told(replying.mutateAsync({ taskId, ...words }), '回答を届けました'),
    takeBack: ({ answer, question, approved }: BoardReply) =>
      told(deleting.mutateAsync({ taskId }), '回答を取り消しました', () =>
        told(
          replying.mutateAsync({ taskId, answer, question }),
          approved
            ? '回答を戻しました。全員への案内は、もう一度確認が必要です'
            : '回答を戻しました',
        ),
      ),
    approve,
  };
}

export type BoardActions = ReturnType<typeof useBoardActions>;
