import type { VoteBox, VoteItem } from '#contract/votes.ts';

export type SecretItem = VoteItem & { secret: NonNullable<VoteItem['secret']> };

export const isSecretItem = (item: VoteItem): item is SecretItem => item.secret !== null;

/** Items that are voted on without names, and the others. */
export const secretItemsIn = ({ items }: VoteBox): readonly SecretItem[] =>
  items.filter(isSecretItem);
export const openItemsIn = ({ items }: VoteBox): readonly VoteItem[] =>
  items.filter((item) => !isSecretItem(item));

/** 投票を受け付けています, 開票を待っています, 可決, 当選2名: as long as it is not counted, nothing of it. */
export function secretFate({ closedAt, secret }: SecretItem) {
  const { result, papersOut } = secret;
  if (closedAt === null) return { words: '投票を受け付けています', tone: 'primary' } as const;
  if (!result) {
    const words = papersOut > 0 ? '用紙の開票を待っています' : '集計を待っています';
    return { words, tone: 'warn' } as const;
  }
  if (result.seats === null) {
    return result.passes
      ? ({ words: '可決', tone: 'good' } as const)
      : ({ words: '否決', tone: 'danger' } as const);
  }
  const elected = result.lines.filter(({ isElected }) => isElected).length;
  return elected > 0
    ? ({ words: `当選${elected}名`, tone: 'good' } as const)
    : ({ words: '当選した方はいません', tone: 'danger' } as const);
}
