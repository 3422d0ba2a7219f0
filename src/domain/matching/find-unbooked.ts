import type { BankEntry, Proposal } from './facts.ts';
import { type BookedLine, findBooked, indexBooked } from './find-booked.ts';

type Counts = { readonly openCount: number; readonly unbookedCount: number };

/** 帳簿にまだない明細: the open lines for which the books have no entry; each entry stands for its own sum once. */
export function findUnbooked<Line extends BookedLine>(
  lines: readonly Line[],
  entries: readonly BankEntry[],
): readonly Line[] {
  const index = indexBooked({ lines, entries });
  const left = new Map(entries.map((entry) => [keyOf(entry.accountId, entry.id), entry.openYen]));
  return lines.filter((line) => {
    const proposals = findBooked(line, index).toSorted((one, other) => other.score - one.score);
    const found = proposals.find((it) => isLeft(line, it, left));
    for (const { id, amountYen } of found?.entries ?? []) {
      const key = keyOf(line.accountId, id);
      left.set(key, (left.get(key) ?? 0) - amountYen);
    }
    return found === undefined;
  });
}

function isLeft(
  line: BookedLine,
  { entries }: Proposal,
  left: ReadonlyMap<string, number>,
): boolean {
  return entries.every(({ id, amountYen }) => {
    const yen = left.get(keyOf(line.accountId, id)) ?? 0;
    return amountYen > 0 ? yen >= amountYen : yen <= amountYen;
  });
}

/** How many of the lines that nobody has confirmed are missing in the books, in a sentence. */
export function unbookedWords({ openCount, unbookedCount }: Counts): string {
  if (unbookedCount === 0) return 'どれも帳簿にはあります。';
  if (unbookedCount === openCount) return 'どれも帳簿にまだありません。';
  return `そのうち${unbookedCount}件は、帳簿にまだありません。`;
}

function keyOf(accountId: string, entryId: string): string {
  return `${accountId} ${entryId}`;
}
