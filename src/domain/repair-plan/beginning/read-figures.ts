import { fiscalYearOf, type IsoDate, isRealDate } from '#domain/calendar.ts';
import { readNumber } from '#domain/repair-plan/register-file/read-number.ts';
import type { FirstFigures } from './first-plan.ts';

/** はじめの計画の下書き, as it is typed. */
export type BeginningDraft = {
  readonly startYear: string;
  readonly openingBalance: string;
  readonly basis: string;
  readonly roundTo: string;
  readonly unitPrice: string;
  readonly floorArea: string;
  readonly madeOn: string;
  readonly planResolvedOn: string;
  readonly feeResolvedOn: string;
};

export type BeginningFacts = FirstFigures & {
  /** 建築延床面積; `null` where the building's own record has it. */
  readonly floorAreaM2: number | null;
  readonly madeOn: IsoDate;
  readonly planResolvedOn: IsoDate | null;
  readonly feeResolvedOn: IsoDate | null;
};

type Asked = { readonly today: IsoDate; readonly isFloorAreaKnown: boolean };
type Found = Partial<Record<keyof BeginningDraft, string>>;
export type DraftProblems = Readonly<Found>;

const mostBalanceYen = 100_000_000_000;
const mostAreaM2 = 1_000_000;
const mostUnitYen = 100_000_000;
/** A plan on paper may have begun long ago; its first year is then rolled on, on the plan's own screen. */
const oldestYears = 10;

/** What was typed as figures, with a sentence for every field that cannot be read. */
export function readFigures(
  draft: BeginningDraft,
  asked: Asked,
): { readonly facts: BeginningFacts | null; readonly problems: DraftProblems } {
  const problems: Found = {};
  const number = (field: keyof BeginningDraft, sentence: string, [least, most]: Range) => {
    const value = readNumber(draft[field]);
    if (value !== undefined && value >= least && value <= most) return value;
    problems[field] = sentence;
    return 0;
  };
  const thisYear = fiscalYearOf(asked.today);
  const years: Range = [thisYear - oldestYears, thisYear + 1];
  const facts = {
    startYear: number(
      'startYear',
      `${years[0]}年度から${years[1]}年度までで入れてください。`,
      years,
    ),
    openingBalanceYen: number('openingBalance', '円の金額で入れてください。例：48,200,000', [
      -mostBalanceYen,
      mostBalanceYen,
    ]),
    basis: draft.basis === 'share' ? ('share' as const) : ('area' as const),
    roundToYen: draft.roundTo === '10' ? (10 as const) : (1 as const),
    unitPriceYen: number('unitPrice', '円の金額で入れてください。例：180', [0, mostUnitYen]),
    floorAreaM2: asked.isFloorAreaKnown
      ? null
      : number('floorArea', '㎡の広さを数字で入れてください。例：5,612', [1, mostAreaM2]),
    ...readDays(draft, asked.today, problems),
  };
  if (!Number.isInteger(facts.openingBalanceYen)) {
    problems.openingBalance = '円の整数で入れてください。';
  }
  return { facts: Object.keys(problems).length === 0 ? facts : null, problems };
}

type Range = readonly [least: number, most: number];

function readDays(draft: BeginningDraft, today: IsoDate, problems: Found) {
  const day = (field: 'madeOn' | 'planResolvedOn' | 'feeResolvedOn') => {
    const text = draft[field];
    if (text === '') return null;
    if (isRealDate(text) && text <= today) return text;
    problems[field] = '今日までの日付を入れてください。';
    return null;
  };
  return {
    madeOn: day('madeOn') ?? today,
    planResolvedOn: day('planResolvedOn'),
    feeResolvedOn: day('feeResolvedOn'),
  };
}
