import { createRandom } from '../../scripts/random.mjs';
import { addSlope, bagOf, createTable, placeBag, step, thinned } from './gram-table.mjs';
import { normal, shuffle } from './random.mjs';

const epochs = 12;
const batchSize = 256;
/** Each batch is compared with the passages that answer it and with so many others, drawn anew. */
const othersInBatch = 700;
/** The share of grams that chance takes away: from a question, and from all passages of a batch. */
const dropped = { question: 0.7, passage: 0.4 };
const firstPace = 0.01;
const negligible = 1e-4;
const leastOften = 3;

/**
 * A table of grams, so that each question lies nearest to the passages that answer it (softmax over a batch).
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
    right: places,
  }));
  const space = { table, bags, size, unit };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const loss = runEpoch(space, shuffle(examples, random), epoch, random);
    report?.(epoch, loss / examples.length);
  }
  return table;
}

/** A gram begins in a direction of its own, the rarer the further out. What is hardly ever said teaches little. */
function startingTable(texts, size, random) {
  const counts = new Map();
  for (const weights of texts) {
    for (const gram of weights.keys()) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  const names = [...counts].filter(([, count]) => count >= leastOften).map(([gram]) => gram);
  return createTable(names, size, (gram) => {
    const rarity = Math.log(1 + texts.length / counts.get(gram)) / 5;
    return Float32Array.from({ length: size }, () => (normal(random) / Math.sqrt(size)) * rarity);
  });
}

function runEpoch(space, examples, epoch, random) {
  let loss = 0;
  for (let from = 0; from < examples.length; from += batchSize) {
    const batch = examples.slice(from, from + batchSize);
    loss += learnBatch(space, batch, random);
    const progress = (epoch + from / examples.length) / epochs;
    step(space.table, firstPace * (1 - 0.9 * progress), 1 / batch.length);
  }
  return loss;
}

function learnBatch({ table, bags, size, unit }, batch, random) {
  const compared = [...drawPassages(bags.length, batch, random)];
  const rankOf = new Map(compared.map((place, rank) => [place, rank]));
  const kept = thinnedTogether(
    compared.map((place) => bags[place]),
    table,
    random,
  );
  const places = new Float32Array(kept.length * size);
  for (const [rank, bag] of kept.entries()) placeBag(table, bag, places, rank * size);
  const lengths = normalise(places, size);
  const space = { table, places, slopes: new Float32Array(places.length), size, unit };
  let loss = 0;
  for (const { bag, right } of batch) {
    const ranks = new Set(right.map((place) => rankOf.get(place)));
    loss += learnExample(space, { bag, right: ranks }, random);
  }
  undoNormalise(space.slopes, places, lengths);
  for (const [rank, bag] of kept.entries()) addSlope(table, bag, space.slopes, rank * size);
  return loss;
}

function drawPassages(count, batch, random) {
  const drawn = new Set(batch.flatMap(({ right }) => right));
  const wanted = Math.min(count, drawn.size + othersInBatch);
  while (drawn.size < wanted) drawn.add(Math.floor(random() * count));
  return drawn;
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
    shares[at] = unit * product(question, places, at * size);
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

// Four sums at once: one after the other they would wait for each other.
function product(question, places, start) {
  let [one, two, three, four] = [0, 0, 0, 0];
  for (let k = 0; k < question.length; k += 4) {
    one += question[k] * places[start + k];
    two += question[k + 1] * places[start + k + 1];
    three += question[k + 2] * places[start + k + 2];
    four += question[k + 3] * places[start + k + 3];
  }
  return one + two + three + four;
}
