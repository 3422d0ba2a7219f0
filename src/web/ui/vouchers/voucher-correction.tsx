import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { saveVoucher, type Voucher } from '#contract/voucher.ts';
import { voucherKindNames, voucherKinds } from '#domain/vouchers/voucher.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { shownAmount } from '#web/lib/books/read-yen.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useMay } from '#web/lib/use-session.ts';
import {
  draftOfVoucher,
  factsOfVoucher,
  judgeVoucher,
  type VoucherDraft,
} from '#web/lib/vouchers/voucher-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.tsx';
import { VoucherPreview } from './voucher-preview.tsx';

type VoucherCorrectionProps = {
  voucher: Voucher;
  onCorrected?: (voucher: Voucher) => void;
};

/** 内容を直す: what was read of a paper, put right by a person who looks at it. */
export function VoucherCorrection({ voucher, onCorrected }: VoucherCorrectionProps) {
  const [isOpen, setOpen] = useState(false);
  const mayBook = useMay('ledger.book');
  if (!mayBook) return null;
  const end = (corrected: Voucher) => {
    setOpen(false);
    onCorrected?.(corrected);
  };
  return (
    <>
      <Button
        variant="quiet"
        className="print:hidden"
        aria-label={`「${voucher.file.name}」の内容を直す`}
        onClick={() => setOpen(true)}
      >
        <Pencil aria-hidden="true" className="size-5" />
        内容を直す
      </Button>
      <Dialog
        title="証憑の内容を直す"
        description="紙に書いてあるとおりに直します。書いていないところは、空のままでかまいません。"
        isWide
        open={isOpen}
        onOpenChange={setOpen}
      >
        <div className="grid gap-6 md:grid-cols-2">
          <CorrectionForm voucher={voucher} onSaved={end} />
          <VoucherPreview voucher={voucher} />
        </div>
      </Dialog>
    </>
  );
}

function CorrectionForm({
  voucher,
  onSaved,
}: {
  voucher: Voucher;
  onSaved: (voucher: Voucher) => void;
}) {
  const { draft, change, faults, error, isBusy, submit } = useCorrection(voucher, onSaved);
  const text = (name: keyof VoucherDraft) => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    autoComplete: 'off' as const,
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid content-start gap-4">
      <Field label="種類">
        {(control) => (
          <SelectInput {...control} {...text('kind')}>
            {voucherKinds.map((kind) => (
              <option key={kind} value={kind}>
                {voucherKindNames[kind]}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label="支払先">
        {(control) => <TextInput {...control} {...text('payee')} maxLength={60} />}
      </Field>
      <Field label="金額（円）" error={faults.amount}>
        {(control) => (
          <TextInput
            {...control}
            {...text('amount')}
            inputMode="numeric"
            className="text-right tabular-nums"
            onBlur={() => change({ amount: shownAmount(draft.amount) })}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="発行日">
          {(control) => <TextInput {...control} {...text('issuedOn')} type="date" />}
        </Field>
        <Field label="支払期限" error={faults.dueOn}>
          {(control) => <TextInput {...control} {...text('dueOn')} type="date" />}
        </Field>
      </div>
      <Field
        label="登録番号"
        hint="インボイスの「T」で始まる番号です。"
        error={faults.invoiceNumber}
      >
        {(control) => <TextInput {...control} {...text('invoiceNumber')} maxLength={20} />}
      </Field>
      <Field label="メモ" hint="あとで探すときの手がかりになります。">
        {(control) => <TextInput {...control} {...text('note')} maxLength={300} />}
      </Field>
      {error && <FailureNote>保存できませんでした。{sentenceOf(error)}</FailureNote>}
      <div>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? '保存しています' : 'この内容で保存する'}
        </Button>
      </div>
    </form>
  );
}

function useCorrection(voucher: Voucher, onSaved: (voucher: Voucher) => void) {
  const saving = useBooksAction(saveVoucher);
  const [draft, setDraft] = useState(() => draftOfVoucher(voucher));
  const [isTried, setTried] = useState(false);
  const { facts, faults } = judgeVoucher(draft);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // React hands the event of a window to the form it was opened in.
    event.stopPropagation();
    setTried(true);
    if (Object.keys(faults).length > 0) return;
    try {
      const saved = await saving.mutateAsync({ voucherId: voucher.id, ...facts });
      toast({
        title: '証憑の内容を直しました',
        tone: 'good',
        undo: () =>
          saving
            .mutateAsync({ voucherId: voucher.id, ...factsOfVoucher(voucher) })
            .then(({ voucher: former }) => onSaved(former))
            .catch(() => undefined),
      });
      onSaved(saved.voucher);
    } catch {
      // `saving.error` says it beside the button.
    }
  }

  return {
    draft,
    change: (change: Partial<VoucherDraft>) => setDraft((before) => ({ ...before, ...change })),
    faults: isTried ? faults : {},
    error: saving.error,
    isBusy: saving.isPending,
    submit,
  };
}
