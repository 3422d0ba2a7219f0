import { partsOf } from '#domain/calendar.ts';
import type { Lesson, OpenLine, Payer } from './facts.ts';
import { isCutOf, isTypoOf } from './near-name.ts';
import type { PayerIndex } from './payer-index.ts';
import { gates, identity, mostInSet } from './thresholds.ts';

/** Why a deposit is thought to be of a dwelling, or of several together. */
export type Signs = {
  readonly isNamed: boolean;
  readonly isRoomed: boolean;
  readonly isCommonOwner: boolean;
  /** How often this name was confirmed as this one, and as anything else. */
  readonly taught: number;
  readonly taughtOtherwise: number;
  /** The same with this sum and these numbers of dwellings. */
  readonly patterns: number;
  readonly near: 'cut' | 'typo' | 'surname' | null;
  /** Some sign speaks for another dwelling. */
  readonly isDoubted: boolean;
  /** Days of the month on which it was confirmed. */
  readonly days: readonly number[];
};

/** One dwelling, or the set that pays in one sum. */
export type Candidate = { readonly payers: readonly Payer[]; readonly signs: Signs };

type Found = {
  readonly named: readonly Payer[];
  readonly roomed: readonly Payer[];
  readonly lessons: readonly Lesson[];
  readonly near: ReadonlyMap<Payer, 'cut' | 'typo' | 'surname'>;
};

/** Whoever may have paid a deposit, by name, number of dwelling, or what was confirmed before. */
export function findPayers(line: OpenLine, index: PayerIndex): readonly Candidate[] {
  const named = index.byKey.get(line.key) ?? [];
  const roomed = line.rooms.flatMap((room) => index.byRoom.get(room) ?? []);
  const lessons = index.lessons.get(line.key) ?? [];
  const isKnown = named.length > 0 || lessons.some(({ dwellingIds }) => dwellingIds.length > 0);
  const near = isKnown ? new Map() : nearNames(line.key, index);
  const found = { named, roomed, lessons, near };
  const sets = new Map<string, readonly Payer[]>();
  const add = (payers: readonly Payer[]) => {
    if (payers.length > 0 && payers.length <= mostInSet) sets.set(idOf(payers), payers);
  };
  for (const payer of [...named, ...roomed, ...near.keys()]) add([payer]);
  for (const { dwellingIds } of lessons) {
    const payers = dwellingIds.flatMap((id) => index.byId.get(id) ?? []);
    if (payers.length === dwellingIds.length) add(payers);
  }
  for (const together of [named, roomed]) add(together);
  return [...sets.values()].map((payers) => ({ payers, signs: signsOf(payers, line, found) }));
}

function idOf(payers: readonly Payer[]): string {
  return idsOf(payers.map(({ dwellingId }) => dwellingId));
}

function idsOf(ids: readonly string[]): string {
  return ids.toSorted().join();
}

function signsOf(payers: readonly Payer[], line: OpenLine, found: Found): Signs {
  const { named, roomed, lessons, near } = found;
  const id = idOf(payers);
  const own = lessons.filter(({ dwellingIds }) => idsOf(dwellingIds) === id);
  const [first] = payers;
  const isNamed = isAmong(payers, named);
  return {
    isNamed,
    isRoomed: isAmong(payers, roomed),
    isCommonOwner: payers.length > 1 && isNamed,
    taught: own.length,
    taughtOtherwise: lessons.length - own.length,
    patterns: patternsOf(line, own, lessons),
    near: (payers.length === 1 && first && near.get(first)) || null,
    isDoubted: isDoubted(payers, found),
    days: own.map(({ on }) => partsOf(on).day),
  };
}

function isAmong(payers: readonly Payer[], all: readonly Payer[]): boolean {
  return all.length > 0 && payers.every((payer) => all.includes(payer));
}

/** How often just this was confirmed, if it never was anything else. */
function patternsOf(line: OpenLine, own: readonly Lesson[], all: readonly Lesson[]): number {
  const rooms = idsOf(line.rooms);
  const isAlike = (it: Lesson) => it.yen === line.openYen && idsOf(it.rooms) === rooms;
  const count = own.filter(isAlike).length;
  return all.filter(isAlike).length > count ? 0 : count;
}

function isDoubted(payers: readonly Payer[], { named, roomed, lessons }: Found): boolean {
  const isOutside = (all: readonly Payer[]) => all.length > 0 && !isAmong(payers, all);
  const taughtTo = new Set(lessons.flatMap(({ dwellingIds }) => dwellingIds));
  const isUntaught = payers.some(
    (payer) => !taughtTo.has(payer.dwellingId) && !named.includes(payer),
  );
  return isOutside(named) || isOutside(roomed) || (taughtTo.size > 0 && isUntaught);
}

/** Names that are not known as they stand: cut, mistyped, or the family's alone. */
function nearNames(key: string, index: PayerIndex): Map<Payer, 'cut' | 'typo' | 'surname'> {
  const near = new Map<Payer, 'cut' | 'typo' | 'surname'>();
  for (const [surname, payers] of index.bySurname) {
    if (surname.length < 2 || !key.startsWith(surname)) continue;
    for (const payer of payers) near.set(payer, 'surname');
  }
  const look = (name: string, payers: readonly Payer[]) => {
    const sign = isCutOf(key, name) ? 'cut' : isTypoOf(key, name) ? 'typo' : null;
    if (sign) for (const payer of payers) near.set(payer, sign);
  };
  for (const [name, payers] of index.byKey) look(name, payers);
  for (const [name, lessons] of index.lessons) {
    const [only, ...others] = new Set(lessons.map(({ dwellingIds }) => idsOf(dwellingIds)));
    const payer = only === undefined || others.length > 0 ? undefined : index.byId.get(only);
    if (payer) look(name, [payer]);
  }
  return near;
}

/** How much all signs together speak for a candidate, whatever speaks against it. */
export function identityOf(signs: Signs): number {
  const { isNamed, isRoomed, isCommonOwner, taught, taughtOtherwise, patterns, near } = signs;
  const share = taught === 0 ? 0 : Math.sqrt(taught / (taught + taughtOtherwise));
  const learnt = (identity.taught[Math.min(taught, identity.taught.length) - 1] ?? 0) * share;
  const points = [
    patterns >= gates.patterns ? identity.pattern : 0,
    learnt,
    isCommonOwner ? identity.commonOwner : isNamed ? identity.name : 0,
    isRoomed ? identity.room : 0,
    near ? identity[near] : 0,
  ].toSorted((one, other) => other - one);
  const [strongest = 0, ...further] = points;
  const all = strongest + further.reduce((sum, it) => sum + it, 0) * identity.furtherPart;
  return Math.round(Math.min(identity.most, all));
}
