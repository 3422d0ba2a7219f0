import type { Kind } from './kind.ts';
import type { Demand, Rule } from './rule.ts';
import { atLeast, majority, type Threshold } from './threshold.ts';

const both = (threshold: Threshold): Demand => ({ heads: threshold, votes: threshold });
const withLand = (threshold: Threshold): Demand => ({ ...both(threshold), land: threshold });

const plain = { consent: false, namesVotes: false, hearing: false, needsClause: false } as const;

const ordinary: Rule = {
  ...plain,
  article: '第39条第1項',
  explainedIn: 'kubun-39',
  base: 'present',
  quorum: {},
  pass: both(majority),
  latitude: 'free',
  notice: 'usual',
};

/** 特別決議: most of all must be present, three quarters of those present carry it. */
const special = {
  ...plain,
  base: 'present',
  quorum: both(majority),
  pass: both(atLeast(3, 4)),
  latitude: 'quorum-up',
  notice: 'usual',
} as const;

/** 建替え and the like: four fifths of all, whatever the bylaws say. */
const ofAll = {
  ...plain,
  base: 'all',
  quorum: {},
  pass: both(atLeast(4, 5)),
  latitude: 'none',
  notice: 'two-months',
  namesVotes: true,
} as const;

const relaxed = both(atLeast(3, 4));
const change = {
  ...special,
  article: '第17条第1項',
  explainedIn: 'kubun-17',
  latitude: 'quorum-up-share-down',
  consent: true,
} as const;
const suit = { ...special, hearing: true } as const;
const rebuilding = { ...ofAll, article: '第62条第1項', explainedIn: 'kubun-62' } as const;
const renewal = { ...ofAll, article: '第64条の5', explainedIn: 'kubun-64-5' } as const;
const sale = {
  ...ofAll,
  article: '第64条の6',
  explainedIn: 'kubun-64-6',
  pass: withLand(atLeast(4, 5)),
} as const;
const demolitionAndSale = { ...sale, article: '第64条の7', explainedIn: 'kubun-64-7' } as const;
const demolition = { ...ofAll, article: '第64条の8', explainedIn: 'kubun-64-8' } as const;
const bylaw = {
  ...special,
  article: '第31条第1項',
  explainedIn: 'kubun-31',
  consent: true,
} as const;
const estateApproval = {
  ...special,
  article: '第69条第1項',
  explainedIn: 'kubun-69',
  quorum: { votes: majority },
  pass: { votes: atLeast(3, 4) },
  notice: 'two-months',
  namesVotes: true,
} as const;
const vetoOfBuilding = {
  whose: 'each-building',
  over: { n: 1, d: 3, strict: true },
} as const;
const estateRebuilding = {
  ...ofAll,
  article: '第70条第1項',
  explainedIn: 'kubun-70',
  veto: vetoOfBuilding,
} as const;
const estateSale = { ...estateRebuilding, article: '第71条第1項' } as const;

/** Meetings whose convocation began on 2026-04-01 or later (令和7年法律第47号). */
export const from2026April: Readonly<Record<Kind, Rule>> = {
  ordinary,
  'major-change': change,
  'major-change-relaxed': {
    ...change,
    article: '第17条第5項',
    explainedIn: 'kubun-17-relaxed',
    pass: both(atLeast(2, 3)),
  },
  'private-works-with-change': {
    ...change,
    article: '第17条第3項',
    explainedIn: 'kubun-17-private',
    needsClause: true,
  },
  'private-works-with-change-relaxed': {
    ...change,
    article: '第17条第3項・第5項',
    explainedIn: 'kubun-17-private',
    pass: both(atLeast(2, 3)),
    needsClause: true,
  },
  'private-works-with-management': {
    ...ordinary,
    article: '第18条第4項',
    explainedIn: 'kubun-18-private',
    needsClause: true,
  },
  bylaw,
  'bylaw-of-part': {
    ...bylaw,
    article: '第31条第2項',
    explainedIn: 'kubun-31-partial',
    veto: { whose: 'owners-of-the-part', over: { n: 1, d: 4, strict: true } },
  },
  incorporation: { ...special, article: '第47条第1項', explainedIn: 'kubun-47' },
  dissolution: { ...special, article: '第55条第2項', explainedIn: 'kubun-55' },
  purchase: { ...special, article: '第52条の2第1項', explainedIn: 'kubun-52-2' },
  'suit-to-stop': { ...ordinary, article: '第57条第2項', explainedIn: 'kubun-57' },
  'suit-to-bar-use': { ...suit, article: '第58条第2項', explainedIn: 'kubun-58' },
  'suit-for-auction': { ...suit, article: '第59条第2項', explainedIn: 'kubun-59' },
  'suit-to-hand-over': { ...suit, article: '第60条第2項', explainedIn: 'kubun-60' },
  'restoration-small': { ...ordinary, article: '第61条第3項', explainedIn: 'kubun-61-small' },
  'restoration-large': {
    ...special,
    article: '第61条第5項',
    explainedIn: 'kubun-61-large',
    pass: both(atLeast(2, 3)),
    namesVotes: true,
  },
  rebuilding,
  'rebuilding-relaxed': {
    ...rebuilding,
    article: '第62条第2項',
    explainedIn: 'kubun-62-grounds',
    pass: relaxed,
  },
  renewal,
  'renewal-relaxed': { ...renewal, pass: relaxed },
  sale,
  'sale-relaxed': { ...sale, pass: withLand(atLeast(3, 4)) },
  'demolition-and-sale': demolitionAndSale,
  'demolition-and-sale-relaxed': { ...demolitionAndSale, pass: withLand(atLeast(3, 4)) },
  demolition,
  'demolition-relaxed': { ...demolition, pass: relaxed },
  'reconstruction-after-loss': {
    ...ofAll,
    article: '第75条第1項',
    explainedIn: 'kubun-75',
    pass: { votes: atLeast(4, 5) },
  },
  'land-sale-after-loss': {
    ...ofAll,
    article: '第76条第1項',
    explainedIn: 'kubun-75',
    pass: { votes: atLeast(4, 5) },
  },
  'estate-approval': estateApproval,
  'estate-approval-relaxed': {
    ...estateApproval,
    article: '第69条第8項',
    pass: { votes: atLeast(2, 3) },
  },
  'estate-rebuilding': estateRebuilding,
  'estate-rebuilding-relaxed': { ...estateRebuilding, article: '第70条第2項', pass: relaxed },
  'estate-sale': estateSale,
  'estate-sale-relaxed': { ...estateSale, article: '第71条第2項', pass: relaxed },
};

const formerly = { ...plain, base: 'all', quorum: {}, notice: 'usual' } as const;
const formerOrdinary: Rule = { ...ordinary, base: 'all' };
const formerSpecial = { ...formerly, pass: both(atLeast(3, 4)), latitude: 'none' } as const;
const formerSuit = { ...formerSpecial, hearing: true } as const;

/** Meetings whose convocation began before. A kind that is missing did not exist, or is not confirmed. */
export const until2026March: Readonly<Partial<Record<Kind, Rule>>> = {
  ordinary: formerOrdinary,
  'major-change': {
    ...formerSpecial,
    article: '第17条第1項',
    explainedIn: 'kubun-17',
    latitude: 'heads-down',
    consent: true,
  },
  bylaw: { ...formerSpecial, article: '第31条第1項', explainedIn: 'kubun-31', consent: true },
  incorporation: { ...formerSpecial, article: '第47条第1項', explainedIn: 'kubun-47' },
  dissolution: { ...formerSpecial, article: '第55条第2項', explainedIn: 'kubun-55' },
  'suit-to-stop': { ...formerOrdinary, article: '第57条第2項', explainedIn: 'kubun-57' },
  'suit-to-bar-use': { ...formerSuit, article: '第58条第2項', explainedIn: 'kubun-58' },
  'suit-for-auction': { ...formerSuit, article: '第59条第2項', explainedIn: 'kubun-59' },
  'suit-to-hand-over': { ...formerSuit, article: '第60条第2項', explainedIn: 'kubun-60' },
  'restoration-small': { ...formerOrdinary, article: '第61条第3項', explainedIn: 'kubun-61-small' },
  'restoration-large': {
    ...formerSpecial,
    article: '第61条第5項',
    explainedIn: 'kubun-61-large',
    namesVotes: true,
  },
  rebuilding,
  'estate-approval': {
    ...formerSpecial,
    article: '第69条第1項',
    explainedIn: 'kubun-69',
    pass: { votes: atLeast(3, 4) },
    notice: 'two-months',
    namesVotes: true,
  },
  'estate-rebuilding': {
    ...ofAll,
    article: '第70条第1項',
    explainedIn: 'kubun-70',
    eachBuilding: both(atLeast(2, 3)),
  },
};
