import type { People } from '#contract/people.ts';
import { formatPlainDate } from '#domain/calendar.ts';

export type Person = People['people'][number];

export const postNames = {
  chair: '理事長',
  vice_chair: '副理事長',
  treasurer: '会計担当理事',
  director: '理事',
  auditor: '監事',
} as const satisfies Record<Person['terms'][number]['post'], string>;

const stayNames = {
  owner: '本人が居住',
  tenant: '賃借人',
  family: '同居の家族',
} as const satisfies Record<Person['stays'][number]['kind'], string>;

export const stayKinds = [
  { value: 'tenant', label: '賃借人' },
  { value: 'family', label: '同居の家族' },
  { value: 'owner', label: '区分所有者本人' },
] as const;

/** 101・102号室 区分所有者 */
export function ownershipWords(ownerships: Person['ownerships']): string {
  return `${ownerships.map(({ dwelling }) => dwelling).join('・')}号室　区分所有者`;
}

export function stayWords({ dwelling, kind, until }: Person['stays'][number]): string {
  const end = until === null ? '' : `（${formatPlainDate(until)}まで）`;
  return `${dwelling}号室　${stayNames[kind]}${end}`;
}

export function termWords({ post, from, until }: Person['terms'][number], today: string): string {
  const begins = from > today ? `${formatPlainDate(from)}から` : '';
  return `${postNames[post]}（${begins}${formatPlainDate(until)}まで）`;
}

/** Whether this person can still be let in by a letter. */
export function isOutside({ letter }: Person): boolean {
  return letter?.state !== 'used';
}

/** Nobody of these has a paper in hand that still opens. */
export function needsLetter({ letter }: Person): boolean {
  return letter === null || letter.state === 'over' || letter.state === 'shut';
}

export function entryWords({ letter }: Person): {
  readonly tone: 'good' | 'neutral' | 'warn' | 'primary';
  readonly label: string;
  readonly detail: string;
} {
  if (letter === null) return { tone: 'neutral', label: '招待状はまだ', detail: '' };
  const { state, madeOn, lastDay, usedOn, isAgain } = letter;
  if (state === 'used') {
    return {
      tone: 'good',
      label: isAgain ? '登録し直しました' : '入りました',
      detail: usedOn === null ? '' : formatPlainDate(usedOn),
    };
  }
  const printed = `${formatPlainDate(madeOn)}に印刷`;
  if (state === 'open') {
    return {
      tone: 'primary',
      label: '招待状を印刷ずみ',
      detail: `${formatPlainDate(lastDay)}まで使えます`,
    };
  }
  return state === 'over'
    ? { tone: 'warn', label: '期限が過ぎました', detail: printed }
    : { tone: 'warn', label: '番号の間違いで止まりました', detail: printed };
}
