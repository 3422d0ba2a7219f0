/** What the 標準管理規約 lets the board approve without meeting: 第17条, 第22条, 第21条の保存行為. */
export const circulationKinds = ['works', 'windows', 'preservation'] as const;
export type CirculationKind = (typeof circulationKinds)[number];

export const circulationKindNames = {
  works: '専有部分の修繕等の申請',
  windows: '窓ガラスなどの改良の申請',
  preservation: '共用部分の保存行為',
} as const satisfies Record<CirculationKind, string>;
