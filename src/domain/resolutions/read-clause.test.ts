import { describe, expect, test } from 'vitest';
import { readClause, readPeriod, readQuorum } from './read-clause.ts';
import { atLeast, majority } from './threshold.ts';

const both = (threshold: typeof majority) => ({ heads: threshold, votes: threshold });

describe('an article on votes', () => {
  test.each([
    [
      '組合員総数の過半数で、議決権総数の過半数を有する組合員が出席し、出席した組合員の数及びその議決権のそれぞれ4分の3以上の賛成により決する。',
      { base: 'present', quorum: both(majority), pass: both(atLeast(3, 4)) },
    ],
    [
      '総会の議事は、出席した組合員の議決権の過半数で決する。',
      { base: 'present', pass: { votes: majority } },
    ],
    [
      '規約の変更は、組合員総数の4分の3以上及び議決権総数の4分の3以上の賛成により決する。',
      { base: 'all', pass: both(atLeast(3, 4)) },
    ],
    [
      '次の事項は、組合員総数及び議決権総数の各四分の三以上で決する。',
      { base: 'all', pass: both(atLeast(3, 4)) },
    ],
    [
      '次の決議は、区分所有者総数及び議決権総数のそれぞれ５分の４以上の賛成により決する。',
      { base: 'all', pass: both(atLeast(4, 5)) },
    ],
    [
      '共用部分の変更は、出席した組合員の議決権の3分の2以上で決する。',
      { base: 'present', pass: { votes: atLeast(2, 3) } },
    ],
    [
      '組合員総数の過半数及び議決権総数の4分の3以上の賛成により決する。',
      { base: 'all', pass: { heads: majority, votes: atLeast(3, 4) } },
    ],
  ])('%s', (sentence, clause) => {
    expect(readClause(sentence)).toEqual(clause);
  });

  test('a sentence without a share says nothing', () => {
    expect(readClause('総会の議長は、理事長が務める。')).toBeUndefined();
  });
});

test('how many must be present', () => {
  expect(
    readQuorum('総会は、議決権総数の過半数を有する組合員が出席しなければ、成立しない。'),
  ).toEqual({ votes: majority });
  expect(readQuorum('総会は、議決権総数の半数以上を有する組合員の出席により成立する。')).toEqual({
    votes: atLeast(1, 2),
  });
  expect(readQuorum('総会の議長は、理事長が務める。')).toBeUndefined();
});

test.each([
  ['総会の招集の通知は、会日の2週間前までに発しなければならない。', { count: 2, unit: 'week' }],
  ['会議を開く日の十日前までに通知する。', { count: 10, unit: 'day' }],
  ['会日の10日前までに通知を発する。', { count: 10, unit: 'day' }],
  ['前項の期間を2か月前までとする。', { count: 2, unit: 'month' }],
  ['急を要するときは、期間を短くすることができる。', undefined],
])('%s', (sentence, period) => {
  expect(readPeriod(sentence)).toEqual(period);
});
