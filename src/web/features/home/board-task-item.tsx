import { Check, ChevronDown, Undo2 } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import type { Task } from '#contract/home.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ReplyBox } from '#web/ui/reply-box.tsx';
import type { Drafting } from './board-task-panel.tsx';
import { DoneTaskText, TaskText } from './task-text.tsx';

const BoardTaskPanel = lazy(() =>
  import('./board-task-panel.tsx').then((m) => ({ default: m.BoardTaskPanel })),
);

type BoardTaskItemProps = {
  task: Task;
  today: IsoDate;
  isBusy: boolean;
  /** Whether what may be done with it is unfolded below. */
  isOpened: boolean;
  drafting: Drafting;
  onOpen: (isOpened: boolean) => void;
  onFinish: () => void;
  onWithdraw: () => void;
};

export function BoardTaskItem({ task, today, isOpened, drafting, ...does }: BoardTaskItemProps) {
  const panelId = useId();
  const mayWork = useMay('task.board');
  const isShown = mayWork && isOpened;
  const { doneAt, reply, isMine } = task;
  return (
    <>
      {doneAt === null ? (
        <TaskText task={task} today={today} />
      ) : (
        <DoneTaskText task={task} today={today} />
      )}
      {reply && !isShown && (
        <ReplyBox
          heading={`${reply.writtenBy}${isMine ? 'から回答がありました' : 'からの回答'}`}
          reply={reply}
        />
      )}
      {mayWork && !isShown && <DraftNote draft={drafting.draft} />}
      <TaskButtons
        {...does}
        task={task}
        folding={mayWork ? { isOpened: isShown, panelId } : undefined}
      />
      {isShown && (
        <Suspense fallback={null}>
          <BoardTaskPanel task={task} today={today} id={panelId} drafting={drafting} />
        </Suspense>
      )}
    </>
  );
}

function DraftNote({ draft }: Pick<Drafting, 'draft'>) {
  return (
    draft.reply && (
      <p className="mt-2 print:hidden">
        <Badge tone="warn">書きかけの回答があります</Badge>
      </p>
    )
  );
}

type TaskButtonsProps = Pick<
  BoardTaskItemProps,
  'task' | 'isBusy' | 'onOpen' | 'onFinish' | 'onWithdraw'
> & {
  /** Missing for those who may not work on it. */
  folding: { isOpened: boolean; panelId: string } | undefined;
};

function TaskButtons({ task, isBusy, folding, ...does }: TaskButtonsProps) {
  const { title, isMine, mayFinish, reply } = task;
  const mayWithdraw = isMine && !reply?.approved;
  if (!folding && !mayFinish && !mayWithdraw) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-2 print:hidden">
      {folding && (
        <Button
          variant="secondary"
          aria-expanded={folding.isOpened}
          aria-controls={folding.panelId}
          aria-label={`「${title}」に対応する`}
          onClick={() => does.onOpen(!folding.isOpened)}
        >
          対応する
          <ChevronDown aria-hidden="true" className={folding.isOpened ? 'rotate-180' : ''} />
        </Button>
      )}
      {mayFinish && <FinishButton task={task} isBusy={isBusy} onFinish={does.onFinish} />}
      {mayWithdraw && (
        <Button
          variant="secondary"
          disabled={isBusy}
          aria-label={`「${title}」を取り下げる`}
          onClick={does.onWithdraw}
        >
          <Undo2 aria-hidden="true" className="size-5" />
          取り下げる
        </Button>
      )}
    </div>
  );
}

type FinishButtonProps = Pick<BoardTaskItemProps, 'task' | 'isBusy' | 'onFinish'>;

function FinishButton({ task: { title, doneAt }, isBusy, onFinish }: FinishButtonProps) {
  const isOpen = doneAt === null;
  const words = isOpen ? '完了にする' : '未完了に戻す';
  const Icon = isOpen ? Check : Undo2;
  return (
    <Button
      variant="secondary"
      disabled={isBusy}
      aria-label={`「${title}」を${words}`}
      onClick={onFinish}
    >
      <Icon aria-hidden="true" className="size-5" />
      {words}
    </Button>
  );
}
