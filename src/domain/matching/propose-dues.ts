import { allocate } from '#domain/billing/allocate.ts';
import { openYen } from '#domain/billing/position.ts';
import { receiptPostings } from '#domain/billing/receipt-postings.ts';
import type { BillingItem } from '#domain/billing/tariff.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { Yen } from '#domain/money.ts';
import type { MatchingFacts, OpenLine, Payer, Proposal } from './facts.ts';
import { mostMonths, scores } from './thresholds.ts';

export type PayerIndex = {
  readonly byKey: ReadonlyMap<string, readonly Payer[]>;
  readonly byRoom: ReadonlyMap<string, Payer>;
  readonly byId: ReadonlyMap<string, Payer>;
  /** By a name, how often each dwelling was confirmed. */
  readonly taught: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly items: readonly BillingItem[];
};

export function indexPayers({ payers, lessons, billingItems }: MatchingFacts): PayerIndex {
  const byKey = new Map<string, Payer[]>();
  for (const payer of payers) {
    for (const key of new Set(payer.keys)) byKey.set(key, [...(byKey.get(key) ?? []), payer]);
  }
  const taught = new Map<string, Map<string, number>>();
  for (const { key, dwellingId, isIncoming } of lessons) {
    if (dwellingId === null || !isIncoming) continue;
    const counts = taught.get(key) ?? new Map<string, number>();
    taught.set(key, counts.set(dwellingId, (counts.get(dwellingId) ?? 0) + 1));
  }
  return {
    byKey,
    byRoom: new Map(payers.map((payer) => [payer.number, payer])),
    byId: new Map(payers.map((payer) => [payer.dwellingId, payer])),
    taught,
    items: billingItems,
  };
}

/** Why a deposit is thought to be a dwelling's. */
type Signs = {
  readonly isNamed: boolean;
  readonly isRoomed: boolean;
  /** How often this name was confirmed as this dwelling's. */
  readonly taught: number;
  /** Some sign speaks for another dwelling. */
  readonly isDoubted: boolean;
};

/** 管理費等: a deposit by whose name or number of dwelling it is, and by what of its bills it comes to. */
export function proposeDues(line: OpenLine, index: PayerIndex): readonly Proposal[] {
  if (line.openYen <= 0 || index.items.length === 0) return [];
  const named = index.byKey.get(line.key) ?? [];
  const roomed = line.rooms.flatMap((room) => index.byRoom.get(room) ?? []);
  const counts = line.key === '' ? undefined : index.taught.get(line.key);
  const taught = [...(counts?.keys() ?? [])].flatMap((id) => index.byId.get(id) ?? []);
  const payers = [...new Set([...named, ...roomed, ...taught])];
  return payers.map((payer) => {
    const signs = {
      isNamed: named.includes(payer),
      isRoomed: roomed.includes(payer),
      taught: counts?.get(payer.dwellingId) ?? 0,
      isDoubted: [named, roomed, taught].some((all) => all.length > 0 && !all.includes(payer)),
    };
    const fit = fitOf(line.openYen, payer);
    return {
      entries: [],
      postings: postingsOf(line, payer, index.items),
      summary: `${payer.number}号室 管理費等の入金${fit ? `（${fit.months}か月分）` : ''}`,
      score: identityOf(signs) + (fit?.score ?? scores.noFit),
      reason: `${whoWords(payer, signs)}、${sumWords(line.openYen, fit)}${signs.isDoubted ? 'ただし、別の住戸を指す手がかりもあります。' : ''}`,
      dwellingId: payer.dwellingId,
    };
  });
}

function identityOf({ isNamed, isRoomed, taught, isDoubted }: Signs): number {
  const own =
    isNamed && isRoomed ? scores.nameAndRoom : isNamed ? scores.name : isRoomed ? scores.room : 0;
  const learnt = scores.taughtPayer[Math.min(taught, scores.taughtPayer.length) - 1] ?? 0;
  return Math.max(own, learnt) + (isDoubted ? scores.otherRoom : 0);
}

type Fit = { readonly months: number; readonly isOwed: boolean; readonly score: number };

/** So many months that are owed, the oldest first, or whole months ahead; nothing where the sum is neither. */
function fitOf(yen: Yen, { open, monthYen }: Payer): Fit | null {
  const sums = sumsOf(open);
  const owed = sums.indexOf(yen) + 1;
  if (owed > 0) return { months: owed, isOwed: true, score: scores.monthsOwed };
  const afterAll = wholeMonths(yen - (sums.at(-1) ?? 0), monthYen);
  const ahead = afterAll === null ? wholeMonths(yen, monthYen) : sums.length + afterAll;
  if (ahead === null) return null;
  return {
    months: ahead,
    isOwed: false,
    score: ahead === 1 ? scores.oneMonth : scores.monthsAhead,
  };
}

/** What the oldest month comes to, the oldest two, and so on. */
function sumsOf(open: Payer['open']): readonly Yen[] {
  const byMonth = new Map<string, Yen>();
  for (const position of open) {
    byMonth.set(position.month, (byMonth.get(position.month) ?? 0) + openYen(position));
  }
  let sum = 0;
  return [...byMonth]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, yen]) => (sum += yen));
}

function wholeMonths(yen: Yen, monthYen: Yen): number | null {
  const months = monthYen > 0 ? yen / monthYen : 0;
  return Number.isInteger(months) && months >= 1 && months <= mostMonths ? months : null;
}

/** As it would be used now: what is owed in the board's order, the rest ahead. */
function postingsOf(line: OpenLine, { open }: Payer, items: readonly BillingItem[]) {
  const { allocations } = allocate(open, line.openYen);
  return receiptPostings(items, open, {
    accountId: line.accountId,
    yen: line.openYen,
    allocations,
  });
}

function whoWords({ number }: Payer, { isNamed, isRoomed, taught }: Signs): string {
  if (isNamed && isRoomed) return `名義と部屋番号が${number}号室で`;
  if (isNamed) return `名義が${number}号室の方で`;
  if (taught > 1) return `この振込名義は${taught}回続けて${number}号室と確認されていて`;
  if (taught === 1) return `この振込名義は前に${number}号室と確認されていて`;
  return `部屋番号が${number}号室で`;
}

function sumWords(yen: Yen, fit: Fit | null): string {
  if (!fit) return '額は毎月の額とちがいます。古い未納から充て、残りは前受金にします。';
  return `${fit.isOwed ? '未収の' : ''}${fit.months}か月分の${formatYen(yen)}とちょうど同じです。`;
}
