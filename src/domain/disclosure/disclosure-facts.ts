import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';

/** What the association's records say of a dwelling that is for sale, and of the house. */
export type DisclosureFacts = {
  readonly today: IsoDate;
  readonly associationName: string;
  readonly building: {
    readonly name: string;
    readonly address: string;
    readonly structure: string;
    readonly storeys: number;
    readonly completedOn: IsoDate;
  };
  readonly dwellingCount: number;
  readonly dwelling: { readonly number: string; readonly areaM2: number };
  readonly officers: { readonly directors: number; readonly auditors: number };
  /** 4月1日から3月31日まで */
  readonly fiscalYear: { readonly startsOn: IsoDate; readonly endsOn: IsoDate } | null;
  readonly bylaws: readonly string[];
  readonly parking: { readonly total: number; readonly free: number };
  readonly month: string;
  readonly dues: readonly DueItem[];
  /** 前の区分所有者のときの滞納, in words that name nobody; empty where there is none. */
  readonly formerDebt: string;
  /** Months whose payment waits for the bank's answer, in sentences; they are in no 滞納. */
  readonly awaited: readonly string[];
  /** Rates of the 料金表 that begin in a later month. */
  readonly comingRates: readonly { readonly item: string; readonly month: string }[];
  /** Hundredths of a percent a year. */
  readonly lateRate: number;
  readonly due: { readonly day: number; readonly monthsBefore: number };
  readonly settlement: {
    readonly fiscalYear: number;
    readonly endsOn: IsoDate;
    readonly funds: readonly FundFigures[];
    readonly loanYen: Yen;
  } | null;
  /** 滞納 of the whole house, by the due day; `null` where nothing was ever billed. */
  readonly houseArrears: { readonly reserveYen: Yen; readonly otherYen: Yen } | null;
  readonly plan: {
    readonly madeOn: IsoDate;
    /** A draft that no general meeting has decided yet, with the day on which it was saved. */
    readonly draftOn: IsoDate | null;
    /** 総会 that decided it; `null` where none is known. */
    readonly resolvedOn: IsoDate | null;
    readonly from: number;
    readonly until: number;
  } | null;
  readonly insurances: readonly string[];
  readonly management: readonly string[];
  /** What the next general meeting shall decide of dues and levies, as its members were told. */
  readonly planned: { readonly heldOn: IsoDate; readonly titles: readonly string[] } | null;
  /** 総会, the newest first, with what was decided. */
  readonly meetings: readonly {
    readonly title: string;
    readonly heldOn: IsoDate;
    readonly items: readonly string[];
  }[];
};

/** What the dwelling pays each month for an item, and what of it is late today. */
type DueItem = {
  readonly item: string;
  readonly fund: string;
  readonly monthlyYen: Yen;
  readonly lateYen: Yen;
};

type FundFigures = {
  readonly fund: string;
  readonly incomeYen: Yen;
  readonly expenseYen: Yen;
  readonly carriedYen: Yen;
  readonly assetsYen: Yen;
  readonly liabilitiesYen: Yen;
};

/** Who asked, and on what terms it is handed over. */
export type DisclosureOrder = {
  readonly asker: 'agent' | 'owner';
  /** 業者名と担当者, or the owner. */
  readonly askerName: string;
  /** 宅建業の免許番号; empty for an owner. */
  readonly license: string;
  readonly reason: string;
  readonly askedOn: IsoDate;
  readonly feeYen: Yen;
};
