/**
 * 抽選: the same number and the same names give the same order, on any machine, in whatever order the names came.
 * Whoever doubts it draws again with the printed number.
 */
export function drawLots(names: readonly string[], seed: number): readonly string[] {
  const order = [...new Set(names)].toSorted();
  let state = seed >>> 0;
  for (let left = order.length; left > 1; left -= 1) {
    state = (state + 0x6d2b79f5) >>> 0;
    const chosen = Math.floor((mixed(state) / 2 ** 32) * left);
    [order[left - 1], order[chosen]] = [order[chosen] ?? '', order[left - 1] ?? ''];
  }
  return order.toReversed();
}

function mixed(state: number): number {
  const first = Math.imul(state ^ (state >>> 15), state | 1);
  const second = first ^ (first + Math.imul(first ^ (first >>> 7), first | 61));
  return (second ^ (second >>> 14)) >>> 0;
}
