import { type FormEvent, useState } from 'react';
import { type DebitsAnswer, removeDebitAccount, saveDebitAccount } from '#contract/debits.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { emptyPlace, faultOfPlace, PlaceFields, plainPlace } from '#web/ui/bank-place-fields.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

type Account = DebitsAnswer['accounts'][number];
type DialogProps = { account: Account; onClose: () => void };

/** What is typed, and where it goes. */
function useAccountDraft({ account, onClose }: DialogProps) {
  const { dwellingId, number: dwelling, place: known } = account;
  const saving = useBooksAction(saveDebitAccount);
  const removing = useBooksAction(removeDebitAccount);
  const [place, setPlace] = useState(known ?? emptyPlace);
  const [holder, setHolder] = useState(holderOf(account));
  const [isTried, setTried] = useState(false);
  const fault = faultOfPlace(place) ?? faultOfHolder(holder);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (fault !== null) return;
    const { bankCode, bankName, branchCode, branchName, kind, number } = plainPlace(place);
    const named = { bankCode, bankName, branchCode, branchName, kind, number };
    await saving.mutateAsync({ dwellingId, ...named, holder: holder.trim() });
    toast({ title: `${dwelling}号室の引落口座を保存しました`, tone: 'good' });
    onClose();
  }
  async function remove(): Promise<void> {
    await removing.mutateAsync({ dwellingId });
    toast({ title: `${dwelling}号室の引落口座を消しました`, tone: 'good' });
    onClose();
  }
  const error = saving.error ?? removing.error;
  return {
    place,
    setPlace,
    holder,
    setHolder,
    shownFault: (isTried ? fault : null) ?? (error && sentenceOf(error)),
    isBusy: saving.isPending || removing.isPending,
    submit,
    remove,
  };
}

function holderOf({ place }: Account): string {
  return place?.holder ?? '';
}

function faultOfHolder(holder: string): string | null {
  return holder.trim() === '' ? '口座名義を、カタカナで入れてください。' : null;
}

/** 引落口座 of one dwelling. */
export function DebitAccountDialog({ account, onClose }: DialogProps) {
  const draft = useAccountDraft({ account, onClose });
  const { place, setPlace, holder, setHolder, shownFault, isBusy } = draft;
  return (
    <Dialog
      title={`${account.number}号室の引落口座`}
      description="口座振替の依頼書のとおりに入れてください。"
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void draft.submit(event).catch(() => undefined)}
      >
        <PlaceFields
          draft={place}
          onChange={(facts) => setPlace((before) => ({ ...before, ...facts }))}
        />
        <TextField
          label="口座名義（カタカナ）"
          hint="例：ヤマダ　ハナコ"
          required
          maxLength={48}
          value={holder}
          onChange={setHolder}
        />
        {shownFault && <FailureNote>{shownFault}</FailureNote>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={isBusy}>
            保存する
          </Button>
          {account.place && (
            <Button
              variant="quiet"
              disabled={isBusy}
              onClick={() => void draft.remove().catch(() => undefined)}
            >
              引落口座を消す
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
