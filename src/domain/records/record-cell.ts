import { dayInJapan } from '#domain/calendar.ts';
import { valueWords } from './value-words.ts';

/** How a column is written in the database. */
export type RecordColumn = { readonly name: string; readonly type: string };

export type Cell = string | number | null;

/** What a reference is called by people: the dwelling's number, the account's name. */
export type Labels = (referred: string, id: string) => string | undefined;

const referredBy: Readonly<Record<string, string>> = {
  dwelling_id: 'dwelling',
  person_id: 'person',
  fund_id: 'fund',
  account_id: 'account',
  income_account_id: 'account',
  receivable_account_id: 'account',
  advance_account_id: 'account',
  prepaid_account_id: 'account',
  expense_account_id: 'account',
  counterparty_id: 'counterparty',
  fiscal_year_id: 'fiscal_year',
  entry_id: 'journal_entry',
  reverses_id: 'journal_entry',
  bank_account_id: 'bank_account',
  document_id: 'document',
  supersedes_id: 'document',
  meeting_id: 'meeting',
  item_id: 'billing_item',
  voucher_id: 'voucher',
  original_voucher_id: 'voucher',
  notice_id: 'notice',
  equipment_id: 'equipment',
  space_id: 'space',
};

/** The table whose row a column names; a person of the register where it names who did something. */
function referredTable({ name, type }: RecordColumn): string | undefined {
  if (type !== 'uuid') return undefined;
  return referredBy[name] ?? (/_by$|^user_id$/.test(name) ? 'account_holder' : undefined);
}

/** A value as it stands in a table for people. What has no name keeps the number that the data files have. */
export function recordCell(
  table: string,
  column: RecordColumn,
  { value, labelOf }: { readonly value: unknown; readonly labelOf: Labels },
): Cell {
  return typeof value === 'string' ? textCell(table, column, { value, labelOf }) : plainCell(value);
}

function plainCell(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'はい' : 'いいえ';
  return typeof value === 'number' ? value : JSON.stringify(value);
}

function textCell(
  table: string,
  column: RecordColumn,
  { value, labelOf }: { readonly value: string; readonly labelOf: Labels },
): Cell {
  const referred = referredTable(column);
  if (referred) return labelOf(referred, value) ?? value;
  if (column.type === 'timestamp with time zone') return momentInJapan(value);
  return valueWords(table, column.name)?.[value] ?? value;
}

/** 2026-11-21 09:30, as clocks in Japan showed it. */
function momentInJapan(moment: string): string {
  const ms = Date.parse(moment);
  const clock = new Date(ms + 9 * 3_600_000).toISOString().slice(11, 16);
  return `${dayInJapan(ms)} ${clock}`;
}

const typeWords: readonly (readonly [RegExp, string])[] = [
  [/\[\]$/, '並び'],
  [/^uuid$/, '番号'],
  [/^(?:integer|bigint|smallint)$/, '整数'],
  [/^(?:numeric|real|double)/, '小数'],
  [/^boolean$/, 'はい・いいえ'],
  [/^date$/, '日付'],
  [/^timestamp/, '日時'],
  [/^jsonb$/, '構造（JSON）'],
];

export function typeName(type: string): string {
  return typeWords.find(([pattern]) => pattern.test(type))?.[1] ?? '文字';
}

/** 「general＝総会、board＝理事会」: what the codes of a column mean in the data files. */
export function codeWords(table: string, column: string): string {
  const words = Object.entries(valueWords(table, column) ?? {});
  return words.map(([code, word]) => `${code}＝${word}`).join('、');
}
