import type { Uncertainty } from './uncertainty.ts';

/** One seed for everyone, so that the same plan gives the same figures on every screen. */
export const usualUncertainty: Uncertainty = {
  seed: 20_241,
  scenarioCount: 4_000,
  yearlyPriceSpread: 0.02,
  priceTrendSpread: 0.005,
  overrunSpread: 0.15,
  earlierChance: 0.05,
  laterChance: 0.15,
  arrearsSpread: 0.005,
};
