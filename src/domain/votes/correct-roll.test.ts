import { expect, test } from 'vitest';
import { correctedRoll, type RollCorrection, whyNotCorrect } from './correct-roll.ts';
import type { Box } from './record.ts';
import { usualWays } from './record.ts';
import { standingsAt } from './standings-at.ts';
import { tallyOf } from './tally.ts';

const head = (id: string, voters: readonly string[]) => ({
  id,
  names: `${id} 様`,
  votes: 1,
  land: 10,
  voters,
});
const sent = [head('a', ['anna']), head('b', ['bert']), head('c', [])];
const correction = (part: Partial<RollCorrection>): RollCorrection => ({
  headId: 'a',
  what: 'excluded',
  voterId: null,
  names: '',
  reason: '裁判所の決定',
  ...part,
});

test('co-owners who name their voter late can vote; a buyer votes for the seller', () => {
  const { heads } = correctedRoll(sent, [
    correction({ headId: 'c', what: 'voter', voterId: 'carl', names: '新しい方' }),
    correction({ headId: 'b', what: 'voter', voterId: 'buyer', names: '買った方' }),
  ]);
  expect(heads.map(({ voters, names }) => [voters, names])).toEqual([
    [['anna'], 'a 様'],
    [['buyer'], '買った方'],
    [['carl'], '新しい方'],
  ]);
});

test('whoever is excluded is in no sum, until restored; the last word holds', () => {
  const out = correctedRoll(sent, [correction({})]);
  expect(out.heads.map(({ id }) => id)).toEqual(['b', 'c']);
  expect(out.excluded).toMatchObject([{ id: 'a', reason: '裁判所の決定' }]);
  const back = correctedRoll(sent, [correction({}), correction({ what: 'restored' })]);
  expect([back.heads.length, back.excluded.length]).toEqual([3, 0]);
});

test('the slip of an excluded owner counts nowhere, and the majority is one of the others', () => {
  const { heads } = correctedRoll(sent, [correction({})]);
  const box: Box = {
    heads,
    answers: ['a', 'b'].map((headId, index) => ({
      number: index + 1,
      headId,
      kind: 'paper',
      receivedAt: 1,
      day: '2026-05-01',
      choices: { item: headId === 'a' ? 'no' : 'yes' },
      agentId: null,
      isAtDoor: false,
    })),
    stays: [],
    hands: [],
    ways: usualWays,
    deadlineAt: 90,
    opensAt: 100,
  };
  const { counted, byChoice } = tallyOf(heads, standingsAt(box, { itemId: 'item', at: 120 }));
  expect(counted.eligible).toMatchObject({ heads: 2, votes: 2 });
  expect([byChoice.yes.heads, byChoice.no.heads]).toEqual([1, 0]);
});

test('only an owner of today becomes the voter, and nothing is asked for twice', () => {
  const roll = correctedRoll(sent, [correction({ headId: 'b' })]);
  const why = (part: Partial<RollCorrection>, owners: readonly string[] = []) =>
    whyNotCorrect(roll, correction(part), owners);
  expect(why({ headId: 'z' })).toBe('unknown');
  expect(why({ headId: 'b' })).toBe('same');
  expect(why({ headId: 'b', what: 'restored' })).toBeNull();
  expect(why({ what: 'restored' })).toBe('same');
  expect(why({ what: 'voter', voterId: 'x' }, ['anna'])).toBe('not-owner');
  expect(why({ what: 'voter', voterId: 'anna' }, ['anna'])).toBe('same');
  expect(why({ headId: 'c', what: 'voter', voterId: 'carl' }, ['carl', 'dora'])).toBeNull();
});
