import { useState } from 'react';
import type { Uncertainty } from '#domain/repair-plan/uncertainty/uncertainty.ts';
import { usualUncertainty } from '#domain/repair-plan/uncertainty/usual-uncertainty.ts';

export type UncertaintyPart = Exclude<keyof Uncertainty, 'seed' | 'scenarioCount'>;

const parts: readonly UncertaintyPart[] = [
  'yearlyPriceSpread',
  'priceTrendSpread',
  'overrunSpread',
  'laterChance',
  'earlierChance',
  'arrearsSpread',
];
const keptAs = 'repair-plan-uncertainty';
/** Wider than any control goes: what is kept was perhaps not written here. */
const most = 0.5;

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

function findKept(): Uncertainty {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keptAs) ?? '[]');
    if (!Array.isArray(kept)) return usualUncertainty;
    return parts.reduce((found, part, index) => {
      const value: unknown = kept[index];
      const isSound = typeof value === 'number' && value >= 0 && value <= most;
      return isSound ? { ...found, [part]: value } : found;
    }, usualUncertainty);
  } catch {
    return usualUncertainty;
  }
}
