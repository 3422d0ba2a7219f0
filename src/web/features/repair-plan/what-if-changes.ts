import type { Move, PriceChange, Trial } from '#domain/repair-plan/trial/trial.ts';

/** What one control sets of a trial: its own entry, and everything else as it was. */

/** The loan or levy that was added to the plan's own, if one was. */
export function addedTo<Entry>(
  own: readonly Entry[],
  tried: readonly Entry[] | null,
): Entry | undefined {
  return tried && tried.length > own.length ? tried.at(-1) : undefined;
}

/** The list with the added entry replaced, or with `null` without it; `null` when nothing is left to try. */
export function withAdded<Entry>(
  own: readonly Entry[],
  tried: readonly Entry[] | null,
  entry: Entry | null,
): readonly Entry[] | null {
  const now = tried ?? own;
  const kept = addedTo(own, tried) === undefined ? now : now.slice(0, -1);
  const next = entry === null ? kept : [...kept, entry];
  return isSame(next, own) ? null : next;
}

export type PriceTarget = Pick<PriceChange, 'itemId' | 'group'>;

function isFor(target: PriceTarget) {
  return ({ itemId, group }: PriceTarget) => itemId === target.itemId && group === target.group;
}

export function percentFor(trial: Trial, target: PriceTarget): number {
  return trial.prices.find(isFor(target))?.percent ?? 0;
}

export function withPercent(trial: Trial, target: PriceTarget, percent: number): Partial<Trial> {
  const isTarget = isFor(target);
  const change = { ...target, percent };
  const isKnown = trial.prices.some(isTarget);
  const prices = isKnown
    ? trial.prices.map((price) => (isTarget(price) ? change : price))
    : [...trial.prices, change];
  return { prices: prices.filter((price) => price.percent !== 0) };
}

/** What is moved: a work in one of its years, or with `itemId` null the major work of a year. */
export type MoveTarget = Pick<Move, 'itemId' | 'fromYear'>;

function isMoveOf(target: MoveTarget) {
  return ({ itemId, fromYear }: MoveTarget) =>
    itemId === target.itemId && fromYear === target.fromYear;
}

export function yearFor(trial: Trial, target: MoveTarget): number {
  return trial.moves.find(isMoveOf(target))?.toYear ?? target.fromYear;
}

export function withYear(trial: Trial, target: MoveTarget, toYear: number): Partial<Trial> {
  const isTarget = isMoveOf(target);
  const move = { ...target, toYear };
  const isKnown = trial.moves.some(isTarget);
  const moves = isKnown
    ? trial.moves.map((each) => (isTarget(each) ? move : each))
    : [...trial.moves, move];
  return { moves: moves.filter((each) => each.toYear !== each.fromYear) };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
