import { daysBetween, formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { explainSum } from './explain-sum.ts';
import type { BankEntry, MatchingFacts, OpenLine, Proposal } from './facts.ts';
import { nearDays, scores } from './thresholds.ts';

/** All that is asked of a line here. */
export type BookedLine = Pick<OpenLine, 'id' | 'accountId' | 'heldOn' | 'openYen'>;

export type BookedIndex = {
  readonly bySum: ReadonlyMap<string, readonly BankEntry[]>;
  readonly byDay: ReadonlyMap<string, readonly BankEntry[]>;
  readonly linesBySum: ReadonlyMap<string, readonly BookedLine[]>;
  readonly linesByDay: ReadonlyMap<string, readonly BookedLine[]>;
};

export function indexBooked({
  entries,
  lines,
}: Pick<MatchingFacts, 'entries'> & { readonly lines: readonly BookedLine[] }): BookedIndex {
  return {
    bySum: grouped(entries, ({ accountId, openYen }) => `${accountId} ${openYen}`),
    byDay: grouped(entries, ({ accountId, postedOn }) => `${accountId} ${postedOn}`),
    linesBySum: grouped(lines, ({ accountId, openYen }) => `${accountId} ${openYen}`),
    linesByDay: grouped(lines, ({ accountId, heldOn }) => `${accountId} ${heldOn}`),
  };
}

function grouped<It>(items: readonly It[], keyOf: (item: It) => string): Map<string, It[]> {
  const groups = new Map<string, It[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Entries that are in the books already: of the same sum, of which the line is a part, or that are parts of it. */
export function findBooked(line: BookedLine, index: BookedIndex): readonly Proposal[] {
  const same = sameSum(line, index);
  return same.length > 0 ? same : [...partOfOne(line, index), ...severalInOne(line, index)];
}

function sameSum(line: BookedLine, { bySum, linesBySum }: BookedIndex): readonly Proposal[] {
  const key = `${line.accountId} ${line.openYen}`;
  const found = bySum.get(key) ?? [];
  const isContested = isAmongMoreLines(line, linesBySum.get(key) ?? [], found);
  return found.flatMap((entry) => {
    const days = Math.abs(daysBetween(entry.postedOn, line.heldOn));
    if (days > nearDays) return [];
    const sum = formatYen(Math.abs(line.openYen));
    return {
      entries: [{ id: entry.id, number: entry.number, amountYen: line.openYen }],
      postings: [],
      dwellingId: null,
      shares: [],
      grounds: null,
      summary: entry.summary,
      score:
        (days === 0 ? scores.foundSameDay : scores.foundNearby - days * scores.lostPerDay) -
        (isContested ? scores.lostContested : 0),
      reason:
        days === 0
          ? `同じ日の同じ額が、帳簿のNo.${entry.number}にあります。`
          : `${sum}が、帳簿では${formatPlainDate(entry.postedOn)}のNo.${entry.number}にあります。日付が${days}日ちがいます。`,
    };
  });
}

/** 二重の入出金: more lines of a sum than entries, so one of them is something else. */
function isAmongMoreLines(
  line: BookedLine,
  lines: readonly BookedLine[],
  entries: readonly BankEntry[],
): boolean {
  const isNear = (day: string) => Math.abs(daysBetween(day, line.heldOn)) <= nearDays;
  const near = entries.filter(({ postedOn }) => isNear(postedOn));
  return lines.filter(({ heldOn }) => isNear(heldOn)).length > near.length;
}

/** One entry, several lines: what dwellings paid one by one is often booked together. */
function partOfOne(line: BookedLine, { byDay, linesByDay }: BookedIndex): readonly Proposal[] {
  const place = `${line.accountId} ${line.heldOn}`;
  const beside = (linesByDay.get(place) ?? []).filter(
    ({ openYen }) => openYen > 0 === line.openYen > 0,
  );
  return (byDay.get(place) ?? []).flatMap((entry) => {
    const parts = explainSum(beside, entry.openYen);
    if (!parts?.some(({ id }) => id === line.id)) return [];
    return {
      entries: [{ id: entry.id, number: entry.number, amountYen: line.openYen }],
      postings: [],
      dwellingId: null,
      shares: [],
      grounds: null,
      summary: entry.summary,
      score: scores.foundPart,
      reason: `この日の${parts.length}行を合わせると、帳簿のNo.${entry.number}の${formatYen(Math.abs(entry.openYen))}になります。`,
    };
  });
}

/** One line, several entries: the bank takes or gives in one sum what was booked apart. */
function severalInOne(line: BookedLine, { byDay }: BookedIndex): readonly Proposal[] {
  const beside = byDay.get(`${line.accountId} ${line.heldOn}`) ?? [];
  const parts = explainSum(beside, line.openYen);
  if (!parts) return [];
  return [
    {
      entries: parts.map(({ id, number, openYen }) => ({ id, number, amountYen: openYen })),
      postings: [],
      dwellingId: null,
      shares: [],
      grounds: null,
      summary: parts
        .map(({ summary }) => summary)
        .join('、')
        .slice(0, 120),
      score: scores.foundSeveral,
      reason: `同じ日の帳簿の${parts.map(({ number }) => `No.${number}`).join('と')}を合わせると、この額になります。`,
    },
  ];
}
