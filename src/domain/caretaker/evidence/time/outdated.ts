import type { IsoDate } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { daysTold, type TellsDays, tellsDays } from './told-days.ts';

/** How a passage stands in time to what was asked. */
export type InTime = {
  /** What its source is called whenever it is issued; undefined where any other is no newer one of it. */
  readonly name: string | undefined;
  /** Where a coming day was asked for: whether it tells any. */
  readonly tells: TellsDays | undefined;
};

type AskedTime = {
  readonly asksFormer: boolean;
  readonly asksVisit: boolean;
  readonly asksComingDay: boolean;
  readonly asksLaw: boolean;
  readonly today: string;
};

type Told = {
  readonly passage: Pick<KnowledgePassage, 'category' | 'issuedOn'>;
  readonly inTime: InTime;
  /** How much of the question it speaks of. */
  readonly subjects: number;
};

const ofEvents: readonly KnowledgePassage['category'][] = [
  'board-meeting',
  'general-meeting',
  'notice',
  'inspection',
];
const ofDay = /(?:令和|平成)?[0-9]+(?:年度?|月分?|日|回|期)?|第(?=[0-9])|[ ・]/g;
const ofForm =
  /\([^)]*\)|の?(?:お知らせ|ご?案内|お願い|実施|結果|作業|報告書?|について|令和|平成|[用等])/g;
const alike = 0.6;

export function inTimeOf(passage: KnowledgePassage, asked: AskedTime): InTime {
  const { category, origin } = passage;
  // Minutes of another day tell of other matters, so the newer do not take the place of the older.
  const isIssuedAgain = origin === 'document' && !category.endsWith('meeting');
  return {
    name:
      isIssuedAgain && !asked.asksFormer
        ? `${asked.asksVisit ? '' : category}${nameOf(passage)}`
        : undefined,
    tells: asked.asksComingDay ? tellsOf(passage, asked) : undefined,
  };
}

const names = new WeakMap<KnowledgePassage, string>();

/** Read anew for forty passages of every question, it would take a twentieth of the answer's time. */
function nameOf(passage: KnowledgePassage): string {
  const known = names.get(passage);
  if (known !== undefined) return known;
  const name = normalise(passage.sourceTitle).replace(ofDay, '');
  names.set(passage, name);
  return name;
}

/** The law knows no day of this building. */
function tellsOf(passage: KnowledgePassage, { today, asksLaw }: AskedTime): TellsDays | undefined {
  const { origin, category } = passage;
  if (origin === 'law') return asksLaw ? undefined : 'past';
  const told = tellsDays(daysOf(passage, today), today);
  return told === 'past' && !ofEvents.includes(category) ? undefined : told;
}

type KnownDays = { readonly writtenOn: IsoDate; readonly days: readonly IsoDate[] };

const knownDays = new WeakMap<KnowledgePassage, KnownDays>();

/** Normalised anew for forty passages of every question for a day, it would take a twentieth of the time. */
function daysOf(passage: KnowledgePassage, today: IsoDate): readonly IsoDate[] {
  const writtenOn = passage.issuedOn ?? today;
  const known = knownDays.get(passage);
  if (known?.writtenOn === writtenOn) return known.days;
  const days = daysTold(passage.text, writtenOn);
  knownDays.set(passage, { writtenOn, days });
  return days;
}

/** Whether another says as much of what was asked, and is newer, or tells a day to come instead of one gone by. */
export function isOutdated(one: Told, others: readonly Told[]): boolean {
  return others.some(
    (other) => other.subjects >= one.subjects && (isNewer(other, one) || isComing(other, one)),
  );
}

function isComing(one: Told, other: Told): boolean {
  return one.inTime.tells === 'coming' && other.inTime.tells === 'past';
}

function isNewer(one: Told, other: Told): boolean {
  const [newer, older] = [one.passage, other.passage];
  const [name, formerName] = [one.inTime.name, other.inTime.name];
  if (name === undefined || formerName === undefined) return false;
  if (newer.issuedOn === null || older.issuedOn === null || newer.issuedOn <= older.issuedOn)
    return false;
  if (newer.category === older.category) return name === formerName;
  const isNotice = newer.category === 'notice' && older.category === 'inspection';
  return isNotice && areAlike(name, formerName);
}

/** The notice of an inspection is not called quite as the report of the last one. */
function areAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => pairsOf(name.replace(ofForm, '')));
  if (a === undefined || b === undefined) return false;
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return shared > 0 && shared / Math.min(a.size, b.size) >= alike;
}

function pairsOf(name: string): ReadonlySet<string> {
  return new Set([...name].slice(1).map((sign, at) => `${[...name][at]}${sign}`));
}
