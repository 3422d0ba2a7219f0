/** 通常総会 or 臨時総会: the meeting is what its title says. */
export type GeneralMeetingKind = 'annual' | 'extraordinary';

export const isAnnual = (title: string): boolean => title.includes('通常総会');

const period = /第([0-9]+)([期回])/;

/** 第18期 通常総会 after 第17期; without one before it, the bare name. */
export function nextTitle(titles: readonly string[], kind: GeneralMeetingKind): string {
  if (kind === 'extraordinary') return '臨時総会';
  const known = titles.filter(isAnnual).flatMap((title) => {
    const [, number, unit] = period.exec(title.normalize('NFKC')) ?? [];
    return number && unit ? [{ number: Number(number), unit }] : [];
  });
  const last = known.reduce<(typeof known)[number] | undefined>(
    (most, it) => (most && most.number >= it.number ? most : it),
    undefined,
  );
  return last ? `第${last.number + 1}${last.unit} 通常総会` : '通常総会';
}
