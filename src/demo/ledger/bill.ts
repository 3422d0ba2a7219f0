import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';
import { after, type BookMonth, bankDay, lastBankDay } from './book-month.ts';
import { type Company, companyName } from './companies.ts';
import { currentAccount, type Draft, type LedgerFund, payable } from './draft.ts';

/** 請求書: booked when the work is done, paid later. */
export type Bill = {
  readonly key: string;
  readonly fund: LedgerFund;
  readonly account: string;
  readonly month: BookMonth;
  readonly company: Company;
  readonly what: string;
  readonly yen: Yen;
  /** How many months after the work it is paid: one, if nothing else is said. */
  readonly paidAfter?: number;
  /** The day on which the company debits it; without one it is transferred at the end of the month. */
  readonly debitDay?: number;
};

const daysOfWork = 20;

export function payDayOf({ month, paidAfter = 1, debitDay }: Bill): IsoDate {
  const paidIn = after(month, paidAfter);
  return debitDay === undefined ? lastBankDay(paidIn) : bankDay(paidIn, debitDay);
}

export function accrualOf({
  key,
  fund,
  account,
  month,
  company,
  what,
  yen,
  paidAfter,
}: Bill): Draft {
  return {
    key: `bill:${month.label}:${key}`,
    day: paidAfter === 0 ? bankDay(month, daysOfWork) : month.last,
    origin: 'accrual',
    summary: `${what}（${companyName(company)}）`,
    lines: [
      [fund, account, yen, company],
      [fund, payable, -yen, company],
    ],
  };
}

/** One transfer for what a company is paid by a fund on a day. */
export function paymentsOf(bills: readonly Bill[]): readonly Draft[] {
  const groups = new Map<string, Bill[]>();
  for (const bill of bills) {
    const key = `${payDayOf(bill)}:${bill.company}:${bill.fund}`;
    groups.set(key, [...(groups.get(key) ?? []), bill]);
  }
  return [...groups].flatMap(([key, group]) => {
    const [first] = group;
    return first ? [paymentOf(key, first, group)] : [];
  });
}

function paymentOf(key: string, first: Bill, bills: readonly Bill[]): Draft {
  const { fund, company, what } = first;
  const rest = bills.length > 1 ? `ほか${bills.length - 1}件` : '';
  return {
    key: `pay:${key}`,
    day: payDayOf(first),
    origin: 'payment',
    summary: `${what}${rest}の支払（${companyName(company)}）`,
    lines: [
      ...bills.map(({ yen }) => [fund, payable, yen, company] as const),
      [fund, currentAccount[fund], -bills.reduce((sum, { yen }) => sum + yen, 0)],
    ],
  };
}
