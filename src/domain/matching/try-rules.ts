import type { IsoDate } from '#domain/calendar.ts';
import type {
  AutoKind,
  Lesson,
  MatchingFacts,
  OpenLine,
  Payer,
  Proposal,
  TriedDue,
} from './facts.ts';
import { automaticOf } from './gates.ts';
import { proposeAll } from './propose.ts';
import { gates } from './thresholds.ts';

/** What a rule would have booked of what people confirmed, and where they decided otherwise. */
export type Trial = {
  readonly kind: AutoKind;
  readonly lineCount: number;
  readonly bookedCount: number;
  readonly wrong: readonly TriedLine[];
};

type TriedLine = {
  readonly on: IsoDate;
  readonly key: string;
  readonly yen: number;
  readonly summary: string;
};

const tried = ['dues', 'income', 'payments'] as const;

/**
 * 試す: month by month, with nothing known but what people had confirmed before that month. What a dwelling owed at
 * that time is not looked up again: whole months of what it pays now are taken for owed. 未払金 stands as it stood
 * before it was paid.
 */
export function tryRules(
  facts: MatchingFacts,
  from: IsoDate,
  paid: readonly TriedDue[] = [],
): readonly Trial[] {
  const wanted = facts.lessons.filter(({ on }) => on >= from);
  const months = [...new Set(wanted.map(({ on }) => on.slice(0, 7)))];
  const base = {
    ...facts,
    entries: [],
    payers: facts.payers.map((payer) => asOwing(payer, facts)),
  };
  const results = months.flatMap((month) => {
    const own = wanted.filter(({ on }) => on.startsWith(month));
    const dues = paid.filter(({ paidOn }) => paidOn >= `${month}-01`);
    const before = facts.lessons.filter(({ on }) => on < `${month}-01`);
    const lines = own.map((lesson, at) => lineOf(lesson, `${at}`, facts));
    const found = proposeAll({ ...base, dues, lessons: before, lines });
    return own.map((lesson, at) => ({ lesson, proposals: found.get(`${at}`) ?? [] }));
  });
  return tried.map((kind) => {
    const own = results.filter(({ lesson }) => lesson.isIncoming !== (kind === 'payments'));
    const booked = own.flatMap(({ lesson, proposals }) => {
      const proposal = automaticOf(proposals, new Set([kind]));
      return proposal ? [{ lesson, proposal }] : [];
    });
    const wrong = booked.filter(({ lesson, proposal }) => !isSame(lesson, proposal));
    return {
      kind,
      lineCount: own.length,
      bookedCount: booked.length,
      wrong: wrong.map(({ lesson: { on, key, yen }, proposal: { summary } }) => ({
        on,
        key,
        yen,
        summary,
      })),
    };
  });
}

function asOwing(payer: Payer, { billingItems }: MatchingFacts): Payer {
  const months = Array.from({ length: gates.mostMonths }, (_, at) => ({
    itemId: billingItems[0]?.id ?? '',
    month: `${at}`,
    chargedYen: payer.monthYen,
    paidYen: 0,
  }));
  return { ...payer, open: payer.monthYen > 0 ? months : [] };
}

function lineOf(
  { key, rooms, on, yen, others }: Lesson,
  id: string,
  { accounts, funds }: MatchingFacts,
): OpenLine {
  const fundId = others[0]?.fundId ?? funds[0]?.id ?? '';
  const own = { accountId: accounts[0]?.id ?? '', fundId };
  return { ...own, id, heldOn: on, openYen: yen, kind: '', text: key, key, rooms };
}

function isSame(lesson: Lesson, { dwellingId, shares, postings }: Proposal): boolean {
  const ids = dwellingId === null ? shares.map((it) => it.dwellingId) : [dwellingId];
  if (ids.length > 0 || lesson.dwellingIds.length > 0) {
    return ids.toSorted().join() === lesson.dwellingIds.toSorted().join();
  }
  return lesson.others.every((other) =>
    postings.some(
      ({ accountId, counterpartyId }) =>
        accountId === other.accountId &&
        (lesson.isIncoming || counterpartyId === other.counterpartyId),
    ),
  );
}
