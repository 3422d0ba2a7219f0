import { addDays, formatPlainDate, type IsoDate, isoDate, partsOf } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';
import { extras, type PlanName, plans } from './plans.ts';

export type Prices = 'with-tax' | 'without-tax';

/** ご契約: what holds from its first month until the next one. */
export type Agreement = {
  /** `null` is 解約: nothing from the first month on. */
  readonly plan: PlanName | null;
  /** The first day of the month. */
  readonly firstMonth: IsoDate;
  readonly briefings: number;
  readonly movesData: boolean;
  /** What スミワ offered; `null` where nothing is offered yet, or nothing is to be paid. */
  readonly monthlyYen: Yen | null;
  readonly movingYen: Yen | null;
  /** Whether these figures hold the tax. */
  readonly prices: Prices | null;
};

/** How far ahead something may be agreed upon. */
const choosableMonths = 6;

export function monthOf(day: IsoDate): IsoDate {
  return isoDate({ ...partsOf(day), day: 1 });
}

export function addMonths(month: IsoDate, count: number): IsoDate {
  const { year, month: number } = partsOf(month);
  const index = year * 12 + number - 1 + count;
  return isoDate({ year: Math.floor(index / 12), month: (index % 12) + 1, day: 1 });
}

export function lastDayOfMonth(month: IsoDate): IsoDate {
  return addDays(addMonths(month, 1), -1);
}

export function monthWords(month: IsoDate): string {
  const parts = partsOf(month);
  return `${parts.year}年${parts.month}月`;
}

/** The one that holds in a month; they come in the order of their first month, then of their approval. */
export function agreementFor<Kind extends Pick<Agreement, 'plan' | 'firstMonth'>>(
  agreements: readonly Kind[],
  month: IsoDate,
): Kind | undefined {
  const latest = agreements.findLast(({ firstMonth }) => firstMonth <= month);
  return latest?.plan === null ? undefined : latest;
}

/** 始まりの月: a month that has begun under an agreement is left as it was agreed upon. */
export function choosable(
  agreements: readonly Pick<Agreement, 'plan' | 'firstMonth'>[],
  today: IsoDate,
): readonly IsoDate[] {
  const thisMonth = monthOf(today);
  const latest = agreements.at(-1);
  const first = latest ? Math.max(...[latest.firstMonth, thisMonth].map(monthIndex)) : null;
  const running = latest !== undefined && latest.plan !== null;
  const from = first === null ? thisMonth : addMonths(monthFrom(first), running ? 1 : 0);
  return Array.from({ length: choosableMonths }, (_, index) => addMonths(from, index));
}

function monthIndex(day: IsoDate): number {
  const { year, month } = partsOf(day);
  return year * 12 + month - 1;
}

function monthFrom(index: number): IsoDate {
  return isoDate({ year: Math.floor(index / 12), month: (index % 12) + 1, day: 1 });
}

/** Why these figures cannot be offered; the prices of the plans are the least. */
export function offerProblem(
  { plan, movesData }: Pick<Agreement, 'plan' | 'movesData'>,
  { monthlyYen, movingYen }: Pick<Agreement, 'monthlyYen' | 'movingYen'>,
): string | undefined {
  if (plan === null) return '解約の申し込みには、見積もりはいりません。';
  const least = plans[plan].fromYen ?? 1;
  if (monthlyYen === null || monthlyYen < least) return `月額は${least}円以上にしてください。`;
  if (!movesData) {
    return movingYen === null ? undefined : 'データ移行支援は申し込まれていません。';
  }
  const leastMoving = extraYen('データ移行支援');
  return movingYen !== null && movingYen >= leastMoving
    ? undefined
    : `データ移行支援の額は${leastMoving}円以上にしてください。`;
}

export function extraYen(name: (typeof extras)[number]['name']): Yen {
  return extras.find((extra) => extra.name === name)?.yen ?? 0;
}

/** Whether the second person can approve it today; the sentence says why not. */
export function approvalHindrance(
  asked: Agreement,
  choices: readonly IsoDate[],
): string | undefined {
  if (asked.plan !== null && asked.monthlyYen === null) {
    return 'スミワからの見積もりを待っています。届いたら、メールでお知らせします。';
  }
  if (choices.includes(asked.firstMonth)) return undefined;
  return '始まりの月を過ぎました。取り下げて、もう一度お申し込みください。';
}

export function agreementOver(endsOn: IsoDate): string {
  return `ご契約は${formatPlainDate(endsOn)}に終わりました。これまでの内容は、すべて見られます。書き込みを続けるには、「契約とお支払い」からお申し込みください。`;
}
