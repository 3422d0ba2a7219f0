export const stoppageKindNames = ['water', 'power', 'gas', 'lift', 'internet'] as const;
export type StoppageKind = (typeof stoppageKindNames)[number];

/** Beside a day, where there is room for a word. */
export const stoppageShorts = {
  water: '断水',
  power: '停電',
  gas: 'ガス停止',
  lift: 'エレベーター停止',
  internet: 'ネット停止',
} as const satisfies Record<StoppageKind, string>;

/** `works` stop nothing, `other` is anything else that cannot be used. */
export const stoppageMarks = [...stoppageKindNames, 'works', 'other'] as const;
export type StoppageMark = (typeof stoppageMarks)[number];
