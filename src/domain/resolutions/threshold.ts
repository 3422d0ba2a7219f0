/** 割合: n/d of a whole, compared as integers. `strict` is 過半数 (more than it), else 以上. */
export type Threshold = { readonly n: number; readonly d: number; readonly strict: boolean };

export const majority: Threshold = { n: 1, d: 2, strict: true };

export const atLeast = (n: number, d: number): Threshold => ({ n, d, strict: false });

export function reaches(part: number, whole: number, { n, d, strict }: Threshold): boolean {
  return strict ? part * d > whole * n : part * d >= whole * n;
}

/** The fewest of a whole that reach a threshold: 46 of 57 for four fifths, 29 for 過半数. */
export function fewestOf(whole: number, { n, d, strict }: Threshold): number {
  return strict ? Math.floor((whole * n) / d) + 1 : Math.ceil((whole * n) / d);
}

/** Negative where the first asks for less, 0 where both ask for the same. */
export function compareThresholds(one: Threshold, other: Threshold): number {
  const difference = one.n * other.d - other.n * one.d;
  return difference === 0 ? Number(one.strict) - Number(other.strict) : difference;
}

/** 過半数, 5分の4以上, 3分の1を超える数 */
export function thresholdWords(threshold: Threshold): string {
  const { n, d, strict } = threshold;
  if (compareThresholds(threshold, majority) === 0) return '過半数';
  return strict ? `${d}分の${n}を超える数` : `${d}分の${n}以上`;
}
