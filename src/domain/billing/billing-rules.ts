import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import type { AllocationOrder } from './allocate.ts';
import { type DueRule, dueDay } from './due-day.ts';
import { plainMonthWords } from './month-state.ts';
import type { Month } from './tariff.ts';

/** 請求の決まり: what holds for every bill, beside the 料金表. */
export type BillingRules = {
  readonly due: DueRule;
  readonly order: AllocationOrder;
  /** 遅延損害金, in hundredths of a percent a year; 0 where the bylaws have none. */
  readonly lateRate: number;
  /** Where the bylaws have it: 第60条第2項. */
  readonly lateClause: string;
  /** お振込先, as letters print it. */
  readonly payTo: string;
};

const mostRate = 10_000;

/** 「14.6」 as hundredths of a percent; null where it is no rate. */
export function readLateRate(text: string): number | null {
  const digits = text.normalize('NFKC').replace(/^\s*年?\s*|\s*%?\s*$/g, '');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(digits)) return null;
  const rate = Math.round(Number(digits) * 100);
  return rate > 0 && rate <= mostRate ? rate : null;
}

/** 「年14.6％」 */
export const lateRateWords = (rate: number): string => `年${rate / 100}％`;

/** 「管理規約第60条第2項」 */
export const clauseWords = (clause: string): string => `管理規約${clause}`;

const monthsBeforeWords = ['その月の分', '次の月の分', '次の次の月の分'] as const;

/** 「毎月27日までに、次の月の分」 */
export function dueRuleWords({ day, monthsBefore }: DueRule): string {
  const days = day === 31 ? '毎月の末日' : `毎月${day}日`;
  return `${days}までに、${monthsBeforeWords[monthsBefore] ?? ''}`;
}

/** How a payment that is too small is used. */
export const orderWords: Readonly<Record<AllocationOrder, string>> = {
  month: '古い月から順に充てます。同じ月の中では、料金表の順です。',
  item: '料金表の費目の順に充てます。同じ費目の中では、古い月からです。',
};

type Field = 'day' | 'lateRate' | 'lateClause';

/** What is wrong, by the field that it stands in. */
export function problemsOfRules(rules: BillingRules): Partial<Record<Field, string>> {
  const { due, lateRate, lateClause } = rules;
  const isDay = Number.isInteger(due.day) && due.day >= 1 && due.day <= 31;
  const isRate = Number.isInteger(lateRate) && lateRate >= 0 && lateRate <= mostRate;
  return {
    ...(isDay ? {} : { day: '日を、1から31までの数字で入れてください。31は月の末日です。' }),
    ...(isRate ? {} : { lateRate: '率を、数字で入れてください。例：14.6' }),
    ...(lateRate > 0 && lateClause === ''
      ? { lateClause: '管理規約の何条にあるかを入れてください。例：第60条第2項' }
      : {}),
  };
}

type When = { readonly fromMonth: Month; readonly today: IsoDate };

/** What another set of rules would mean, in sentences; `fromMonth` is the first month that is not billed yet. */
export function changesOfRules(
  before: BillingRules,
  after: BillingRules,
  when: When,
): readonly string[] {
  return [
    ...dueChange(before.due, after.due, when),
    ...lateChange(before, after),
    ...(before.payTo === after.payTo
      ? []
      : [
          '「わたしの請求」の振込先は、すぐに変わります。督促の文書は、これから頼むものから変わり、もう頼んだものは変わりません。',
        ]),
    ...(before.order === after.order
      ? []
      : ['充てる順は、これからの入金と請求に使います。もう充てた入金は変わりません。']),
  ];
}

function dueChange(before: DueRule, after: DueRule, { fromMonth, today }: When): readonly string[] {
  if (before.day === after.day && before.monthsBefore === after.monthsBefore) return [];
  const first = dueDay(fromMonth, after);
  const was = dueDay(fromMonth, before);
  return [
    `${plainMonthWords(fromMonth)}から、納期が変わります。${plainMonthWords(fromMonth)}は、${formatPlainDate(was)}から${formatPlainDate(first)}になります。帳簿に付けた月の納期は変わりません。`,
    ...(was < today && first >= today
      ? [`${plainMonthWords(fromMonth)}は、まだ納期が来ていない扱いに戻ります。`]
      : []),
    ...(first < today && was >= today
      ? [
          `${formatPlainDate(first)}は、もう過ぎています。保存すると、まだお支払いのない住戸は、納期を過ぎた扱いになります。`,
        ]
      : []),
  ];
}

function lateChange(before: BillingRules, after: BillingRules): readonly string[] {
  const isSame = before.lateRate === after.lateRate && before.lateClause === after.lateClause;
  if (isSame) return [];
  if (after.lateRate === 0) {
    return ['遅延損害金を計算しなくなります。もう頼んだ督促の文書は変わりません。'];
  }
  return [
    `遅延損害金は、${lateRateWords(after.lateRate)}（${clauseWords(after.lateClause)}）で計算します。いまある未納の額も、納期の翌日からこの率で計算します。もう頼んだ督促の文書は変わりません。`,
  ];
}
