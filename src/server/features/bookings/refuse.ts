import type { Space } from '#contract/bookings.ts';
import { hindranceOf, hindranceOfPeople } from '#domain/bookings/may-book.ts';
import type { SpaceRules, Use } from '#domain/bookings/space.ts';
import { type IsoDate, isoDate, partsOf } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import * as store from './store.ts';

type Booker = Scope<'booking.make'> | Scope<'booking.manage'>;

/** One that is still let. */
export async function openSpace(db: Db, scope: Booker, spaceId: string): Promise<Space> {
  const spaces = await store.listSpaces(db, scope);
  const space = spaces.find((it) => it.id === spaceId && it.retiredOn === null);
  if (space) return space;
  throw new Refusal('not_found', 'この部屋は見つかりません。画面を読み直してください。');
}

type Asked = {
  readonly input: Use & {
    readonly dwellingId: string;
    readonly spaceId: string;
    readonly people: number;
  };
  readonly rules: SpaceRules;
  readonly today: IsoDate;
};

/** Holds the dwelling until the transaction ends, and counts what it has booked. */
export async function refuseAgainstRules(
  db: Db,
  scope: Booker,
  { input, rules, today }: Asked,
): Promise<void> {
  const { dwellingId, spaceId, day } = input;
  await store.holdDwelling(db, scope, dwellingId);
  const booked = await store.listOfDwellings(db, scope, {
    dwellingIds: [dwellingId],
    from: isoDate({ ...partsOf(day), day: 1 }),
  });
  const own = booked.filter((it) => it.spaceId === spaceId && it.ended === null);
  const hindrance =
    hindranceOf(rules, input, { today, own }) ?? hindranceOfPeople(rules, input.people);
  if (hindrance !== undefined) throw new Refusal('invalid_input', hindrance);
}
