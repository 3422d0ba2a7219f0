const decay = 0.9;
const squareDecay = 0.99;
const penalty = 5e-5;

/** Where each gram lies, and what Adam remembers of its way there. */
export function createTable(names, size, initial) {
  const rowOf = new Map(names.map((name, row) => [name, row]));
  const vectors = new Float32Array(names.length * size);
  for (const [row, name] of names.entries()) vectors.set(initial(name), row * size);
  const slopes = new Float32Array(vectors.length);
  const means = new Float32Array(vectors.length);
  const squares = new Float32Array(vectors.length);
  return { names, rowOf, size, vectors, slopes, means, squares, steps: 0 };
}

/** The known grams of a text as rows and weights of length 1. */
export function bagOf({ rowOf }, weights) {
  const known = [...weights].filter(([name]) => rowOf.has(name));
  const length = Math.sqrt(known.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
  return {
    rows: Int32Array.from(known, ([name]) => rowOf.get(name)),
    weights: Float32Array.from(known, ([, weight]) => weight / length),
  };
}

/** A bag without the grams that chance takes away: so that no question hangs on one word. */
export function thinned({ rows, weights }, share, random) {
  const kept = [...rows.keys()].filter(() => random() >= share);
  const length = Math.sqrt(kept.reduce((sum, at) => sum + weights[at] ** 2, 0)) || 1;
  return {
    rows: Int32Array.from(kept, (at) => rows[at]),
    weights: Float32Array.from(kept, (at) => weights[at] / length),
  };
}

/** Writes the place of a bag to `target`, from `start` on. */
export function placeBag({ vectors, size }, { rows, weights }, target, start) {
  target.fill(0, start, start + size);
  for (let at = 0; at < rows.length; at += 1) {
    const from = rows[at] * size;
    const weight = weights[at];
    for (let k = 0; k < size; k += 1) target[start + k] += vectors[from + k] * weight;
  }
}

export function addSlope({ slopes, size }, { rows, weights }, slope, start) {
  for (let at = 0; at < rows.length; at += 1) {
    const from = rows[at] * size;
    const weight = weights[at];
    for (let k = 0; k < size; k += 1) slopes[from + k] += slope[start + k] * weight;
  }
}

/** One step of Adam down the slopes, which are then forgotten. */
export function step(table, pace, share) {
  const { vectors, slopes, means, squares } = table;
  table.steps += 1;
  const meanScale = 1 - decay ** table.steps;
  const squareScale = 1 - squareDecay ** table.steps;
  for (let at = 0; at < vectors.length; at += 1) {
    const slope = slopes[at] * share + penalty * vectors[at];
    means[at] = decay * means[at] + (1 - decay) * slope;
    squares[at] = squareDecay * squares[at] + (1 - squareDecay) * slope * slope;
    const size = Math.sqrt(squares[at] / squareScale) + 1e-6;
    vectors[at] -= (pace * means[at]) / meanScale / size;
  }
  slopes.fill(0);
}
