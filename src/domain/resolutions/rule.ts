import type { Threshold } from './threshold.ts';

/** What is counted: 区分所有者の人数, 議決権, 敷地利用権の持分の価格. */
export type Axis = 'heads' | 'votes' | 'land';
export type Demand = Partial<Record<Axis, Threshold>>;

/** Whether those present or all who have a vote are the whole. */
export type Base = 'present' | 'all';

/** What the bylaws may change. */
type Latitude =
  /** Everything (規約に別段の定め). */
  | 'free'
  /** They may only ask for more to be present. */
  | 'quorum-up'
  /** The same, and lower the majority to any part above one half. */
  | 'quorum-up-share-down'
  /** They could lower the number of heads alone, down to 過半数. */
  | 'heads-down'
  | 'none';

export type Notice = 'usual' | 'two-months';

/** Who can stop a resolution by voting against it in greater number than this. */
type Veto = { readonly whose: 'owners-of-the-part' | 'each-building'; readonly over: Threshold };

/** 決議の要件: what the Act demands of one kind of resolution. */
export type Rule = {
  readonly article: string;
  /** Where `src/law` explains it. */
  readonly explainedIn: string;
  readonly base: Base;
  /** Of all; empty where the Act asks for nobody to be present. */
  readonly quorum: Demand;
  readonly pass: Demand;
  readonly latitude: Latitude;
  readonly notice: Notice;
  /** 特別の影響を受ける人の承諾 */
  readonly consent: boolean;
  /** The minutes name who voted how. */
  readonly namesVotes: boolean;
  /** 弁明の機会 */
  readonly hearing: boolean;
  /** Possible only where the bylaws provide for it. */
  readonly needsClause: boolean;
  readonly veto?: Veto;
  /** What must be reached in every building of an estate besides. */
  readonly eachBuilding?: Demand;
};
