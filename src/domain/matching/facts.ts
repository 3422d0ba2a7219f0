import type { Position } from '#domain/billing/position.ts';
import type { BillingItem } from '#domain/billing/tariff.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Account } from '#domain/ledger/account.ts';
import type { Posting } from '#domain/ledger/entry.ts';
import type { Yen } from '#domain/money.ts';

/** A line that has no entry yet, or not for all of it. */
export type OpenLine = {
  readonly id: string;
  /** The bank account, as an account of the books, and the fund it belongs to. */
  readonly accountId: string;
  readonly fundId: string;
  readonly heldOn: IsoDate;
  readonly openYen: Yen;
  readonly kind: string;
  readonly text: string;
  readonly key: string;
  readonly rooms: readonly string[];
};

/** An entry of the books that moves a bank account, and what of that no line of a bank explains yet. */
export type BankEntry = {
  readonly id: string;
  readonly number: number;
  readonly postedOn: IsoDate;
  readonly summary: string;
  readonly accountId: string;
  readonly openYen: Yen;
};

/** 未払金 that is open: all of it, or a part that was agreed on. */
export type Due = {
  readonly fundId: string;
  readonly counterpartyId: string | null;
  readonly name: string;
  readonly summary: string;
  /** Nothing is paid before it is owed. */
  readonly postedOn: IsoDate;
  readonly amountYen: Yen;
  /** The day on which an approved payment of it goes out. */
  readonly payOn: IsoDate | null;
};

/** 未払金 that was paid, as it was owed until then: what a rule is tried on. */
export type TriedDue = Due & { readonly paidOn: IsoDate };

/** What was paid of 未払金 and did not come back: the bank may still send it back (組戻し). */
export type PaidDue = {
  readonly fundId: string;
  readonly counterpartyId: string | null;
  readonly name: string;
  readonly number: number;
  readonly paidOn: IsoDate;
  /** What left the bank as one amount, and each 未払金 that was paid with it. */
  readonly yen: Yen;
  readonly partsYen: readonly Yen[];
  /** The payee as statements may name them. */
  readonly keys: readonly string[];
};

/** A dwelling as somebody who pays: by which names, how much a month, and what it owes. */
export type Payer = {
  readonly dwellingId: string;
  readonly number: string;
  readonly keys: readonly string[];
  /** The first part of those names: children and spouses have it too. */
  readonly surnames: readonly string[];
  /** When its owners of today became that; what was learnt before is not theirs. */
  readonly since: IsoDate | null;
  /** All items of an ordinary month. */
  readonly monthYen: Yen;
  /** In the order in which a payment is used. */
  readonly open: readonly Pick<Position, 'itemId' | 'month' | 'chargedYen' | 'paidYen'>[];
};

/** What people confirmed of a name: the other side of the entry. */
export type Lesson = {
  readonly key: string;
  readonly isIncoming: boolean;
  readonly others: readonly Posting[];
  readonly summary: string;
  readonly on: IsoDate;
  /** What the bank moved then, and the numbers of dwellings beside the name. */
  readonly yen: Yen;
  readonly rooms: readonly string[];
  /** Whose payment it was, where it was of dwellings. */
  readonly dwellingIds: readonly string[];
};

/** A name whose automatic posting somebody took back. */
export type ManualKey = { readonly key: string; readonly isIncoming: boolean };

export type MatchingFacts = {
  readonly lines: readonly OpenLine[];
  readonly entries: readonly BankEntry[];
  readonly dues: readonly Due[];
  readonly paidDues: readonly PaidDue[];
  readonly payers: readonly Payer[];
  readonly billingItems: readonly BillingItem[];
  readonly lessons: readonly Lesson[];
  /** 自動で書かない names. */
  readonly manual: readonly ManualKey[];
  readonly accounts: readonly Account[];
  readonly funds: readonly { readonly id: string; readonly code: string; readonly name: string }[];
};

/** What may be switched on to book itself, each by itself. */
export type AutoKind = 'dues' | 'income' | 'payments';

/** Why a proposal stands so high, as far as it decides whether it may book itself. */
export type Grounds = {
  readonly kind: AutoKind;
  /** Nothing speaks against it: the sum, the sign, the day. */
  readonly isStrict: boolean;
  /** People have confirmed the same often enough, and never otherwise. */
  readonly isProven: boolean;
  /** Somebody else might be meant, if the sum fits them too. */
  readonly isRival: boolean;
  readonly isRoomed: boolean;
  /** Confirmed as something else too, and not in just this way, or on other days of the month; or it may be paid twice. */
  readonly isUnsettled: boolean;
};

export type Proposal = {
  readonly entries: readonly {
    readonly id: string;
    readonly number: number;
    readonly amountYen: Yen;
  }[];
  readonly postings: readonly Posting[];
  readonly summary: string;
  readonly score: number;
  readonly reason: string;
  /** The dwelling that pays its bills with it: what it is used for is decided when it is booked. */
  readonly dwellingId: string | null;
  /** What each pays, where one deposit is of several dwellings. */
  readonly shares: readonly DwellingShare[];
  readonly grounds: Grounds | null;
};

export type DwellingShare = { readonly dwellingId: string; readonly yen: Yen };

export type RatedProposal = Proposal & { readonly sureness: 'sure' | 'likely' | 'guess' };

/** The other side of an entry, with the bank's side in each fund it is of. */
export function withBank(line: OpenLine, others: readonly Posting[]): readonly Posting[] {
  const funds = [...new Set(others.map(({ fundId }) => fundId))];
  const bank = funds.map((fundId) => ({
    fundId,
    accountId: line.accountId,
    amountYen: -others
      .filter((it) => it.fundId === fundId)
      .reduce((sum, { amountYen }) => sum + amountYen, 0),
    counterpartyId: null,
  }));
  const postings = [...bank, ...others];
  return postings.toSorted((one, other) => Math.sign(other.amountYen) - Math.sign(one.amountYen));
}
