import type { PrintedLine } from '#server/extraction/reader/paper.ts';

/** How many lines from the edge of a page its header or footer may take. */
const edge = 3;
const leastPages = 3;
const leastShare = 0.6;

type Page = readonly PrintedLine[];

/** 柱とフッター: a line that stands at the edge of most pages is kept on the first of them only. */
export function withoutRunningLines(pages: readonly Page[]): readonly Page[] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(page.filter(isAtEdge).map(keyOf))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const least = Math.max(leastPages, pages.length * leastShare);
  const known = new Set<string>();
  return pages.map((page) => {
    const seen = new Set<string>();
    const kept = page.filter((line, index) => {
      const key = keyOf(line);
      const isRunning = isAtEdge(line, index, page) && (counts.get(key) ?? 0) >= least;
      if (isRunning) seen.add(key);
      return !(isRunning && known.has(key));
    });
    for (const key of seen) known.add(key);
    return kept;
  });
}

/** The head of a table is repeated on each page, too, and belongs there. */
function isAtEdge({ cells }: PrintedLine, index: number, page: Page): boolean {
  return cells.length < 3 && (index < edge || index >= page.length - edge);
}

/** 「1 / 7」 and 「2 / 7」 are the same line. */
function keyOf(line: PrintedLine): string {
  return wordsOf(line).replaceAll(/\d+/g, '0');
}

export function wordsOf({ cells }: PrintedLine): string {
  return cells.map(({ text }) => text).join('　');
}
