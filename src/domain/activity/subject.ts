/** What an action was done to: the ids, months and numbers of its address and its own id, never words. */
export function subjectOf(address: string, input: Readonly<Record<string, unknown>>): string {
  const names = [...address.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return [...names, 'id', 'month']
    .filter((name, index, all) => all.indexOf(name) === index)
    .flatMap((name) => {
      const value = input[name];
      return isPlain(value) ? [`${name}=${value}`] : [];
    })
    .join('&');
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
