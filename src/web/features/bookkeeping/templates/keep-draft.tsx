import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { saveTemplate, type TemplateContent } from '#contract/repeats.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.tsx';

/** 「ひな形にする」: keeps what is filled in so far under a name. */
export function KeepDraft({ content }: { content: TemplateContent }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="large" onClick={() => setOpen(true)}>
        <NotebookPen aria-hidden="true" className="size-5" />
        ひな形にする
      </Button>
      <Dialog
        title="ひな形にする"
        description="いま入っている内容を、名前を付けて残します。記帳はしません。"
        open={isOpen}
        onOpenChange={setOpen}
      >
        <NameQuestion content={content} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

type NameQuestionProps = { content: TemplateContent; onClose: () => void };

/** It stands within another form, so Enter and the button are told apart by hand. */
function NameQuestion({ content, onClose }: NameQuestionProps) {
  const saving = useBooksAction(saveTemplate);
  const [templateId] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(content.summary.slice(0, 40));
  const [isTried, setTried] = useState(false);
  const fault = name.trim() === '' ? '名前を入れてください。' : undefined;
  async function save(): Promise<void> {
    setTried(true);
    if (fault) return;
    await saving.mutateAsync({ templateId, name: name.trim(), content });
    toast({ title: `ひな形「${name.trim()}」を保存しました`, tone: 'good' });
    onClose();
  }
  const start = () => void save().catch(() => undefined);
  return (
    <div className="grid gap-5">
      <Field label="ひな形の名前" required error={isTried ? fault : undefined}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={40}
            value={name}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              start();
            }}
          />
        )}
      </Field>
      {saving.error && <FailureNote>{sentenceOf(saving.error)}</FailureNote>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          やめる
        </Button>
        <Button disabled={saving.isPending} onClick={start}>
          保存する
        </Button>
      </div>
    </div>
  );
}
