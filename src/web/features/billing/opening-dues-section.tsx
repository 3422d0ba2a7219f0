import { useState } from 'react';
import { getOpeningDues, type OpeningDues, undoOpeningDues } from '#contract/opening-dues.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { monthName } from '#web/lib/books/month-name.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast.tsx';
import { OpeningDuesInput } from './opening-dues-input.tsx';
import { dueKinds, OpeningDuesSums } from './opening-dues-sums.tsx';

/** はじまりの未収金・前受金: by dwelling, what the opening of the books has in sums. */
export function OpeningDuesSection() {
  const opening = useEndpoint(getOpeningDues, {});
  const { asOf, saved, sums } = opening;
  if (asOf === null || (saved === null && sums.length === 0)) return null;
  return (
    <Section
      id="opening-dues"
      heading="はじまりの未収金・前受金"
      description={`${formatPlainDate(asOf)}までの帳簿から引き継いだ未収金と前受金を、住戸ごとに入れます。入れると、滞納の一覧、督促の文書、「わたしの請求」に出ます。帳簿の額は変わりません。`}
    >
      {saved ? <Saved saved={saved} sums={sums} /> : <OpeningDuesInput opening={opening} />}
    </Section>
  );
}

type SavedOpening = NonNullable<OpeningDues['saved']>;
type Line = SavedOpening['lines'][number];

const columns: readonly Column<Line>[] = [
  { id: 'number', header: '住戸', cell: ({ number }) => `${number}号室`, isRowHeader: true },
  { id: 'kind', header: '種類', cell: ({ kind }) => dueKinds[kind] },
  { id: 'item', header: '費目', cell: ({ item }) => item },
  {
    id: 'month',
    header: '月分',
    cell: ({ month }) => (month === null ? '決まっていません' : `${monthName(month)}分`),
  },
  {
    id: 'due',
    header: '納期',
    cell: ({ dueOn }) => (dueOn === null ? '' : formatPlainDate(dueOn)),
  },
  { id: 'yen', header: '金額', cell: ({ yen }) => formatYen(yen), align: 'end' },
];

function Saved({ saved, sums }: { saved: SavedOpening; sums: OpeningDues['sums'] }) {
  const { lines, enteredOn, enteredAs, note, keptBy } = saved;
  return (
    <div className="grid gap-4">
      <p>
        {formatPlainDate(enteredOn)}に、{enteredAs}が入れました。{lines.length}件です。
      </p>
      <OpeningDuesSums sums={sums} />
      {note !== '' && <p className="max-w-2xl">帳簿とちがうわけ：{note}</p>}
      <details>
        <summary className="inline-flex min-h-11 items-center rounded-lg text-primary underline">
          入れた内容を見る（{lines.length}件）
        </summary>
        <DataTable
          caption="はじまりの未収金・前受金"
          columns={columns}
          rows={lines}
          rowKey={({ number, kind, item, month }) => `${number} ${kind} ${item} ${month}`}
        />
      </details>
      {keptBy === null ? <TakeBack openingId={saved.id} /> : <p className="text-muted">{keptBy}</p>}
    </div>
  );
}

function TakeBack({ openingId }: { openingId: string }) {
  const [isAsking, setAsking] = useState(false);
  const undoing = useBooksAction(undoOpeningDues);
  async function undo(): Promise<void> {
    setAsking(false);
    await undoing.mutateAsync({ openingId });
    toast({ title: 'はじまりの未収金・前受金を取り消しました', tone: 'good' });
  }
  return (
    <div className="print:hidden">
      {undoing.error && <FailureNote>{sentenceOf(undoing.error)}</FailureNote>}
      <Button variant="secondary" disabled={undoing.isPending} onClick={() => setAsking(true)}>
        全部を取り消して、入れ直す
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="はじまりの未収金・前受金を取り消しますか"
        confirmLabel="取り消す"
        cancelLabel="このままにする"
        onConfirm={() => void undo().catch(() => undefined)}
      >
        入れた内容を全部取り消します。滞納の一覧などからも消えます。帳簿の額は変わりません。
      </ConfirmDialog>
    </div>
  );
}
