import type { Permission } from '#domain/access/permission.ts';

/** 画面: a page, or a tab or section of one, or something that is done there. */
export type Screen = {
  readonly path: string;
  readonly label: string;
  /** Other words people look for it with; 「請求書を入れる」 says what is done there. */
  readonly words?: readonly string[];
  /** What is to be known of it beside the way there. */
  readonly hint?: string;
  /** Without it everybody may open it who may open its page. */
  readonly needs?: Permission;
};

/** Whether a screen is for whoever may do this. */
export const isFor =
  (may: readonly Permission[]) =>
  ({ needs }: { readonly needs?: Permission | undefined }): boolean =>
    needs === undefined || may.includes(needs);
