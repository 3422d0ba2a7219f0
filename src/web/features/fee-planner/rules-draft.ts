import type { PlanRules } from '#domain/repair-plan/planner/propose.ts';
import type { Loan } from '#domain/repair-plan/register/repair-plan.ts';

/** 案を作る条件 as typed: every number is still a text. Amounts with `Man` are in 万円. */
export type RulesDraft = {
  readonly startYear: string;
  readonly floor: 'half-year' | 'yen';
  readonly floorMan: string;
  readonly endMan: string;
  readonly mostSteps: string;
  readonly yearsApart: string;
  readonly riseLimit: 'yen' | 'percent' | 'none';
  readonly riseYen: string;
  readonly risePercent: string;
  readonly catchUpYears: string;
  readonly isWithinGuideline: boolean;
  readonly mayBorrow: boolean;
  readonly loanMan: string;
  readonly loanUnitMan: string;
  readonly loanYear: string;
  readonly loanYears: string;
  readonly loanPercent: string;
};

/** What the rules are made for. */
export type RulesPlace = {
  readonly basis: 'area' | 'share';
  /** The first year whose fee can still change. */
  readonly firstYear: number;
  readonly endYear: number;
  /** The year in which the present plan runs short, where a loan would help. */
  readonly shortageYear: number | null;
};

type NumberField = Exclude<
  keyof RulesDraft,
  'floor' | 'riseLimit' | 'isWithinGuideline' | 'mayBorrow'
>;
export type RulesErrors = Readonly<Partial<Record<NumberField, string>>>;

const man = 10_000;
/** A price for the whole building is sought in steps of this many yen. */
const shareStepYen = 1_000;
/** The planner tries every amount on offer; more than this many would keep people waiting. */
const mostAmounts = 60;

export function defaultDraft({ basis, firstYear, shortageYear }: RulesPlace): RulesDraft {
  return {
    startYear: `${firstYear}`,
    floor: 'half-year',
    floorMan: '0',
    endMan: '0',
    mostSteps: '3',
    yearsApart: '3',
    riseLimit: basis === 'area' ? 'yen' : 'percent',
    riseYen: basis === 'area' ? '40' : '100000',
    risePercent: '30',
    catchUpYears: '10',
    isWithinGuideline: true,
    mayBorrow: false,
    loanMan: '6000',
    loanUnitMan: '1000',
    loanYear: `${shortageYear ?? firstYear}`,
    loanYears: '10',
    loanPercent: '2.0',
  };
}

type Limit = {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly unit: string;
  readonly isFraction?: boolean;
};

function limitsOf({ basis, firstYear, endYear }: RulesPlace) {
  return {
    startYear: { name: '始める年度', least: firstYear, most: endYear, unit: '年度' },
    floorMan: { name: '残高の下限', least: 0, most: 1_000_000, unit: '万円' },
    endMan: { name: '最後に残す額', least: 0, most: 1_000_000, unit: '万円' },
    mostSteps: { name: '上げる回数', least: 1, most: 30, unit: '回' },
    yearsApart: { name: 'あける年数', least: 1, most: 30, unit: '年' },
    riseYen: {
      name: '1回の上げ幅',
      least: basis === 'area' ? 1 : shareStepYen,
      most: basis === 'area' ? 1_000 : 100_000_000,
      unit: '円',
    },
    risePercent: { name: '1回の上げ幅', least: 1, most: 300, unit: '％', isFraction: true },
    catchUpYears: { name: '高くする年数', least: 1, most: 60, unit: '年' },
    loanMan: { name: '借りてよい額', least: 1, most: 1_000_000, unit: '万円' },
    loanUnitMan: { name: '借入れの刻み', least: 1, most: 1_000_000, unit: '万円' },
    loanYear: { name: '借りる年度', least: firstYear, most: endYear, unit: '年度' },
    loanYears: { name: '返す年数', least: 1, most: 50, unit: '年' },
    loanPercent: { name: '借入れの利率', least: 0, most: 20, unit: '％', isFraction: true },
  } as const satisfies Record<NumberField, Limit>;
}

const loanFields: readonly NumberField[] = [
  'loanMan',
  'loanUnitMan',
  'loanYear',
  'loanYears',
  'loanPercent',
];

/** Everything wrong at once, and the rules where nothing is. */
export function parseDraft(
  draft: RulesDraft,
  place: RulesPlace,
): { readonly errors: RulesErrors; readonly rules: PlanRules | null } {
  const errors: Partial<Record<NumberField, string>> = {};
  const limits = limitsOf(place);
  const read = (field: NumberField): number => {
    const value = numberIn(draft[field]);
    if (isUsed(field, draft) && !isWithin(value, limits[field])) {
      errors[field] = limitWords(limits[field]);
    }
    return value;
  };
  const rules: PlanRules = {
    goal: {
      startYear: read('startYear'),
      floorYen: draft.floor === 'yen' ? read('floorMan') * man : 0,
      keepsHalfYear: draft.floor === 'half-year',
      endBalanceYen: read('endMan') * man,
      unitPriceStepYen: place.basis === 'area' ? 1 : shareStepYen,
    },
    staged: {
      mostSteps: read('mostSteps'),
      yearsApart: read('yearsApart'),
      mostRise: mostRiseOf(draft, read('riseYen'), read('risePercent')),
    },
    catchUp: { years: read('catchUpYears'), mostUnitPriceYen: null },
    isWithinGuideline: draft.isWithinGuideline,
    loan: loanOf(draft, read),
  };
  if (draft.mayBorrow && !errors.loanUnitMan && !errors.loanMan && isTooFine(rules.loan)) {
    errors.loanUnitMan = `刻みが細かすぎます。借りてよい額の${mostAmounts}分の1以上にしてください。`;
  }
  return { errors, rules: Object.keys(errors).length === 0 ? rules : null };
}

function isUsed(field: NumberField, { floor, riseLimit, mayBorrow }: RulesDraft): boolean {
  if (field === 'floorMan') return floor === 'yen';
  if (field === 'riseYen') return riseLimit === 'yen';
  if (field === 'risePercent') return riseLimit === 'percent';
  return mayBorrow || !loanFields.includes(field);
}

function mostRiseOf(
  { riseLimit }: RulesDraft,
  unitPriceYen: number,
  percent: number,
): PlanRules['staged']['mostRise'] {
  if (riseLimit === 'none') return null;
  return riseLimit === 'yen' ? { unitPriceYen } : { percent };
}

function loanOf(draft: RulesDraft, read: (field: NumberField) => number): PlanRules['loan'] {
  if (!draft.mayBorrow) return null;
  return {
    mostYen: read('loanMan') * man,
    unitYen: read('loanUnitMan') * man,
    year: read('loanYear'),
    repaymentYears: read('loanYears'),
    interestRate: Math.round(read('loanPercent') * 1_000) / 100_000,
    method: 'annuity',
  };
}

function isTooFine(loan: PlanRules['loan']): boolean {
  return loan !== null && loan.mostYen / loan.unitYen > mostAmounts;
}

/** Full-width digits and commas are what people type; an empty field is no number. */
function numberIn(text: string): number {
  const plain = text.normalize('NFKC').replaceAll(/[,\s]/g, '');
  return plain === '' ? Number.NaN : Number(plain);
}

function isWithin(value: number, { least, most, isFraction = false }: Limit): boolean {
  return (isFraction || Number.isInteger(value)) && value >= least && value <= most;
}

function limitWords({ name, least, most, unit, isFraction = false }: Limit): string {
  const told = (value: number) =>
    `${unit === '年度' ? value : value.toLocaleString('ja-JP')}${unit}`;
  return `${name}は、${told(least)}から${told(most)}までの${isFraction ? '数' : '整数'}で入れてください。`;
}

/** 「1㎡あたり185円」, or for a price that is apportioned by share 「全住戸で640,000円」. */
export function priceWords(basis: 'area' | 'share', unitPriceYen: number): string {
  const amount = `${unitPriceYen.toLocaleString('ja-JP')}円`;
  return basis === 'area' ? `1㎡あたり${amount}` : `全住戸で${amount}`;
}

type Offer = Omit<Loan, 'principalYen'>;

/** Two loans that differ in nothing but the amount. */
export function isSameOffer(one: Offer, other: Offer): boolean {
  return (
    one.year === other.year &&
    one.repaymentYears === other.repaymentYears &&
    one.interestRate === other.interestRate &&
    one.method === other.method
  );
}
