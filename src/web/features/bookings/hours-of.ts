import type { z } from 'zod/mini';
import type { getBookings } from '#contract/bookings.ts';
import { reservedAt, type SpaceRules } from '#domain/bookings/space.ts';
import type { IsoDate } from '#domain/calendar.ts';

export type BookingsView = z.output<typeof getBookings.output>;
export type Hour = {
  readonly hour: number;
  readonly state: 'free' | 'own' | 'taken' | 'reserved';
  readonly words: string;
};

/** The hours of a day, each with who or what has it. */
export function hoursWith(view: BookingsView, rules: SpaceRules, day: IsoDate): readonly Hour[] {
  const hours = Array.from(
    { length: rules.closesAt - rules.opensAt },
    (_, index) => rules.opensAt + index,
  );
  return hours.map((hour) => {
    const kept = reservedAt(rules, { day, hour });
    if (kept) return { hour, state: 'reserved', words: kept.why };
    const taken = view.taken.find((it) => it.day === day && it.hour === hour);
    if (!taken) return { hour, state: 'free', words: '空き' };
    return taken.isOwn
      ? { hour, state: 'own', words: 'ご自分の予約' }
      : { hour, state: 'taken', words: '予約ずみ' };
  });
}

/** 「定員は24名です。」; empty where the rules name none. */
export function capacityWords({ capacity }: SpaceRules): string {
  return capacity === undefined ? '' : `定員は${capacity}名です。`;
}

/** Full-width digits too; 0 where it is no number of people. */
export function countIn(text: string): number {
  const plain = text.normalize('NFKC').trim();
  return /^[1-9]\d{0,2}$/.test(plain) ? Number(plain) : 0;
}
