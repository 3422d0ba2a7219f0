import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import { type MatchingFacts, type OpenLine, type Payer, type Proposal, withBank } from './facts.ts';
import { mostMonths, scores } from './thresholds.ts';

export type PayerIndex = {
  readonly byKey: ReadonlyMap<string, readonly Payer[]>;
  readonly byRoom: ReadonlyMap<string, Payer>;
};

export function indexPayers({ payers }: MatchingFacts): PayerIndex {
  const byKey = new Map<string, Payer[]>();
  for (const payer of payers) {
    for (const key of new Set(payer.keys)) byKey.set(key, [...(byKey.get(key) ?? []), payer]);
  }
  return { byKey, byRoom: new Map(payers.map((payer) => [payer.number, payer])) };
}

/** 管理費等: a deposit by whose name or number of dwelling it is, and by how many months it comes to. */
export function proposeDues(line: OpenLine, index: PayerIndex): readonly Proposal[] {
  if (line.openYen <= 0) return [];
  const named = index.byKey.get(line.key) ?? [];
  const roomed = line.rooms.flatMap((room) => index.byRoom.get(room) ?? []);
  const payers = [...new Set([...named, ...roomed])];
  return payers.flatMap((payer) => {
    const isNamed = named.includes(payer);
    const isRoomed = roomed.includes(payer);
    const months = monthsOf(line, payer);
    if (months === null) return [];
    const identity =
      isNamed && isRoomed ? scores.nameAndRoom : isRoomed ? scores.room : scores.name;
    const conflict = (roomed.length > 0 && !isRoomed) || (isRoomed && named.length > 0 && !isNamed);
    const fit = fitOf(months, payer);
    return {
      entries: [],
      postings: postingsOf(line, payer, months),
      summary: `${payer.number}号室 管理費等${months}か月分の入金`,
      score: identity + fit + (conflict ? scores.otherRoom : 0),
      reason: reasonOf(payer, { months, isNamed, isRoomed, conflict }),
    };
  });
}

/** How many whole months the sum is; nothing where it is none. */
function monthsOf(line: OpenLine, payer: Payer): number | null {
  const monthYen = sumYen(payer.shares.map(({ yen }) => yen));
  const months = line.openYen / monthYen;
  return Number.isInteger(months) && months <= mostMonths ? months : null;
}

function fitOf(months: number, { arrearsMonths }: Payer): number {
  if (arrearsMonths >= months) return scores.monthsOwed;
  return months === 1 ? scores.oneMonth : scores.monthsAhead;
}

/** What is owed first, the rest ahead. */
function postingsOf(line: OpenLine, { shares, arrearsMonths }: Payer, months: number) {
  const owed = Math.min(months, arrearsMonths);
  const others = shares.flatMap(({ fundId, yen, receivableId, advanceId }) => [
    { fundId, accountId: receivableId, amountYen: -yen * owed, counterpartyId: null },
    { fundId, accountId: advanceId, amountYen: -yen * (months - owed), counterpartyId: null },
  ]);
  return withBank(
    line,
    others.filter(({ amountYen }) => amountYen !== 0),
  );
}

type Why = { months: number; isNamed: boolean; isRoomed: boolean; conflict: boolean };

function reasonOf(payer: Payer, { months, isNamed, isRoomed, conflict }: Why): string {
  const { number, shares, arrearsMonths } = payer;
  const who =
    isNamed && isRoomed
      ? `名義と部屋番号が${number}号室で`
      : isNamed
        ? `名義が${number}号室の方で`
        : `部屋番号が${number}号室で`;
  const sum = formatYen(months * sumYen(shares.map(({ yen }) => yen)));
  const what = arrearsMonths >= months ? `未収の${months}か月分` : `${months}か月分`;
  const doubt = conflict ? 'ただし、名義と部屋番号が合いません。' : '';
  return `${who}、${what}の${sum}とちょうど同じです。${doubt}`;
}
