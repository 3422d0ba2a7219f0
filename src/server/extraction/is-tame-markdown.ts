/** What nobody writes by hand, but a parser needs minutes for: containers in containers, marks that wait for others. */
const limits = {
  lines: 20_000,
  containers: 20,
  indent: 40,
  structure: 8_000,
  marksSquared: 30_000_000,
};

const lead = /^(?:[ \t>]|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/;
const containerMark = />|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])/;
/** Rows of tables, and addresses and notes that are defined apart. */
const rowOrDefinition = /^[ \t]*\[|\|/;
const waitingMark = /[*_~[\]!<`]/;

/**
 * Whether somebody's own Markdown is read in about a second. The time of the only thread grows with the depth
 * of its containers and with the square of the marks in one block.
 */
export function isTameMarkdown(markdown: string): boolean {
  const lines = markdown.split(/\r\n?|\n/);
  return (
    lines.length <= limits.lines &&
    lines.every((line) => !isDeep(line)) &&
    lines.reduce((sum, line) => sum + structureOf(line), 0) <= limits.structure &&
    marksSquaredIn(lines) <= limits.marksSquared
  );
}

function isDeep(line: string): boolean {
  const start = leadOf(line);
  return (
    countOf(start, containerMark) > limits.containers || countOf(start, /[ \t]/) > limits.indent
  );
}

/** In ordinary items of a list: each step to the right and each cell adds a quarter. */
function structureOf(line: string): number {
  const start = leadOf(line);
  if (!containerMark.test(start) && !rowOrDefinition.test(line)) return 0;
  return 1 + (start.length + countOf(line, /\|/)) / 4;
}

function leadOf(line: string): string {
  return lead.exec(line)?.[0] ?? '';
}

function marksSquaredIn(lines: readonly string[]): number {
  let marks = 0;
  let squared = 0;
  for (const line of lines) {
    const before = line.trim() === '' ? 0 : marks;
    marks = before + countOf(line, waitingMark);
    squared += marks ** 2 - before ** 2;
  }
  return squared;
}

function countOf(text: string, mark: RegExp): number {
  return text.split(mark).length - 1;
}
