import { Printer } from 'lucide-react';
import { useState } from 'react';
import {
  type ComparedPaper,
  getCompanyPaper,
  removeCompanyPaper,
} from '#contract/company-paper.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { printPage } from '#web/lib/print-page.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ComparisonView } from './comparison-view.tsx';
import { PaperInput } from './paper-input.tsx';

/** The paper of a month: beside the books once it came, else the place to put it in. */
export function MonthPaper({ month }: { month: string }) {
  const paper = useEndpoint(getCompanyPaper, { month });
  const [isReplacing, setReplacing] = useState(false);
  const { comparison, receivedOn, name } = paper;
  const mayWrite = useMay('ledger.book');
  return (
    <section aria-label={`${name}分の月報`}>
      <p className="mb-3 print:hidden">
        <TextLink href={accountingAddress('report', { paper: 'company' })}>月報の一覧</TextLink>
      </p>
      <h2 className="text-xl font-bold">{name}分の月報と帳簿</h2>
      {comparison && !isReplacing ? (
        <>
          <p className="mt-1 mb-4 text-muted">
            {receivedOn && formatPlainDate(receivedOn)}に届いた月報を、
            {paper.isClosed ? '締めた' : 'まだ締めていない'}帳簿とくらべています。
          </p>
          <ComparisonView month={month} comparison={comparison} />
          <Tools paper={paper} mayWrite={mayWrite} onReplace={() => setReplacing(true)} />
        </>
      ) : (
        <Entry
          month={month}
          mayWrite={mayWrite}
          onDone={() => setReplacing(false)}
          onBack={isReplacing ? () => setReplacing(false) : undefined}
        />
      )}
    </section>
  );
}

type EntryProps = {
  month: string;
  mayWrite: boolean;
  onDone: () => void;
  onBack: (() => void) | undefined;
};

function Entry({ month, mayWrite, onDone, onBack }: EntryProps) {
  if (!mayWrite) return <p className="mt-2">この月の月報は、まだ登録されていません。</p>;
  return (
    <>
      <PaperInput month={month} onDone={onDone} />
      {onBack && (
        <Button variant="quiet" className="mt-3" onClick={onBack}>
          入れ直さずに戻る
        </Button>
      )}
    </>
  );
}

type ToolsProps = { paper: ComparedPaper; mayWrite: boolean; onReplace: () => void };

function Tools({ paper: { month, name }, mayWrite, onReplace }: ToolsProps) {
  const removing = useBooksAction(removeCompanyPaper);
  const [isAsking, setAsking] = useState(false);
  async function remove(): Promise<void> {
    await removing.mutateAsync({ month });
    toast({ title: `${name}分の月報を消しました`, tone: 'good' });
  }
  return (
    <div className="mt-6 flex flex-wrap gap-3 print:hidden">
      <Button variant="secondary" onClick={() => void printPage()}>
        <Printer aria-hidden="true" className="size-5" />
        印刷
      </Button>
      {mayWrite && (
        <>
          <Button variant="secondary" onClick={onReplace}>
            月報を入れ直す
          </Button>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            この月報を消す
          </Button>
        </>
      )}
      {removing.error && <FailureNote>{sentenceOf(removing.error)}</FailureNote>}
      <ConfirmDialog
        title={`${name}分の月報を消しますか`}
        confirmLabel="消す"
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => void remove().catch(() => undefined)}
      >
        照合の結果も消えます。帳簿は変わりません。月報は、また入れられます。
      </ConfirmDialog>
    </div>
  );
}
