import type { Account } from '#domain/ledger/account.ts';
import type { Posting } from '#domain/ledger/entry.ts';
import type { Yen } from '#domain/money.ts';
import {
  type Grounds,
  type Lesson,
  type MatchingFacts,
  type OpenLine,
  type Proposal,
  withBank,
} from './facts.ts';

/** What is looked up for every line, prepared once. */
export type NewIndex = {
  readonly facts: MatchingFacts;
  readonly lessons: ReadonlyMap<string, readonly Lesson[]>;
  readonly account: (code: string) => Account | undefined;
  readonly payable: Account | undefined;
  /** What the bank's fees are booked to, by fund. */
  readonly bankFee: (fundId: string) => Account | undefined;
  readonly incoming: ReadonlyMap<string, readonly OpenLine[]>;
  readonly bySum: ReadonlyMap<Yen, readonly Lesson[]>;
  /** Names of those who pay dues, as the register or people have it; and what is never booked by itself. */
  readonly payerKeys: ReadonlySet<string>;
  readonly manual: ReadonlySet<string>;
};

export function indexNew(facts: MatchingFacts): NewIndex {
  const lessons = new Map<string, Lesson[]>();
  // What a dwelling paid is proposed with its bills.
  for (const lesson of facts.lessons.filter(({ dwellingIds }) => dwellingIds.length === 0)) {
    const key = `${lesson.isIncoming} ${lesson.key}`;
    lessons.set(key, [...(lessons.get(key) ?? []), lesson]);
  }
  const bySum = new Map<Yen, Lesson[]>();
  for (const lesson of facts.lessons.filter((it) => it.isIncoming && it.dwellingIds.length === 0)) {
    bySum.set(lesson.yen, [...(bySum.get(lesson.yen) ?? []), lesson]);
  }
  const incoming = new Map<string, OpenLine[]>();
  for (const line of facts.lines.filter(({ openYen }) => openYen > 0)) {
    const key = `${line.fundId} ${line.openYen}`;
    incoming.set(key, [...(incoming.get(key) ?? []), line]);
  }
  const usable = facts.accounts.filter(({ isRetired }) => !isRetired);
  const account = (code: string) => usable.find((it) => it.code === code);
  const reserve = facts.funds.find(({ code }) => code === 'reserve');
  return {
    facts,
    lessons,
    account,
    bankFee: (fundId) => account(fundId === reserve?.id ? '6170' : '5210') ?? account('5210'),
    payable: usable.find(({ role }) => role === 'payable'),
    incoming,
    bySum,
    payerKeys: new Set([
      ...facts.payers.flatMap(({ keys }) => keys),
      ...facts.lessons.filter(({ dwellingIds }) => dwellingIds.length > 0).map(({ key }) => key),
    ]),
    manual: new Set(facts.manual.map(({ key, isIncoming }) => `${isIncoming} ${key}`)),
  };
}

/** A proposal for an entry that is not in the books yet. */
export function made(
  line: OpenLine,
  others: readonly Posting[],
  rest: Pick<Proposal, 'summary' | 'score' | 'reason'> & { readonly grounds?: Grounds },
): Proposal {
  return {
    entries: [],
    dwellingId: null,
    shares: [],
    grounds: null,
    postings: withBank(line, others),
    ...rest,
    summary: rest.summary.slice(0, 120),
  };
}
