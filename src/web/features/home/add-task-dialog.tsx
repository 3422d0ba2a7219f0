import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { TaskActions } from './use-task-actions.ts';

type AddTaskDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  actions: TaskActions;
};

const titleLimit = 80;
const detailLimit = 500;

/** What was typed stays until the server has taken it. */
export function AddTaskDialog({ open, onOpenChange, actions }: AddTaskDialogProps) {
  return (
    <Dialog title="やることを追加" open={open} onOpenChange={onOpenChange}>
      <AddTaskForm actions={actions} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function AddTaskForm({ actions, onClose }: { actions: TaskActions; onClose: () => void }) {
  const [titleError, setTitleError] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entries = new FormData(form);
    const title = textOf(entries, 'title');
    if (!title) {
      setTitleError('やることを入力してください。');
      const control = form.elements.namedItem('title');
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    const dueOn = textOf(entries, 'dueOn') || null;
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
      <Field label="期限（任意）">
        {(control) => (
          <TextInput {...control} type="date" name="dueOn" max="2099-12-31" className="sm:w-56" />
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

function textOf(entries: FormData, name: string): string {
  const value = entries.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
