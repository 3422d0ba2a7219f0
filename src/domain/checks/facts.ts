import type { Prescription } from '#domain/billing/prescription.ts';
import type { OfficerPost } from '#domain/board-meetings/board-record.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';
import type { PaymentState } from '#domain/payments/payment.ts';
import type { BookedYear } from '#domain/statements/booked-year.ts';
import type { ComparedMonth } from '#domain/statements/company-paper/compared-month.ts';
import type { MonthPaper } from '#domain/statements/company-paper/paper-due.ts';

/** A payment as the books have it; what was turned back is none. */
export type PaidEntry = {
  readonly entryId: string;
  readonly postedOn: IsoDate;
  readonly summary: string;
  readonly counterpartyId: string;
  readonly payee: string;
  readonly payeeKind: 'company' | 'person' | 'public' | 'officer' | 'staff';
  /** The first day on which the books name the payee. */
  readonly payeeSince: IsoDate;
  readonly yen: Yen;
};

type BriefEntry = {
  readonly entryId: string;
  readonly postedOn: IsoDate;
  readonly summary: string;
};

type OpenEntry = BriefEntry & { readonly name: string; readonly amountYen: Yen };

type BankState = {
  readonly id: string;
  readonly name: string;
  /** The last day that statements cover. */
  readonly coveredUntil: IsoDate | null;
  readonly on: IsoDate | null;
  readonly statementYen: Yen | null;
  readonly ledgerYen: Yen;
  /** Of the bank's lines, those that the books have no entry for. */
  readonly unbookedCount: number;
  readonly unbookedYen: Yen;
};

/** A post that somebody holds or held; whose it is, no check says. */
export type OfficerTerm = {
  readonly personId: string;
  readonly dwellingIds: readonly string[];
  readonly post: OfficerPost;
  readonly from: IsoDate;
  readonly until: IsoDate;
};

/** What the checks look at, as it is today. */
export type CheckFacts = {
  readonly today: IsoDate;
  /** The running year; `null` before the books have begun. */
  readonly year: BookedYear | null;
  readonly booksBeginOn: IsoDate | null;
  readonly banks: readonly BankState[];
  readonly bankGaps: readonly {
    readonly id: string;
    readonly name: string;
    readonly from: IsoDate;
    readonly until: IsoDate;
  }[];
  /** In the order of days. */
  readonly paid: readonly PaidEntry[];
  /** The papers beside large payments, and beside the bills that they pay; those without any are left out. */
  readonly papers: readonly {
    readonly entryId: string;
    readonly quotes: number;
    readonly hasContract: boolean;
  }[];
  readonly officers: readonly OfficerTerm[];
  /** What meetings passed, by the title of the item. */
  readonly resolved: readonly { readonly title: string; readonly heldOn: IsoDate }[];
  /** Repairs as they were booked. */
  readonly works: readonly (BriefEntry & {
    readonly fundId: string;
    readonly accountId: string;
    readonly yen: Yen;
  })[];
  /** What left a 定期預金 and did not go into another one. */
  readonly termOut: readonly (BriefEntry & { readonly amountYen: Yen })[];
  readonly withoutVoucher: readonly (BriefEntry & { readonly amountYen: Yen })[];
  readonly payments: readonly {
    readonly id: string;
    readonly entryId: string;
    readonly payee: string;
    readonly summary: string;
    readonly yen: Yen;
    readonly payOn: IsoDate;
    /** It goes to an account that had changed shortly before it was asked for. */
    readonly isAccountNew: boolean;
    readonly state: PaymentState;
    /** 組戻し: the day it came back; nobody has made sure of the account since. */
    readonly returnedOn: IsoDate | null;
    readonly isAccountDoubted: boolean;
  }[];
  readonly dues: readonly (OpenEntry & {
    readonly payOn: IsoDate | null;
    /** 口座振替: the payee draws it. */
    readonly isDebited: boolean;
  })[];
  readonly suspense: readonly OpenEntry[];
  /** 預り金 that was not handed on yet. */
  readonly held: readonly OpenEntry[];
  /** What was taken out of an account as cash. */
  readonly drawn: readonly (BriefEntry & { readonly amountYen: Yen })[];
  readonly deposits: readonly {
    readonly bank: string;
    readonly accountId: string;
    /** 決済用預金 */
    readonly isProtected: boolean;
  }[];
  /** 締め直し: from which day to which the lock was moved back. */
  readonly reopened: readonly {
    readonly id: string;
    readonly from: IsoDate;
    readonly until: IsoDate;
    readonly on: IsoDate;
  }[];
  readonly entryCount: number;
  readonly highestNumber: number;
  /** Of each dwelling that is late; whose it is, no check knows. */
  readonly late: readonly {
    readonly months: number;
    readonly yen: Yen;
    /** Somebody wrote to them, and it is on record. */
    readonly isDunned: boolean;
    readonly items: readonly (Pick<Prescription, 'completesOn' | 'warning'> & {
      readonly yen: Yen;
    })[];
  }[];
  /** 未収金 by the books and by dwelling; `null` while nothing is billed here. */
  readonly receivables: { readonly ledgerYen: Yen; readonly byDwellingYen: Yen } | null;
  /** 月報 of the management company, the newest month first. */
  readonly monthPapers: readonly MonthPaper[];
  /** Those of them that came, beside the own books. */
  readonly comparedPapers: readonly ComparedMonth[];
  /** Entries that were written down of late. */
  readonly recorded: readonly (BriefEntry & {
    readonly recordedOn: IsoDate;
    readonly isReversal: boolean;
    /** Somebody chose its day. */
    readonly isByHand: boolean;
  })[];
};
