import type { IsoDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { isSuccessor } from '#domain/people/owner-change.ts';
import type { OwnedSpan } from './debtors.ts';

type OpenItem = { readonly dueOn: IsoDate; readonly yen: Yen };

export type FormerDebt = {
  readonly yen: Yen;
  /** Owners of those days who own it no more. */
  readonly names: readonly string[];
  /** How it went over each time: 特定承継人, heirs, or not said everywhere. */
  readonly by: 'successor' | 'heir' | 'unknown';
};

/** What of a dwelling's arrears fell due while somebody owned it who owns it no more; nothing where nobody did. */
export function formerDebt(
  spans: readonly OwnedSpan[],
  dwellingId: string,
  items: readonly OpenItem[],
): FormerDebt | null {
  const former = spans.filter((it) => it.dwellingId === dwellingId && it.until !== null);
  const covers = ({ since, until }: OwnedSpan, day: IsoDate) =>
    until !== null && since <= day && day < until;
  const old = items.filter(({ dueOn }) => former.some((span) => covers(span, dueOn)));
  const owners = former.filter((span) => old.some(({ dueOn }) => covers(span, dueOn)));
  if (owners.length === 0) return null;
  // The debt went through every hand since.
  const first = owners.map(({ until }) => until ?? '').toSorted()[0] ?? '';
  const ways = former.filter(({ until }) => (until ?? '') >= first).map(({ endedBy }) => endedBy);
  return {
    yen: sumYen(old.map(({ yen }) => yen)),
    names: [...new Set(owners.map(({ name }) => name))],
    by: wayOf(ways),
  };
}

function wayOf(ways: readonly OwnedSpan['endedBy'][]): FormerDebt['by'] {
  if (ways.every(isSuccessor)) return 'successor';
  return ways.every((way) => way === 'inheritance') ? 'heir' : 'unknown';
}

const consequences = {
  successor: '区分所有法8条により、前の区分所有者にも、いまの区分所有者にも請求できます。',
  heir: '相続した方が、民法の相続の決まりによって、支払う義務を引き継ぎます。',
  unknown: '',
} as const;

/** 「うち29,400円は、前の区分所有者のときに納期が来た分です。…」, for screens and papers; names nobody. */
export function formerDebtWords({ yen, by }: FormerDebt): string {
  return `うち${formatYen(yen)}は、前の区分所有者のときに納期が来た分です。${consequences[by]}`;
}
