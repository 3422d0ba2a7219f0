/** How much each sign counts. A line is ticked for confirming in bulk from `sure` on, where nothing else comes near. */
export const scores = {
  foundSameDay: 96,
  foundNearby: 90,
  lostPerDay: 2,
  lostContested: 30,
  foundPart: 84,
  foundSeveral: 80,
  dueExact: 80,
  dueTaughtToo: 12,
  dueApproved: 98,
  returned: 94,
  returnedUnnamed: 40,
  transfer: 80,
  interest: 82,
  fee: 80,
  taught: [66, 76, 90],
  taughtWithOthers: 24,
  taughtOtherSum: 30,
  taughtSum: 56,
  put: 10,
} as const;

/** Whose a deposit is: the strongest sign, and a quarter of each further one, up to `most`. */
export const identity = {
  pattern: 60,
  taught: [48, 56],
  name: 46,
  room: 34,
  commonOwner: 40,
  cut: 36,
  typo: 34,
  surname: 20,
  most: 60,
  furtherPart: 0.25,
  otherSign: -25,
} as const;

/** How its sum fits what is owed. */
export const fits = {
  /** One month that is owed, two or three, more. */
  owed: [40, 36, 36, 25],
  oneMonth: 34,
  rest: 30,
  lessFee: 26,
  monthsAhead: 22,
  someItems: 14,
  part: 8,
  none: -30,
} as const;

/** 振込手数料: what banks keep back where the payer thinks that the other side pays it. */
export const transferFeesYen = [110, 165, 220, 275, 330, 385, 440, 495, 550, 605, 660, 770, 880];

export const sure = 75;
export const likely = 55;
export const leadOfSure = 20;
export const nearDays = 4;
export const transferDays = 3;
/** How long after a payment the bank may send it back. */
export const returnDays = 60;
/** Where the bank does not say that it sent something back, it must come sooner. */
export const unnamedReturnDays = 14;
export const mostFeeYen = 2_000;
export const mostMonths = 12;
export const shownProposals = 3;
/** Names of fewer letters are not compared letter by letter, shorter beginnings not taken for a cut name. */
export const shortestTypo = 5;
export const shortestCut = 8;
export const mostInSet = 4;
/** A little more than is owed is still theirs, and no small part of a month. */
export const mostOver = 1.2;
export const leastPart = 0.3;

/** What books itself: the first gate asks how well the line fits, the second what people confirmed before. */
export const gates = {
  score: 90,
  lead: 20,
  mostMonths: 3,
  rivalIdentity: 30,
  nearDays: 4,
  taught: 2,
  patterns: 3,
  income: 3,
  otherSum: 2,
} as const;
