import { properTitle } from '#domain/documents/own-title.ts';
import type { PrintedLine } from '#server/extraction/reader/paper.ts';
import { bodySizeOf, isTitle, rightOf } from './read-pages.ts';
import { repairLine } from './repair-line.ts';
import { wordsOf } from './running-lines.ts';

const sameSize = 0.5;

/** 題名: what stands on the first page in the largest letters; nothing where all are alike. */
export function titleOfPages(pages: readonly (readonly PrintedLine[])[]): string {
  const lines = (pages[0] ?? []).map(repairLine);
  const bodySize = bodySizeOf(lines);
  const isName = (line: PrintedLine) =>
    isTitle(line, bodySize) && properTitle(wordsOf(line)) !== '';
  const largest = lines.filter(isName).reduce((most, { size }) => Math.max(most, size), 0);
  const isLargest = (line: PrintedLine) => isName(line) && line.size > largest - sameSize;
  const from = lines.findIndex(isLargest);
  if (from < 0) return '';
  const after = lines.slice(from);
  const end = after.findIndex((line) => !isLargest(line));
  return properTitle(joined(end < 0 ? after : after.slice(0, end), lines));
}

/** A title that reaches the edge goes on in the next line as one word. */
function joined(title: readonly PrintedLine[], lines: readonly PrintedLine[]): string {
  const edge = lines.reduce((most, line) => Math.max(most, rightOf(line)), 0);
  return title
    .map((line) => wordsOf(line) + (rightOf(line) > edge - 2.5 * line.size ? '' : ' '))
    .join('');
}
