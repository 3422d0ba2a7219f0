import { useMemo, useState } from 'react';
import { mostItems } from '#domain/repair-plan/register/problems-of.ts';
import {
  type Merge,
  mergeLines,
  withGroups,
} from '#domain/repair-plan/register-file/merge-lines.ts';
import { type ChosenColumns, readLines } from '#domain/repair-plan/register-file/read-lines.ts';
import type { ColumnField } from '#domain/repair-plan/register-file/register-columns.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ImportGrid, type Rows } from './import-grid.tsx';
import { lineName } from './register-lines.ts';
import { newItemId, type Register } from './use-register.ts';
import { type Replace, WayChoice } from './way-choice.tsx';

type ImportPreviewProps = {
  register: Register;
  rows: Rows;
  firstReplace: Replace;
  onBack: () => void;
  onClose: () => void;
};

/** What an import would do, line by line, before it does it. */
export function ImportPreview(props: ImportPreviewProps) {
  const { register, rows, onBack, onClose } = props;
  const [replace, setReplace] = useState<Replace>(props.firstReplace);
  const { table, merge, chooseColumn, chooseGroups } = useReading(register, rows, replace);
  const isTooLong = merge.items.length > mostItems || table.lines.length > mostItems;
  const takenCount = merge.added.length + merge.replaced.length + merge.same.length;
  const changeCount = merge.added.length + merge.replaced.length + merge.removed.length;

  const leftCount = merge.left.length;
  const leftWords =
    leftCount > 0
      ? `${leftCount.toLocaleString('ja-JP')}行は読めなかったので、取り込んでいません。`
      : '';

  function apply() {
    register.replaceAll(merge.items, merge.unreadable);
    toast({
      title: '工事の表に取り込みました',
      tone: 'good',
      description: `${changeCount.toLocaleString('ja-JP')}行が変わりました。${leftWords}「元に戻す」（Ctrl＋Z）で戻せます。`,
    });
    onClose();
  }

  return (
    <div className="grid gap-4">
      <WayChoice replace={replace} onChange={setReplace} />
      <p role="status" className="text-lg font-bold">
        {takenCount === 0
          ? '取り込める行がありません。列の内容と、工事の区分を確かめてください。'
          : countWords(merge)}
      </p>
      <ImportGrid
        rows={rows}
        table={table}
        merge={merge}
        onColumn={chooseColumn}
        onGroups={chooseGroups}
      />
      {register.isShifted && (
        <p>試している年度と単価の変更は、取り込むときに表の値として書き込みます。</p>
      )}
      {isTooLong && (
        <p className="font-bold text-danger">
          工事の表は{mostItems.toLocaleString('ja-JP')}
          行までです。行を減らしてから取り込んでください。
        </p>
      )}
      <Removed names={merge.removed.map(lineName)} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onBack}>
          選び直す
        </Button>
        <Button disabled={takenCount === 0 || changeCount === 0 || isTooLong} onClick={apply}>
          {leftCount > 0 && takenCount > 0
            ? `読めた${takenCount.toLocaleString('ja-JP')}行だけ取り込む`
            : '取り込む'}
        </Button>
      </div>
    </div>
  );
}

/** The table as it is read, with what a person says of its columns and groups, and what it does to the register. */
function useReading(register: Register, rows: Rows, replace: Replace) {
  const [columns, setColumns] = useState<ChosenColumns>(new Map());
  const [groups, setGroups] = useState<ReadonlyMap<number, number>>(new Map());
  // What is tried elsewhere stands in the figures people copy and in our own file.
  const items = register.isShifted ? register.typedPlan.items : register.lines;
  const table = useMemo(() => readLines(rows, columns), [rows, columns]);
  const merge = useMemo(
    () =>
      mergeLines(
        { ...register.typedPlan, items },
        withGroups(table.lines.slice(0, mostItems), groups),
        { replace, makeId: newItemId, unreadable: register.unreadable },
      ),
    [register.typedPlan, register.unreadable, items, table, groups, replace],
  );
  return {
    table,
    merge,
    chooseColumn: (index: number, field: ColumnField | null) => {
      const others = table.columns.flatMap(({ column }, at) =>
        column && column.field === field && at !== index ? [[at, null] as const] : [],
      );
      setColumns((before) => new Map([...before, ...others, [index, field]]));
    },
    chooseGroups: (rowNumbers: readonly number[], group: number) =>
      setGroups((before) => new Map([...before, ...rowNumbers.map((it) => [it, group] as const)])),
  };
}

function countWords({ added, replaced, removed, same, left }: Merge): string {
  const counts = [
    [added.length, '行を加えます'],
    [replaced.length, '行を置き換えます'],
    [removed.length, '行をなくします'],
    [same.length, '行は同じです'],
    [left.length, '行は取り込めません'],
  ] as const;
  const told = counts.filter(([count]) => count > 0);
  return `${told.map(([count, words]) => `${count.toLocaleString('ja-JP')}${words}`).join('。')}。`;
}

const mostListed = 50;

function Removed({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <details className="rounded-lg border border-line px-3">
      <summary className="min-h-11 py-2 font-bold">
        なくなる行（{names.length.toLocaleString('ja-JP')}行）
      </summary>
      <ul className="mb-3 list-disc pl-6">
        {names.slice(0, mostListed).map((name, index) => (
          <li key={index}>{name}</li>
        ))}
        {names.length > mostListed && (
          <li>ほかに{(names.length - mostListed).toLocaleString('ja-JP')}行</li>
        )}
      </ul>
    </details>
  );
}
