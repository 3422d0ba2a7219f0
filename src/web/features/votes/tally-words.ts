import type { VoteItem } from '#contract/votes.ts';
import type { Tone } from '#web/ui/badge.tsx';

export type Tally = NonNullable<VoteItem['tally']>;

export const axisNames = { heads: '人数', votes: '議決権', land: '敷地の持分' } as const;
export const units = { heads: '名', votes: '個', land: '' } as const;
export type Axis = keyof typeof axisNames;

export function fateOf(
  { closedAt }: VoteItem,
  { fate, passes, hasQuorum }: Tally,
): { words: string; tone: Tone } {
  if (closedAt !== null) {
    return passes ? { words: '可決', tone: 'good' } : { words: '否決', tone: 'danger' };
  }
  if (fate === 'certain') return { words: '可決が決まりました', tone: 'good' };
  if (fate === 'impossible') return { words: '可決にはとどきません', tone: 'danger' };
  if (passes) return { words: 'いまのままなら可決', tone: 'primary' };
  return hasQuorum
    ? { words: 'いまのままなら否決', tone: 'warn' }
    : { words: '出席が足りません', tone: 'warn' };
}

/** 成立まで、あと3個の出席。可決まで、あと2名の賛成。 */
export function neededWords({ rule }: VoteItem, { missing, fate }: Tally): string {
  if (fate !== 'open') return '';
  const said = (part: Tally['missing']['yes']) =>
    rule.axes
      .flatMap((axis) => (part[axis] === undefined ? [] : [`${part[axis]}${unitOf(axis)}`]))
      .join('・');
  const [present, yes] = [said(missing.present), said(missing.yes)];
  return [present && `成立まで、あと${present}の出席。`, yes && `可決まで、あと${yes}の賛成。`]
    .filter(Boolean)
    .join('');
}

const unitOf = (axis: Axis): string => (axis === 'land' ? '（敷地の持分）' : units[axis]);
