import type { Yen } from '#domain/money.ts';

/**
 * The planner's question as inequalities in CPLEX LP text, for a solver that shares nothing with the
 * planner: neither its arithmetic nor any idea of greed or halving. Interest is left out.
 */
export type FeeModel = {
  /** 年度末の残高 of every decided year if no fee came in from the start on. */
  readonly drainedYen: readonly Yen[];
  /** What one level brings in a year. */
  readonly yearlyYen: Yen;
  readonly floorYen: Yen;
  readonly endYen: Yen;
};

export type StagedModel = FeeModel & {
  readonly present: number;
  readonly mostSteps: number;
  readonly yearsApart: number;
  readonly mostRise: { readonly percent: number } | { readonly levels: number } | null;
  readonly lowestStart: number;
  readonly highest: number;
};

export type CatchUpModel = FeeModel & {
  readonly years: number;
  readonly lowest: number;
  readonly highest: number;
};

/** `fee` is the one level. What is known of the answer is told in `kept`. */
export function levelLp(model: FeeModel, kept: readonly string[]): string {
  const rows = [...balanceRows(model, () => 'fee'), ...kept];
  return lpOf({ least: 'fee', rows, bounds: ['fee >= 0'], whole: ['fee'], yesOrNo: [] });
}

/** `peak` for some years, `lasting` from then on. */
export function catchUpLp(
  model: CatchUpModel,
  least: 'peak' | 'lasting',
  kept: readonly string[],
): string {
  const { years, lowest, highest } = model;
  const rows = balanceRows(model, (place) => (place < years ? 'peak' : 'lasting'));
  return lpOf({
    least,
    rows: [...rows, 'peak - lasting >= 0', ...kept],
    bounds: [`lasting >= ${lowest}`, `peak <= ${highest}`],
    whole: ['peak', 'lasting'],
    yesOrNo: [],
  });
}

/** `fee0`, `fee1`, … by year; `step0`, … whether it rises; `steps`, `rise` and `last` as in the rules. */
export function stagedLp(model: StagedModel, least: string, kept: readonly string[]): string {
  const places = model.drainedYen.map((_, place) => place);
  const all = places.map((place) => `step${place}`);
  const bounds = places.map((place) => `${model.present} <= fee${place} <= ${model.highest}`);
  return lpOf({
    least,
    rows: [
      ...balanceRows(model, (place) => `fee${place}`),
      ...places.flatMap((place) => riseRows(model, place)),
      ...places.map((place) => `${all.slice(place, place + model.yearsApart).join(' + ')} <= 1`),
      `steps - ${all.join(' - ')} = 0`,
      `last - fee${places.length - 1} = 0`,
      `fee0 >= ${model.lowestStart}`,
      ...kept,
    ],
    bounds: [...bounds, `0 <= steps <= ${model.mostSteps}`, 'rise >= 0', 'last >= 0'],
    whole: [...places.map((place) => `fee${place}`), 'rise', 'steps', 'last'],
    yesOrNo: all,
  });
}

/** Fees never fall, rise only in a step, no more than the largest rise, and no more than the rules allow. */
function riseRows({ present, highest, mostRise }: StagedModel, place: number): string[] {
  const [rise, before] = place === 0 ? ['fee0', present] : [`fee${place} - fee${place - 1}`, 0];
  const allowed = mostRise && 'levels' in mostRise ? mostRise.levels : highest;
  const rows = [
    `${rise} >= ${before}`,
    `${rise} - ${Math.min(allowed, Math.max(0, highest - present))} step${place} <= ${before}`,
    `${rise} - rise <= ${before}`,
  ];
  if (mostRise === null || 'levels' in mostRise) return rows;
  const { percent } = mostRise;
  if (place === 0) return [...rows, `100 fee0 <= ${(100 + percent) * present}`];
  return [...rows, `100 fee${place} - ${100 + percent} fee${place - 1} <= 0`];
}

/**
 * So many levels must have been paid by every year's end. Whole levels bring whole multiples of
 * `yearlyYen`, so dividing it out and rounding up loses nothing, and the solver gets small numbers.
 */
function balanceRows(
  { drainedYen, yearlyYen, floorYen, endYen }: FeeModel,
  nameOf: (place: number) => string,
): string[] {
  const years = new Map<string, number>();
  return drainedYen.map((yen, place) => {
    years.set(nameOf(place), (years.get(nameOf(place)) ?? 0) + 1);
    const atLeastYen = place === drainedYen.length - 1 ? Math.max(floorYen, endYen) : floorYen;
    const neededYen = atLeastYen - yen;
    // Where no level brings a yen, nothing but nothing can be needed.
    const [each, needed] = yearlyYen > 0 ? [1, Math.ceil(neededYen / yearlyYen)] : [0, neededYen];
    return `${Array.from(years, ([name, count]) => `${each * count} ${name}`).join(' + ')} >= ${needed}`;
  });
}

type Lp = {
  readonly least: string;
  readonly rows: readonly string[];
  readonly bounds: readonly string[];
  readonly whole: readonly string[];
  readonly yesOrNo: readonly string[];
};

function lpOf({ least, rows, bounds, whole, yesOrNo }: Lp): string {
  return [
    'Minimize',
    ` least: ${least}`,
    'Subject To',
    ...rows.map((row, index) => ` row${index}: ${row}`),
    'Bounds',
    ...bounds.map((bound) => ` ${bound}`),
    'General',
    ` ${whole.join(' ')}`,
    ...(yesOrNo.length > 0 ? ['Binary', ` ${yesOrNo.join(' ')}`] : []),
    'End',
  ].join('\n');
}
