import { type FormEvent, useState } from 'react';
import { type Due, skipDue } from '#contract/repeats.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { monthName } from '#web/lib/books/month-name.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.tsx';

type SkipDialogProps = { due: Due | null; onClose: () => void };

/** 飛ばす: why nothing is booked this time. It stays on the list of what was skipped. */
export function SkipDialog({ due, onClose }: SkipDialogProps) {
  return (
    <Dialog
      title={due ? `「${due.name}」の${monthName(due.month)}分を飛ばす` : ''}
      description="この月の分だけを記帳しないことにします。あとで戻せます。"
      open={due !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {due && <SkipForm due={due} onClose={onClose} />}
    </Dialog>
  );
}

function SkipForm({ due, onClose }: { due: Due; onClose: () => void }) {
  const skipping = useBooksAction(skipDue);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const fault = reason.trim() === '' ? '飛ばす理由を入れてください。' : undefined;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (fault) return;
    const { sourceId: repeatId, month, name } = due;
    await skipping.mutateAsync({ repeatId, month, reason: reason.trim() });
    toast({ title: `「${name}」の${monthName(month)}分を飛ばしました`, tone: 'good' });
    onClose();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event).catch(() => undefined)}
      className="grid gap-5"
    >
      <Field
        label="飛ばす理由"
        hint="例：今月は請求がなかった"
        required
        error={isTried ? fault : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      {skipping.error && <FailureNote>{sentenceOf(skipping.error)}</FailureNote>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          やめる
        </Button>
        <Button type="submit" disabled={skipping.isPending}>
          この月を飛ばす
        </Button>
      </div>
    </form>
  );
}
