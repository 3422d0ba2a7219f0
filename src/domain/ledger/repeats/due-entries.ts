import { addDays, formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import type { Posting } from '#domain/ledger/entry.ts';
import { type FiscalYear, yearOfDay } from '#domain/ledger/fiscal-year.ts';
import { addMonths } from './bank-day.ts';
import { commonYen, dayOfRepeat, monthsOfRepeat, type Repeat, summaryOfMonth } from './repeat.ts';
import { bookedSchedule, dayOfSpread, postingsOfMonth, type Spread } from './spread.ts';

/** What the books have of a repeat or a spread, by the key of its entry. */
type BookedKey = {
  readonly key: string;
  readonly isReversed: boolean;
};

type Skip = {
  readonly sourceId: string;
  readonly month: string;
  readonly reason: string;
};

export type DueFrame = {
  readonly repeats: readonly Repeat[];
  readonly spreads: readonly Spread[];
  readonly records: readonly BookedKey[];
  readonly skips: readonly Skip[];
  readonly years: readonly FiscalYear[];
  readonly lockedUntil: IsoDate | null;
  readonly today: IsoDate;
};

/** 決まった記帳: stands ready to be booked. */
export type DueEntry = {
  /** Of the entry that it will be: whoever sends it twice books it once. */
  readonly key: string;
  readonly kind: 'repeat' | 'spread';
  readonly sourceId: string;
  readonly month: string;
  readonly name: string;
  readonly summary: string;
  readonly postedOn: IsoDate;
  readonly postings: readonly Posting[];
  readonly asksAmount: boolean;
  /** Whether another sum can be put in the place of the usual one. */
  readonly mayChangeAmount: boolean;
  /** What is unusual about its day; empty when nothing is. */
  readonly remark: string;
  /** Why it cannot be booked now; empty when it can. */
  readonly obstacle: string;
};

type Planned = Pick<DueEntry, 'kind' | 'sourceId' | 'month'> & {
  readonly plannedOn: IsoDate;
  readonly make: () => Pick<
    DueEntry,
    'name' | 'summary' | 'postings' | 'asksAmount' | 'mayChangeAmount'
  >;
};

/** Older than that and still open: it is no longer offered, the list of the repeat shows it. */
const lookBackMonths = 24;

export function baseKey({ kind, sourceId, month }: Pick<DueEntry, 'kind' | 'sourceId' | 'month'>) {
  return `${kind}:${sourceId}:${month}`;
}

/** The key of the nth try: what was turned back may be booked again, as another entry. */
export function keyOfTry(base: string, nth: number): string {
  return nth === 1 ? base : `${base}:${nth}`;
}

/** Everything that could be booked until the end of this month, booked or not. */
export function plannedEntries(
  frame: Pick<DueFrame, 'repeats' | 'spreads' | 'today'>,
): readonly Planned[] {
  const until = frame.today.slice(0, 7);
  const from = addMonths(until, -lookBackMonths);
  return [
    ...frame.repeats.flatMap((repeat) =>
      monthsOfRepeat(repeat, from, until).map((month) => plannedRepeat(repeat, month)),
    ),
    ...frame.spreads.flatMap((spread) => plannedSpread(spread, from, until)),
  ];
}

function plannedRepeat(repeat: Repeat, month: string): Planned {
  return {
    kind: 'repeat',
    sourceId: repeat.id,
    month,
    plannedOn: dayOfRepeat(repeat, month),
    make: () => ({
      name: repeat.name,
      summary: summaryOfMonth(repeat, month),
      postings: repeat.postings,
      asksAmount: repeat.asksAmount,
      mayChangeAmount: commonYen(repeat.postings) !== null,
    }),
  };
}

function plannedSpread(spread: Spread, from: string, until: string): readonly Planned[] {
  return bookedSchedule(spread)
    .filter(({ month }) => month >= from && month <= until)
    .map(({ month, nth, amountYen }) => ({
      kind: 'spread',
      sourceId: spread.id,
      month,
      plannedOn: dayOfSpread(spread, month),
      make: () => ({
        name: spread.name,
        summary: `${spread.name}（${spread.months}か月のうち${nth}か月目）`.slice(0, 120),
        postings: postingsOfMonth(spread, amountYen),
        asksAmount: false,
        mayChangeAmount: false,
      }),
    }));
}

/** What is neither booked nor skipped, the earliest first. */
export function dueEntries(frame: DueFrame): readonly DueEntry[] {
  const records = new Map(frame.records.map((record) => [record.key, record]));
  const skipped = new Set(frame.skips.map(({ sourceId, month }) => `${sourceId} ${month}`));
  return plannedEntries(frame)
    .flatMap((planned): DueEntry[] => {
      if (skipped.has(`${planned.sourceId} ${planned.month}`)) return [];
      const key = openKey(baseKey(planned), records);
      return key === null ? [] : [dueOf(planned, key, frame)];
    })
    .toSorted((a, b) => a.postedOn.localeCompare(b.postedOn) || a.key.localeCompare(b.key));
}

/** The first try that the books do not have; none where one of them stands. */
function openKey(base: string, records: ReadonlyMap<string, BookedKey>): string | null {
  for (let nth = 1; ; nth += 1) {
    const key = keyOfTry(base, nth);
    const record = records.get(key);
    if (!record) return key;
    if (!record.isReversed) return null;
  }
}

function dueOf(planned: Planned, key: string, frame: DueFrame): DueEntry {
  const { kind, sourceId, month, plannedOn, make } = planned;
  const { lockedUntil, years } = frame;
  const isLocked = lockedUntil !== null && plannedOn <= lockedUntil;
  const postedOn = isLocked ? addDays(lockedUntil, 1) : plannedOn;
  return {
    key,
    kind,
    sourceId,
    month,
    ...make(),
    postedOn,
    remark: isLocked
      ? `${formatPlainDate(plannedOn)}の分ですが、その月は締めてあるため、${formatPlainDate(postedOn)}の日付になります。`
      : '',
    obstacle: yearOfDay(years, postedOn)
      ? ''
      : 'この日付の会計年度がまだありません。年度が登録されると記帳できます。',
  };
}
