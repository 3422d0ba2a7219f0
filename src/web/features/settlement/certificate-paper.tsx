import { useState } from 'react';
import { type CertificateOfYear, putCertificatePaper } from '#contract/settlement.ts';
import { getVoucher } from '#contract/voucher.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.tsx';
import { VoucherDrop } from '#web/ui/vouchers/voucher-drop.tsx';
import { VoucherPreview } from '#web/ui/vouchers/voucher-preview.tsx';

type PaperProps = { row: CertificateOfYear; fiscalYear: number; mayChange: boolean };

/** The bank's paper beside its figure: shown to whoever compares, put there by whoever prepares. */
export function CertificatePaper({ row, fiscalYear, mayChange }: PaperProps) {
  const { accountId, place, paper } = row;
  const [isOpen, setOpen] = useState(false);
  const putting = useBooksAction(putCertificatePaper);
  const put = (voucherId: string | null) =>
    putting.mutateAsync({ year: String(fiscalYear), accountId, voucherId });
  async function change(voucherId: string | null): Promise<void> {
    await put(voucherId);
    setOpen(false);
    toast({
      title: voucherId ? '証明書の紙を付けました' : '証明書の紙をはずしました',
      tone: 'good',
      undo: () => put(paper?.voucherId ?? null).catch(() => undefined),
    });
  }
  const save = (voucherId: string | null) => void change(voucherId).catch(() => undefined);
  if (!paper && !mayChange) return null;
  return (
    <div className="mt-1 print:hidden">
      {paper && <p className="break-words text-muted">証明書の紙：{paper.fileName}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-label={`${place}の${wordsOf(row, isOpen)}`}
          onClick={() => setOpen(!isOpen)}
        >
          {wordsOf(row, isOpen)}
        </Button>
        {paper && mayChange && (
          <Button variant="quiet" disabled={putting.isPending} onClick={() => save(null)}>
            はずす
          </Button>
        )}
      </div>
      {putting.error && <FailureNote>{sentenceOf(putting.error)}</FailureNote>}
      {isOpen && (
        <div className="mt-3 max-w-3xl">
          {paper ? (
            <Shown voucherId={paper.voucherId} />
          ) : (
            <VoucherDrop label="残高証明書を選ぶ" onAdded={({ id }) => save(id)} />
          )}
        </div>
      )}
    </div>
  );
}

function wordsOf({ paper }: CertificateOfYear, isOpen: boolean): string {
  if (isOpen) return '閉じる';
  return paper ? '証明書の紙を見る' : '証明書の紙を付ける';
}

function Shown({ voucherId }: { voucherId: string }) {
  const { data, error } = useAnswer(getVoucher, { voucherId });
  if (error) return <FailureNote>{sentenceOf(error)}</FailureNote>;
  return data ? (
    <VoucherPreview voucher={data.voucher} />
  ) : (
    <output className="block text-muted">証明書の紙を開いています</output>
  );
}
