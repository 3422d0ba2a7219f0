import { useState } from 'react';
import { withdrawStatementFile } from '#contract/bank-automatic.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

type WithdrawButtonProps = { readonly importId: string; readonly fileName: string };

/** 取り込みを取り消す: a file that was taken by mistake goes as a whole. */
export function WithdrawButton({ importId, fileName }: WithdrawButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const withdrawing = useBooksAction(withdrawStatementFile);

  async function withdraw(): Promise<void> {
    const { lineCount, entryCount } = await withdrawing.mutateAsync({ importId });
    toast({
      title: `${lineCount}行の取り込みを取り消しました`,
      ...(entryCount > 0 && {
        description: `この明細から付けた仕訳${entryCount}件も、取り消しました。`,
      }),
      tone: 'good',
    });
  }

  return (
    <>
      <Button
        variant="quiet"
        className="print:hidden"
        disabled={withdrawing.isPending}
        onClick={() => setAsked(true)}
      >
        取り込みを取り消す<VisuallyHidden>（{fileName}）</VisuallyHidden>
      </Button>
      {withdrawing.isError && <FailureNote>{sentenceOf(withdrawing.error)}</FailureNote>}
      <ConfirmDialog
        title="この明細の取り込みを取り消しますか"
        confirmLabel="取り消す"
        cancelLabel="やめる"
        danger
        open={isAsked}
        onOpenChange={setAsked}
        onConfirm={() => void withdraw().catch(() => undefined)}
      >
        「{fileName}
        」の行がなくなり、この明細から付けた仕訳も取り消します。正しい明細は、あらためて取り込めます。
      </ConfirmDialog>
    </>
  );
}
