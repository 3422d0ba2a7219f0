import { useState } from 'react';
import { groups } from '#domain/repair-plan/register/group.ts';
import { type Cell, textOf } from '#domain/repair-plan/register-file/cell.ts';
import { knownGroup, type Merge } from '#domain/repair-plan/register-file/merge-lines.ts';
import type { ReadColumn, RegisterTable } from '#domain/repair-plan/register-file/read-lines.ts';
import {
  type ColumnField,
  registerColumns,
} from '#domain/repair-plan/register-file/register-columns.ts';
import { groupText } from '#domain/repair-plan/register-file/register-row.ts';
import { Button } from '#web/ui/button.tsx';

export type Rows = readonly (readonly Cell[])[];

type ImportGridProps = {
  rows: Rows;
  table: RegisterTable;
  merge: Merge;
  onColumn: (index: number, field: ColumnField | null) => void;
  onGroups: (rowNumbers: readonly number[], group: number) => void;
};

const linesAtOnce = 100;
const menuClass =
  'min-h-9 w-full rounded-md border border-line-strong bg-page px-1.5 hover:border-primary pointer-coarse:min-h-11';

/** What was read, cell by cell: what each column was taken for, the group of each line, and what becomes of it. */
export function ImportGrid({ rows, table, merge, onColumn, onGroups }: ImportGridProps) {
  const [shownCount, setShownCount] = useState(linesAtOnce);
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  const columns = table.columns.slice(0, width);
  const fates = fatesOf(merge);
  const rest = table.lines.length - shownCount;
  return (
    <div className="grid gap-2">
      <section
        aria-label="読み取った表（左右と上下に動かせます）"
        tabIndex={0}
        className="max-h-[45dvh] overflow-auto rounded-lg border border-line"
      >
        <table className="w-max min-w-full border-collapse leading-snug">
          <caption className="sr-only">読み取った表</caption>
          <thead className="sticky top-0 z-10 bg-surface">
            <tr>
              <th scope="col" className="px-2 py-1.5 text-right">
                行
              </th>
              <th scope="col" className="px-2 py-1.5 text-left">
                工事の区分
              </th>
              <th scope="col" className="px-2 py-1.5 text-left">
                どうなるか
              </th>
              {columns.map((column, index) => (
                <th key={index} scope="col" className="px-1 py-1.5 text-left align-top">
                  <ColumnMenu
                    column={column}
                    index={index}
                    onChoose={(field) => onColumn(index, field)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.lines.slice(0, shownCount).map(({ rowNumber, fields }) => {
              const fate = fates.get(rowNumber) ?? { words: '', isLeft: false };
              return (
                <tr
                  key={rowNumber}
                  className={`border-t border-line ${fate.isLeft ? 'bg-warn-soft' : ''}`}
                >
                  <th scope="row" className="px-2 text-right font-normal tabular-nums">
                    {rowNumber}
                  </th>
                  <td className="w-60 px-1 py-0.5">
                    <GroupMenu
                      label={`${rowNumber}行目の工事の区分`}
                      group={fate.group ?? fields.group ?? knownGroup(fields)}
                      onChoose={(group) => onGroups([rowNumber], group)}
                    />
                  </td>
                  <td className="w-64 px-2 py-1">{fate.words}</td>
                  {columns.map((_column, index) => (
                    <td key={index} className="max-w-56 truncate px-2 py-1 tabular-nums">
                      {textOf(rows[rowNumber - 1]?.[index])}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {rest > 0 && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => setShownCount((count) => count + linesAtOnce)}
        >
          続きを出す（残り{rest.toLocaleString('ja-JP')}行）
        </Button>
      )}
      <GroupForAll merge={merge} onGroups={onGroups} />
    </div>
  );
}

type Fate = { readonly words: string; readonly isLeft: boolean; readonly group?: number };

/** What becomes of each line, in words, by its row number. */
function fatesOf({ added, replaced, same, left }: Merge): ReadonlyMap<number, Fate> {
  const taken = (lines: Merge['added'], words: string) =>
    lines.map(({ rowNumber, item, remarks }): [number, Fate] => [
      rowNumber,
      { words: [words, ...remarks].join(''), isLeft: false, group: item.group },
    ]);
  return new Map([
    ...taken(added, '加えます。'),
    ...taken(replaced, '置き換えます。'),
    ...taken(same, '今と同じです。'),
    ...left.map(({ line, sentences }): [number, Fate] => [
      line.rowNumber,
      { words: sentences.join(''), isLeft: true },
    ]),
  ]);
}

const ownFields = registerColumns.filter(({ field }) => field !== 'totalYen' && field !== 'id');

type ColumnMenuProps = {
  column: ReadColumn;
  index: number;
  onChoose: (field: ColumnField | null) => void;
};

function ColumnMenu({ column: { heading, column, yenPerOne }, index, onChoose }: ColumnMenuProps) {
  return (
    <>
      <select
        aria-label={`${index + 1}列目${heading && `「${heading}」`}の内容`}
        value={column?.field ?? ''}
        onChange={(event) =>
          onChoose(ownFields.find(({ field }) => field === event.target.value)?.field ?? null)
        }
        className={`${menuClass} font-bold`}
      >
        <option value="">使わない列</option>
        {ownFields.map(({ field, header }) => (
          <option key={field} value={field}>
            {header}
          </option>
        ))}
      </select>
      {heading && (
        <p className="px-1 font-normal text-muted">
          見出し「{heading}」{yenPerOne !== 1 && moneyFields.has(column?.field) && '円に直します'}
        </p>
      )}
    </>
  );
}

const moneyFields: ReadonlySet<ColumnField | undefined> = new Set(['unitPriceYen', 'amountYen']);

type GroupMenuProps = {
  label: string;
  group: number | undefined;
  onChoose: (group: number) => void;
};

function GroupMenu({ label, group, onChoose }: GroupMenuProps) {
  return (
    <select
      aria-label={label}
      aria-invalid={group === undefined || undefined}
      value={group ?? ''}
      onChange={(event) => onChoose(Number(event.target.value))}
      className={`${menuClass} aria-invalid:border-2 aria-invalid:border-danger`}
    >
      {group === undefined && <option value="">選んでください</option>}
      {groups.map(({ number }) => (
        <option key={number} value={number}>
          {groupText(number)}
        </option>
      ))}
    </select>
  );
}

/** まとめて選ぶ: one group for every line that has none yet. */
function GroupForAll({ merge, onGroups }: Pick<ImportGridProps, 'merge' | 'onGroups'>) {
  const unknown = merge.left
    .filter(({ line: { fields } }) => (fields.group ?? knownGroup(fields)) === undefined)
    .map(({ line }) => line.rowNumber);
  if (unknown.length < 2) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span>区分が決まっていない{unknown.length.toLocaleString('ja-JP')}行をまとめて選ぶ</span>
      <span className="w-64">
        <GroupMenu
          label="決まっていない行の区分"
          group={undefined}
          onChoose={(group) => onGroups(unknown, group)}
        />
      </span>
    </div>
  );
}
