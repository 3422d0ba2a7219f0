import type { ClipboardEvent } from 'react';
import { isHeader } from '#domain/repair-plan/register-file/read-lines.ts';
import { type TypedField, typedFields } from '#domain/repair-plan/register-file/read-typed.ts';
import { splitTable } from '#domain/repair-plan/register-file/split-table.ts';

/** Several cells pasted into one: they go to the lines from this one on, as they stand on the screen. */
export type Spread = {
  readonly lineIds: readonly string[];
  readonly field: TypedField;
  readonly rows: readonly (readonly string[])[];
};

/** A single value is the cell's own; lines and tabs are spread; a whole table with its header is left to the page. */
export function takePaste(
  event: ClipboardEvent<HTMLTableElement>,
  onSpread: (spread: Spread) => void,
): void {
  const { target } = event;
  if (!(target instanceof HTMLInputElement)) return;
  const field = typedFields.find((it) => it === target.dataset['column']);
  const rows = splitTable(event.clipboardData.getData('text/plain'), '\t');
  const isSingle = rows.length === 1 && rows[0]?.length === 1;
  if (!field || isSingle || isHeader(rows[0] ?? [])) return;
  event.preventDefault();
  const lineIds = [...event.currentTarget.querySelectorAll<HTMLElement>('tr[data-work]')].map(
    (row) => row.dataset['work'] ?? '',
  );
  const own = target.closest<HTMLElement>('tr[data-work]')?.dataset['work'] ?? '';
  onSpread({ lineIds: lineIds.slice(lineIds.indexOf(own)), field, rows });
}
