import type { Yen } from '#domain/money.ts';

/** A payment of the year, as the books have it. */
export type Payment = { readonly entryId: string; readonly number: number; readonly yen: Yen };

export const sampleSize = { largest: 5, byNumber: 5 } as const;

export type Sampled = {
  readonly entryId: string;
  readonly way: 'largest' | 'by-number';
};

/**
 * 抜き取り: the largest payments, and of the others some at even distances, from a place that the number decides. Anybody
 * can count it again with the list of payments: no hidden dice.
 */
export function drawSample(payments: readonly Payment[], seed: number): readonly Sampled[] {
  const bySize = payments.toSorted((a, b) => b.yen - a.yen || a.number - b.number);
  const largest = bySize.slice(0, sampleSize.largest);
  const rest = bySize.slice(sampleSize.largest).toSorted((a, b) => a.number - b.number);
  const many = Math.min(sampleSize.byNumber, rest.length);
  const places = Array.from(
    { length: many },
    (_, index) => (seed + Math.floor((index * rest.length) / many)) % rest.length,
  ).toSorted((a, b) => a - b);
  return [
    ...largest.map(({ entryId }) => ({ entryId, way: 'largest' as const })),
    ...places.flatMap((place) => {
      const found = rest[place];
      return found ? [{ entryId: found.entryId, way: 'by-number' as const }] : [];
    }),
  ];
}

/** How to count it again. */
export function sampleSentence(payments: number, seed: number): string {
  const rest = payments - sampleSize.largest;
  if (rest <= sampleSize.byNumber) return `支払${payments}件の全部です。`;
  const first = (seed % rest) + 1;
  const step = Math.floor(rest / sampleSize.byNumber);
  return `支払${payments}件のうち、額の大きい${sampleSize.largest}件と、残りの${rest}件を仕訳の番号の順に並べて、番号「${seed}」が決める${first}件目から、およそ${step}件おきに選んだ${sampleSize.byNumber}件です。`;
}
