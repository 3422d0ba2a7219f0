import type { Agreements } from '#contract/agreements.ts';
import { formatYen } from '#domain/format-yen.ts';
import { monthWords } from '#domain/plans/agreement.ts';
import { plans } from '#domain/plans/plans.ts';

type Words = Pick<NonNullable<Agreements['current']>, 'plan' | 'firstMonth' | 'monthlyYen'>;
type Prices = Agreements['prices'];

/** 「税抜」 where it is known; otherwise nothing is said. */
export function taxWords(prices: Prices): string {
  if (prices === null) return '';
  return prices === 'with-tax' ? '（税込）' : '（税抜）';
}

/** 「Standardプラン　月額60,000円（税抜）」 */
export function agreementWords({ plan, monthlyYen }: Words, prices: Prices): string {
  if (plan === null) return '解約';
  const name = `${plans[plan].name}プラン`;
  return monthlyYen === null ? name : `${name}　月額${formatYen(monthlyYen)}${taxWords(prices)}`;
}

export function fromWords({ firstMonth }: Words): string {
  return `${monthWords(firstMonth)}から`;
}
