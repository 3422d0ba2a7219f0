/** 賛成, 反対, 棄権; an item that is not among the choices of a slip was left blank. */
export const choices = ['yes', 'no', 'abstain'] as const;
export type Choice = (typeof choices)[number];

export const choiceNames = {
  yes: '賛成',
  no: '反対',
  abstain: '棄権',
} as const satisfies Record<Choice, string>;

/** 区分所有者: one head is a set of owners, whatever the number of its dwellings; it gives one answer. */
export type Head = {
  readonly id: string;
  readonly votes: number;
  /** 敷地利用権の持分, in parts of one whole. */
  readonly land: number;
  /** Who may act for it, first before others; nobody where co-owners have named no voter. */
  readonly voters: readonly string[];
};

/** A proxy on paper, or one that was given electronically. */
type AnswerKind = 'paper' | 'electronic' | 'proxy' | 'electronic-proxy' | 'withdrawal';

/** A line of the box: written once, never changed. */
export type Answer = {
  /** Its place in the box, without gaps. */
  readonly number: number;
  readonly headId: string;
  readonly kind: AnswerKind;
  /** In milliseconds; paper counts by the day that was stamped on it. */
  readonly receivedAt: number;
  readonly day: string;
  readonly choices: Readonly<Record<string, Choice>>;
  /** 代理人; `null` on a proxy that names nobody, and on everything else. */
  readonly agentId: string | null;
  /** A proxy handed over at the door by somebody who leaves. */
  readonly isAtDoor: boolean;
};

/** From arrival on, until leaving; half open. */
export type Stay = {
  readonly personId: string;
  readonly way: 'room' | 'web';
  readonly from: number;
  readonly until: number | null;
};

/** A hand that was raised, or a tap of the teller. `headId` where an agent answers for one head apart. */
export type Hand = {
  readonly itemId: string;
  readonly personId: string;
  readonly headId: string | null;
  readonly choice: Choice;
};

/** 数え方: frozen with the convocation and printed on the slip. */
export type Ways = {
  /** Whoever comes with a slip sent: the person counts from then, or the slip to the end. */
  readonly arrival: 'from-arrival' | 'whole-meeting';
  readonly blank: 'abstain' | 'proxy-fills';
  readonly late: 'refused' | 'until-opening';
  /** Who acts on a proxy that names nobody; `null` where such a proxy counts for nothing. */
  readonly unnamedAgent: string | null;
};

export const usualWays: Ways = {
  arrival: 'from-arrival',
  blank: 'abstain',
  late: 'refused',
  unnamedAgent: null,
};

export type Box = {
  readonly heads: readonly Head[];
  readonly answers: readonly Answer[];
  readonly stays: readonly Stay[];
  readonly hands: readonly Hand[];
  readonly ways: Ways;
  /** 締切 and 開会. */
  readonly deadlineAt: number;
  readonly opensAt: number;
};

/** The moment at which an item is voted on; before the meeting, now. */
export type ItemAt = { readonly itemId: string; readonly at: number };
