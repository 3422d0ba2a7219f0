import type { IsoDate } from '#domain/calendar.ts';
import type { Entry, NewEntry } from '#domain/ledger/entry.ts';
import { type BooksLock, type FiscalYear, yearOfDay } from '#domain/ledger/fiscal-year.ts';

/** What the books must hold after all that was done to them: said again without a database. */
export type StoryModel = {
  readonly years: readonly FiscalYear[];
  readonly entries: Entry[];
  readonly locks: BooksLock[];
};

/** An entry's number, nothing for a close, or the code of a refusal. */
export type Outcome = { readonly numbers: readonly number[] } | { readonly code: string };

/** Closed until the later of the last month's close and the last approved year. */
export function heldUntil({ locks }: StoryModel): IsoDate {
  const month = locks.findLast(({ isFinal }) => !isFinal)?.lockedUntil ?? '';
  return [month, finalUntil(locks)].toSorted().at(-1) ?? '';
}

function finalUntil(locks: readonly BooksLock[]): IsoDate {
  const days = locks.filter(({ isFinal }) => isFinal).map(({ lockedUntil }) => lockedUntil);
  return days.toSorted().at(-1) ?? '';
}

export function bookInModel(
  model: StoryModel,
  entry: NewEntry,
  reversesId: string | null,
): Outcome {
  const { years, entries } = model;
  const known = entries.find(({ key }) => key === entry.key);
  if (known) return isSame(known, entry) ? { numbers: [known.number] } : { code: 'SL003' };
  const year = yearOfDay(years, entry.postedOn);
  if (!year) return { code: 'SL004' };
  if (entry.postedOn <= heldUntil(model)) return { code: 'SL001' };
  if (!isBalanced(entry)) return { code: 'SL002' };
  const before = entries.filter(({ postedOn }) => yearOfDay(years, postedOn) === year);
  const number = before.length + 1;
  entries.push({ ...entry, number, reversesId });
  return { numbers: [number] };
}

const isSame = (one: NewEntry, other: NewEntry): boolean =>
  one.postedOn === other.postedOn && one.summary === other.summary;

function isBalanced({ postings }: NewEntry): boolean {
  const sums = new Map<string, number>();
  for (const { fundId, amountYen } of postings) {
    sums.set(fundId, (sums.get(fundId) ?? 0) + amountYen);
  }
  return [...sums.values()].every((sum) => sum === 0);
}

export type Reversal = {
  readonly id: string;
  readonly turned: Entry;
  readonly postedOn: IsoDate;
  readonly summary: string;
};

export function reverseInModel(
  model: StoryModel,
  { id, turned, postedOn, summary }: Reversal,
): Outcome {
  if (turned.origin === 'reversal') return { code: 'SL005' };
  if (model.entries.some(({ reversesId }) => reversesId === turned.id)) return { code: 'SL006' };
  const postings = turned.postings.map((posting) => ({
    ...posting,
    amountYen: -posting.amountYen,
  }));
  const entry = { id, key: id, postedOn, origin: 'reversal', summary, postings } as const;
  return bookInModel(model, entry, turned.id);
}

export function lockInModel(model: StoryModel, lock: BooksLock): Outcome {
  const { years, locks } = model;
  if (finalUntil(locks) > lock.lockedUntil) return { code: 'SL008' };
  const isYear = years.slice(0, -1).some(({ endsOn }) => endsOn === lock.lockedUntil);
  if (lock.isFinal && !isYear) return { code: 'SL009' };
  locks.push(lock);
  return { numbers: [] };
}
