import { FileDown } from 'lucide-react';
import { useState } from 'react';
import {
  type DebitsAnswer,
  downloadDebitFile,
  getDebits,
  makeDebitFile,
} from '#contract/debits.ts';
import { awaitedMonthSentence } from '#domain/billing/month-state.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { monthName } from '#web/lib/books/month-name.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { downloadFile } from '#web/lib/download.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { DebitAccounts } from './debit-accounts.tsx';
import { DebitBatches } from './debit-batches.tsx';
import { DebitResultFile } from './debit-result-file.tsx';

/** 口座振替: the file for the bank, and the result that comes back. */
export function DebitSection() {
  const view = useEndpoint(getDebits, {});
  return (
    <Section
      id="debits"
      heading="口座振替"
      description="銀行に渡す振替データ（全銀形式）を作り、届いた結果を読み込みます。引き落とせた分は、住戸ごとの入金になります。"
      isOnPaper={false}
    >
      <AwaitedDebits months={view.awaited} />
      <NextDebit key={view.next.month} view={view} />
      {view.batches.length > 0 && (
        <>
          <DebitResultFile />
          <DebitBatches batches={view.batches} />
        </>
      )}
      <DebitAccounts accounts={view.accounts} />
    </Section>
  );
}

/** Its day has passed: what to do with the bank's answer when it comes. */
function AwaitedDebits({ months }: { months: DebitsAnswer['awaited'] }) {
  if (months.length === 0) return null;
  return (
    <ul className="mb-4 grid gap-2">
      {months.map((it) => (
        <li key={it.month}>
          <strong>{awaitedMonthSentence(it)}</strong>
          {it.hasFile
            ? '結果のファイルが届いたら、下の「結果のファイルを選ぶ」で読み込みます。'
            : 'この月の振替データは、ここでは作っていません。銀行の明細を「入出金」で読み込み、入金を記帳してください。'}
        </li>
      ))}
    </ul>
  );
}

function NextDebit({ view }: { view: DebitsAnswer }) {
  const { next } = view;
  return (
    <div className="rounded-xl border border-line bg-surface p-4 sm:p-5">
      <h3 className="text-lg font-bold">{monthName(next.month)}分の振替データ</h3>
      <p>
        引落日は{formatPlainDate(next.debitOn)}です。{next.count}住戸、合計
        <strong className="tabular-nums">{formatYen(next.yen)}</strong>を引き落とします。
      </p>
      {next.without.length > 0 && (
        <p className="mt-1 text-muted">
          引落口座のない住戸（{next.without.map((number) => `${number}号室`).join('、')}
          ）は、入りません。
        </p>
      )}
      {next.paid.length > 0 && (
        <p className="mt-1 text-muted">
          もう納められた分（前受金を含みます）は、入っていません：
          {next.paid.map(({ number, yen }) => `${number}号室の${formatYen(yen)}`).join('、')}。
        </p>
      )}
      {next.problems.length > 0 && (
        <ul className="mt-2 list-disc pl-6">
          {next.problems.map(({ number, problem }) => (
            <li key={number}>
              <strong>{number}号室</strong>：{problem}
            </li>
          ))}
        </ul>
      )}
      {next.hindrance === null ? (
        <MakeFile view={view} />
      ) : (
        <p className="mt-2 font-bold">{next.hindrance}</p>
      )}
    </div>
  );
}

function MakeFile({ view }: { view: DebitsAnswer }) {
  const { next, sources } = view;
  const making = useBooksAction(makeDebitFile);
  const [bankAccountId, setBankAccountId] = useState(sources[0]?.bankAccountId ?? '');
  // The same press again must not make a second file.
  const [id] = useState(() => crypto.randomUUID());
  async function make(): Promise<void> {
    const { month, yen } = next;
    await making.mutateAsync({ id, month, bankAccountId, yen });
    toast({
      title: `${monthName(month)}分の振替データを作りました`,
      description: '保存したファイルを、銀行の画面で送ってください。',
      tone: 'good',
    });
    await downloadFile(downloadDebitFile, { batchId: id });
  }
  return (
    <div className="mt-4 grid max-w-xl gap-4">
      {sources.length > 1 && (
        <SelectField
          label="受け取る口座"
          options={sources.map((it) => ({ value: it.bankAccountId, label: it.name }))}
          value={bankAccountId}
          onChange={setBankAccountId}
        />
      )}
      <p>
        <Button disabled={making.isPending} onClick={() => void make().catch(() => undefined)}>
          <FileDown aria-hidden="true" className="size-5" />
          {making.isPending ? '作っています' : '振替データを作る'}
        </Button>
      </p>
      {making.error && <FailureNote>{sentenceOf(making.error)}</FailureNote>}
    </div>
  );
}
