import { formatYen } from '#domain/format-yen.ts';
import type { Yen } from '#domain/money.ts';
import { type BudgetState, type Forecast, type LineCourse, rareMonths } from './forecast.ts';
import { monthName, paceWords } from './forecast-words.ts';
import { usedPercentWords } from './used-percent.ts';

/** A payment that last year had once; months are counted from 0, the first of the year. */
export type OnceBefore = {
  readonly month: number;
  /** Empty for who may not read the ledger. */
  readonly summary: string;
  readonly yen: Yen;
};

type Told = Forecast & {
  readonly onceBefore: readonly OnceBefore[];
  readonly budgetYen: Yen;
  readonly actualYen: Yen;
  readonly state: BudgetState;
};

type Said = Told & { readonly course: LineCourse };

const notedStates: ReadonlySet<BudgetState> = new Set(['over', 'likely-over', 'short']);

/** One or two sentences: where the line stands, where it goes, and which month moved it most. */
export function forecastSentence(course: LineCourse, told: Told): string {
  const { name, kind } = course.account;
  const awaited = awaitedWords(course, told);
  if (awaited !== '') return `${name}は、${soFar(told)}。${awaited}`;
  const said = { ...told, course };
  const sentence = kind === 'income' ? incomeWords(name, said) : expenseWords(name, said);
  const isNoted = told.budgetYen > 0 && notedStates.has(told.state);
  return isNoted ? `${sentence}${pushWords(course)}` : sentence;
}

/**
 * Of a line that was booked once or twice last year, and not yet this year: when it was. Without that it looks
 * forgotten; once that month is closed it may be.
 */
function awaitedWords(course: LineCourse, { budgetYen, actualYen, basis }: Told): string {
  const months = rareMonths(course);
  if (months.length === 0 || actualYen !== 0 || budgetYen <= 0 || basis === 'booked') return '';
  const names = months.map((month) => monthName(course, month)).join('と');
  const last = `昨年度は${names}に${months.length === 1 ? 'まとめて' : ''}記帳しています。`;
  const past = months.find((month) => month < course.monthsClosed);
  if (past !== undefined) {
    return `${last}今年度は、${monthName(course, past)}を過ぎましたが、まだ記帳していません。`;
  }
  const goes =
    course.account.kind === 'income' ? '予算どおり入る見込みです。' : '予算におさまる見込みです。';
  return `${last}今年度は、これから記帳するものとして、${goes}`;
}

function expenseWords(name: string, told: Said): string {
  const { budgetYen, actualYen, forecastYen, state } = told;
  if (budgetYen === 0) return `${name}は、予算がなく、${formatYen(actualYen)}を使っています。`;
  if (state === 'over') {
    const over = `${name}は、予算${formatYen(budgetYen)}を${formatYen(actualYen - budgetYen)}超えています。`;
    return told.basis === 'booked' || forecastYen === actualYen
      ? over
      : `${over}${pace(told)}、年度末には${formatYen(forecastYen)}になる見込みです。`;
  }
  if (state === 'likely-over') {
    return `${name}は、${soFar(told)}。${pace(told)}、年度末には予算を${formatYen(forecastYen - budgetYen)}超える見込みです。${decidingWords(told)}`;
  }
  if (told.basis === 'booked') {
    return actualYen === budgetYen
      ? `${name}は、予算どおりでした。`
      : `${name}は、予算より${formatYen(budgetYen - actualYen)}少なくすみました。`;
  }
  if (state === 'done') return `${name}は、${soFar(told)}。${paidWords(told)}`;
  if (state === 'near')
    return `${name}は、${soFar(told)}。残りは${formatYen(budgetYen - actualYen)}です。`;
  return `${name}は、${soFar(told)}。予算におさまる見込みです。`;
}

type Deciding = { readonly restYen: Yen; readonly payment: OnceBefore };

/**
 * Of money that is awaited as last year had it, a single payment may decide whether the budget holds: whoever reads it
 * knows whether it comes again.
 */
function decidingIn(told: Told): Deciding | undefined {
  const { parts, onceBefore, forecastYen, budgetYen, state } = told;
  const rest = parts.at(-1);
  if (state !== 'likely-over' || rest?.of !== 'last-year' || rest.yen !== rest.lastYen) {
    return undefined;
  }
  const [payment] = onceBefore
    .filter(({ month, yen }) => rest.months.includes(month) && yen >= forecastYen - budgetYen)
    .toSorted((one, other) => other.yen - one.yen);
  return payment && { restYen: rest.yen, payment };
}

/** The one payment of last year that decides whether the budget of a line holds. */
export const decidingPayment = (told: Told): OnceBefore | undefined => decidingIn(told)?.payment;

function decidingWords({ course, ...told }: Said): string {
  const deciding = decidingIn(told);
  if (deciding === undefined) return '';
  const { restYen, payment } = deciding;
  const what = payment.summary === '' ? 'もの' : `「${payment.summary}」`;
  return `前の年度と同じとした${formatYen(restYen)}のうち${formatYen(payment.yen)}は、前の年度に1度だけ、${monthName(course, payment.month)}に払った${what}です。今年度にないものなら、予算におさまります。`;
}

function paidWords({ budgetYen, actualYen }: Told): string {
  return actualYen === budgetYen
    ? '今年度の支払いは済み、予算どおりでした。'
    : `今年度の支払いは済み、${formatYen(budgetYen - actualYen)}残っています。`;
}

function incomeWords(name: string, told: Said): string {
  const { budgetYen, actualYen, forecastYen } = told;
  if (budgetYen === 0) return `${name}は、予算になかった収入が${formatYen(actualYen)}あります。`;
  const gapYen = forecastYen - budgetYen;
  const amount = formatYen(Math.abs(gapYen));
  if (told.basis === 'booked') {
    if (gapYen === 0) return `${name}は、予算どおりでした。`;
    return `${name}は、予算より${amount}${gapYen < 0 ? '少なく' : '多く'}なりました。`;
  }
  if (gapYen < 0) {
    return `${name}は、${soFar(told)}。${pace(told)}、年度末には予算に${amount}届かない見込みです。`;
  }
  return `${name}は、${soFar(told)}。予算どおり入る見込みです。`;
}

function soFar({ budgetYen, actualYen }: Told): string {
  const percent = usedPercentWords(actualYen, budgetYen);
  return `予算${formatYen(budgetYen)}のうち、今は${formatYen(actualYen)}（${percent}）です`;
}

function pace({ course, basis, parts }: Said): string {
  return paceWords(course, basis, parts);
}

/** The month that moved a line most to the wrong side of its budget, counted from 0; undefined where none did. */
export function mostPushed({
  account,
  months,
  lastMonths,
  budgetYen,
  monthsClosed,
}: LineCourse): { readonly month: number; readonly yen: Yen } | undefined {
  const sign = account.kind === 'income' ? -1 : 1;
  const usualYen = (month: number): Yen => lastMonths?.[month] ?? Math.round(budgetYen / 12);
  // What is missing from an income of a month that is open may still come.
  const told = months.slice(0, sign === 1 ? months.length : monthsClosed);
  const pushes = told.map((yen, month) => ({ month, yen: sign * (yen - usualYen(month)) }));
  const most = pushes.toSorted((one, other) => other.yen - one.yen)[0];
  return most && most.yen > 0 ? most : undefined;
}

/** Beside the same month of last year where that is known, else beside a twelfth of the budget. */
function pushWords(course: LineCourse): string {
  const most = mostPushed(course);
  if (most === undefined) return '';
  const beside = course.lastMonths ? '前の年度の同じ月' : '予算の1か月分';
  const direction = course.account.kind === 'income' ? '少なく' : '多く';
  return `いちばん差が大きいのは${monthName(course, most.month)}で、${beside}より${formatYen(most.yen)}${direction}なっています。`;
}
