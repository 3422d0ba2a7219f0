/** An answer as one would say it: without the signs of Markdown and the markers of its sources. */
export function plainTextOf(markdown: string): string {
  return markdown
    .split('\n')
    .map((line) => spokenLine(line))
    .filter((line) => line !== '')
    .join('\n');
}

/** Runs of `-` below the head of a table, and the signs around code that is shown as it is. */
export const isOnlySigns = (line: string): boolean => /^\s*(?:```|~~~|\|?\s*:?-{2,})/.test(line);

function spokenLine(line: string): string {
  if (isOnlySigns(line)) return '';
  return withoutSigns(line, (hidden) =>
    hidden
      .replace(/^\s*(?:#{1,6}\s+|>\s?|(?:[-*+]\s+(?:\[[ xX]\]\s+)?))+/, '')
      .replace(/^\s*\||\|\s*$/g, '')
      .replace(/\s*\|\s*/g, '、')
      .replace(/\[\^[^\]]+\]:?/g, '')
      .replace(/\[\d{1,2}\](?!\()/g, ''),
  ).trim();
}

/** A line without the signs for bold, code, links and pictures; what was escaped is a sign of the text itself. */
export function withoutSigns(line: string, change = (hidden: string) => hidden): string {
  const hidden = change(line.replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => hide(sign)))
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|__|~~|`/g, '')
    .replace(/\*(?=\S)([^*]*[^\s*])\*/g, '$1');
  return hidden.replace(/[\u{10f000}-\u{10f07f}]/gu, show);
}

// No letter stands there: what is escaped is no sign while the line is read.
const shift = 0x10f000;
const hide = (sign: string): string => String.fromCodePoint(shift + sign.charCodeAt(0));
const show = (hidden: string): string => String.fromCharCode((hidden.codePointAt(0) ?? 0) - shift);
