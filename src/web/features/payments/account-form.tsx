import { type FormEvent, useState } from 'react';
import { askForPayeeAccount, type PayeeAccount } from '#contract/payments.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import {
  emptyPlace,
  faultOfPlace,
  type PlaceDraft,
  PlaceFields,
  plainPlace,
} from '#web/ui/bank-place-fields.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

type AccountFormProps = {
  name: string;
  counterpartyId: string;
  /** The account in use, where it is this one that is made sure of. */
  known?: PayeeAccount | undefined;
  onDone: () => void;
};

/** A payee's account, with how it was made sure that it is theirs. */
export function AccountForm({ name, counterpartyId, known, onDone }: AccountFormProps) {
  const asking = useBooksAction(askForPayeeAccount);
  const [place, setPlace] = useState<PlaceDraft>(known ? placeOf(known) : emptyPlace);
  const [holder, setHolder] = useState(known?.holder ?? '');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const fault = faultOfPlace(place) ?? faultOf(holder, reason);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (fault !== null) return;
    await asking.mutateAsync({
      ...plainPlace(place),
      id: crypto.randomUUID(),
      counterpartyId,
      holder: holder.trim(),
      reason: reason.trim(),
    });
    toast({
      title: '口座の承認を頼みました',
      description: '承認されるまで、この支払先への支払いは頼めません。',
      tone: 'good',
    });
    onDone();
  }

  return (
    <form
      noValidate
      aria-label={`${name}の口座`}
      className="mt-3 grid max-w-2xl gap-4 rounded-xl border border-line bg-surface p-4 sm:p-5 print:hidden"
      onSubmit={(event) => void submit(event).catch(() => undefined)}
    >
      <PlaceFields
        draft={place}
        onChange={(facts) => setPlace((before) => ({ ...before, ...facts }))}
      />
      <TextField
        label="口座名義（カタカナ）"
        hint="例：カ）ミドリショウカイ"
        required
        maxLength={48}
        value={holder}
        onChange={setHolder}
      />
      <TextField
        label="どう確かめたか"
        hint="例：契約書の口座と同じ。前からの番号に電話して確かめた。"
        required
        maxLength={200}
        value={reason}
        onChange={setReason}
      />
      {isTried && fault && <FailureNote>{fault}</FailureNote>}
      {asking.error && <FailureNote>{sentenceOf(asking.error)}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={asking.isPending}>
          {asking.isPending ? '頼んでいます' : '承認を頼む'}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          やめる
        </Button>
      </div>
    </form>
  );
}

function placeOf(account: PayeeAccount): PlaceDraft {
  const { bankCode, bankName, branchCode, branchName, kind, number } = account;
  return { bankCode, bankName, branchCode, branchName, kind, number };
}

function faultOf(holder: string, reason: string): string | null {
  if (holder.trim() === '') return '口座名義を、カタカナで入れてください。';
  return reason.trim() === '' ? 'どう確かめたかを入れてください。' : null;
}
