import { FileDown } from 'lucide-react';
import {
  type DebitBatch,
  downloadDebitFile,
  undoDebitResult,
  withdrawDebitFile,
} from '#contract/debits.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { entryAddress } from '#web/lib/books/accounting-address.ts';
import { monthName } from '#web/lib/books/month-name.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { downloadFile } from '#web/lib/download.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';

/** 作った振替データ, the latest month first, with what became of each. */
export function DebitBatches({ batches }: { batches: readonly DebitBatch[] }) {
  return (
    <>
      <h3 className="mt-5 mb-1 text-lg font-bold">作った振替データ</h3>
      <ul className="divide-y divide-line border-y border-line">
        {batches.map((batch) => (
          <li key={batch.id} className="py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <strong>{monthName(batch.month)}分</strong>
              {batch.result ? (
                <Badge tone="good">結果を読み込みずみ</Badge>
              ) : (
                <Badge tone="warn">結果を待っています</Badge>
              )}
              <span className="tabular-nums">
                {batch.count}件・{formatYen(batch.yen)}
              </span>
            </p>
            <p className="text-muted">
              引落日 {formatPlainDate(batch.debitOn)}・{batch.account}・
              {formatPlainDate(batch.madeOn)}に{batch.madeAs}が作成
            </p>
            {batch.result ? (
              <Result batch={batch} result={batch.result} />
            ) : (
              <Waiting batch={batch} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Waiting({ batch: { id: batchId, month } }: { batch: DebitBatch }) {
  const withdrawing = useBooksAction(withdrawDebitFile);
  return (
    <>
      <p className="mt-1 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          onClick={() =>
            void downloadFile(downloadDebitFile, { batchId }).catch((error: unknown) =>
              toast({ title: sentenceOf(error), tone: 'danger' }),
            )
          }
        >
          <FileDown aria-hidden="true" className="size-5" />
          もう一度ダウンロード
        </Button>
        <Button
          variant="quiet"
          disabled={withdrawing.isPending}
          onClick={() =>
            withdrawing.mutate(
              { batchId },
              {
                onSuccess: () =>
                  toast({
                    title: `${monthName(month)}分の振替データを取り消しました`,
                    tone: 'good',
                  }),
              },
            )
          }
        >
          まだ銀行に送っていないので取り消す
        </Button>
      </p>
      {withdrawing.error && <FailureNote>{sentenceOf(withdrawing.error)}</FailureNote>}
    </>
  );
}

type ResultProps = { batch: DebitBatch; result: NonNullable<DebitBatch['result']> };

function Result({ batch: { id: batchId }, result }: ResultProps) {
  const undoing = useBooksAction(undoDebitResult);
  const { paidCount, paidYen, failed, entryId } = result;
  return (
    <>
      <p className="mt-1">
        引き落とせたのは{paidCount}件、{formatYen(paidYen)}です。
        {failed.length === 0
          ? 'できなかった住戸はありません。'
          : `次の${failed.length}件は、引き落とせませんでした。`}
      </p>
      {failed.length > 0 && (
        <ul className="mt-1 list-disc pl-6">
          {failed.map(({ number, owner, yen, why }) => (
            <li key={number}>
              <strong>{number}号室</strong> {owner}・
              <span className="tabular-nums">{formatYen(yen)}</span>・{why}
            </li>
          ))}
        </ul>
      )}
      {failed.length > 0 && (
        <p className="mt-1 text-muted">
          請求は残っています。納期を過ぎたものは、会計の「滞納」でお知らせを用意できます。
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-4">
        {entryId !== null && <TextLink href={entryAddress(entryId)}>仕訳を見る</TextLink>}
        <Button
          variant="quiet"
          disabled={undoing.isPending}
          onClick={() =>
            undoing.mutate(
              { batchId },
              { onSuccess: () => toast({ title: '結果を取り消しました', tone: 'good' }) },
            )
          }
        >
          この結果を取り消す
        </Button>
      </p>
      {undoing.error && <FailureNote>{sentenceOf(undoing.error)}</FailureNote>}
    </>
  );
}
