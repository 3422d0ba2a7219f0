import { expect, test } from 'vitest';
import { sourcesOf } from './spoken-of.ts';
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
