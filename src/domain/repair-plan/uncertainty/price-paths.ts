import { roundYenTo } from '#domain/money.ts';
import { drawMirrored } from './mirrored-draws.ts';
import { exponentialsOf } from './normal-quantiles.ts';
import { stateFor } from './random.ts';
import type { Uncertainty } from './uncertainty.ts';

/**
 * 物価の道すじ: brings the costs of every year to each scenario's prices, measured against the plan's
 * own, and to whole yen. All works of a year share a scenario's prices, so their sum is multiplied
 * once; the first year has no surprise.
 */
export function applyPrices(rows: readonly Float64Array[], uncertainty: Uncertainty): void {
  const { seed, scenarioCount, yearlyPriceSpread, priceTrendSpread } = uncertainty;
  const trends = exponentialsOf(priceTrendSpread);
  const shocks = exponentialsOf(yearlyPriceSpread);
  const draws = new Uint16Array(scenarioCount);
  drawMirrored(draws, stateFor(seed, 'price/trend'));
  const yearly = Float64Array.from(draws, (draw) => trends[draw] ?? 1);
  const prices = new Float64Array(scenarioCount).fill(1);
  for (const [index, row] of rows.entries()) {
    if (index > 0) {
      drawMirrored(draws, stateFor(seed, `price/${index}`));
      raise(prices, yearly, { draws, shocks });
    }
    bringTo(prices, row);
  }
}

type Shocks = { readonly draws: Uint16Array; readonly shocks: Float64Array };

function raise(prices: Float64Array, yearly: Float64Array, { draws, shocks }: Shocks): void {
  for (let scenario = 0; scenario < prices.length; scenario += 1) {
    const rise = (shocks[draws[scenario] ?? 0] ?? 1) * (yearly[scenario] ?? 1);
    prices[scenario] = (prices[scenario] ?? 1) * rise;
  }
}

function bringTo(prices: Float64Array, row: Float64Array): void {
  for (let scenario = 0; scenario < row.length; scenario += 1) {
    row[scenario] = roundYenTo((row[scenario] ?? 0) * (prices[scenario] ?? 1), 1);
  }
}
