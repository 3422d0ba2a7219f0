import type { ChatMessage, Source } from '#contract/caretaker.ts';
import { isOnlySigns, withoutSigns } from '#web/lib/caretaker-plain-text.ts';
import { shownSureness } from './shown-sureness.ts';

/** The answer for a letter or a notice: plain lines whose [1] name the sources below them. */
export function copiedText(message: ChatMessage): string {
  const { content, sources = [] } = message;
  const sureness = shownSureness(message);
  const lines = content.split('\n').filter((line) => !isOnlySigns(line));
  const text = lines
    .map((line) => copiedLine(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (sources.length === 0) return text;
  const cited = `${text}\n\n引用元：\n${sourceLines(sources).join('\n')}`;
  return sureness ? `${cited}\n\n${sureness.word}（${sureness.percent}）` : cited;
}

function copiedLine(line: string): string {
  return withoutSigns(line, (hidden) => {
    const cells = /^\s*\|(.*)\|\s*$/.exec(hidden)?.[1];
    if (cells !== undefined) return cellsOf(cells).join('　');
    return hidden
      .replace(/^\s*(?:#{1,6}\s+|>\s?)+/, '')
      .replace(/^(\s*)[-*+]\s+(?:\[[ xX]\]\s+)?/, (_, before: string) => `${inset(before)}・`)
      .replace(/^(\s+)(?=\d{1,9}[.)]\s)/, (_, before: string) => inset(before));
  })
    .replace(/[ \t]+(?=(?:\[\d{1,2}\])+)/g, '')
    .trimEnd();
}

/** A list within a list stands further in. */
const inset = (before: string): string => '　'.repeat(Math.min(3, Math.floor(before.length / 2)));

function cellsOf(row: string): readonly string[] {
  return row.split('|').map((cell) => cell.trim() || '－');
}

/** [1][3] 管理規約　第18条: the numbers, then the title and the place. */
function sourceLines(sources: readonly Source[]): readonly string[] {
  const numbers = new Map<string, string>();
  for (const [index, { title, place, remark }] of sources.entries()) {
    const words = [title, place].filter(Boolean).join('　') + (remark && `（${remark}）`);
    numbers.set(words, `${numbers.get(words) ?? ''}[${index + 1}]`);
  }
  return [...numbers].map(([words, marks]) => `${marks} ${words}`);
}
