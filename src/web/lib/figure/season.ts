export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

const seasons: readonly Season[] = ['winter', 'spring', 'summer', 'autumn'];

/** 衣替え: spring begins in March, summer in June, autumn in September, winter in December. */
export function seasonOf(day: Date): Season {
  return seasons[Math.floor(((day.getMonth() + 1) % 12) / 3)] ?? 'spring';
}
