import type { IsoDate } from '#domain/calendar.ts';
import type { OwnerChangeKind } from '#domain/people/owner-change.ts';

/** From when until when somebody owned a dwelling; nobody of today has an end. */
export type OwnedSpan = {
  readonly dwellingId: string;
  readonly name: string;
  readonly since: IsoDate;
  readonly until: IsoDate | null;
  /** How it went over; nothing where nobody said so. */
  readonly endedBy: OwnerChangeKind | null;
};

export type Debtor = { readonly name: string; readonly isFormer: boolean };

/** Who owes what fell due on a day: its owners then, and those of today, to whom the debt went over (区分所有法8条). */
export function debtorsOf(
  spans: readonly OwnedSpan[],
  dwellingId: string,
  dueOn: IsoDate,
): Debtor[] {
  const own = spans.filter((it) => it.dwellingId === dwellingId);
  const today = own.filter(({ until }) => until === null);
  const before = own.filter(
    ({ since, until }) => until !== null && since <= dueOn && dueOn < until,
  );
  return [
    ...today.map(({ name }) => ({ name, isFormer: false })),
    ...before.map(({ name }) => ({ name, isFormer: true })),
  ];
}
