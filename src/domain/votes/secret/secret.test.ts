import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rule } from '#domain/resolutions/rule.ts';
import { atLeast, majority } from '#domain/resolutions/threshold.ts';
import type { Standing } from '#domain/votes/standings-at.ts';
import { countsOfSecret } from './counts-of-secret.ts';
import { unitOf, whyNotSecret } from './may-be-secret.ts';
import { mayCastSecret } from './may-cast-secret.ts';
import { confirmedBy, pileFault } from './paper-count.ts';
import { outcomeWords, papersOut, secretStandings, secretTally } from './secret-tally.ts';
import { isBallot, type SecretTerms, secretFault } from './secret-terms.ts';

const yesNo: SecretTerms = { candidates: [], seats: 0 };
const board: SecretTerms = { candidates: ['青木', '井上', '上田'], seats: 2 };
const byVotes = {
  base: 'present',
  quorum: { votes: atLeast(1, 2) },
  pass: { votes: majority },
  namesVotes: false,
} as unknown as Rule;
const byBoth = { ...byVotes, pass: { heads: majority, votes: majority } };
const many = (count: number, votes = 1) => Array.from({ length: count }, () => ({ votes }));

describe('what may be secret', () => {
  test.each([
    ['sixty owners of one vote', byVotes, many(60), null],
    ['three of them with two votes each, among many', byVotes, [...many(54), ...many(3, 2)], null],
    ['where heads count and all have the same', byBoth, many(40, 3), null],
    ['where heads count and some have more', byBoth, [...many(54), ...many(3, 2)], 'counts-heads'],
    ['one of twenty votes among ten', byVotes, [...many(10), ...many(1, 20)], 'few'],
    ['four owners', byVotes, many(4), 'few'],
    [
      'votes by area, all different',
      byVotes,
      [7_123, 6_857, 5_001].map((votes) => ({ votes })),
      'few',
    ],
    [
      'where the minutes name who said what',
      { ...byVotes, namesVotes: true },
      many(60),
      'names-votes',
    ],
  ])('%s', (_name, rule, heads, why) => {
    expect(whyNotSecret(rule, heads)).toBe(why);
  });

  test('a paper stands for as many votes as divide those of everybody', () => {
    expect(unitOf([...many(3, 4), ...many(2, 6)])).toBe(2);
    expect(unitOf([])).toBe(1);
  });

  test.each([
    [{ candidates: ['青木', '井上'], seats: 2 }, '多くありません'],
    [{ candidates: ['青木', '青木 '], seats: 1 }, '同じ名前'],
    [{ candidates: ['青木', ' '], seats: 1 }, '空のところ'],
    [{ candidates: ['青木', '井上'], seats: 0 }, '1人以上'],
  ])('%o is not ready', (terms, words) => {
    expect(secretFault(terms)).toContain(words);
  });

  test('an election among more than there are seats, and a plain yes or no, are', () => {
    expect([secretFault(board), secretFault(yesNo)]).toEqual([null, null]);
  });
});

test.each([
  [yesNo, [], true],
  [yesNo, ['yes'], true],
  [yesNo, ['yes', 'no'], false],
  [board, ['c1', 'c3'], true],
  [board, ['c1', 'c1'], false],
  [board, ['c1', 'c2', 'c3'], false],
  [board, ['c4'], false],
])('of %o a ballot with %o: %s', (terms, marks, isOne) => {
  expect(isBallot(terms, marks)).toBe(isOne);
});

test('cast until the deadline, and in the meeting by who is there until the vote is over', () => {
  const at = { now: 100, deadlineAt: 100, beganAt: null, isHere: false, isClosed: false };
  expect(mayCastSecret(at)).toBe(true);
  expect(mayCastSecret({ ...at, now: 101 })).toBe(false);
  expect(mayCastSecret({ ...at, beganAt: 90 })).toBe(false);
  expect(mayCastSecret({ ...at, beganAt: 90, isHere: true })).toBe(true);
  expect(mayCastSecret({ ...at, beganAt: 90, isHere: true, isClosed: true })).toBe(false);
});

const headOf = (id: string, votes: number) => ({ id, votes, land: 1, voters: [id] });
const heads = [...'abcdefghij'].map((id) => headOf(id, id === 'j' ? 2 : 1));
const inRoom = (ids: string): readonly Standing[] =>
  heads.map(({ id }) =>
    ids.includes(id)
      ? { headId: id, way: 'room', choice: 'abstain', reason: 'no-hand' }
      : { headId: id, way: 'none', choice: null, reason: 'silent' },
  );

describe('who is there', () => {
  const standings = secretStandings(inRoom('ab'), [
    { headId: 'b', way: 'hall' },
    { headId: 'c', way: 'electronic' },
    { headId: 'd', way: 'envelope' },
  ]);
  test.each([
    ['a', 'room', 'abstain', 'secret-not-cast'],
    ['b', 'room', null, 'secret-cast'],
    ['c', 'electronic', null, 'secret-cast'],
    ['d', 'paper', null, 'secret-cast'],
    ['e', 'none', null, 'silent'],
  ])('%s', (headId, way, choice, reason) => {
    expect(standings.find((it) => it.headId === headId)).toEqual({ headId, way, choice, reason });
  });

  test('papers are those of envelopes and of the hall, as many as votes', () => {
    const turnout = [
      { headId: 'a', way: 'electronic' },
      { headId: 'b', way: 'hall' },
      { headId: 'j', way: 'envelope' },
      { headId: 'gone', way: 'envelope' },
    ] as const;
    expect(papersOut(heads, turnout)).toBe(3);
  });
});

const tallyOf = (terms: SecretTerms, there: string, marks: Record<string, number>, ballots = 8) =>
  secretTally(byVotes, { terms, heads, standings: inRoom(there), pile: { ballots, marks } });

describe('the count', () => {
  test('five of eight votes carry, and who is there without a mark abstains', () => {
    const tally = tallyOf(yesNo, 'abcdefgh', { yes: 5, no: 2 });
    expect([tally.hasQuorum, tally.passes]).toEqual([true, true]);
    expect(countsOfSecret(tally)).toEqual({ yes: 5, no: 2, abstain: 1 });
    expect(tally.counted.yes).toEqual({ votes: 5 });
  });

  test('half is not a majority, and without the quorum nothing is decided', () => {
    expect(tallyOf(yesNo, 'abcdefgh', { yes: 4, no: 4 }).passes).toBe(false);
    expect(tallyOf(yesNo, 'abcd', { yes: 4 }, 4)).toMatchObject({
      hasQuorum: false,
      passes: false,
    });
  });

  test.each([
    ['the two with the most', { c1: 5, c2: 6, c3: 7 }, ['上田', '井上'], [], 0],
    ['one where only one has the majority', { c1: 7, c2: 4, c3: 2 }, ['青木'], [], 1],
    [
      'nobody of those who are even at the last seat',
      { c1: 7, c2: 5, c3: 5 },
      ['青木'],
      ['井上', '上田'],
      1,
    ],
    ['nobody', { c1: 1, c2: 2, c3: 3 }, [], [], 2],
  ] as const)('elects %s', (...row) => {
    const [, marks, elected, tied, openSeats] = row;
    const { result, passes } = tallyOf(board, 'abcdefgh', marks);
    expect(result.lines.filter((it) => it.isElected).map(({ label }) => label)).toEqual(elected);
    expect([[...result.tied], result.openSeats, passes]).toEqual([
      tied,
      openSeats,
      elected.length > 0,
    ]);
  });

  test('says in words who was elected and who was not', () => {
    const { result } = tallyOf(board, 'abcdefgh', { c1: 5, c2: 6, c3: 4 });
    expect(outcomeWords(result)).toBe(
      '当選：井上（6個）、青木（5個）。ほかの候補者：上田（4個）。',
    );
  });

  test('never elects more than there are seats, nor anybody before one with more votes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 8 }), { minLength: 2, maxLength: 6 }),
        fc.integer({ min: 1, max: 5 }),
        (papers, seats) => {
          const terms = { candidates: papers.map((_, place) => `候補${place}`), seats };
          const marks = Object.fromEntries(papers.map((it, place) => [`c${place + 1}`, it]));
          const { lines, openSeats } = tallyOf(terms, 'abcdefgh', marks).result;
          const elected = lines.filter(({ isElected }) => isElected);
          const least = Math.min(...elected.map(({ votes }) => votes));
          expect(elected.length + openSeats).toBe(seats);
          expect(lines.filter((it) => !it.isElected && it.votes > least)).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('the pile of papers', () => {
  const pile = { ballots: 6, marks: { yes: 4, no: 1 } };
  test.each([
    [pile, null],
    [{ ballots: 7, marks: {} }, '7枚ありますが'],
    [{ ballots: 6, marks: { yes: 7 } }, '多くなっています'],
    [{ ballots: 6, marks: { yes: 4, no: 3 } }, '多くなっています'],
    [{ ballots: 6, marks: { maybe: 1 } }, 'この投票にない印'],
  ])('%o of six', (counted, words) => {
    const fault = pileFault(yesNo, counted, 6);
    expect(words === null ? fault : fault?.includes(words)).toBe(words === null ? null : true);
  });

  const by = (countedAs: 'chair' | 'director' | 'companyStaff', id = countedAs) => ({
    ...pile,
    id,
    countedAs,
    countedBy: 'visitor',
    confirmsId: null,
  });
  const asRole = (role: 'chair' | 'director' | 'companyStaff') =>
    ({ by: 'position', role }) as const;
  test.each([
    ['alone', [], 'chair', pile, 'counted-once'],
    ['the same person again', [by('chair')], 'chair', pile, 'counted-once'],
    ['another who finds the same', [by('chair')], 'director', pile, 'agreed'],
    [
      'another who finds something else',
      [by('chair')],
      'director',
      { ...pile, ballots: 5 },
      'differs',
    ],
    ['the company second', [by('chair')], 'companyStaff', pile, 'counted-once'],
    ['an officer after the company', [by('companyStaff')], 'chair', pile, 'agreed'],
  ] as const)('%s', (...row) => {
    const [, before, role, counted, outcome] = row;
    const found = confirmedBy(before, { ...counted, countedAs: role }, asRole(role));
    expect(found.outcome).toBe(outcome);
  });
});
