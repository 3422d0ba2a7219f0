import type { Kind } from './kind.ts';

/** What is asked: how many must agree, be present, how long before, who may demand a meeting, on paper alone. */
export type VoteThing = 'majority' | 'quorum' | 'notice' | 'demand' | 'written';

/** 特別決議 and 総会 as such, and 大規模修繕, which may be either kind. */
export type VoteSubject = Kind | 'special' | 'meeting' | 'repair-works';
