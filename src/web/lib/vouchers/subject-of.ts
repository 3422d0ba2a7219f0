import type { Voucher } from '#contract/voucher.ts';

/** 件名 as it was read: it helps with the words of the entry, and is kept nowhere but where it stands on the paper. */
export function subjectOf({ places }: Pick<Voucher, 'places'>): string {
  return places.find(({ field }) => field === 'subject')?.quote ?? '';
}
