import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  downloadTransferFile,
  makeTransferFile,
  type Payment,
  type PaymentsAnswer,
  withdrawTransferFile,
} from '#contract/payments.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { downloadFile } from '#web/lib/download.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast.tsx';
import { PaymentRow } from './payment-row.tsx';

type PaymentsSectionProps = { view: PaymentsAnswer; mayAsk: boolean };

/** What was asked for: waiting, approved with the file that is to be made, in a file, and paid. */
export function PaymentsSection({ view, mayAsk }: PaymentsSectionProps) {
  const { payments, files } = view;
  const of = (state: Payment['state']) => payments.filter((it) => it.state === state);
  return (
    <Section
      id="payments"
      heading="頼んだ支払い"
      description="頼んだ方とは別の役員が承認してから、銀行に渡す振込データ（総合振込）を作ります。"
    >
      {payments.length === 0 && <p className="text-muted">頼んだ支払いは、まだありません。</p>}
      <Group heading="承認を待っています" payments={of('asked')} mayAsk={mayAsk} />
      {groupsOf(of('approved')).map(({ key, own }) => (
        <Group key={key} heading="承認ずみ" payments={own} mayAsk={mayAsk}>
          {mayAsk && <MakeFile payments={own} view={view} />}
        </Group>
      ))}
      <Group heading="振込データに入れました" payments={of('sent')} mayAsk={mayAsk}>
        {files
          .filter(({ isUnderWay }) => isUnderWay)
          .map((file) => (
            <FileRow key={file.id} file={file} mayAsk={mayAsk} />
          ))}
      </Group>
      <Group heading="銀行から戻った支払い" payments={of('returned')} mayAsk={false} />
      <Group heading="支払いずみ" payments={of('paid')} mayAsk={false} />
    </Section>
  );
}

/** One file is of one day and one account. */
function groupsOf(payments: readonly Payment[]) {
  const keys = [...new Set(payments.map(keyOf))].toSorted();
  return keys.map((key) => ({ key, own: payments.filter((it) => keyOf(it) === key) }));
}

function keyOf({ payOn, bankAccountId }: Payment): string {
  return `${payOn} ${bankAccountId}`;
}

type GroupProps = {
  heading: string;
  payments: readonly Payment[];
  mayAsk: boolean;
  children?: ReactNode;
};

function Group({ heading, payments, mayAsk, children }: GroupProps) {
  if (payments.length === 0) return null;
  return (
    <div className="mb-6">
      <h3 className="mb-1 text-lg font-bold">
        {heading}（{payments.length}件）
      </h3>
      <ul className="divide-y divide-line border-y border-line">
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} mayAsk={mayAsk} />
        ))}
      </ul>
      {children}
    </div>
  );
}

function MakeFile({ payments, view }: { payments: readonly Payment[]; view: PaymentsAnswer }) {
  const making = useBooksAction(makeTransferFile);
  const [first] = payments;
  if (!first) return null;
  const { bankAccountId, payOn, from } = first;
  const source = view.accounts.find((it) => it.bankAccountId === bankAccountId);
  const id = crypto.randomUUID();
  async function make(): Promise<void> {
    await making.mutateAsync({ id, bankAccountId, payOn });
    await downloadFile(downloadTransferFile, { fileId: id });
    toast({
      title: '振込データを作りました',
      description: '銀行の画面で送ってください。',
      tone: 'good',
    });
  }
  if (!source) {
    return (
      <p className="mt-3">
        {from}からは振り込めません。取り下げて、普通預金などの口座から頼み直してください。
      </p>
    );
  }
  if (!source.isReady) {
    return <p className="mt-3">{from}の「振込元」を下で入れると、振込データを作れます。</p>;
  }
  return (
    <div className="mt-3 print:hidden">
      <Button disabled={making.isPending} onClick={() => void make().catch(() => undefined)}>
        <FileDown aria-hidden="true" className="size-5" />
        {formatPlainDate(payOn)}の振込データを作る
      </Button>
      <p className="mt-1 text-muted">
        {from}から、{payments.length}件、合計
        {formatYen(sumYen(payments.map(({ yen }) => yen)))}です。
      </p>
      {making.error && <FailureNote>{sentenceOf(making.error)}</FailureNote>}
    </div>
  );
}

type FileRowProps = { file: PaymentsAnswer['files'][number]; mayAsk: boolean };

function FileRow({ file, mayAsk }: FileRowProps) {
  const withdrawing = useBooksAction(withdrawTransferFile);
  const { id: fileId, payOn, count, yen, madeAs, madeOn, mayWithdraw } = file;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>
        {formatPlainDate(payOn)}振込・{count}件・{formatYen(yen)}
        <span className="text-muted">
          （{formatPlainDate(madeOn)}に{madeAs}が作成）
        </span>
      </p>
      {mayAsk && (
        <p className="flex flex-wrap gap-2 print:hidden">
          <Button
            variant="secondary"
            onClick={() =>
              void downloadFile(downloadTransferFile, { fileId }).catch((error: unknown) =>
                toast({ title: sentenceOf(error), tone: 'danger' }),
              )
            }
          >
            <FileDown aria-hidden="true" className="size-5" />
            もう一度ダウンロード
          </Button>
          {mayWithdraw && (
            <Button
              variant="quiet"
              disabled={withdrawing.isPending}
              onClick={() =>
                withdrawing.mutate(
                  { fileId },
                  {
                    onSuccess: () => toast({ title: '振込データを取り消しました', tone: 'good' }),
                  },
                )
              }
            >
              まだ銀行に送っていないので取り消す
            </Button>
          )}
        </p>
      )}
      {!mayWithdraw && (
        <p className="basis-full text-muted">
          この中に、支払いずみになったものがあります。まだ銀行に送っていないときは、送ると二重に払うことになります。「帳簿」でその仕訳を取り消すと、振込データを取り消せます。
        </p>
      )}
      {withdrawing.error && <FailureNote>{sentenceOf(withdrawing.error)}</FailureNote>}
    </div>
  );
}
