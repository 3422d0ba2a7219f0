/** Cuts unfinished Markdown at its blank lines, but never inside a fence. Whole blocks need not be drawn again. */
export function blocksOf(markdown: string): readonly string[] {
  const blocks: string[] = [];
  let lines: string[] = [];
  let fence: string | null = null;
  for (const line of markdown.split('\n')) {
    fence = fenceAfter(line, fence);
    if (line.trim() === '' && fence === null) {
      if (lines.length > 0) blocks.push(lines.join('\n'));
      lines = [];
    } else lines.push(line);
  }
  if (lines.length > 0) blocks.push(lines.join('\n'));
  return blocks;
}

/** The mark of the fence that is open after a line. */
function fenceAfter(line: string, fence: string | null): string | null {
  const mark = /^\s*(```|~~~)/.exec(line)?.[1];
  if (mark === undefined) return fence;
  if (fence === null) return mark;
  return fence === mark ? null : fence;
}
