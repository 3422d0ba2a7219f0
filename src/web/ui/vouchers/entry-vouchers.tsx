import { useState } from 'react';
import type { LedgerEntry } from '#contract/ledger.ts';
import { attachVoucher, detachVoucher, listVouchers, type Voucher } from '#contract/voucher.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.tsx';
import { VoucherCorrection } from './voucher-correction.tsx';
import { VoucherDrop } from './voucher-drop.tsx';
import { VoucherPreview } from './voucher-preview.tsx';
import { voucherTitle } from './voucher-words.ts';

/** 証憑 of an entry: shown, added, taken off. */
export function EntryVouchers({ entry }: { entry: Pick<LedgerEntry, 'id' | 'number'> }) {
  const mayBook = useMay('ledger.book');
  const answer = useAnswer(listVouchers, { entryId: entry.id });
  const attaching = useBooksAction(attachVoucher);
  const vouchers = answer.isPlaceholderData ? [] : (answer.data?.vouchers ?? []);
  const attach = (voucher: Voucher) =>
    attaching.mutateAsync({ voucherId: voucher.id, entryId: entry.id }).catch(() => undefined);
  return (
    <section aria-label="証憑" className="my-5 border-t border-line pt-4">
      <h3 className="mb-2 font-bold">証憑（請求書・領収書など）</h3>
      <Said error={answer.error} isBare={answer.data?.count === 0 && !answer.isPlaceholderData} />
      <ul className="grid gap-3">
        {vouchers.map((voucher) => (
          <Attached
            key={voucher.id}
            voucher={voucher}
            entryId={entry.id}
            mayDetach={mayBook && !isKept(voucher, entry.id)}
          />
        ))}
      </ul>
      {attaching.error && (
        <FailureNote>付けられませんでした。{sentenceOf(attaching.error)}</FailureNote>
      )}
      {mayBook && (
        <div className="mt-3">
          <VoucherDrop
            label={vouchers.length > 0 ? 'もう1つ付ける' : '証憑を付ける'}
            onAdded={(voucher) => void attach(voucher)}
          />
        </div>
      )}
    </section>
  );
}

function Said({ error, isBare }: { error: Error | null; isBare: boolean }) {
  if (error) return <FailureNote>{sentenceOf(error)}</FailureNote>;
  return isBare && <p className="mb-2 text-muted">この仕訳には、まだ証憑がありません。</p>;
}

function isKept({ entries }: Voucher, entryId: string): boolean {
  return entries.some(({ id, isClosed }) => id === entryId && isClosed);
}

type AttachedProps = { voucher: Voucher; entryId: string; mayDetach: boolean };

function Attached({ voucher, entryId, mayDetach }: AttachedProps) {
  const [isOpen, setOpen] = useState(false);
  const detaching = useBooksAction(detachVoucher);
  const attaching = useBooksAction(attachVoucher);
  const pair = { voucherId: voucher.id, entryId };
  async function detach(): Promise<void> {
    try {
      await detaching.mutateAsync(pair);
      toast({
        title: `「${voucher.file.name}」をはずしました。ファイルは、入力の「証憑の箱」にあります。`,
        undo: () => attaching.mutateAsync(pair).catch(() => undefined),
      });
    } catch (error) {
      toast({ title: sentenceOf(error), tone: 'danger' });
    }
  }
  return (
    <li className="rounded-lg border border-line p-3">
      <p className="font-bold">{voucherTitle(voucher)}</p>
      <p className="break-words text-muted">{voucher.file.name}</p>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? '閉じる' : '見る'}
        </Button>
        <VoucherCorrection voucher={voucher} />
        {mayDetach && (
          <Button variant="quiet" disabled={detaching.isPending} onClick={() => void detach()}>
            はずす
          </Button>
        )}
      </div>
      {isOpen && (
        <div className="mt-3">
          <VoucherPreview voucher={voucher} />
        </div>
      )}
    </li>
  );
}
