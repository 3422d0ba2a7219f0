/** 不確かさの設定. All spreads at zero and no chance of another year: every scenario is the projection. */
export type Uncertainty = {
  readonly seed: number;
  /** An even number up to 65,534: every scenario has its mirror image (対称変量). */
  readonly scenarioCount: number;
  /** A year's surprise in construction prices, as a fraction: 0.02 is give or take 2 %. */
  readonly yearlyPriceSpread: number;
  /** A lasting mistake in the yearly rise of prices. */
  readonly priceTrendSpread: number;
  /** How far a single job's cost strays from its estimate. */
  readonly overrunSpread: number;
  /** The chance that a job comes a year earlier or later. */
  readonly earlierChance: number;
  readonly laterChance: number;
  /** How far the arrears stray from the plan's rate. */
  readonly arrearsSpread: number;
};
