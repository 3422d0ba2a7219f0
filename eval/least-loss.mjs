// The confidence settles slowly: at 400 its constant was still less than half of what it is now.
const rounds = { ranking: 400, logistic: 4000 };
const firstPace = 0.05;

export function scoreOf({ values }, weights) {
  return values.reduce((sum, value, place) => sum + value * weights[place], 0);
}

export function probabilityOf(item, weights) {
  return 1 / (1 + Math.exp(-scoreOf(item, weights)));
}

/** The weights with which a right item of each list is the likeliest (softmax). A list counts as much as its weight says. */
export function fitRanking(lists, penalty) {
  const spread = spreadOf(lists.flatMap(({ items }) => items));
  const answered = lists.filter(({ items }) => items.some(({ isRight }) => isRight));
  return descend({ spread, penalty, rounds: rounds.ranking }, (weights, slope) => {
    for (const { items, weight } of answered) {
      const powers = softmax(items.map((item) => scoreOf(item, weights)));
      const right = items.reduce((sum, { isRight }, at) => sum + (isRight ? powers[at] : 0), 0);
      for (const [at, { values, isRight }] of items.entries()) {
        addScaled(slope, values, weight * (powers[at] - (isRight ? powers[at] / right : 0)));
      }
    }
  });
}

/** Logistic regression; the first value is the constant. An item counts as often as its weight says. */
export function fitLogistic(items, penalty) {
  const spread = spreadOf(items);
  return descend({ spread, penalty, rounds: rounds.logistic }, (weights, slope) => {
    for (const item of items) {
      const gap = probabilityOf(item, weights) - Number(item.isRight);
      addScaled(slope, item.values, gap * (item.weight ?? 1));
    }
  });
}

/** Adam, ever slower, with a quadratic penalty in units of each value's own spread; a constant is not penalised. */
function descend({ spread, penalty, rounds: last }, addSlope) {
  const weights = spread.map(() => 0);
  const mean = spread.map(() => 0);
  const square = spread.map(() => 0);
  for (let round = 1; round <= last; round += 1) {
    const pace = firstPace * (1 - (round - 1) / last);
    const slope = spread.map(() => 0);
    addSlope(weights, slope);
    for (const [place, width] of spread.entries()) {
      const unit = width || 1;
      const pull = width === 0 ? 0 : penalty * weights[place] * unit;
      const step = slope[place] / unit + pull;
      mean[place] = 0.9 * mean[place] + 0.1 * step;
      square[place] = 0.999 * square[place] + 0.001 * step * step;
      const size = Math.sqrt(square[place] / (1 - 0.999 ** round)) + 1e-8;
      weights[place] -= (pace * mean[place]) / (1 - 0.9 ** round) / size / unit;
    }
  }
  return weights;
}

function spreadOf(items) {
  const count = items[0]?.values.length ?? 0;
  return Array.from({ length: count }, (_, place) => {
    const column = items.map(({ values }) => values[place]);
    const mean = column.reduce((sum, value) => sum + value, 0) / column.length;
    return Math.sqrt(column.reduce((sum, value) => sum + (value - mean) ** 2, 0) / column.length);
  });
}

function softmax(scores) {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

function addScaled(target, values, factor) {
  for (const [place, value] of values.entries()) target[place] += value * factor;
}
