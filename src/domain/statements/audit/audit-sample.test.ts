import { describe, expect, test } from 'vitest';
import { drawSample, type Payment, sampleSentence } from './audit-sample.ts';

/** Number 1 is 1,000 yen, number 2 is 2,000 yen, and so on. */
const payments = (many: number): Payment[] =>
  Array.from({ length: many }, (_, index) => ({
    entryId: `e${index + 1}`,
    number: index + 1,
    yen: (index + 1) * 1_000,
  }));
const ids = (many: number, seed: number) =>
  drawSample(payments(many), seed).map((it) => it.entryId);

describe('the sample', () => {
  test('is the five largest, and five of the others counted from the number', () => {
    // 20 others in order of their numbers; 4721 leaves 1, so the second, and then every fourth.
    expect(ids(25, 4_721)).toEqual([
      'e25',
      'e24',
      'e23',
      'e22',
      'e21',
      'e2',
      'e6',
      'e10',
      'e14',
      'e18',
    ]);
    expect(sampleSentence(25, 4_721)).toContain('残りの20件');
    expect(sampleSentence(25, 4_721)).toContain('2件目から、およそ4件おき');
  });

  test('is the same for the same number, whatever the order of the list', () => {
    const list = payments(60);
    expect(drawSample(list.toReversed(), 77)).toEqual(drawSample(list, 77));
    expect(drawSample(list, 78)).not.toEqual(drawSample(list, 77));
  });

  test('never has a payment twice, and all where there are few', () => {
    for (let many = 0; many <= 40; many += 1) {
      for (const seed of [0, 1, 7, 39, 9_999]) {
        const found = ids(many, seed);
        expect(new Set(found).size).toBe(found.length);
        expect(found.length).toBe(Math.min(many, 10));
      }
    }
    expect(sampleSentence(8, 1)).toBe('支払8件の全部です。');
  });

  test('gives every other payment its turn', () => {
    const turns = new Set(Array.from({ length: 20 }, (_, seed) => ids(25, seed)).flat());
    expect(turns.size).toBe(25);
  });
});
