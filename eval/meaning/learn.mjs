import { createRandom } from '../../scripts/random.mjs';
import { addSlope, bagOf, createTable, placeBag, step, thinned } from './gram-table.mjs';
import { normal, shuffle } from './random.mjs';

const epochs = 10;
const batchSize = 256;
/** The share of grams that chance takes away: from a question, and from all passages of a batch. */
const dropped = { question: 0.5, passage: 0.3 };
const firstPace = 0.01;
const negligible = 1e-4;

/**
 * A table of grams, so that each question lies nearest to the passages that answer it (softmax over all).
 * Questions and passages share it: what a word means is learnt from both, and carries over to documents that
 * nobody has asked about. A text is given as the weights of its grams; `size` and `unit` are the product's own.
 */
export function learn({ passages, questions }, { size, unit, report }) {
  const random = createRandom(1);
  const texts = [...passages, ...questions.map(({ weights }) => weights)];
  const table = startingTable(texts, size, random);
  const bags = passages.map((weights) => bagOf(table, weights));
  const examples = questions.map(({ weights, places }) => ({
    bag: bagOf(table, weights),
    right: new Set(places),
  }));
  const space = { table, bags, size, unit, ...emptySpace(bags.length * size) };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const loss = runEpoch(space, shuffle(examples, random), epoch, random);
    report?.(epoch, loss / examples.length);
  }
  return table;
}

function emptySpace(length) {
  return { places: new Float32Array(length), slopes: new Float32Array(length) };
}

/** A gram begins in a direction of its own, the rarer the further out. What occurs once teaches nothing. */
function startingTable(texts, size, random) {
  const counts = new Map();
  for (const weights of texts) {
    for (const gram of weights.keys()) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  const names = [...counts].filter(([, count]) => count >= 2).map(([gram]) => gram);
  return createTable(names, size, (gram) => {
    const rarity = Math.log(1 + texts.length / counts.get(gram)) / 5;
    return Float32Array.from({ length: size }, () => (normal(random) / Math.sqrt(size)) * rarity);
  });
}

function runEpoch(space, examples, epoch, random) {
  const { table, places, slopes, size } = space;
  let loss = 0;
  for (let from = 0; from < examples.length; from += batchSize) {
    const batch = examples.slice(from, from + batchSize);
    const bags = thinnedTogether(space.bags, table, random);
    for (const [place, bag] of bags.entries()) placeBag(table, bag, places, place * size);
    const lengths = normalise(places, size);
    slopes.fill(0);
    for (const example of batch) loss += learnExample(space, example, random);
    undoNormalise(slopes, places, lengths);
    for (const [place, bag] of bags.entries()) addSlope(table, bag, slopes, place * size);
    const progress = (epoch + from / examples.length) / epochs;
    step(table, firstPace * (1 - 0.9 * progress), 1 / batch.length);
  }
  return loss;
}

/** The same grams are missing everywhere, so that no passage is known by one of them. */
function thinnedTogether(bags, { names }, random) {
  const isKept = Uint8Array.from(names, () => Number(random() >= dropped.passage));
  return bags.map(({ rows, weights }) => ({
    rows,
    weights: weights.map((weight, at) => weight * isKept[rows[at]]),
  }));
}

function learnExample({ table, places, slopes, size, unit }, { bag, right }, random) {
  const kept = thinned(bag, dropped.question, random);
  const question = new Float32Array(size);
  placeBag(table, kept, question, 0);
  const lengths = normalise(question, size);
  const shares = sharesOf(question, places, unit);
  const reached = [...right].reduce((sum, place) => sum + shares[place], 1e-12);
  const slope = new Float32Array(size);
  for (let at = 0; at < shares.length; at += 1) {
    const gap = right.has(at) ? shares[at] - shares[at] / reached : shares[at];
    if (Math.abs(gap) < negligible) continue;
    const start = at * size;
    for (let k = 0; k < size; k += 1) {
      slope[k] += unit * gap * places[start + k];
      slopes[start + k] += unit * gap * question[k];
    }
  }
  undoNormalise(slope, question, lengths);
  addSlope(table, kept, slope, 0);
  return -Math.log(reached);
}

/** Every vector becomes one long; gives back how long each was. */
function normalise(vectors, size) {
  const lengths = new Float32Array(vectors.length / size);
  for (let row = 0; row < lengths.length; row += 1) {
    const vector = vectors.subarray(row * size, (row + 1) * size);
    lengths[row] = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 1e-9));
    for (let k = 0; k < size; k += 1) vector[k] /= lengths[row];
  }
  return lengths;
}

/** Slopes of the normalised vectors become those of the vectors themselves. */
function undoNormalise(slopes, normalised, lengths) {
  const size = normalised.length / lengths.length;
  for (const [row, length] of lengths.entries()) {
    const start = row * size;
    let along = 0;
    for (let at = start; at < start + size; at += 1) along += slopes[at] * normalised[at];
    for (let at = start; at < start + size; at += 1) {
      slopes[at] = (slopes[at] - normalised[at] * along) / length;
    }
  }
}

function sharesOf(question, places, unit) {
  const size = question.length;
  const shares = new Float64Array(places.length / size);
  let highest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < shares.length; at += 1) {
    let sum = 0;
    for (let k = 0; k < size; k += 1) sum += question[k] * places[at * size + k];
    shares[at] = unit * sum;
    if (shares[at] > highest) highest = shares[at];
  }
  let total = 0;
  for (let at = 0; at < shares.length; at += 1) {
    shares[at] = Math.exp(shares[at] - highest);
    total += shares[at];
  }
  for (let at = 0; at < shares.length; at += 1) shares[at] /= total;
  return shares;
}
