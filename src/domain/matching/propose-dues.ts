import { allocate } from '#domain/billing/allocate.ts';
import { receiptPostings, toPostings } from '#domain/billing/receipt-postings.ts';
import type { BillingItem } from '#domain/billing/tariff.ts';
import { partsOf } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { DwellingShare, Grounds, OpenLine, Payer, Proposal } from './facts.ts';
import { type Candidate, findPayers, identityOf, type Signs } from './find-payers.ts';
import { type Fit, fitSum, sharesOf } from './fit-sum.ts';
import type { PayerIndex } from './payer-index.ts';
import { fits, gates, identity } from './thresholds.ts';

/** 管理費等: a deposit by whose name or number of dwelling it is, and by what of the bills it comes to. */
export function proposeDues(line: OpenLine, index: PayerIndex): readonly Proposal[] {
  if (line.openYen <= 0 || index.items.length === 0) return [];
  return findPayers(line, index).flatMap((candidate) => proposalOf(line, candidate, index) ?? []);
}

function proposalOf(line: OpenLine, candidate: Candidate, index: PayerIndex): Proposal | null {
  const { payers, signs } = candidate;
  const fit = fitSum(line.openYen, {
    open: payers.flatMap(({ open }) => open),
    monthYen: sumYen(payers.map(({ monthYen }) => monthYen)),
  });
  const yenOf = payers.length === 1 ? [line.openYen] : sharesOf(line.openYen, payers, fit);
  if (!yenOf) return null;
  const shares = payers.map(({ dwellingId }, at) => ({ dwellingId, yen: yenOf[at] ?? 0 }));
  const rooms = payers.map(({ number }) => `${number}号室`).join('と');
  const months = fit.months > 0 ? `（${fit.months}か月分）` : '';
  return {
    entries: [],
    postings: postingsOf(line, payers, { shares, items: index.items }),
    summary: `${rooms} 管理費等の入金${months}`,
    score: identityOf(signs) + fit.score + (signs.isDoubted ? identity.otherSign : 0),
    reason: reasonOf(rooms, line.openYen, { signs, fit }),
    dwellingId: payers.length === 1 ? (payers[0]?.dwellingId ?? null) : null,
    shares: payers.length === 1 ? [] : shares,
    grounds: groundsOf(line, candidate, { fit, isManual: index.manual.has(line.key) }),
  };
}

/** As it would be used now: what is owed in the board's order, the rest ahead. */
function postingsOf(
  { accountId }: OpenLine,
  payers: readonly Payer[],
  { shares, items }: { shares: readonly DwellingShare[]; items: readonly BillingItem[] },
) {
  const all = payers.flatMap(({ open }, at) => {
    const yen = shares[at]?.yen ?? 0;
    const { allocations } = allocate(open, yen);
    return receiptPostings(items, open, { accountId, yen, allocations });
  });
  return toPostings(all);
}

/** What the two gates ask of a deposit. */
function groundsOf(
  { heldOn, key }: OpenLine,
  { signs }: Candidate,
  { fit, isManual }: { fit: Fit; isManual: boolean },
): Grounds {
  const isPattern = signs.patterns >= gates.patterns;
  const isOnUsualDay = isUsualDay(partsOf(heldOn).day, signs.days);
  return {
    kind: 'dues',
    isStrict: isWhole(fit) && isOnUsualDay && (isPattern || !signs.isDoubted),
    isProven: isProven(signs) && key !== '' && !isManual,
    isRival: identityOf(signs) >= gates.rivalIdentity && fit.score >= fits.oneMonth,
    isRoomed: signs.isRoomed,
    isUnsettled: isOtherwise(signs, { isPattern, isOnUsualDay }) || mayBeTwice(fit, signs),
  };
}

/** Confirmed as something else too, and not in just this way, or on other days of the month. */
function isOtherwise(
  { taughtOtherwise, days }: Signs,
  { isPattern, isOnUsualDay }: { isPattern: boolean; isOnUsualDay: boolean },
): boolean {
  return (taughtOtherwise > 0 && !isPattern) || (days.length > 0 && !isOnUsualDay);
}

/** Nothing is owed, and nobody knows yet that this payer is early. */
function mayBeTwice({ kind }: Fit, { taught }: Signs): boolean {
  return kind === 'ahead' && taught < 2;
}

function isProven({ taught, taughtOtherwise, patterns }: Signs): boolean {
  return patterns >= gates.patterns || (taught >= gates.taught && taughtOtherwise === 0);
}

function isWhole({ kind, months }: Fit): boolean {
  return kind === 'owed' && months <= gates.mostMonths;
}

/** Near a day on which it was confirmed before; the end of a month is near the beginning. */
function isUsualDay(day: number, days: readonly number[]): boolean {
  return days.some((it) => {
    const apart = Math.abs(it - day);
    return Math.min(apart, 31 - apart) <= gates.nearDays;
  });
}

type Why = { readonly signs: Signs; readonly fit: Fit };

function reasonOf(rooms: string, yen: Yen, { signs, fit }: Why): string {
  const twice = mayBeTwice(fit, signs) ? '二重の払い込みでないか、見てください。' : '';
  const doubt = signs.isDoubted ? 'ただし、別の住戸を指す手がかりもあります。' : '';
  return `${whoWords(rooms, signs)}、${sumWords(yen, fit)}${twice}${doubt}`;
}

const nearWords = {
  cut: (rooms: string) => `名義の初めが${rooms}の方と同じで`,
  typo: (rooms: string) => `名義が${rooms}の方と1文字ちがいで`,
  surname: (rooms: string) => `名字が${rooms}の方と同じで`,
};

function whoWords(rooms: string, signs: Signs): string {
  const { isNamed, isRoomed, isCommonOwner, taught, near } = signs;
  if (isCommonOwner) return `名義が${rooms}を持つ方で`;
  if (isNamed && isRoomed) return `名義と部屋番号が${rooms}で`;
  if (taught > 1) return `この振込名義は${taught}回続けて${rooms}と確認されていて`;
  if (isNamed) return `名義が${rooms}の方で`;
  if (taught === 1) return `この振込名義は前に${rooms}と確認されていて`;
  if (isRoomed) return `部屋番号が${rooms}で`;
  return near ? nearWords[near](rooms) : `${rooms}で`;
}

function sumWords(yen: Yen, { kind, months, feeYen }: Fit): string {
  const sum = formatYen(yen);
  if (kind === 'owed') return `未収の${months}か月分の${sum}とちょうど同じです。`;
  if (kind === 'ahead') {
    return `${months}か月分の${sum}とちょうど同じです。この住戸に未収はないので、前受金になります。`;
  }
  if (kind === 'rest') return `前に足りなかった分の${sum}とちょうど同じです。`;
  if (kind === 'lessFee') {
    return `振込手数料${formatYen(feeYen)}を引いた額と同じです。${formatYen(feeYen)}は未収に残ります。`;
  }
  if (kind === 'someItems') return `古い月の費目のいくつかを合わせた額と同じです。`;
  return '額は毎月の額とちがいます。古い未納から充て、残りは前受金にします。';
}
