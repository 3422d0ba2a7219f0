import { describe, expect, test } from 'vitest';
import type { Kind } from './kind.ts';
import { type BylawClause, regimeOf, ruleFor } from './rule-for.ts';
import { from2026April, until2026March } from './rules.ts';
import { atLeast, majority, type Threshold, thresholdWords } from './threshold.ts';

const both = (threshold: Threshold) => ({ heads: threshold, votes: threshold });
const refusedBy = (kind: Kind, clause: BylawClause): readonly string[] | undefined =>
  ruleFor(kind, 'from-2026-04', clause)?.refused;

test('the day on which the convocation began decides which law holds', () => {
  expect(regimeOf('2026-03-31')).toBe('until-2026-03');
  expect(regimeOf('2026-04-01')).toBe('from-2026-04');
});

/** base, quorum on heads/votes, majority on heads/votes/land. */
function rowOf(kind: Kind, table: typeof until2026March): string {
  const rule = table[kind];
  if (rule === undefined) return 'no rule';
  const words = (threshold?: Threshold) => (threshold ? thresholdWords(threshold) : '–');
  const { quorum, pass } = rule;
  const land = pass.land ? `/${words(pass.land)}` : '';
  return `${rule.base} ${words(quorum.heads)}/${words(quorum.votes)} ${words(pass.heads)}/${words(pass.votes)}${land} ${rule.latitude}`;
}

const special = 'present 過半数/過半数 4分の3以上/4分の3以上 quorum-up';
const formerly = 'all –/– 4分の3以上/4分の3以上 none';
const fourFifths = 'all –/– 5分の4以上/5分の4以上 none';
const threeQuarters = 'all –/– 4分の3以上/4分の3以上 none';
const ordinary = 'present –/– 過半数/過半数 free';
const formerOrdinary = 'all –/– 過半数/過半数 free';

describe('the table, row by row: from 2026-04-01, and before', () => {
  test.each<[Kind, string, string]>([
    ['ordinary', ordinary, formerOrdinary],
    [
      'major-change',
      'present 過半数/過半数 4分の3以上/4分の3以上 quorum-up-share-down',
      'all –/– 4分の3以上/4分の3以上 heads-down',
    ],
    [
      'major-change-relaxed',
      'present 過半数/過半数 3分の2以上/3分の2以上 quorum-up-share-down',
      'no rule',
    ],
    ['private-works-with-management', ordinary, 'no rule'],
    ['bylaw', special, formerly],
    ['incorporation', special, formerly],
    ['dissolution', special, formerly],
    ['purchase', special, 'no rule'],
    ['suit-to-stop', ordinary, formerOrdinary],
    ['suit-to-bar-use', special, formerly],
    ['suit-for-auction', special, formerly],
    ['suit-to-hand-over', special, formerly],
    ['restoration-small', ordinary, formerOrdinary],
    ['restoration-large', 'present 過半数/過半数 3分の2以上/3分の2以上 quorum-up', formerly],
    ['rebuilding', fourFifths, fourFifths],
    ['rebuilding-relaxed', threeQuarters, 'no rule'],
    ['renewal', fourFifths, 'no rule'],
    ['renewal-relaxed', threeQuarters, 'no rule'],
    ['sale', 'all –/– 5分の4以上/5分の4以上/5分の4以上 none', 'no rule'],
    ['sale-relaxed', 'all –/– 4分の3以上/4分の3以上/4分の3以上 none', 'no rule'],
    ['demolition-and-sale', 'all –/– 5分の4以上/5分の4以上/5分の4以上 none', 'no rule'],
    ['demolition', fourFifths, 'no rule'],
    ['demolition-relaxed', threeQuarters, 'no rule'],
    ['reconstruction-after-loss', 'all –/– –/5分の4以上 none', 'no rule'],
    ['land-sale-after-loss', 'all –/– –/5分の4以上 none', 'no rule'],
    ['estate-approval', 'present –/過半数 –/4分の3以上 quorum-up', 'all –/– –/4分の3以上 none'],
    ['estate-approval-relaxed', 'present –/過半数 –/3分の2以上 quorum-up', 'no rule'],
    ['estate-rebuilding', fourFifths, fourFifths],
    ['estate-rebuilding-relaxed', threeQuarters, 'no rule'],
    ['estate-sale', fourFifths, 'no rule'],
  ])('%s', (kind, now, before) => {
    expect(rowOf(kind, from2026April)).toBe(now);
    expect(rowOf(kind, until2026March)).toBe(before);
  });

  test('what else a kind takes', () => {
    const kindsWith = (has: (kind: Kind) => boolean) =>
      (Object.keys(from2026April) as Kind[]).filter(has);
    expect(kindsWith((kind) => from2026April[kind].hearing)).toEqual([
      'suit-to-bar-use',
      'suit-for-auction',
      'suit-to-hand-over',
    ]);
    expect(kindsWith((kind) => from2026April[kind].needsClause)).toEqual([
      'private-works-with-change',
      'private-works-with-change-relaxed',
      'private-works-with-management',
    ]);
    expect(kindsWith((kind) => from2026April[kind].veto !== undefined)).toEqual([
      'bylaw-of-part',
      'estate-rebuilding',
      'estate-rebuilding-relaxed',
      'estate-sale',
      'estate-sale-relaxed',
    ]);
    expect(until2026March['estate-rebuilding']?.eachBuilding).toEqual(both(atLeast(2, 3)));
  });
});

describe('what the bylaws may change', () => {
  test('of 普通決議 everything', () => {
    const clause: BylawClause = { base: 'present', pass: { votes: majority } };
    expect(ruleFor('ordinary', 'from-2026-04', clause)).toMatchObject({
      rule: { pass: { votes: majority } },
      refused: [],
    });
  });

  test('of 特別決議 a higher quorum, and nothing else', () => {
    const higher = ruleFor('bylaw', 'from-2026-04', { quorum: both(atLeast(2, 3)) });
    expect(higher).toMatchObject({ rule: { quorum: both(atLeast(2, 3)) }, refused: [] });
    expect(refusedBy('bylaw', { quorum: both(atLeast(1, 3)) })).toEqual([
      'quorum.heads',
      'quorum.votes',
    ]);
    expect(refusedBy('bylaw', { pass: both(atLeast(2, 3)) })).toEqual(['pass.heads', 'pass.votes']);
    expect(refusedBy('bylaw', { pass: { votes: atLeast(3, 4) } })).toEqual(['pass.heads']);
  });

  test('総数の4分の3, written before the amendment, does not count, and the Act does', () => {
    const clause: BylawClause = { base: 'all', pass: both(atLeast(3, 4)) };
    const applied = ruleFor('bylaw', 'from-2026-04', clause);
    expect(applied?.refused).toEqual(['base']);
    expect(applied?.rule).toMatchObject({ base: 'present', quorum: both(majority) });
    expect(ruleFor('bylaw', 'until-2026-03', clause)?.refused).toEqual([]);
  });

  test('of a major change a lower majority, as long as it is above one half', () => {
    expect(refusedBy('major-change', { pass: both(atLeast(2, 3)) })).toEqual([]);
    expect(refusedBy('major-change', { pass: both(majority) })).toEqual([]);
    expect(refusedBy('major-change', { pass: both(atLeast(1, 2)) })).toHaveLength(2);
    expect(refusedBy('major-change', { pass: both(atLeast(4, 5)) })).toHaveLength(2);
  });

  test('before, of a major change the number of heads alone', () => {
    const clause = (heads: Threshold, votes: Threshold): BylawClause => ({
      pass: { heads, votes },
    });
    const refused = (one: BylawClause) => ruleFor('major-change', 'until-2026-03', one)?.refused;
    expect(refused(clause(majority, atLeast(3, 4)))).toEqual([]);
    expect(refused(clause(majority, majority))).toEqual(['pass.votes']);
  });

  test('of 建替え nothing at all', () => {
    expect(refusedBy('rebuilding', { base: 'all', pass: both(atLeast(4, 5)) })).toEqual([]);
    expect(refusedBy('rebuilding', { pass: both(atLeast(3, 4)) })).toHaveLength(2);
    expect(refusedBy('rebuilding', { pass: both(atLeast(9, 10)) })).toHaveLength(2);
  });
});

test('a kind that did not exist has no rule', () => {
  expect(ruleFor('renewal', 'until-2026-03')).toBeUndefined();
});
