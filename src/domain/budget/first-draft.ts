import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import type { ComparedLine } from '#domain/statements/budget-comparison.ts';
import type { BookedContract } from './booked-contract.ts';
import { isSamePlace, type PlannedLine } from './budget-version.ts';
import { readFormula } from './formula.ts';

export type FirstDraftInput = {
  /** The forecast moves with every entry: what was taken from it names its day. */
  readonly today: IsoDate;
  /** This year, line by line, with the forecast to its end. */
  readonly thisYear: readonly ComparedLine[];
  readonly budget: readonly PlannedLine[];
  readonly contracts: readonly BookedContract[];
};

/**
 * 来年度の予算のたたき台. Income as it was budgeted; an expense from the contracts where there are some, from its
 * formula where that can be reckoned, else from what this year comes to.
 */
export function firstDraft(input: FirstDraftInput): readonly PlannedLine[] {
  return input.thisYear
    .map((line) => draftLine(line, input))
    .filter(({ amountYen }) => amountYen > 0);
}

function draftLine(line: ComparedLine, { today, budget, contracts }: FirstDraftInput): PlannedLine {
  const place = { fundId: line.fund.id, accountId: line.account.id };
  const voted = budget.find((it) => isSamePlace(it, place));
  const own = contracts.filter((it) => isSamePlace(it, place));
  if (line.account.kind === 'expense' && own.length > 0)
    return { ...place, ...ofContracts(own, line) };
  const isReckoned = voted !== undefined && readFormula(voted.formula) === voted.amountYen;
  if (voted && (isReckoned || line.account.kind === 'income')) {
    return {
      ...place,
      amountYen: voted.amountYen,
      formula: voted.formula,
      note: '今年度の予算と同じ',
    };
  }
  if (line.account.kind === 'income') return { ...place, amountYen: 0, formula: '', note: '' };
  return { ...place, ...ofThisYear(line, today) };
}

type Reckoned = Pick<PlannedLine, 'amountYen' | 'formula' | 'note'>;

const months = 12;

function ofContracts(
  contracts: readonly BookedContract[],
  { forecastYen }: ComparedLine,
): Reckoned {
  const yearlyYen = sumYen(contracts.map((it) => it.yearlyYen));
  // What is booked on the line beside the contracts: spot work, other companies.
  const paidYen = sumYen(contracts.map((it) => it.paidYen));
  const otherYen =
    Math.ceil(Math.max(0, forecastYen - Math.max(paidYen, yearlyYen)) / 1_000) * 1_000;
  const parts = contracts.map(partOf);
  return {
    amountYen: yearlyYen + otherYen,
    formula: [...parts, ...(otherYen > 0 ? [formatYen(otherYen)] : [])].join(' + '),
    note: `契約：${contracts.map(({ name }) => name).join('、')}${otherYen > 0 ? '。ほかの支払いも見込みました' : ''}`,
  };
}

function partOf({ yearlyYen, times }: BookedContract): string {
  if (times === 1) return formatYen(yearlyYen);
  return `${formatYen(yearlyYen / times)} × ${times === months ? `${times}か月` : `${times}回`}`;
}

/** Rounded up to a thousand yen; what is only kept ready (予備費) stays as it was budgeted. */
function ofThisYear({ forecastYen, budgetYen, actualYen }: ComparedLine, today: IsoDate): Reckoned {
  if (actualYen === 0) return { amountYen: budgetYen, formula: '', note: '今年度の予算と同じ' };
  return {
    amountYen: Math.ceil(Math.max(0, forecastYen) / 1_000) * 1_000,
    formula: '',
    note: `${formatPlainDate(today)}の見込み${formatYen(forecastYen)}から`,
  };
}
