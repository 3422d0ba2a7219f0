import type { Month } from '#domain/billing/tariff.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';

/** 督促の段階, from the mildest on; 誓約書 and 承認書 may come at any of them. */
export type DunningKind =
  | 'reminder-1'
  | 'reminder-2'
  | 'reminder-3'
  | 'certified'
  | 'pledge'
  | 'acknowledgement';

export const dunningNames = {
  'reminder-1': 'お知らせ（1回目）',
  'reminder-2': '督促状（2回目）',
  'reminder-3': '最後のお願い（3回目）',
  certified: '催告書（内容証明）',
  pledge: '分割納付の誓約書',
  acknowledgement: '未納の承認書',
} as const satisfies Record<DunningKind, string>;

/** A paper that the debtor signs: the day of the signature begins 時効 of its months anew (民法152条). */
export function isSigned(kind: DunningKind): boolean {
  return kind === 'pledge' || kind === 'acknowledgement';
}

const steps: readonly DunningKind[] = ['reminder-1', 'reminder-2', 'reminder-3', 'certified'];
/** From so many months on a step is usual. */
const usualFrom = [1, 2, 3, 4];

/** The step that would come next; `null` while it is too early for it. */
export function nextStep(months: number, sent: readonly DunningKind[]): DunningKind | null {
  const at = steps.findIndex((kind) => !sent.includes(kind));
  const kind = steps[at];
  return kind !== undefined && months >= (usualFrom[at] ?? 0) ? kind : null;
}

/** What a letter says is owed, as it was on its day. */
export type DunnedItem = {
  readonly itemId: string;
  readonly item: string;
  readonly month: Month;
  readonly dueOn: IsoDate;
  readonly yen: Yen;
  readonly lateYen: Yen;
};

export type Instalment = { readonly dueOn: IsoDate; readonly yen: Yen };
