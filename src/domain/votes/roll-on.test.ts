import { describe, expect, test } from 'vitest';
import { type DwellingOnRoll, rollOn } from './roll-on.ts';

let count = 0;
const dwelling = (owners: string, facts: Partial<DwellingOnRoll> = {}): DwellingOnRoll => ({
  dwellingId: `d${(count += 1)}`,
  votes: 1,
  land: 10,
  owners: [...owners],
  voterId: null,
  ...facts,
});
const nobody = { excluded: [], associationIds: [] };
const heads = (...dwellings: DwellingOnRoll[]) => rollOn(dwellings, nobody).heads;

describe('a head is a set of owners', () => {
  test.each([
    ['one owner of two dwellings', ['A', 'A'], 1],
    ['the same two of two dwellings, in any order', ['AB', 'BA'], 1],
    ['two, and the same two with a third', ['AB', 'ABC'], 2],
    ['one alone, and the same with another', ['A', 'AB'], 2],
  ])('%s', (_, owners, expected) => {
    expect(heads(...owners.map((of) => dwelling(of)))).toHaveLength(expected);
  });

  test('its votes and its land are those of all its dwellings', () => {
    const [head] = heads(dwelling('A', { votes: 2, land: 30 }), dwelling('A'));
    expect(head).toMatchObject({ votes: 3, land: 40, voters: ['A'] });
  });
});

describe('who acts for it', () => {
  test('of co-owners the one they named, and nobody before that', () => {
    expect(heads(dwelling('AB'))[0]?.voters).toEqual([]);
    expect(heads(dwelling('AB', { voterId: 'B' }))[0]).toMatchObject({
      voters: ['B'],
      isContested: false,
    });
    expect(heads(dwelling('AB', { voterId: 'X' }))[0]?.voters).toEqual([]);
  });

  test('two that were named apart are contested; the first acts until one is named', () => {
    const named = heads(dwelling('AB', { voterId: 'A' }), dwelling('AB', { voterId: 'B' }));
    expect(named).toMatchObject([{ voters: ['A'], isContested: true }]);
  });
});

test('whom a court excluded leaves the set, and the roll where nobody else is in it', () => {
  const { heads: left } = rollOn([dwelling('AB'), dwelling('A'), dwelling('C')], {
    ...nobody,
    excluded: ['A'],
  });
  expect(left.map(({ owners }) => owners)).toEqual([['B'], ['C']]);
});

test('what the association owns has no vote', () => {
  const { heads: left } = rollOn([dwelling('K'), dwelling('C')], {
    ...nobody,
    associationIds: ['K'],
  });
  expect(left).toHaveLength(1);
});
