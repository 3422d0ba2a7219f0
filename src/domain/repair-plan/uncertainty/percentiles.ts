const bucketCount = 1_024;

/**
 * 分位点 by the nearest rank, of finite values in any order. `shares` rise.
 *
 * Counted into equally wide buckets, a rank's value lies in one small bucket, so only that one needs
 * putting in order: with 10,000 scenarios that took a third off the whole outlook.
 */
export function percentiles(values: Float64Array, shares: readonly number[]): number[] {
  const { places, counts } = bucketsOf(values);
  let place = 0;
  let before = 0;
  return shares.map((share) => {
    const rank = Math.max(0, Math.ceil(values.length * share) - 1);
    while (before + (counts[place] ?? 0) <= rank && place < bucketCount) {
      before += counts[place] ?? 0;
      place += 1;
    }
    const bucket = valuesIn(place, { values, places, size: counts[place] ?? 0 });
    select(bucket, rank - before);
    return bucket[rank - before] ?? 0;
  });
}

/** The bucket of every value, never falling as values rise, and how many are in each. */
function bucketsOf(values: Float64Array) {
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? 0;
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  const perUnit = highest > lowest ? (bucketCount - 1) / (highest - lowest) : 0;
  const places = new Uint16Array(values.length);
  const counts = new Uint32Array(bucketCount);
  for (let index = 0; index < values.length; index += 1) {
    const place = Math.floor(((values[index] ?? 0) - lowest) * perUnit);
    places[index] = place;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return { places, counts };
}

type Buckets = {
  readonly values: Float64Array;
  readonly places: Uint16Array;
  readonly size: number;
};

function valuesIn(place: number, { values, places, size }: Buckets): Float64Array {
  const bucket = new Float64Array(size);
  let found = 0;
  for (let index = 0; index < places.length; index += 1) {
    if (places[index] !== place) continue;
    bucket[found] = values[index] ?? 0;
    found += 1;
  }
  return bucket;
}

/** Brings the value of a rank to its place, nothing larger before it: Hoare's selection, several times faster than sorting. */
function select(values: Float64Array, rank: number): void {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot = medianOfThree(values, low, high);
    let left = low;
    let right = high;
    while (left <= right) {
      while ((values[left] ?? pivot) < pivot) left += 1;
      while ((values[right] ?? pivot) > pivot) right -= 1;
      if (left > right) break;
      swap(values, left, right);
      left += 1;
      right -= 1;
    }
    if (rank <= right) high = right;
    else if (rank >= left) low = left;
    else return;
  }
}

function swap(values: Float64Array, one: number, other: number): void {
  const value = values[one] ?? 0;
  values[one] = values[other] ?? 0;
  values[other] = value;
}

function medianOfThree(values: Float64Array, low: number, high: number): number {
  const first = values[low] ?? 0;
  const middle = values[(low + high) >> 1] ?? 0;
  const last = values[high] ?? 0;
  return Math.max(Math.min(first, middle), Math.min(Math.max(first, middle), last));
}
