import type { Licence } from './licence-of.ts';

/** Why a figure may not be shown here, in words. */
const refusals = {
  author:
    'このモデルは、作者のほかは使えない決まりです。ほかのモデルをお選びください。ご自分で作ったモデルなら、モデルを作ったソフトで、使える人の範囲を広げて書き出してください。',
  business:
    'このモデルは、仕事で使うことを作者が認めていません。法人の仕事に使えるモデルをお選びください。',
} as const;

export type Verdict =
  | { readonly kind: 'allowed' }
  /** What only the visitor can know: whether there is a permission, or what is written elsewhere. */
  | { readonly kind: 'asked'; readonly explanation: string; readonly promise: string }
  | { readonly kind: 'refused'; readonly sentence: string };

/** Whether this visitor may be shown it: at home for oneself, or, with a management company, at work. */
export function verdictOn(licence: Licence, { isAtWork }: { isAtWork: boolean }): Verdict {
  if (licence.isFor === 'author') return { kind: 'refused', sentence: refusals.author };
  if (isAtWork && !licence.isForBusiness) return { kind: 'refused', sentence: refusals.business };
  if (licence.isFor === 'licensed')
    return {
      kind: 'asked',
      explanation:
        'このモデルは、作者が許可した人だけが使えます。許可をもらった方だけ、下の四角に印を付けてください。',
      promise: '使う許可をもらっています。',
    };
  if (licence.hasOwnTerms)
    return {
      kind: 'asked',
      explanation:
        'このモデルには、作者が別に決めた条件があります。上の「ほかの条件」や作者のページを読み、自分の画面に映してよいときだけ、下の四角に印を付けてください。',
      promise: '条件を読み、使ってよいことを確かめました。',
    };
  return { kind: 'allowed' };
}
