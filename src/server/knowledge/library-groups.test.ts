import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { groupLibrary } from './library-groups.ts';

const documents = Array.from({ length: 100 }, (_, number) => ({
  id: createHash('sha256').update(`document ${number}`).digest('hex').slice(0, 32),
  digest: `digest ${number}`,
  length: 3_000,
}));

const keysOf = (library: readonly (typeof documents)[number][]) =>
  groupLibrary(library).map(({ key }) => key);

test('every document is in one group', () => {
  const ids = groupLibrary(documents).flatMap(({ documentIds }) => documentIds);
  expect(ids.toSorted()).toEqual(documents.map(({ id }) => id).toSorted());
  expect(groupLibrary(documents)).toHaveLength(8);
});

test('the same documents make the same groups', () => {
  expect(keysOf(documents)).toEqual(keysOf([...documents]));
});

test('a document that changes, or one more, changes its own group only', () => {
  const [first, ...others] = documents;
  if (!first) throw new Error('no document');
  const before = new Set(keysOf(documents));
  const changed = keysOf([{ ...first, digest: 'another' }, ...others]);
  expect(changed.filter((key) => !before.has(key))).toHaveLength(1);
  const added = keysOf([...documents, { ...first, id: 'f'.repeat(32) }]);
  expect(added.filter((key) => !before.has(key))).toHaveLength(1);
});

test('no documents, no groups', () => {
  expect(groupLibrary([])).toEqual([]);
  expect(groupLibrary([{ id: 'a'.repeat(32), digest: '', length: 0 }])).toHaveLength(1);
});
