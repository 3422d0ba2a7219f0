import { useState } from 'react';
import { problemsOfUncertainty } from '#domain/repair-plan/uncertainty/problems-of-uncertainty.ts';
import type { Uncertainty } from '#domain/repair-plan/uncertainty/uncertainty.ts';
import { usualUncertainty } from '#domain/repair-plan/uncertainty/usual-uncertainty.ts';
import { keyHere } from '#web/lib/place.ts';

export type UncertaintyPart = Exclude<keyof Uncertainty, 'seed' | 'scenarioCount'>;

const parts: readonly UncertaintyPart[] = [
  'yearlyPriceSpread',
  'priceTrendSpread',
  'overrunSpread',
  'laterChance',
  'earlierChance',
  'arrearsSpread',
];
const keptAs = keyHere('repair-plan-uncertainty');

/** ぶれの大きさ on hand, kept for this tab like the trial itself. */
export function useUncertainty() {
  const [uncertainty, setUncertainty] = useState(findKept);
  const choose = (next: Uncertainty) => {
    setUncertainty(next);
    try {
      sessionStorage.setItem(keptAs, JSON.stringify(parts.map((part) => next[part])));
    } catch {
      // A browser without room keeps nothing; the choice stands on the screen.
    }
  };
  return [uncertainty, choose] as const;
}

/** What is kept was perhaps not written here: it counts as a whole or not at all. */
function findKept(): Uncertainty {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keptAs) ?? '[]');
    if (!Array.isArray(kept)) return usualUncertainty;
    const found = parts.reduce(
      (some, part, index) => ({ ...some, [part]: Number(kept[index]) }),
      usualUncertainty,
    );
    return problemsOfUncertainty(found).length === 0 ? found : usualUncertainty;
  } catch {
    return usualUncertainty;
  }
}
