const tokens = /[{}]|"((?:[^"\\]|\\.)*)"|[^{},"]+/gs;

/** Reads PostgreSQL's array text, such as `{1,NULL,"a,b",{2}}`. */
export function parseArrayText(text: string, parseElement: (text: string) => unknown): unknown[] {
  const top: unknown[] = [];
  const open: unknown[][] = [top];
  // An array with unusual bounds is printed as [0:1]={…}.
  for (const [token, quoted] of text.slice(text.indexOf('{')).matchAll(tokens)) {
    const current = open.at(-1) ?? top;
    if (token === '{') {
      const inner: unknown[] = [];
      current.push(inner);
      open.push(inner);
    } else if (token === '}') {
      open.pop();
    } else if (quoted !== undefined) {
      current.push(parseElement(quoted.replaceAll(/\\(.)/gs, '$1')));
    } else {
      current.push(token === 'NULL' ? null : parseElement(token));
    }
  }
  const [parsed] = top;
  return Array.isArray(parsed) ? parsed : [];
}

/** Writes PostgreSQL's array text; `elementText` writes one element, null stays null. */
export function formatArrayText(
  values: readonly unknown[],
  elementText: (value: unknown) => string | null,
): string {
  const parts = values.map((value) => {
    if (Array.isArray(value)) return formatArrayText(value, elementText);
    const text = elementText(value);
    return text === null ? 'NULL' : `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
  });
  return `{${parts.join(',')}}`;
}
