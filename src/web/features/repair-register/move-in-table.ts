import type { KeyboardEvent } from 'react';
import { isConverting } from '#web/lib/is-converting.ts';

type Place = { readonly row: number; readonly column: number };
type Cells = readonly (readonly HTMLElement[])[];

const pageRows = 10;

/** The keys of a spreadsheet: arrows, Enter, Home, End and their like go from cell to cell. Leaving a cell takes its text in. */
export function moveInTable(event: KeyboardEvent<HTMLTableElement>): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || isForOthers(event)) return;
  const cells = cellsOf(event.currentTarget);
  const row = cells.findIndex((them) => them.includes(target));
  const column = cells[row]?.indexOf(target);
  if (column === undefined) return;
  const there = placeAfter(event, { row, column }, { cells, isCaretFree: isWhole(target) });
  if (!there) return;
  event.preventDefault();
  const next = cellAt(cells, there);
  // At the edge of the table the text is taken in all the same.
  if (next === target) target.blur();
  next?.focus();
}

function isForOthers({ nativeEvent, altKey, metaKey }: KeyboardEvent): boolean {
  return altKey || metaKey || isConverting(nativeEvent);
}

function cellAt(cells: Cells, { row, column }: Place): HTMLElement | undefined {
  const them = cells[clamp(row, cells.length)] ?? [];
  return them[clamp(column, them.length)];
}

/** The cells on the screen that take the focus, line by line. */
function cellsOf(table: HTMLTableElement): Cells {
  return [...table.querySelectorAll('tr[data-work]')].map((row) => [
    ...row.querySelectorAll<HTMLElement>('[data-column]'),
  ]);
}

/** Of a text that is selected as a whole, or of a button, nothing can be said by the caret. */
function isWhole(target: HTMLElement): boolean {
  if (!(target instanceof HTMLInputElement)) return true;
  const { selectionStart, selectionEnd, value } = target;
  return selectionStart === 0 && selectionEnd === value.length;
}

type Around = { cells: Cells; isCaretFree: boolean };

function placeAfter(
  event: KeyboardEvent,
  here: Place,
  { cells, isCaretFree }: Around,
): Place | undefined {
  const { key, shiftKey, ctrlKey, target } = event;
  if (key === 'Enter' && target instanceof HTMLInputElement) return down(here, shiftKey ? -1 : 1);
  if (shiftKey) return undefined;
  if (ctrlKey) return cornerFor(key, here, cells);
  return rowFor(key, here) ?? (isCaretFree ? columnFor(key, here, cells) : undefined);
}

function rowFor(key: string, here: Place): Place | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: -1,
    ArrowDown: 1,
    PageUp: -pageRows,
    PageDown: pageRows,
  };
  const step = steps[key];
  return step === undefined ? undefined : down(here, step);
}

function columnFor(key: string, { row, column }: Place, cells: Cells): Place | undefined {
  const columns: Readonly<Record<string, number>> = {
    ArrowLeft: column - 1,
    ArrowRight: column + 1,
    Home: 0,
    End: (cells[row]?.length ?? 1) - 1,
  };
  const next = columns[key];
  return next === undefined ? undefined : { row, column: next };
}

/** Ctrl+Home and Ctrl+End: the first and the last line. */
function cornerFor(key: string, { column }: Place, cells: Cells): Place | undefined {
  if (key === 'Home') return { row: 0, column };
  return key === 'End' ? { row: cells.length - 1, column } : undefined;
}

function down({ row, column }: Place, step: number): Place {
  return { row: row + step, column };
}

function clamp(value: number, count: number): number {
  return Math.min(Math.max(value, 0), count - 1);
}
