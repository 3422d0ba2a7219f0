import type { ClosedDays, Form, Limit } from './form.ts';
import { bicycleRequest } from './forms/bicycles.ts';
import { absence, moveIn, moveOut, pet } from './forms/living.ts';
import { moving } from './forms/moving.ts';
import { domesticAgent, lease, memberChange, noticePlace, voter } from './forms/owners.ts';
import { accident, commonUse, parkingContract, parkingRequest, reading } from './forms/spaces.ts';
import { windows, workNotice, works } from './forms/works.ts';

/** The nineteen papers of a house. */
export const allForms = {
  works,
  'work-notice': workNotice,
  windows,
  pet,
  moving,
  'move-in': moveIn,
  'move-out': moveOut,
  absence,
  lease,
  'member-change': memberChange,
  'notice-place': noticePlace,
  'domestic-agent': domesticAgent,
  voter,
  'parking-request': parkingRequest,
  'parking-contract': parkingContract,
  'bicycle-request': bicycleRequest,
  'common-use': commonUse,
  accident,
  reading,
} as const satisfies Readonly<Record<string, Form>>;

export type FormKey = keyof typeof allForms;
export const formKeys = Object.keys(allForms) as [FormKey, ...FormKey[]];

/** What an association's own rules say instead of what is usual. */
export type FormTerms = {
  readonly [Key in 'due' | 'decider' | 'lapsesAfterMonths']?: Form[Key] | undefined;
} & {
  /** 専有部分の修繕・リフォーム細則 第4条 */
  readonly basisWords?: string | undefined;
  readonly limits?: readonly Limit[] | undefined;
  readonly closedDays?: ClosedDays | undefined;
};

/** A form as it is in force in an association. */
export type FormInForce = Form & {
  readonly key: FormKey;
  readonly basisWords: string;
  readonly limits: readonly Limit[];
  readonly closedDays: ClosedDays | null;
};

export function formInForce(key: FormKey, terms: FormTerms = {}): FormInForce {
  const form: Form = allForms[key];
  const { due = form.due, decider = form.decider } = terms;
  const { lapsesAfterMonths = form.lapsesAfterMonths, basisWords = basisWordsOf(form) } = terms;
  const { limits = [], closedDays = null } = terms;
  return { ...form, key, due, decider, lapsesAfterMonths, basisWords, limits, closedDays };
}

/** Custom is never told as law. */
function basisWordsOf({ basis }: Form): string {
  if (basis.kind === 'act') return `区分所有法 ${basis.article}にかかわる届けです。`;
  if (basis.kind === 'model') {
    return `国の標準管理規約では${basis.article}です。番号や期限は、お住まいの規約で確かめてください。`;
  }
  return '管理組合の細則や申し合わせによる手続きです。くわしいことは、管理事務室に確かめてください。';
}
