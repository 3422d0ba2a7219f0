export const stoppageKindNames = ['water', 'power', 'gas', 'lift', 'internet'] as const;
export type StoppageKind = (typeof stoppageKindNames)[number];

/** `works` stop nothing, `other` is anything else that cannot be used. */
export const stoppageMarks = [...stoppageKindNames, 'works', 'other'] as const;
export type StoppageMark = (typeof stoppageMarks)[number];
