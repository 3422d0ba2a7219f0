/** Draws are read off tables of this many equally likely values: 12 random bits each. */
export const tableSize = 4_096;

const lowerTail = 0.02425;

const middleUpper = [
  -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
  2.506628277459239,
];
const middleLower = [
  -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572,
];
const tailUpper = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734,
  4.374664141464968, 2.938163982698783,
];
const tailLower = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416];

/** 正規分布の分位点: the middles of equally likely slices; exactly symmetric, so that mirrored draws cancel. */
export const normalQuantiles: Float64Array = symmetricQuantiles();

/** 対数正規分布: factors around 1, none at all where the spread is zero. */
export function exponentialsOf(spread: number): Float64Array {
  return normalQuantiles.map((quantile) => Math.exp(quantile * spread));
}

function symmetricQuantiles(): Float64Array {
  const quantiles = new Float64Array(tableSize);
  for (let index = 0; index < tableSize / 2; index += 1) {
    const quantile = normalQuantile((index + 0.5) / tableSize);
    quantiles[index] = quantile;
    quantiles[tableSize - 1 - index] = -quantile;
  }
  return quantiles;
}

/** Acklam's rational approximation, within 1.2e-9, for chances up to a half. */
function normalQuantile(chance: number): number {
  if (chance < lowerTail) {
    const x = Math.sqrt(-2 * Math.log(chance));
    return polynomial(tailUpper, x) / (polynomial(tailLower, x) * x + 1);
  }
  const x = chance - 0.5;
  const square = x * x;
  return (polynomial(middleUpper, square) * x) / (polynomial(middleLower, square) * square + 1);
}

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);
}
