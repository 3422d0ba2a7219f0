import type { IsoDate } from '#domain/calendar.ts';
import type { Axis } from '#domain/resolutions/rule.ts';
import type { Choice } from '#domain/votes/record.ts';
import type { SecretResult } from '#domain/votes/secret/secret-tally.ts';
import type { wayNames } from '#domain/votes/standings-at.ts';
import type { Counts } from '#domain/votes/tally.ts';

export type Way = (typeof wayNames)[number];
export type ByWay = Readonly<Record<Way, Counts>>;

export type RecordedSecret = {
  readonly result: SecretResult;
  /** Who has voted on it, or got a paper for it in the hall. */
  readonly turnout: Pick<Counts, 'heads' | 'votes'>;
  /** 議決権 of those who voted electronically, and of the ballots in their pile. */
  readonly electronic: { readonly cast: number; readonly inPile: number };
};

/** An item as two have confirmed it. */
export type RecordedItem = {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  readonly kindName: string;
  /** 区分所有法第39条第1項、管理規約 第47条: the Act, and what of the bylaws was counted with. */
  readonly basis: string;
  /** 出席した組合員の議決権の過半数 */
  readonly pass: string;
  /** Empty where nobody need be present. */
  readonly quorum: string;
  readonly axes: readonly Axis[];
  readonly present: Counts;
  /** Without heads where `secret` is set: nobody knows them. */
  readonly byChoice: Readonly<Record<Choice, Counts>>;
  /** 無記名投票: what its piles say; `null` where it was voted on openly. */
  readonly secret: RecordedSecret | null;
  readonly byWay: ByWay;
  readonly hasQuorum: boolean;
  readonly passes: boolean;
  /** Who said what, for those items alone whose minutes have to name it. */
  readonly named: readonly { readonly dwellings: string; readonly choice: Choice }[] | null;
};

/** Somebody who may vote for their own dwelling and came in person. */
export type Attendant = {
  readonly id: string;
  readonly name: string;
  readonly dwellings: string;
  readonly way: 'room' | 'web';
  /** Was there when the last vote ended. */
  readonly stayed: boolean;
};

/** What the confirmed box says of a general meeting; every figure of the minutes stands here and nowhere else. */
export type MinutesRecord = {
  readonly associationName: string;
  readonly title: string;
  readonly heldOn: IsoDate;
  readonly place: string;
  readonly beganAt: number;
  /** The end of the last vote. */
  readonly votedUntil: number;
  readonly eligible: Counts;
  /** How everybody stood at the opening. */
  readonly opening: ByWay;
  readonly items: readonly RecordedItem[];
  readonly reports: readonly { readonly label: string; readonly title: string }[];
  readonly attendants: readonly Attendant[];
};

/** A long discussion of one item has room in it. */
export const longestText = 10_000;

/** What people write in between: never a figure of the record. */
export type MinutesTexts = {
  readonly chairName: string;
  readonly signerIds: readonly string[];
  /** 開会から報告まで */
  readonly opening: string;
  readonly items: Readonly<Record<string, ItemTexts>>;
  readonly closing: string;
  /** What was said to a warning, by the check's id; printed as 付記. */
  readonly remarks: Readonly<Record<string, string>>;
};

type ItemTexts = {
  /** 議事の経過の要領: how it was explained. */
  readonly course: string;
  /** 質疑応答 */
  readonly questions: string;
};

export const noTexts: MinutesTexts = {
  chairName: '',
  signerIds: [],
  opening: '',
  items: {},
  closing: '',
  remarks: {},
};
