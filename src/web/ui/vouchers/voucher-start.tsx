import { useState } from 'react';
import { useLocation } from 'wouter';
import { deleteVoucher, listVouchers, type Voucher } from '#contract/voucher.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { startAddress } from '#web/lib/vouchers/start-address.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';
import { VoucherCorrection } from './voucher-correction.tsx';
import { VoucherDrop } from './voucher-drop.tsx';
import { voucherTitle } from './voucher-words.ts';

/** 証憑から入力する: a file first, and the papers that still wait for their entry. */
export function VoucherStart({ books }: { books: Books }) {
  const [, navigate] = useLocation();
  const start = (voucher: Voucher) => void startAddress(voucher, books).then((to) => navigate(to));
  return (
    <section id="papers" aria-label="証憑から入力" className="mb-8 print:hidden">
      <h2 className="mb-1 text-xl font-bold">請求書や領収書がありますか</h2>
      <p className="mb-3 text-muted">
        先に追加すると、金額や支払先を読み取って、入力らんに入れます。確かめてから記帳します。
      </p>
      <VoucherDrop label="請求書・領収書を追加する" onAdded={start} />
      <VoucherBox onStart={start} />
    </section>
  );
}

/** 証憑の箱 */
function VoucherBox({ onStart }: { onStart: (voucher: Voucher) => void }) {
  const { data, error } = useAnswer(listVouchers, { box: 'yes' });
  if (error) return <FailureNote>{sentenceOf(error)}</FailureNote>;
  if (!data || data.count === 0) return null;
  return (
    <div className="mt-5">
      <h3 className="mb-2 text-lg font-bold">証憑の箱（まだ記帳していないもの {data.count}件）</h3>
      <ul className="divide-y divide-line border-y border-line">
        {data.vouchers.map((voucher) => (
          <BoxItem key={voucher.id} voucher={voucher} onStart={onStart} />
        ))}
      </ul>
      <p className="mt-2">
        <TextLink
          href={accountingAddress('books', { book: 'vouchers' })}
          className="inline-flex min-h-11 items-center"
        >
          証憑を探す
        </TextLink>
      </p>
    </div>
  );
}

type BoxItemProps = { voucher: Voucher; onStart: (voucher: Voucher) => void };

function BoxItem({ voucher, onStart }: BoxItemProps) {
  const [isAsked, setAsked] = useState(false);
  const deleting = useBooksAction(deleteVoucher);
  const title = voucherTitle(voucher);
  const isLoose = voucher.entries.length === 0;
  async function remove(): Promise<void> {
    try {
      await deleting.mutateAsync({ voucherId: voucher.id });
      toast({ title: `「${voucher.file.name}」を削除しました`, tone: 'good' });
    } catch (error) {
      toast({ title: sentenceOf(error), tone: 'danger' });
    }
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-bold">{title}</p>
        <p className="break-words text-muted">
          {voucher.dueOn && `支払期限 ${formatPlainDate(voucher.dueOn)}　`}
          {voucher.file.name}（{formatPlainDate(voucher.addedOn)}に{voucher.addedAs}が追加）
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onStart(voucher)} aria-label={`${title}を記帳する`}>
          記帳する
        </Button>
        <VoucherCorrection voucher={voucher} />
        {isLoose && (
          <Button variant="quiet" disabled={deleting.isPending} onClick={() => setAsked(true)}>
            削除
          </Button>
        )}
      </div>
      <ConfirmDialog
        title={`「${voucher.file.name}」を削除しますか`}
        confirmLabel="削除する"
        danger
        open={isAsked}
        onOpenChange={setAsked}
        onConfirm={() => void remove()}
      >
        ファイルは元に戻せません。同じファイルを、もう一度追加することはできます。
      </ConfirmDialog>
    </li>
  );
}
