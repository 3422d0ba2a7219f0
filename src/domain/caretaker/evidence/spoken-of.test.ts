import { describe, expect, test } from 'vitest';
import {
  exampleEvidence,
  exampleItem,
  examplePassage,
} from '#domain/caretaker/answering/testing/example-evidence.ts';
import { sourcesOf, staysWithSource } from './spoken-of.ts';
import { exampleKnowledge } from './testing/example-knowledge.ts';

const passagesOf = (sourceId: string) =>
  exampleKnowledge.filter((passage) => passage.sourceId === sourceId);

test('what the passages of one source are worth counts together, the law for nothing', () => {
  const passages = [...passagesOf('pets').slice(0, 2), ...passagesOf('law-kubun-31').slice(0, 1)];
  const sources = sourcesOf(passages, { nearest: [0, 1, 2], of: () => 1 });
  expect([...sources]).toEqual([['pets', expect.closeTo(2 / 3)]]);
});

test('where nothing is looked for by its meaning, no source counts', () => {
  expect(sourcesOf(exampleKnowledge, { nearest: [], of: () => 0 }).size).toBe(0);
});

describe('契約はいつまで after エレベーターの保守の会社はどこ', () => {
  const evidenceOf = (sourceId: string, chance: number) =>
    exampleEvidence('', [
      exampleItem(examplePassage({ id: `${sourceId}#1`, text: '契約は3月31日まで。' }), chance),
    ]);
  const spokenOf = new Map([
    ['lift', 0.6],
    ['cleaning', 0.2],
  ]);
  const parking = evidenceOf('parking', 0.8);

  test('is answered from what was spoken of, though another source is surer', () => {
    expect(staysWithSource(evidenceOf('lift', 0.55), parking, spokenOf)).toBe(true);
  });

  test('is answered alone where the topic knows nothing, or is not what was spoken of most', () => {
    expect(staysWithSource(evidenceOf('lift', 0.3), parking, spokenOf)).toBe(false);
    expect(staysWithSource(evidenceOf('cleaning', 0.9), parking, spokenOf)).toBe(false);
  });

  test('is answered alone where that is from the same source anyway', () => {
    const alone = evidenceOf('lift', 0.7);
    expect(staysWithSource(evidenceOf('lift', 0.9), alone, spokenOf)).toBe(false);
  });
});
