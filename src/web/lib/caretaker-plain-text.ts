/** An answer as one would say it: without the signs of Markdown and the markers of its sources. */
export function plainTextOf(markdown: string): string {
  return markdown
    .split('\n')
    .map((line) => wordsOf(line))
    .filter((line) => line !== '')
    .join('\n');
}

function wordsOf(line: string): string {
  if (/^\s*(```|~~~)/.test(line) || /^\s*\|?\s*:?-{2,}/.test(line)) return '';
  return withoutMarks(line)
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim();
}

function withoutMarks(line: string): string {
  return line
    .replace(/^\s*(?:#{1,6}\s+|>\s?|(?:[-*+]\s+(?:\[[ xX]\]\s+)?))+/, '')
    .replace(/^\s*\||\|\s*$/g, '')
    .replace(/\s*(?<!\\)\|\s*/g, '、')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[\^[^\]]+\]:?/g, '')
    .replace(/(?<!\\)\[\d{1,2}\](?!\()/g, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/(?<!\\)(\*\*|__|~~|`)/g, '')
    .replace(/(?<![\\*])\*(?=\S)([^*]*\S)\*/g, '$1');
}
