import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';

/** What stands on an account of a fund: debit positive, as the books have it. */
type OpeningBalance = {
  readonly fundId: string;
  readonly accountId: string;
  /** When the fiscal year began. */
  readonly startYen: Yen;
  /** The evening before these books begin; the same where they begin with the year. */
  readonly nowYen: Yen;
};

/** What came in or went out in a month before these books: income negative, expense positive. */
type OpeningMonth = {
  readonly month: string;
  readonly fundId: string;
  readonly accountId: string;
  readonly amountYen: Yen;
};

/** 残高証明書 or passbook: what the bank says of an account the evening before. */
export type OpeningCertificate = {
  readonly accountId: string;
  readonly amountYen: Yen;
  readonly note: string;
};

/** 過年度の決算: income and expense both positive, as on its paper. */
type OpeningPastYear = {
  readonly fiscalYear: number;
  readonly fundId: string;
  readonly openingYen: Yen;
  readonly lines: readonly { readonly accountId: string; readonly amountYen: Yen }[];
};

/** 途中からの開始: everything an association without books begins with. */
export type OpeningPlan = {
  readonly yearStartsOn: IsoDate;
  /** The first day of these books: the first of a month of that year. */
  readonly beginsOn: IsoDate;
  readonly balances: readonly OpeningBalance[];
  readonly months: readonly OpeningMonth[];
  readonly certificates: readonly OpeningCertificate[];
  readonly pastYears: readonly OpeningPastYear[];
};
