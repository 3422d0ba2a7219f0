import type { Permission } from '#domain/access/permission.ts';

/** What an action belongs to, for whoever looks for it. */
export const activityKindNames = {
  books: '帳簿と入出金',
  closing: '締め・予算・決算・監査',
  billing: '請求と滞納',
  payments: '支払い',
  register: '名簿と設定',
  papers: '文書とお知らせ',
  meetings: '総会',
  board: '理事会の仕事',
  house: '届け出と予約',
  plan: '長期修繕計画',
} as const;

export type ActivityKind = keyof typeof activityKindNames;

/** 操作: a writing endpoint by its address, which is what an entry of the log holds. */
export type ActionAddress = `${'POST' | 'PUT' | 'DELETE'} /${string}`;

export type Action = {
  readonly kind: ActivityKind;
  /** What was done, without its end: 「…しました。」 follows from the words themselves. */
  readonly words: string;
  /** Where the thing is, named as in the demonstration; `:name` is filled from the entry's subject. */
  readonly at: `/${string}`;
  /** Nobody is told who did it: what residents bring before the board. */
  readonly isNameless?: true;
  /** Written down only of those who hold this; of everybody else it is their own affair. */
  readonly ofThoseWho?: Permission;
};

export type Actions = Readonly<Record<ActionAddress, Action>>;
