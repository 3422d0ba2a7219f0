import type { Tariff } from '#domain/billing/tariff.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';

/** An item that was passed, in the words of its convocation. */
export type DecidedItem = {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  readonly gist: string;
};

/** 請求 of one month, and what it left to the first 口座振替 of that month. */
export type BilledMonth = {
  readonly month: string;
  readonly charges: readonly {
    readonly dwellingId: string;
    readonly itemId: string;
    readonly yen: Yen;
  }[];
  /** `null` where no file of that month was made. */
  readonly debit: {
    readonly lines: readonly { readonly dwellingId: string; readonly yen: Yen }[];
    /** What the same dwellings had paid for that month before the file was made. */
    readonly paidBefore: readonly { readonly dwellingId: string; readonly yen: Yen }[];
  } | null;
};

export type DuesFacts = {
  readonly tariff: Tariff;
  readonly billed: readonly BilledMonth[];
  /** 結果のお知らせ as it stands; `null` where it is not written or was deleted. */
  readonly notice: string | null;
};

export type ContractFacts = {
  /** 契約の一覧 of today. */
  readonly contracts: readonly {
    readonly name: string;
    readonly counterparty: string;
    readonly yearlyYen: Yen;
  }[];
  /** 見積書 among the papers whose facts somebody has confirmed. */
  readonly quotes: readonly { readonly payee: string; readonly amountYen: Yen }[];
};

export type RollFacts = {
  readonly heldOn: IsoDate;
  readonly dwellings: readonly {
    readonly id: string;
    readonly number: string;
    /** Owners on the day of the meeting, by name. */
    readonly owners: readonly string[];
  }[];
  /** 名簿 with its corrections; excluded owners stand on it. */
  readonly heads: readonly {
    /** 「101、202」, as the roll was printed. */
    readonly dwellings: string;
    readonly names: string;
    readonly voters: number;
  }[];
  /** What fell due before a dwelling changed hands and is not paid. */
  readonly old: readonly {
    readonly dwellingId: string;
    readonly openYen: Yen;
    /** As the list of arrears tells it beside the dwelling. */
    readonly toldYen: Yen;
  }[];
};

export type BookingFacts = {
  readonly hours: readonly {
    readonly space: string;
    readonly day: IsoDate;
    readonly fromHour: number;
    readonly untilHour: number;
  }[];
  /** `booking_slot` rows that are held. */
  readonly slots: number;
  /** Fees that were put into bills, month by month, and what was billed of them. */
  readonly fees: readonly {
    readonly month: string;
    readonly bookedYen: Yen;
    readonly billedYen: Yen;
    /** Income of that month on the accounts of those items; what is paid in cash is in it. */
    readonly incomeYen: Yen;
  }[];
};

/** What came of a meeting, and what stands beside it in the house. */
export type AfterFacts = {
  readonly decided: readonly DecidedItem[];
  readonly dues: DuesFacts;
  readonly contracts: ContractFacts;
  readonly roll: RollFacts;
  readonly bookings: BookingFacts;
};
