import {
  type ConfidenceCoefficients,
  type ConfidenceFeatures,
  confidenceOf,
} from './confidence.ts';

/** A question that was judged: its features, and whether the best hit was right. */
export type JudgedQuestion = {
  readonly features: ConfidenceFeatures;
  readonly isRight: boolean;
};

const names = ['base', 'coverage', 'share', 'lacksExpected', 'concepts'] as const;

type Name = (typeof names)[number];

const rounds = 25;
// Keeps a coefficient finite when it tells right from wrong without fail.
const ridge = 1e-3;

/** 確信度の調整: the coefficients that explain judged questions best (logistic regression). */
export function fitConfidence(judged: readonly JudgedQuestion[]): ConfidenceCoefficients {
  let coefficients = toCoefficients(() => 0);
  for (let round = 0; round < rounds; round += 1) {
    coefficients = improve(coefficients, judged);
  }
  return coefficients;
}

/** One step of Newton's method, shortened until it leads to a better place. */
function improve(
  from: ConfidenceCoefficients,
  judged: readonly JudgedQuestion[],
): ConfidenceCoefficients {
  const step = newtonStep(from, judged);
  const now = costOf(from, judged);
  for (let length = 1; length > 1e-4; length /= 2) {
    const next = toCoefficients((name, row) => from[name] + length * (step[row] ?? 0));
    if (costOf(next, judged) < now) return next;
  }
  return from;
}

function newtonStep(
  coefficients: ConfidenceCoefficients,
  judged: readonly JudgedQuestion[],
): readonly number[] {
  const slope = names.map((name) => -ridge * coefficients[name]);
  const curve = names.map((_, row) => names.map((__, column) => (row === column ? ridge : 0)));
  for (const { features, isRight } of judged) {
    const values = valuesOf(features);
    const chance = confidenceOf(features, coefficients);
    addScaled(slope, values, (isRight ? 1 : 0) - chance);
    for (const [row, value] of values.entries()) {
      addScaled(curve[row] ?? [], values, value * chance * (1 - chance));
    }
  }
  return solve(curve, slope);
}

/** How badly the coefficients explain the judgements. */
function costOf(coefficients: ConfidenceCoefficients, judged: readonly JudgedQuestion[]): number {
  const size = names.reduce((sum, name) => sum + coefficients[name] ** 2, 0);
  return judged.reduce(
    (sum, { features, isRight }) => {
      const chance = confidenceOf(features, coefficients);
      return sum - Math.log(Math.max(Number.MIN_VALUE, isRight ? chance : 1 - chance));
    },
    (ridge / 2) * size,
  );
}

function toCoefficients(valueOf: (name: Name, row: number) => number): ConfidenceCoefficients {
  const of = (name: Name) => valueOf(name, names.indexOf(name));
  return {
    base: of('base'),
    coverage: of('coverage'),
    share: of('share'),
    lacksExpected: of('lacksExpected'),
    concepts: of('concepts'),
  };
}

function valuesOf(features: ConfidenceFeatures): readonly number[] {
  return [1, features.coverage, features.share, features.lacksExpected, features.concepts];
}

function addScaled(target: number[], values: readonly number[], factor: number): void {
  for (const [place, value] of values.entries()) {
    target[place] = (target[place] ?? 0) + factor * value;
  }
}

/** Gauss–Jordan elimination; the matrix is positive definite, so no row need be exchanged. */
function solve(
  matrix: readonly (readonly number[])[],
  right: readonly number[],
): readonly number[] {
  const rows = matrix.map((row, place) => [...row, right[place] ?? 0]);
  for (const [pivot, pivotRow] of rows.entries()) {
    for (const [place, row] of rows.entries()) {
      if (place !== pivot) addScaled(row, pivotRow, -(row[pivot] ?? 0) / (pivotRow[pivot] ?? 1));
    }
  }
  return rows.map((row, place) => (row.at(-1) ?? 0) / (row[place] ?? 1));
}
