import type { IsoDate } from '#domain/calendar.ts';
import type { Fund } from '#domain/ledger/account.ts';
import type { Yen } from '#domain/money.ts';
import type { BalanceSheet } from '#domain/statements/balance-sheet.ts';
import type { BudgetChanges } from '#domain/statements/budget-changes.ts';
import type { BudgetDraft } from '#domain/statements/budget-draft.ts';
import type { CashPapers } from '#domain/statements/cash/cash-papers.ts';
import type { CombinedSheet } from '#domain/statements/combined.ts';
import type { BudgetLine } from '#domain/statements/figures.ts';
import type { IncomeAndExpense } from '#domain/statements/income-and-expense.ts';
import type { Inventory } from '#domain/statements/inventory.ts';

/** 附属明細: what stands behind one account of a fund, added up. */
export type DetailTotal = {
  readonly fundId: string;
  readonly accountId: string;
  readonly amountYen: Yen;
};

/** 預金 or 有価証券 of one fund, with the bank's certificate. */
export type DepositDetail = {
  readonly fundId: string;
  readonly accountId: string;
  /** みどり銀行 中央支店 普通 …1234 */
  readonly name: string;
  readonly ledgerYen: Yen;
  /** `null` while the certificate has not come. */
  readonly certificateYen: Yen | null;
  /** What the books have and the bank had not yet on that day. */
  readonly inTransitYen: Yen;
};

/** 前受金 by what it is for, as the bills have it. */
export type AdvanceDetail = {
  readonly fundId: string;
  readonly accountId: string;
  /** 費目 */
  readonly item: string;
  /** `null`: it came for no month yet (過入金). */
  readonly month: string | null;
  readonly dwellings: number;
  readonly amountYen: Yen;
};

/** An insurance paid for several years at once. */
export type PrepaidDetail = {
  readonly fundId: string;
  readonly name: string;
  readonly paidYen: Yen;
  readonly months: number;
  /** Months gone by at the year's end, and those of them that fall in the year. */
  readonly monthsGone: number;
  readonly monthsOfYear: number;
  /** 途中で終えた: nothing of it may be left. */
  readonly isEnded: boolean;
  /** What the books have as prepaid at the end, and as expense of the year. */
  readonly prepaidYen: Yen;
  readonly expenseYen: Yen;
};

export type PayableDetail = {
  readonly fundId: string;
  readonly name: string;
  readonly owedYen: Yen;
  /** What was paid to the same payee in the next year; `null` while nothing is. */
  readonly paidYen: Yen | null;
};

export type SuspenseDetail = DetailTotal & {
  readonly summary: string;
  readonly postedOn: IsoDate;
};

type LoanDetail = {
  readonly fundId: string;
  readonly name: string;
  readonly openingYen: Yen;
  readonly borrowedYen: Yen;
  readonly repaidYen: Yen;
  readonly closingYen: Yen;
};

/** 修繕積立金 that is three months late or more, and a year's bills. */
type ReserveArrears = { readonly lateYen: Yen; readonly billedYen: Yen };

/** 請求 of a month beside the 料金表, dwelling by dwelling. */
type BilledMonth = {
  readonly month: string;
  readonly billedYen: Yen;
  readonly tariffYen: Yen;
  /** What dwellings were billed above and below it, added up without sign. */
  readonly apartYen: Yen;
};

/** 口座振替 of a month: the file's lines, the bank's answer to them, and what was booked of it. */
type DebitedMonth = {
  readonly month: string;
  readonly askedYen: Yen;
  readonly paidYen: Yen;
  readonly failedYen: Yen;
  readonly bookedYen: Yen;
};

/** What dwellings owe, by their bills and payments: the other side of 未収金 and 前受金. */
export type DuesPapers = {
  readonly months: readonly BilledMonth[];
  /** 未収金 by dwelling at the year's end, by fund and account. */
  readonly open: readonly DetailTotal[];
  /** 前受金 by dwelling and in the books at the year's end; it lies in one fund until it is used. */
  readonly aheadYen: Yen;
  readonly ledgerAheadYen: Yen;
  /** 未収金 less 前受金 of the books before the year and at its end, with what was billed and received between. */
  readonly owedBeforeYen: Yen;
  readonly owedAfterYen: Yen;
  readonly billedYen: Yen;
  readonly receivedYen: Yen;
  readonly debits: readonly DebitedMonth[];
  /** 分割納付の誓約書: what is acknowledged, and the instalments. */
  readonly pledges: readonly { readonly owedYen: Yen; readonly plannedYen: Yen }[];
};

/** What the 長期修繕計画 that counts has for this year's end and for the next year. */
export type PlannedYear = {
  /** 期首残高, where the plan begins with the next year. */
  readonly openingYen: Yen | null;
  readonly worksYen: Yen;
  /** 積立金 of the year, as the plan has it. */
  readonly contributionYen: Yen;
  /** 住戸ごとの月額 of the plan and of the 料金表 in its first month, parted without sign; `null` without a 料金表. */
  readonly billsApartYen: Yen | null;
};

/** 駐車場: spaces under contract at the year's end, and all there are. */
type ParkingUse = { readonly contractedCount: number; readonly spaceCount: number };

/** A pack as it will be issued. `null` is a paper that nobody made or handed in. */
export type Papers = {
  readonly yearEndsOn: IsoDate;
  readonly statements: readonly IncomeAndExpense[];
  readonly sheets: readonly BalanceSheet[];
  readonly combined: CombinedSheet;
  /** The 収支報告書 by 現金主義, where the association prints those. */
  readonly cash: CashPapers | null;
  readonly inventory: Inventory | null;
  /** The settlement of the year before, as approved. */
  readonly formerStatements: readonly IncomeAndExpense[] | null;
  /** As the general meeting voted it, with what it changed later. */
  readonly votedBudget: readonly BudgetLine[] | null;
  /** 補正 and 流用, of the funds that had any. */
  readonly budgetChanges: readonly BudgetChanges[];
  /** 収支予算案 of the next year. */
  readonly drafts: readonly BudgetDraft[] | null;
  readonly deposits: readonly DepositDetail[] | null;
  /** 未収金, 前受金 and 未払金, by sub-ledger. */
  readonly receivables: readonly DetailTotal[] | null;
  readonly advances: readonly DetailTotal[] | null;
  readonly payables: readonly PayableDetail[] | null;
  readonly prepaid: readonly PrepaidDetail[] | null;
  readonly suspense: readonly SuspenseDetail[] | null;
  readonly loans: readonly LoanDetail[] | null;
  /** What the tariff and the parking contracts come to in the year, by fund and income account. */
  readonly tariffTotals: readonly DetailTotal[] | null;
  /** The same of the next year, of dues that do not hang on a contract. */
  readonly nextTariffTotals: readonly DetailTotal[] | null;
  readonly dues: DuesPapers | null;
  readonly plannedYear: PlannedYear | null;
  /** 契約 by a year of their price, on the line where they are paid. */
  readonly contracted: readonly DetailTotal[] | null;
  readonly reserveArrears: ReserveArrears | null;
  readonly parking: ParkingUse | null;
  /** What the monthly reports add up to at the year's end, by fund and account of income and expense. */
  readonly monthTotals: readonly DetailTotal[] | null;
};

export function fundName(papers: Papers, fundId: string): string {
  return papers.sheets.find(({ fund }) => fund.id === fundId)?.fund.name ?? '';
}

/** 修繕積立金会計: its money is for repairs alone. */
export function isReserve({ code }: Fund): boolean {
  return code === 'reserve';
}
