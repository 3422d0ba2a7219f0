import { type FormEvent, useState } from 'react';
import type { IsoDate } from '#domain/calendar.ts';
import { problemOfDue } from '#domain/tasks/due.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { TaskActions } from './use-task-actions.ts';

type AddTaskDialogProps = {
  today: IsoDate;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  actions: TaskActions;
};

const titleLimit = 80;
const detailLimit = 500;

/** What was typed stays until the server has taken it. */
export function AddTaskDialog({ today, open, onOpenChange, actions }: AddTaskDialogProps) {
  return (
    <FormDialog title="やることを追加" open={open} onOpenChange={onOpenChange}>
      <AddTaskForm today={today} actions={actions} onClose={() => onOpenChange(false)} />
    </FormDialog>
  );
}

type AddTaskFormProps = { today: IsoDate; actions: TaskActions; onClose: () => void };

function AddTaskForm({ today, actions, onClose }: AddTaskFormProps) {
  const [titleError, setTitleError] = useState<string>();
  const [dueError, setDueError] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entries = new FormData(form);
    const title = textOf(entries, 'title');
    if (!title) {
      setTitleError('やることを入力してください。');
      focusOn(form, 'title');
      return;
    }
    const dueOn = textOf(entries, 'dueOn') || null;
    const problem = problemOfDue(dueOn, { today, before: null });
    if (problem !== null) {
      setDueError(problem);
      focusOn(form, 'dueOn');
      return;
    }
    if (await actions.add({ title, detail: textOf(entries, 'detail'), dueOn })) onClose();
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field label="やること" required error={titleError}>
        {(control) => (
          <TextInput
            {...control}
            name="title"
            maxLength={titleLimit}
            autoComplete="off"
            onChange={() => setTitleError(undefined)}
          />
        )}
      </Field>
      <Field label="くわしい内容（任意）">
        {(control) => <TextArea {...control} name="detail" rows={3} maxLength={detailLimit} />}
      </Field>
      <Field label="期限（任意）" error={dueError}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            name="dueOn"
            min={today}
            max="2099-12-31"
            className="sm:w-56"
            onChange={() => setDueError(undefined)}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          キャンセル
        </Button>
        <Button type="submit" disabled={actions.isBusy}>
          {actions.isBusy ? '追加しています' : '追加する'}
        </Button>
      </div>
    </form>
  );
}

function focusOn(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

function textOf(entries: FormData, name: string): string {
  const value = entries.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
