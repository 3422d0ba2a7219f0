import { type FormEvent, useRef, useState } from 'react';
import type { Task } from '#contract/home.ts';
import { roleNames } from '#domain/access/role.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { problemOfDue } from '#domain/tasks/due.ts';
import { isInCharge, withOwner } from '#domain/tasks/owner.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { BoardReplyForm } from './board-reply-form.tsx';
import { BoardReplyState } from './board-reply-state.tsx';
import { HandedOver } from './handed-over.tsx';
import { type BoardActions, useBoardActions } from './use-board-actions.ts';
import type { TaskDraft, TaskDraftChange } from './use-task-drafts.ts';

/** What was typed for the task and not sent, and how it is kept. */
export type Drafting = { draft: TaskDraft; onKeep: (change: TaskDraftChange) => void };

type BoardTaskPanelProps = { task: Task; today: IsoDate; id: string; drafting: Drafting };

/** 対応: who does it, until when, and for a question what it came from and the reply. */
export function BoardTaskPanel({ task, today, id, drafting }: BoardTaskPanelProps) {
  const frame = useRef<HTMLElement>(null);
  const actions = useBoardActions(task, today);
  const { draft, onKeep } = drafting;
  const [isWriting, setWriting] = useState(draft.reply !== undefined);
  const { title, kind, reply } = task;

  // The button that was pressed goes away with what it did; the reader stays in the panel.
  async function change(action: Promise<boolean>): Promise<boolean> {
    const isDone = await action;
    if (isDone) frame.current?.focus({ preventScroll: true });
    return isDone;
  }

  function stopWriting(): void {
    onKeep({ reply: undefined });
    setWriting(false);
    frame.current?.focus({ preventScroll: true });
  }

  return (
    <section
      ref={frame}
      id={id}
      tabIndex={-1}
      aria-label={`「${title}」への対応`}
      className="mt-3 grid gap-5 rounded-xl border border-line bg-raised p-4 print:hidden"
    >
      {kind === 'question' && <HandedOver taskId={task.id} />}
      {kind === 'question' && reply && !isWriting && (
        <BoardReplyState
          reply={reply}
          actions={actions}
          change={change}
          onRewrite={() => setWriting(true)}
        />
      )}
      {kind === 'question' && (isWriting || !reply) && (
        <BoardReplyForm
          task={task}
          kept={draft.reply}
          onKeep={(written) => onKeep({ reply: written })}
          actions={actions}
          onSaved={stopWriting}
          onCancel={reply ? stopWriting : undefined}
        />
      )}
      <OwnerAndDay
        task={task}
        today={today}
        drafting={drafting}
        actions={actions}
        change={change}
      />
    </section>
  );
}

type OwnerAndDayProps = {
  task: Task;
  today: IsoDate;
  drafting: Drafting;
  actions: BoardActions;
  change: (action: Promise<boolean>) => Promise<boolean>;
};

function OwnerAndDay({ task, today, drafting, actions, change }: OwnerAndDayProps) {
  const session = useSession();
  const { owner, dueOn } = task;
  const day = drafting.draft.dueOn ?? dueOn ?? '';
  const [error, setError] = useState<string>();
  const me = session && { ...session.user, position: roleNames[session.user.position] };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const problem =
      day === '' ? '日付を選んでください。' : problemOfDue(day, { today, before: dueOn });
    if (problem === null) await decide(day);
    else setError(problem);
  }

  async function decide(next: IsoDate | null): Promise<void> {
    if (await change(actions.setDue(next))) drafting.onKeep({ dueOn: undefined });
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>
          <span className="font-bold">担当</span> {owner}
        </p>
        {me && !isInCharge(owner, me) && (
          <TakeOver owner={owner} as={me.position} actions={actions} change={change} />
        )}
      </div>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <div className="w-full sm:w-56">
          <Field label="期限" error={error}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                min={today}
                max="2099-12-31"
                value={day}
                onChange={({ target }) => {
                  drafting.onKeep({
                    dueOn: target.value === (dueOn ?? '') ? undefined : target.value,
                  });
                  setError(undefined);
                }}
              />
            )}
          </Field>
        </div>
        <Button type="submit" variant="secondary" disabled={actions.isBusy}>
          期限を決める
        </Button>
        {dueOn && (
          <Button variant="quiet" disabled={actions.isBusy} onClick={() => void decide(null)}>
            期限をなくす
          </Button>
        )}
      </form>
    </div>
  );
}

type TakeOverProps = Pick<OwnerAndDayProps, 'actions' | 'change'> & { owner: string; as: string };

/** Those in charge stay, unless one says that they are relieved. */
function TakeOver({ owner, as, actions, change }: TakeOverProps) {
  const together = withOwner(owner, as);
  return (
    <>
      {together && (
        <Button
          variant="secondary"
          disabled={actions.isBusy}
          onClick={() => change(actions.takeOver(as, together))}
        >
          引き受ける（{as}）
        </Button>
      )}
      {together !== as && (
        <Button
          variant="quiet"
          disabled={actions.isBusy}
          onClick={() => change(actions.takeOver(as, as))}
        >
          {as}だけで引き受ける
        </Button>
      )}
    </>
  );
}
