/** 修繕の健康度の部分. */
type Component = 'funding' | 'plan' | 'guideline' | 'arrears' | 'upkeep' | 'certification';

/** What the board would do for the missing points; effort from 1 (an afternoon) to 5 (years and a general meeting). */
type Step = { readonly action: string; readonly effort: 1 | 2 | 3 | 4 | 5 };

/** 採点の1行: points are most × upper ÷ lower, cut to whole points, between nothing and `mostPoints`. */
export type HealthLine = {
  readonly code: string;
  readonly component: Component;
  readonly label: string;
  readonly mostPoints: number;
  readonly upper: number;
  readonly lower: number;
  readonly points: number;
  /** The figure in words: where the points come from. */
  readonly figure: string;
  readonly step: Step;
};

/** Cut, not rounded: full points only for what is wholly so. Nothing to measure is nothing to fault. */
export function pointsOf({
  mostPoints,
  upper,
  lower,
}: Pick<HealthLine, 'mostPoints' | 'upper' | 'lower'>): number {
  if (lower <= 0) return mostPoints;
  return Math.floor((mostPoints * Math.min(Math.max(upper, 0), lower)) / lower);
}

export function lineOf(line: Omit<HealthLine, 'points'>): HealthLine {
  return { ...line, points: pointsOf(line) };
}
