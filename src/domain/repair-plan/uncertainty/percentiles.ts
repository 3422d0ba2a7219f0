/** 分位点 by the nearest rank, of values in any order, which end up partly sorted. `shares` rise. */
export function percentiles(values: Float64Array, shares: readonly number[]): number[] {
  let low = 0;
  return shares.map((share) => {
    const rank = Math.max(0, Math.ceil(values.length * share) - 1);
    select(values, low, rank);
    low = rank;
    return values[rank] ?? 0;
  });
}

/** Brings the value of a rank to its place, nothing larger before it: Hoare's selection, several times faster than sorting. */
function select(values: Float64Array, from: number, rank: number): void {
  let low = from;
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
