import { formatDate, type IsoDate, isRealDate } from '#domain/calendar.ts';
import type { NoticeTemplate, TemplateField } from './template.ts';

export type Values = Readonly<Record<string, string>>;

type Words = { readonly title: string; readonly body: string };

/** The words of a template with what was filled in; a line whose field is empty is left out. */
export function writeNotice(template: NoticeTemplate, values: Values): Words {
  const { fill } = fillerOf(template, values);
  return { title: fill(template.title), body: fillLines(template, template.lines, values) };
}

/** Lines of a template, or of its version in やさしい日本語, with what was filled in. */
export function fillLines(
  template: NoticeTemplate,
  lines: readonly string[],
  values: Values,
): string {
  const { fill, isFull } = fillerOf(template, values);
  return lines.filter(isFull).map(fill).join('\n');
}

function fillerOf({ fields }: NoticeTemplate, values: Values) {
  const shown = new Map(fields.map((field) => [field.key, shownValue(field, values)]));
  return {
    fill: (line: string) =>
      line.replaceAll(/\{(\w+)\}/g, (_whole, key: string) => shown.get(key) ?? ''),
    isFull: (line: string) =>
      [...line.matchAll(/\{(\w+)\}/g)].every(([, key = '']) => shown.get(key) !== ''),
  };
}

function shownValue({ key, kind }: TemplateField, values: Values): string {
  const value = values[key]?.trim() ?? '';
  if (kind === 'day') return isRealDate(value) ? formatDate(value) : '';
  return kind === 'time' ? timeWords(value) : value;
}

/** 9:00 → 9時, 13:30 → 13時30分 */
export function timeWords(value: string): string {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(value) ?? [];
  if (hour === undefined) return '';
  return minute === '00' ? `${Number(hour)}時` : `${Number(hour)}時${minute}分`;
}

/** What is wrong with a field, by its key. */
export type FieldFaults = ReadonlyMap<string, string>;

export const emptyField = 'まだ入っていません。';

/** What still has to be filled in, and what cannot be: a day that has passed, an end before its beginning. */
export function fieldFaults(
  { fields }: NoticeTemplate,
  values: Values,
  today: IsoDate,
): FieldFaults {
  const faults = fields.map((field) => [field.key, faultOf(field, values, today)] as const);
  return new Map(faults.filter(([, words]) => words !== ''));
}

function faultOf(field: TemplateField, values: Values, today: IsoDate): string {
  const value = valueOf(values, field.key);
  if (shownValue(field, values) === '') return field.isOptional ? '' : emptyField;
  if (field.kind === 'day' && value < today) return '過ぎた日です。日にちを確かめてください。';
  return endFault(field, value, valueOf(values, begins[field.key] ?? ''));
}

function endFault({ kind }: TemplateField, value: string, from: string): string {
  if (from === '') return '';
  if (kind === 'day' && value < from) return '終わる日は、始まる日からあとにしてください。';
  const isLater = value.padStart(5, '0') > from.padStart(5, '0');
  return kind === 'time' && !isLater ? '終わりの時刻は、始まりより後にしてください。' : '';
}

const valueOf = (values: Values, key: string): string => values[key]?.trim() ?? '';

/** Which field an end goes with. */
const begins: Readonly<Record<string, string>> = { until: 'from', lastDay: 'day' };

export function usualValues({ fields }: NoticeTemplate): Values {
  return Object.fromEntries(fields.map(({ key, usual = '' }) => [key, usual]));
}
