import type { z } from 'zod/mini';
import type { getBookings, Space } from '#contract/bookings.ts';
import { reservedAt, type SpaceRules } from '#domain/bookings/space.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { isDuring, stoppagesOn } from '#domain/notices/stoppage.ts';
import { stoppageShort } from '#domain/notices/stoppage-words.ts';

export type BookingsView = z.output<typeof getBookings.output>;
export type Hour = {
  readonly hour: number;
  readonly state: 'free' | 'own' | 'taken' | 'reserved';
  readonly words: string;
  /** What will stop in this hour, in a word. */
  readonly stops: string;
};

/** The hours of a day, each with who or what has it. */
export function hoursWith(view: BookingsView, space: Space, day: IsoDate): readonly Hour[] {
  const { opensAt, closesAt } = space.rules;
  const hours = Array.from({ length: closesAt - opensAt }, (_, index) => opensAt + index);
  const stoppages = stoppagesOn(view.stoppages, { day, space: space.name });
  return hours.map((hour) => {
    const during = stoppages.filter((it) => isDuring(it, { fromHour: hour, untilHour: hour + 1 }));
    return { hour, ...stateAt(view, space.rules, { day, hour }), stops: inAWord(during) };
  });
}

function stateAt(
  view: BookingsView,
  rules: SpaceRules,
  { day, hour }: { day: IsoDate; hour: number },
): Pick<Hour, 'state' | 'words'> {
  const kept = reservedAt(rules, { day, hour });
  if (kept) return { state: 'reserved', words: kept.why };
  const taken = view.taken.find((it) => it.day === day && it.hour === hour);
  if (!taken) return { state: 'free', words: '空き' };
  return taken.isOwn
    ? { state: 'own', words: 'ご自分の予約' }
    : { state: 'taken', words: '予約ずみ' };
}

/** What will stop on a day, in as few words as stand beside it: 断水, 停電. */
export function stopsOn(view: BookingsView, space: Space, day: IsoDate): string {
  return inAWord(stoppagesOn(view.stoppages, { day, space: space.name }));
}

function inAWord(stoppages: BookingsView['stoppages']): string {
  return [...new Set(stoppages.map(stoppageShort))].join('、');
}

/** 「定員は24名です。」; empty where the rules name none. */
export function capacityWords({ capacity }: SpaceRules): string {
  return capacity === undefined ? '' : `定員は${capacity}名です。`;
}

/** Full-width digits, 5人 and ５名 too; 0 where it is no number of people. */
export function countIn(text: string): number {
  const plain = text.normalize('NFKC').trim();
  return Number(/^([1-9]\d{0,2})\s*[人名]?$/.exec(plain)?.[1] ?? 0);
}
