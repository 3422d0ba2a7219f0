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
  transfer: 80,
  interest: 82,
  fee: 80,
  taught: [66, 76, 88],
  taughtWithOthers: 24,
  taughtPayer: [36, 42, 46],
  name: 46,
  room: 42,
  nameAndRoom: 56,
  monthsOwed: 36,
  oneMonth: 34,
  monthsAhead: 22,
  noFit: -10,
  otherRoom: -25,
  put: 10,
} as const;

export const sure = 75;
export const likely = 55;
export const leadOfSure = 20;
export const nearDays = 4;
export const transferDays = 3;
export const mostFeeYen = 2_000;
export const mostMonths = 12;
export const shownProposals = 3;
