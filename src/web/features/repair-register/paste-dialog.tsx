import { CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import {
  type CellOf,
  isChange,
  type Paste,
  type PastedCell,
  pasteCells,
} from '#domain/repair-plan/register-file/paste-cells.ts';
import type { TypedField } from '#domain/repair-plan/register-file/read-typed.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import { lineName } from './register-lines.ts';
import type { Spread } from './take-paste.ts';
import type { Register } from './use-register.ts';

type PasteDialogProps = { register: Register; spread: Spread | null; onClose: () => void };

/** 貼り付けの確認: which value goes where, and what is refused and why, before anything changes. */
export function PasteDialog({ register, spread, onClose }: PasteDialogProps) {
  return (
    <Dialog
      title="貼り付ける内容の確認"
      description="まだ表は変わっていません。値と入る場所を確かめてください。"
      open={spread !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {spread && <Preview register={register} spread={spread} onClose={onClose} />}
    </Dialog>
  );
}

type PreviewProps = { register: Register; spread: Spread; onClose: () => void };

function Preview({ register, spread, onClose }: PreviewProps) {
  const { lines, typedPlan, unreadable } = register;
  const paste = useMemo(() => {
    const byId = new Map(lines.map((line) => [line.id, line]));
    const targets = spread.lineIds.flatMap((id) => byId.get(id) ?? []);
    const start = { lines: targets, field: spread.field, unreadable };
    return pasteCells(typedPlan, start, spread.rows);
  }, [lines, typedPlan, unreadable, spread]);
  const taken = paste.cells.filter((cell) => 'field' in cell);
  const refused = paste.cells.filter((cell) => 'sentence' in cell);
  const changedCount = taken.filter(isChange).length;

  function apply() {
    register.changeAll(
      paste.changes,
      taken.map(({ line, field }) => ({ itemId: line.id, field })),
    );
    toast({
      title: `${changedCount.toLocaleString('ja-JP')}つのセルに貼り付けました`,
      description: '「元に戻す」（Ctrl＋Z）で、まとめて戻せます。',
      tone: 'good',
    });
    onClose();
  }

  return (
    <div className="grid gap-4">
      <p role="status" className="text-lg font-bold">
        {countWords(paste, changedCount)}
      </p>
      {paste.headings && <p>1行目「{paste.headings.join('、')}」は、見出しとして読みました。</p>}
      <Refused cells={refused} />
      <Taken cells={taken} />
      <div className="sticky -bottom-5 flex flex-wrap justify-end gap-3 bg-page py-3 sm:-bottom-6">
        <Button variant="secondary" onClick={onClose}>
          やめる
        </Button>
        <Button data-first-focus disabled={changedCount === 0} onClick={apply}>
          {refused.length > 0 && changedCount > 0
            ? `読めた${changedCount.toLocaleString('ja-JP')}つだけ入れる`
            : '貼り付ける'}
        </Button>
      </div>
    </div>
  );
}

function countWords({ cells }: Paste, changedCount: number): string {
  const takenCount = cells.filter((cell) => 'field' in cell).length;
  const counts = [
    [changedCount, 'つのセルの値が変わります'],
    [takenCount - changedCount, 'つは今と同じです'],
    [cells.length - takenCount, 'つは入れられません'],
  ] as const;
  const told = counts.filter(([count]) => count > 0);
  if (told.length === 0) return '貼り付ける値がありません。';
  return `${told.map(([count, words]) => `${count.toLocaleString('ja-JP')}${words}`).join('。')}。`;
}

const fieldNames: Readonly<Record<TypedField, string>> = {
  years: '計画年度',
  quantity: '数量',
  unit: '単位',
  unitPriceYen: '単価',
};

const mostShown = 200;

/** Cells that cannot be taken, with the reasons; those of one reason and column stand together. */
function Refused({ cells }: { cells: readonly CellOf<'sentence'>[] }) {
  if (cells.length === 0) return null;
  const bySentence = new Map<string, CellOf<'sentence'>[]>();
  for (const cell of cells) {
    const others = bySentence.get(cell.sentence);
    if (others) others.push(cell);
    else bySentence.set(cell.sentence, [cell]);
  }
  return (
    <section
      aria-label="入れられないもの"
      className="rounded-lg border border-warn bg-warn-soft px-4 py-3"
    >
      <h3 className="flex items-start gap-2 font-bold text-warn">
        <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
        入れられないもの
      </h3>
      <ul className="mt-1 list-disc pl-6">
        {[...bySentence].slice(0, mostShown).map(([sentence, them]) => (
          <li key={sentence}>
            {placeWords(them)}：{sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 「3行目「約500」」, or of many the first and how many more. */
function placeWords([first, ...others]: readonly PastedCell[]): string {
  if (!first) return '';
  const text = first.text.trim() === '' ? '空のセル' : `「${first.text.slice(0, 30)}」`;
  const more = others.length > 0 ? `など${(others.length + 1).toLocaleString('ja-JP')}つ` : '';
  return `${first.rowNumber}行目の${text}${more}`;
}

function Taken({ cells }: { cells: readonly CellOf<'field'>[] }) {
  if (cells.length === 0) return null;
  return (
    <section
      aria-label="入れる値"
      tabIndex={0}
      className="max-h-72 overflow-auto rounded-lg border border-line"
    >
      <table className="w-full border-collapse leading-snug">
        <caption className="sr-only">入れる値</caption>
        <thead className="sticky top-0 bg-surface">
          <tr>
            {['工事', '欄', '今の値', '入れる値'].map((name, index) => (
              <th
                key={name}
                scope="col"
                className={`px-2 py-1.5 ${index > 1 ? 'text-right' : 'text-left'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.slice(0, mostShown).map((cell) => (
            <tr key={`${cell.line.id} ${cell.field}`} className="border-t border-line">
              <th scope="row" className="px-2 py-1 text-left font-normal">
                {lineName(cell.line)}
              </th>
              <td className="px-2 py-1 whitespace-nowrap">{fieldNames[cell.field]}</td>
              <td className="px-2 py-1 text-right whitespace-nowrap text-muted tabular-nums">
                {presentWords(cell)}
              </td>
              <td className="px-2 py-1 text-right font-bold whitespace-nowrap tabular-nums">
                {isChange(cell) ? cell.after || '空欄' : '同じ'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {cells.length > mostShown && (
        <p className="px-2 py-1">ほかに{(cells.length - mostShown).toLocaleString('ja-JP')}つ</p>
      )}
    </section>
  );
}

/** What stands in the cell now: its value, or a text that is none. */
function presentWords({ before, covering }: CellOf<'field'>): string {
  if (covering === undefined) return before || '空欄';
  return covering.trim() === ''
    ? '空欄（読めません）'
    : `「${covering.slice(0, 30)}」（読めません）`;
}
