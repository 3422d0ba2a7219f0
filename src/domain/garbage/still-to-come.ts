import type { IsoDate } from '#domain/calendar.ts';

/** The next collection of a kind, until when it may be put out, and the one after. */
export type ComingCollection = {
  readonly name: string;
  readonly on: IsoDate;
  /** 08:30; `null` where the hour is not known. */
  readonly putOutBy: string | null;
  readonly following: IsoDate | null;
};

/** What may still be put out, the nearest first: today's no longer counts once its hour has passed. */
export function stillToCome(
  collections: readonly ComingCollection[],
  { day, time }: { readonly day: IsoDate; readonly time: string },
): readonly Pick<ComingCollection, 'name' | 'on' | 'putOutBy'>[] {
  return collections
    .flatMap(({ name, on, putOutBy, following }) => {
      const isOver = on === day && putOutBy !== null && time >= putOutBy;
      const next = isOver ? following : on;
      return next === null ? [] : [{ name, on: next, putOutBy }];
    })
    .toSorted((one, other) => one.on.localeCompare(other.on));
}
