import type { Stay } from './record.ts';

/** A line of the door: somebody came, into the room or by the web, or left. */
export type DoorEvent = {
  readonly id: string;
  readonly personId: string;
  readonly what: 'room' | 'web' | 'left';
  readonly at: number;
};

/**
 * Who was there from when to when. Lines may come in any order and twice: two doors, or a tablet that was without
 * network. Whoever is here already does not come again, whoever is gone does not leave.
 */
export function staysOf(events: readonly DoorEvent[]): readonly Stay[] {
  const once = [...new Map(events.map((event) => [event.id, event])).values()];
  const stays: Stay[] = [];
  for (const { personId, what, at } of once.toSorted(byTime)) {
    const open = stays.findLastIndex((it) => it.personId === personId && it.until === null);
    const here = stays[open];
    if (here && here.way === what) continue;
    if (here) stays[open] = { ...here, until: at };
    if (what !== 'left') stays.push({ personId, way: what, from: at, until: null });
  }
  return stays;
}

function byTime(one: DoorEvent, other: DoorEvent): number {
  return one.at - other.at || (one.id < other.id ? -1 : 1);
}

/** Who is there now. */
export function presentIn(stays: readonly Stay[]): readonly Stay[] {
  return stays.filter(({ until }) => until === null);
}
