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

export type Several = {
  /** The field of the request, else of its answer, that tells which: `done`, `request.isReopening`. */
  readonly by: string;
  /** The words for each value that the field may have. */
  readonly words: Readonly<Record<string, string>>;
};

export type Action = {
  readonly kind: ActivityKind;
  /**
   * What was done, without its end: 「…しました。」 follows from the words themselves. Where it may have been one of
   * several things, this is what an entry says that was written before entries told which.
   */
  readonly words: string;
  /** One address does several things: done and undone, yes and no. */
  readonly several?: Several;
  /** Where the thing is, named as in the demonstration; `:name` is filled from the entry's subject. */
  readonly at: `/${string}`;
  /**
   * Nobody is told who did it: whoever brings a question before the board, an officer too, and how somebody votes. This
   * stands in place of the name, and claims nothing that is not written down.
   */
  readonly nameless?: string;
  /** Written down only of those who hold this; of everybody else it is their own affair. */
  readonly ofThoseWho?: Permission;
};

export type Actions = Readonly<Record<ActionAddress, Action>>;
