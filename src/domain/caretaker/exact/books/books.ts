import type { BudgetKind } from '#domain/budget/budget-version.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';
import type { BookedYear } from '#domain/statements/booked-year.ts';
import type { CloseItem } from '#domain/statements/month-close.ts';

/** 支払先 with what left the accounts for it, month by month. */
export type PaidPayee = {
  readonly name: string;
  readonly paid: readonly {
    readonly fiscalYear: number;
    readonly month: string;
    readonly yen: Yen;
  }[];
};

type YearSpan = {
  readonly fiscalYear: number;
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate;
};

export type BooksYear = BookedYear & {
  readonly fiscalYear: number;
  readonly budgetDecided: { readonly kind: BudgetKind; readonly decidedOn: IsoDate } | null;
};

export type BudgetLines = readonly {
  readonly fundId: string;
  readonly accountId: string;
  readonly amountYen: Yen;
}[];

/** 締めの確認 of the first month that is open, by the list that its screen shows. */
export type OpenMonth = {
  /** 2026-10 */
  readonly month: string;
  readonly endsOn: IsoDate;
  /** Empty while the month is not over. */
  readonly items: readonly CloseItem[];
};

/** A year that has not begun: the budget that was decided, and the draft to whoever reads the ledger. */
type ComingYear = {
  readonly fiscalYear: number;
  readonly decided: BudgetLines | null;
  readonly draft: BudgetLines | null;
};

export type Owed = {
  readonly name: string;
  /** 支払期限, as its paper has it. */
  readonly dueOn: IsoDate | null;
  readonly isDebited: boolean;
  readonly amountYen: Yen;
};

/** An entry that spent something, or by which money left the accounts. */
export type SpentEntry = {
  readonly fundId: string;
  /** What it was spent on; `null` of money that left the accounts. */
  readonly accountId: string | null;
  readonly postedOn: IsoDate;
  readonly summary: string;
  /** 取引先; empty where the entry names none. */
  readonly payee: string;
  readonly amountYen: Yen;
};

/** 帳簿 as the one who asks may see them: the very records that the screens of the money are made of. */
export type Books = {
  readonly today: IsoDate;
  /** The years that have books, the oldest first. */
  readonly known: readonly YearSpan[];
  /** The newest year, and the one that is asked for. */
  readonly years: readonly BooksYear[];
  /** 会計 is open to the reader; to others お金の見える化 alone. */
  readonly readsLedger: boolean;
  /** What is open of 未払金, the oldest of each payee first; `null` to whoever sees its sum alone. */
  readonly owed: readonly Owed[] | null;
  /** What payees were paid beyond that; empty to whoever sees the sum alone. */
  readonly overpaid: readonly { readonly name: string; readonly amountYen: Yen }[];
  /** 決まった記帳 that will pay something beside that; empty to whoever may not see them. Of some the sum is not known. */
  readonly planned: readonly {
    readonly name: string;
    readonly on: IsoDate;
    readonly amountYen: Yen | null;
  }[];
  /** 証憑のない支払い of the year that runs; `null` where it is not asked for, and to whoever may not see it. */
  readonly bare:
    | readonly {
        readonly number: number;
        readonly postedOn: IsoDate;
        readonly summary: string;
        readonly amountYen: Yen;
      }[]
    | null;
  /** The largest entries of each expense of the year that is asked for; `null` where nothing asks why, and to whoever may not see them. */
  readonly largest:
    | readonly {
        readonly fundId: string;
        readonly accountId: string;
        readonly postedOn: IsoDate;
        readonly summary: string;
        readonly amountYen: Yen;
      }[]
    | null;
  /** The entries of the months that are asked for, what was spent and what was paid, the largest of each first; `null` where none are, and to whoever may not see them. */
  readonly spent: readonly SpentEntry[] | null;
  /** `null` where no payment is asked for, and to whoever may not see it. */
  readonly payees: readonly PaidPayee[] | null;
  /** The year after the newest one, where its budget is asked for. */
  readonly coming: ComingYear | null;
  /** `null` where nothing is left to close, and to whoever may not see it. */
  readonly openMonth: OpenMonth | null;
};
