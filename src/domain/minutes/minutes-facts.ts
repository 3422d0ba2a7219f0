import type { IsoDate } from '#domain/calendar.ts';
import type { Counts } from '#domain/votes/tally.ts';
import type { MinutesRecord, MinutesTexts } from './minutes-record.ts';

/** The other side of every comparison: what is kept elsewhere of the same meeting. */
export type MinutesFacts = {
  readonly record: MinutesRecord;
  readonly texts: MinutesTexts;
  /** 結果 as everybody reads it, in the order of the agenda. */
  readonly told: readonly {
    readonly id: string;
    readonly label: string;
    readonly title: string;
    readonly result: 'passed' | 'rejected' | 'continued' | null;
    readonly votesFor: number | null;
    readonly votesAgainst: number | null;
    readonly votesAbstained: number | null;
    /** Who was elected; empty where it was yes or no. */
    readonly outcome: string;
  }[];
  readonly chain: {
    readonly count: number;
    readonly stored: number;
    readonly brokenAt: number | null;
  };
  /** The digest that two confirmed, and that of the box as it is now. */
  readonly digests: { readonly confirmed: string; readonly now: string };
  /** 名簿 of today. */
  readonly register: Pick<Counts, 'heads' | 'votes'>;
  readonly dispatch: {
    readonly sentOn: IsoDate;
    readonly latestOn: IsoDate;
    /** The last day where the bylaws let the board cut the period. */
    readonly urgentOn: IsoDate | null;
    /** 掲示; `null` where nobody has noted it. */
    readonly hungOn: IsoDate | null;
    /** 訂正通知 of day or place: when each left. */
    readonly correctedOn: readonly IsoDate[];
  };
  /** 決算 that this meeting approved; `null` where none is recorded. */
  readonly settlement: {
    readonly draftedOn: IsoDate | null;
    readonly auditedOn: IsoDate | null;
    readonly auditedDigest: string | null;
    readonly approvedDigest: string;
  } | null;
};
