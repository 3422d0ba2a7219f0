import type { IsoDate } from '#domain/calendar.ts';
import { isCalm, withoutAnnounced } from './calm.ts';
import type { EmergencyKind } from './emergency-kind.ts';
import { lampOut } from './lamp-out.ts';
import { type Danger, readScenes } from './read-scenes.ts';
import scenes from './scenes.txt?raw';

// The order is that of the danger: smoke in a lift is a fire.
const dangers = readScenes(scenes, { lampOut: lampOut.source });

// The mark stays: 停電? is a cry.
const sentence = /[^。!?]+[。!?]*/g;

/**
 * 今、起きている危険: what the words of a frightened person tell of; null for what is planned, past or asked in calm.
 * Without the day of asking, no day is known to be another one.
 */
export function dangerNow(text: string, today?: IsoDate): EmergencyKind | null {
  const told = (text.match(sentence) ?? [])
    .map((part) => (today === undefined ? part : withoutAnnounced(part, today)))
    .filter((part) => !isCalm(part));
  const isTold = ({ seen, harmless }: Danger) =>
    told.some((part) => seen.test(part)) && !harmless?.test(text);
  return dangers.find(isTold)?.kind ?? null;
}
