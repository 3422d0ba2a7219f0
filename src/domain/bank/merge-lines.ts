import { addDays, type IsoDate } from '#domain/calendar.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { Statement, StatementLine } from './statement.ts';

export type KnownLine = Pick<StatementLine, 'heldOn' | 'amountYen' | 'balanceYen' | 'text'>;

/** A line that was not there, and the how manieth of its sum on its day it is. */
export type FreshLine = StatementLine & { readonly nth: number };

export type Merged = {
  readonly fresh: readonly FreshLine[];
  readonly knownCount: number;
  /** Days between what was there and what comes, with a balance that does not go on. */
  readonly gap: { readonly from: IsoDate; readonly until: IsoDate; readonly yen: Yen } | null;
  /** The sum by which old and new lines together miss the balance at the end; zero when all is there. */
  readonly missedYen: Yen;
};

/**
 * Adds a statement to what is known of an account. Lines are the same by day and sum, as many as there are; the text
 * only decides which of them. So the same file adds nothing, and two payments of one sum on one day stay two.
 */
export function mergeLines(known: readonly KnownLine[], statement: Statement): Merged {
  const unpaired = new Map<string, KnownLine[]>();
  const counts = new Map<string, number>();
  for (const line of known) {
    const key = keyOf(line);
    unpaired.set(key, [...(unpaired.get(key) ?? []), line]);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const isKnown = pairs(statement.lines, unpaired);
  const fresh = statement.lines
    .filter((_line, at) => !isKnown.has(at))
    .map((line) => {
      const nth = (counts.get(keyOf(line)) ?? 0) + 1;
      counts.set(keyOf(line), nth);
      return { ...line, nth };
    });
  return {
    fresh,
    knownCount: isKnown.size,
    gap: gapBefore(known, statement),
    missedYen: missedYen(known, fresh, statement),
  };
}

function keyOf({ heldOn, amountYen }: Pick<StatementLine, 'heldOn' | 'amountYen'>): string {
  return `${heldOn} ${amountYen}`;
}

/** The places of the lines that are there already: first those of the same text, then any. */
function pairs(
  lines: readonly StatementLine[],
  unpaired: ReadonlyMap<string, KnownLine[]>,
): ReadonlySet<number> {
  const found = new Set<number>();
  const take = (isSame: (known: KnownLine, line: StatementLine) => boolean) => {
    for (const [at, line] of lines.entries()) {
      if (found.has(at)) continue;
      const left = unpaired.get(keyOf(line)) ?? [];
      const place = left.findIndex((it) => isSame(it, line));
      if (place < 0) continue;
      left.splice(place, 1);
      found.add(at);
    }
  };
  take((it, line) => it.text === line.text);
  take(() => true);
  return found;
}

function gapBefore(known: readonly KnownLine[], { from, openingYen }: Statement): Merged['gap'] {
  const last = known.filter(({ heldOn }) => heldOn < from).at(-1);
  if (!last || openingYen === null || last.balanceYen === null) return null;
  const yen = openingYen - last.balanceYen;
  // Lines of the first day may be in an earlier file already.
  if (yen === 0 || known.some(({ heldOn }) => heldOn === from)) return null;
  return { from: addDays(last.heldOn, 1), until: addDays(from, -1), yen };
}

function missedYen(
  known: readonly KnownLine[],
  fresh: readonly StatementLine[],
  { from, until, openingYen, closingYen, lines }: Statement,
): Yen {
  if (openingYen === null || closingYen === null) return 0;
  const isWithin = ({ heldOn }: Pick<StatementLine, 'heldOn'>) => heldOn > from && heldOn < until;
  const told = sumYen(lines.filter(isWithin).map((it) => it.amountYen));
  const kept = sumYen([...known, ...fresh].filter(isWithin).map((it) => it.amountYen));
  if (kept !== told) return kept - told;
  const last = known.at(-1);
  const goesOn = last && last.heldOn >= from && fresh.every(({ heldOn }) => heldOn >= last.heldOn);
  if (!goesOn || last.balanceYen === null || until < last.heldOn || fresh.length === 0) return 0;
  return last.balanceYen + sumYen(fresh.map((it) => it.amountYen)) - closingYen;
}
