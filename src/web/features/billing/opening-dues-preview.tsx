import { useState } from 'react';
import { applyOpeningDues, type OpeningDuesReading } from '#contract/opening-dues.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { dueKinds, isEven, OpeningDuesSums } from './opening-dues-sums.tsx';

type Line = OpeningDuesReading['lines'][number];

type OpeningDuesPreviewProps = {
  rows: string[][];
  reading: OpeningDuesReading;
  onBack: () => void;
  onDone: () => void;
};

/** What would be saved beside the books; what is wrong stands first. Nothing has been written yet. */
export function OpeningDuesPreview(props: OpeningDuesPreviewProps) {
  const { rows, reading, onBack, onDone } = props;
  const { lines, problems, sums, mayApply } = reading;
  const [id] = useState(() => crypto.randomUUID());
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const applying = useBooksAction(applyOpeningDues);
  const needsNote = !isEven(sums);

  async function apply(): Promise<void> {
    setTried(true);
    if (needsNote && note.trim() === '') return;
    await applying.mutateAsync({ id, rows, note });
    onDone();
    toast({ title: 'はじまりの未収金・前受金を保存しました', tone: 'good' });
  }
  return (
    <div role="group" aria-label="保存する内容" className="grid gap-4">
      <Lines lines={lines} problems={problems} />
      {mayApply && <OpeningDuesSums sums={sums} />}
      {mayApply && needsNote && <NoteField note={note} isTried={isTried} onChange={setNote} />}
      {applying.error && <FailureNote>{sentenceOf(applying.error)}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        {mayApply && (
          <Button disabled={applying.isPending} onClick={() => void apply().catch(() => undefined)}>
            {applying.isPending ? '保存しています' : `${lines.length}件を保存する`}
          </Button>
        )}
        <Button variant="secondary" onClick={onBack}>
          直しに戻る
        </Button>
      </div>
    </div>
  );
}

/** What is wrong first; its column stands there only then. */
function Lines({ lines, problems }: Pick<OpeningDuesReading, 'lines' | 'problems'>) {
  const wrong = lines.filter(({ problem }) => problem !== null);
  const right = lines.filter(({ problem }) => problem === null);
  return (
    <>
      {problems.map((problem) => (
        <FailureNote key={problem}>{problem}</FailureNote>
      ))}
      {wrong.length > 0 && (
        <FailureNote>{`直すところが${wrong.length}件あります。まだ何も保存していません。`}</FailureNote>
      )}
      {lines.length > 0 && (
        <DataTable
          caption="入れる内容"
          columns={wrong.length > 0 ? [...columns, problemColumn] : columns}
          rows={[...wrong, ...right]}
          rowKey={({ place, item }) => `${place} ${item}`}
        />
      )}
    </>
  );
}

type NoteFieldProps = { note: string; isTried: boolean; onChange: (note: string) => void };

function NoteField({ note, isTried, onChange }: NoteFieldProps) {
  const isMissing = isTried && note.trim() === '';
  return (
    <div className="max-w-2xl">
      <TextField
        label="帳簿とちがうわけ"
        hint="このまま保存すると、「請求」の画面には、住戸ごとの合計と帳簿がちがうと出つづけます。"
        required
        maxLength={200}
        value={note}
        error={isMissing ? 'ちがうまま保存するときは、わけを入れてください。' : undefined}
        onChange={onChange}
      />
    </div>
  );
}

const columns: readonly Column<Line>[] = [
  {
    id: 'number',
    header: '住戸',
    cell: ({ place, number }) => (number === '' ? `${place}行目` : `${number}号室`),
    isRowHeader: true,
  },
  { id: 'kind', header: '種類', cell: ({ kind }) => dueKinds[kind] },
  { id: 'item', header: '費目', cell: ({ item }) => item },
  { id: 'month', header: '月分', cell: ({ month }) => month },
  {
    id: 'due',
    header: '納期',
    cell: ({ dueOn }) => (dueOn === null ? '' : formatPlainDate(dueOn)),
  },
  { id: 'yen', header: '金額', cell: ({ yen }) => yen, align: 'end' },
];

const problemColumn: Column<Line> = {
  id: 'problem',
  header: '直すところ',
  cell: ({ problem }) => problem && <strong className="text-danger">{problem}</strong>,
};
