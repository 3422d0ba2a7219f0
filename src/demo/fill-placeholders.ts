import { formatDate, formatMonthDay, formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { Yen } from '#domain/money.ts';
import { periodOf, type RelativeDates, resolveDate } from './relative-dates.ts';

/** What the books say for a key such as `general.closing-1`; null for a key they do not know. */
export type BooksLookup = (key: string) => Yen | null;

export type PlaceholderSource = {
  readonly dates: RelativeDates;
  readonly books: BooksLookup;
};

const placeholder = /\{\{([^{}]*)\}\}/g;

/** Replaces every `{{…}}` of a document; anything the grammar does not know is a mistake of its author. */
export function fillPlaceholders(text: string, source: PlaceholderSource, file: string): string {
  const filled = text.replace(placeholder, (whole, expression: string) => {
    const value = valueOf(expression.trim(), source);
    if (value === null) throw new Error(`${file}: unknown placeholder ${whole}`);
    return value;
  });
  const stray = /.{0,30}(\{\{|\}\}).{0,30}/.exec(filled);
  if (stray) throw new Error(`${file}: unclosed placeholder near “${stray[0]}”`);
  return filled;
}

function valueOf(expression: string, { dates, books }: PlaceholderSource): string | null {
  if (expression.startsWith('yen ')) {
    const amount = books(expression.slice(4).trim());
    return amount === null ? null : formatYen(amount);
  }
  const year = /^(y|ki)([+-]\d+)$/.exec(expression);
  if (year) {
    const fiscalYear = dates.agmYear + Number(year[2]);
    return String(year[1] === 'ki' ? periodOf(fiscalYear) : fiscalYear);
  }
  const [, day = '', style = ''] = /^(.*?)(?: (plain|md))?$/.exec(expression) ?? [];
  const resolved = resolveDate(dates, day);
  return resolved === null ? null : dateText(resolved, style);
}

function dateText(day: IsoDate, style: string): string {
  if (style === 'plain') return formatPlainDate(day);
  if (style === 'md') return formatMonthDay(day);
  return formatDate(day);
}
