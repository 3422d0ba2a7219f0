import { useState } from 'react';
import { applyRosterTable, type RosterReading } from '#contract/setup.ts';
import { rosterColumns } from '#domain/onboarding/roster.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.tsx';

type Line = RosterReading['lines'][number];

type RosterPreviewProps = {
  rows: string[][];
  reading: RosterReading;
  onBack: () => void;
  onDone: () => void;
};

const looks = {
  new: { tone: 'primary', words: '新しい' },
  changed: { tone: 'warn', words: '変わる' },
  same: { tone: 'neutral', words: '同じ' },
  wrong: { tone: 'danger', words: '直すところ' },
} as const;

/** What would be registered, what is wrong first. Nothing has been written yet. */
export function RosterPreview({ rows, reading, onBack, onDone }: RosterPreviewProps) {
  const [id] = useState(() => crypto.randomUUID());
  const applying = useBooksAction(applyRosterTable);
  const { lines, problems, restCount, mayApply } = reading;
  const count = (state: Line['state']) => lines.filter((line) => line.state === state).length;
  const [added, changed, same, wrong] = [
    count('new'),
    count('changed'),
    count('same'),
    count('wrong'),
  ];
  const hasNothing = mayApply && added + changed === 0;

  async function apply(): Promise<void> {
    const counts = await applying.mutateAsync({ id, rows });
    toast({
      title: `${counts.newCount + counts.changedCount}戸を登録しました`,
      description: '30日のあいだ、取り込む前に戻せます。',
      tone: 'good',
    });
    onDone();
  }
  return (
    <div role="group" aria-label="取り込む内容">
      <p className="text-lg">
        <strong>
          新しい住戸{added}戸・変わる住戸{changed}戸・同じ住戸{same}戸
        </strong>
        {wrong > 0 && <strong className="text-danger">・直すところのある行{wrong}行</strong>}
      </p>
      {restCount > 0 && (
        <p className="text-muted">登録ずみで、この表にない{restCount}戸は、そのまま残ります。</p>
      )}
      {problems.map((problem) => (
        <FailureNote key={problem}>{problem}</FailureNote>
      ))}
      {wrong > 0 && (
        <p className="mt-2">
          元の表を直してから、もう一度貼り付けてください。まだ何も登録していません。
        </p>
      )}
      <PreviewTable reading={reading} />
      {applying.error && <FailureNote>{sentenceOf(applying.error)}</FailureNote>}
      <div className="mt-4 flex flex-wrap gap-3">
        {mayApply && !hasNothing && (
          <Button disabled={applying.isPending} onClick={() => void apply().catch(() => undefined)}>
            {applying.isPending ? '登録しています' : `${added + changed}戸を登録する`}
          </Button>
        )}
        <Button variant="secondary" onClick={onBack}>
          {hasNothing ? '変わるところはありません。戻る' : '表に戻る'}
        </Button>
      </div>
    </div>
  );
}

/** Rows that are wrong or new stand first; the others keep their order. */
function PreviewTable({ reading: { columns, lines } }: Pick<RosterPreviewProps, 'reading'>) {
  if (lines.length === 0) return null;
  const order = ['wrong', 'changed', 'new', 'same'];
  const sorted = lines.toSorted(
    (one, other) => order.indexOf(one.state) - order.indexOf(other.state),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached by keyboard
    <div
      className="mt-4 max-h-[32rem] overflow-auto rounded-lg border border-line"
      role="region"
      aria-label="表の内容"
      tabIndex={0}
    >
      <table className="w-full text-left">
        <caption className="sr-only">表の内容</caption>
        <thead className="bg-surface">
          <tr>
            <th scope="col" className="px-3 py-2">
              行
            </th>
            <th scope="col" className="px-3 py-2">
              状態
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-2 whitespace-nowrap">
                {rosterColumns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {sorted.map(({ place, state, cells }) => (
            <tr key={place} className="align-top">
              <th scope="row" className="px-3 py-2 font-normal tabular-nums">
                {place}
              </th>
              <td className="px-3 py-2 whitespace-nowrap">
                <Badge tone={looks[state].tone}>{looks[state].words}</Badge>
              </td>
              {columns.map((column) => (
                <td key={column} className="px-3 py-2">
                  <Cell cell={cells[column]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ cell }: { cell: Line['cells'][keyof Line['cells']] }) {
  if (!cell) return null;
  const { text, problem, was } = cell;
  return (
    <>
      <span className="whitespace-nowrap">{text || '（空）'}</span>
      {problem && <span className="block min-w-44 font-bold text-danger">{problem}</span>}
      {was !== null && <span className="block text-muted">前：{was || '（空）'}</span>}
    </>
  );
}
