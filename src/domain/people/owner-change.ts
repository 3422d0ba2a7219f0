import type { DueRule } from '#domain/billing/due-day.ts';
import { dueDay } from '#domain/billing/due-day.ts';
import type { Month } from '#domain/billing/tariff.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';

/** 区分所有者の変更: how a dwelling went over. A corrected name is none of these. */
export const ownerChangeNames = {
  sale: '売買',
  inheritance: '相続',
  gift: '贈与',
  auction: '競売',
  other: 'そのほか',
} as const;
export type OwnerChangeKind = keyof typeof ownerChangeNames;

/** 持分 of a dwelling. */
export type OwnerShare = { readonly numerator: number; readonly denominator: number };

export type Owner = OwnerShare & { readonly personId: string; readonly since: IsoDate };

/** Who owns from the day on; nobody's id where the register does not know them yet. */
export type NextOwner = OwnerShare & {
  readonly personId: string | null;
  readonly name: string;
};

type Change = {
  readonly on: IsoDate;
  readonly today: IsoDate;
  readonly owners: readonly Owner[];
  readonly next: readonly NextOwner[];
};

/** A change may be entered for a coming day, up to a year ahead. */
export function lastDayAhead(today: IsoDate): IsoDate {
  return addDays(today, 365);
}

/** Why this cannot be written down, or nothing. */
export function whyNoOwnerChange(change: Change): string | null {
  const { next, on, today } = change;
  if (on > lastDayAhead(today)) return '所有者になる日は、1年先までの日にしてください。';
  if (next.length === 0) return '新しい区分所有者を入れてください。';
  if (next.some(({ name }) => name.trim() === ''))
    return '新しい区分所有者の名前を入れてください。';
  const known = next.flatMap(({ personId }) => personId ?? []);
  if (new Set(known).size < known.length) return '同じ方が2回入っています。';
  if (!isWhole(next)) return '持分の合計が、ちょうど1になるようにしてください。';
  return whyNotOnDay(change);
}

function whyNotOnDay({ owners, next, on }: Change): string | null {
  const { leaving, staying, arriving } = planOwnerChange(owners, next);
  const isSame = leaving.length === 0 && arriving.length === 0;
  if (isSame && staying.every(({ owner, share }) => isSameShare(owner, share))) {
    return '今の区分所有者と同じです。変わったところを入れてください。';
  }
  return owners.some(({ since }) => on <= since)
    ? '所有者になった日は、今の区分所有者が所有者になった日より後にしてください。'
    : null;
}

/** Who goes, who stays with which share, and who comes. */
export function planOwnerChange<Before extends Owner, After extends NextOwner>(
  owners: readonly Before[],
  next: readonly After[],
): {
  readonly leaving: readonly Before[];
  readonly staying: readonly { readonly owner: Before; readonly share: OwnerShare }[];
  readonly arriving: readonly After[];
} {
  const isKept = new Set(next.flatMap(({ personId }) => personId ?? []));
  const isOwner = new Set(owners.map(({ personId }) => personId));
  return {
    leaving: owners.filter(({ personId }) => !isKept.has(personId)),
    staying: owners.flatMap((owner) => {
      const share = next.find(({ personId }) => personId === owner.personId);
      return share ? [{ owner, share }] : [];
    }),
    arriving: next.filter(({ personId }) => personId === null || !isOwner.has(personId)),
  };
}

type Stay = {
  readonly id: string;
  readonly personId: string;
  readonly kind: 'owner' | 'tenant' | 'family';
  readonly since: IsoDate;
};

/** 居住 that usually ends with the day: of those who go, and their families where nobody stays. A lease goes on. */
export function staysThatEnd(
  stays: readonly Stay[],
  { leaving, staying }: Pick<ReturnType<typeof planOwnerChange>, 'leaving' | 'staying'>,
): readonly string[] {
  const isLeaving = new Set(leaving.map(({ personId }) => personId));
  const allGo = leaving.length > 0 && staying.length === 0;
  return stays
    .filter(({ kind, personId }) => isLeaving.has(personId) || (allGo && kind === 'family'))
    .filter(({ kind }) => kind !== 'tenant')
    .map(({ id }) => id);
}

/** The first month whose day for paying comes on the day of the change or after it. */
export function firstMonthOf(on: IsoDate, due: DueRule): Month {
  let month = on.slice(0, 7);
  while (dueDay(month, due) < on) month = addMonths(month, 1);
  while (dueDay(addMonths(month, -1), due) >= on) month = addMonths(month, -1);
  return month;
}

/** 特定承継人: whom 区分所有法8条 names, as by sale, gift or auction. Whoever inherits is none. */
export function isSuccessor(kind: OwnerChangeKind | null): boolean {
  return kind === 'sale' || kind === 'gift' || kind === 'auction';
}

/** What happened after a change that would be without ground if it were taken back. */
export type StandsOnChange = {
  readonly isSameOwners: boolean;
  readonly hasNewDebitAccount: boolean;
  readonly hasNewcomerCalled: boolean;
  readonly hasPapers: boolean;
  readonly hasComing: boolean;
};

/** Why a change of owner stays as it is, or nothing. */
export function whyChangeStays(stands: StandsOnChange): string | null {
  if (!stands.isSameOwners) return 'この後に、同じ住戸の区分所有者がまた変わっています。';
  if (stands.hasComing)
    return 'この住戸には、これからの変更が登録されています。先にそれを取り消してください。';
  if (stands.hasNewcomerCalled)
    return '新しい区分所有者に、招待状、役職、居住などの登録があります。';
  if (stands.hasNewDebitAccount) return 'この後に、引落口座が登録されています。';
  return stands.hasPapers ? 'この後に、この住戸の督促や重要事項調査報告書が作られています。' : null;
}

function isSameShare(one: OwnerShare, other: OwnerShare): boolean {
  return one.numerator * other.denominator === other.numerator * one.denominator;
}

function isWhole(shares: readonly OwnerShare[]): boolean {
  let [top, bottom] = [0n, 1n];
  for (const { numerator, denominator } of shares) {
    if (numerator < 1 || denominator < 1) return false;
    top = top * BigInt(denominator) + BigInt(numerator) * bottom;
    bottom *= BigInt(denominator);
  }
  return top === bottom;
}
