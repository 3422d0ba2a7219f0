import { type FormEvent, useState } from 'react';
import { writeAuditNote } from '#contract/audit.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast.tsx';

type About = {
  year: string;
  code?: string;
  entryId?: string;
  /** What it is about, for those who hear the label. */
  about: string;
};

/** 「会計担当に聞く」, opened where the question comes up. */
export function AskButton(about: About) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return <NoteForm {...about} kind="question" onDone={() => setOpen(false)} />;
  }
  return (
    <Button
      variant="quiet"
      className="print:hidden"
      aria-label={`会計担当に聞く（${about.about}）`}
      onClick={() => setOpen(true)}
    >
      会計担当に聞く
    </Button>
  );
}

const words = {
  question: { label: '会計担当への質問', button: '質問を残す', done: '質問を残しました' },
  finding: { label: '気づいたこと', button: '指摘を残す', done: '指摘を残しました' },
} as const;

type NoteFormProps = About & { kind: keyof typeof words; onDone: () => void };

export function NoteForm({ year, code = '', entryId, about, kind, onDone }: NoteFormProps) {
  const writing = useBooksAction(writeAuditNote);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const { label, button, done } = words[kind];

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === '') {
      setFault('1文字以上書いてください。');
      return;
    }
    const id = crypto.randomUUID();
    await writing.mutateAsync({ year, id, kind, code, entryId: entryId ?? null, words: text });
    toast({ title: done, tone: 'good' });
    onDone();
  }

  return (
    <form
      noValidate
      aria-label={about === '' ? label : `${label}（${about}）`}
      className="mt-2 grid max-w-2xl gap-3 rounded-xl border border-line bg-surface p-4 print:hidden"
      onSubmit={(event) => void submit(event).catch(() => undefined)}
    >
      <Field label={label} hint="あとから書き換えられません。" error={fault}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={500}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {writing.error && <FailureNote>{sentenceOf(writing.error)}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={writing.isPending}>
          {writing.isPending ? '送っています' : button}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          やめる
        </Button>
      </div>
    </form>
  );
}
