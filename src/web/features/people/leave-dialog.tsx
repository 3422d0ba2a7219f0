import { useState } from 'react';
import { endStay } from '#contract/people.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Person } from './people-words.ts';

type LeaveDialogProps = {
  stay: Person['stays'][number];
  name: string;
  today: string;
  onClose: () => void;
};

/** 転出 */
export function LeaveDialog({ stay, name, today, onClose }: LeaveDialogProps) {
  const [lastDay, setLastDay] = useState(today);
  const ending = useBooksAction(endStay);
  const isTooEarly = lastDay === '' || lastDay < stay.from;
  async function end(): Promise<void> {
    await ending.mutateAsync({ stayId: stay.id, lastDay });
    toast({ title: `${name}さんの転出を登録しました`, tone: 'good' });
    onClose();
  }
  return (
    <Dialog
      title={`${name}さんの転出`}
      description="次の日から、この管理組合のページを見られなくなります。区分所有者や役員でもある方は、その立場で見られます。"
      open
      onOpenChange={onClose}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isTooEarly) void end().catch(() => undefined);
        }}
      >
        <TextField
          label={`${stay.dwelling}号室に住む最後の日`}
          type="date"
          value={lastDay}
          onChange={setLastDay}
        />
        {isTooEarly && <FailureNote>住みはじめた日より後の日を選んでください。</FailureNote>}
        {ending.error && <FailureNote>{sentenceOf(ending.error)}</FailureNote>}
        <Button type="submit" className="justify-self-start" disabled={ending.isPending}>
          転出を登録する
        </Button>
      </form>
    </Dialog>
  );
}
