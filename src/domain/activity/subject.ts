import type { Several } from './action.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What an action was done to: the ids, months and numbers of its address and its own id, never words. */
export function subjectOf(address: string, input: Fields): string {
  const names = [...address.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return [...names, 'id', 'month']
    .filter((name, index, all) => all.indexOf(name) === index)
    .flatMap((name) => {
      const value = input[name];
      return isPlain(value) ? [`${name}=${value}`] : [];
    })
    .join('&');
}

/** The subject, and which of several things it was: a value that the words know, and no other. */
export function subjectWithWhich(
  subject: string,
  { by, words }: Several,
  { input, answer }: { readonly input: Fields; readonly answer: Fields },
): string {
  const asked = fieldOf(input, by);
  const value = String(asked === undefined ? fieldOf(answer, by) : asked);
  const which = Object.hasOwn(words, value) ? `which=${value}` : '';
  return [subject, which].filter((part) => part !== '').join('&');
}

function fieldOf(fields: Fields, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, name) => (isFields(at) && Object.hasOwn(at, name) ? at[name] : undefined),
      fields,
    );
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

export function whichOf(subject: string): string | undefined {
  return named(subject)['which'];
}

function isPlain(value: unknown): value is string | number {
  return /^[\w.-]{1,40}$/.test(typeof value === 'number' ? String(value) : asText(value));
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function named(subject: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    subject.split('&').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name, value];
    }),
  );
}

/** Where the thing is. A part of the address that the subject does not name is left out with its word. */
export function placeOf(at: string, subject: string): string {
  const facts = named(subject);
  const [path = '', search = ''] = at.split('?');
  const filled = (text: string) =>
    text.replaceAll(/:(\w+)/g, (_whole, name: string) => facts[name] ?? '');
  const query = search
    .split('&')
    .filter(
      (pair) => pair !== '' && [...pair.matchAll(/:(\w+)/g)].every(([, name = '']) => facts[name]),
    )
    .map(filled)
    .join('&');
  return query === '' ? filled(path) : `${filled(path)}?${query}`;
}

/** 「2026年10月」「2026年度」: what of the subject people know. */
export function subjectWords(subject: string): string {
  const { year, month, number, code } = named(subject);
  const [, monthYear, monthNumber] = /^(\d{4})-(\d{2})$/.exec(month ?? '') ?? [];
  if (monthYear && monthNumber) return `${monthYear}年${Number(monthNumber)}月`;
  if (year && code) return `${year}年度・${code}`;
  if (year) return `${year}年度`;
  return number ? `第${number}版` : '';
}
