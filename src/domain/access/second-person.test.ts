import { describe, expect, test } from 'vitest';
import { barredFor, isSecondPerson, notTheSecond, type Signer } from './second-person.ts';

const own: Signer = { by: 'person', accounts: ['me', 'me-before', 'wife'] };

describe('in an association of one’s own', () => {
  test.each([
    ['the own request, whatever the office', { askedAs: 'treasurer', askedBy: 'me' }, false],
    ['the own request of an account before', { askedAs: 'chair', askedBy: 'me-before' }, false],
    ['a request from the same dwelling', { askedAs: 'director', askedBy: 'wife' }, false],
    ['somebody else', { askedAs: 'treasurer', askedBy: 'neighbour' }, true],
    ['somebody else in the same office', { askedAs: 'chair', askedBy: 'neighbour' }, true],
  ] as const)('%s', (_what, asked, expected) => {
    expect(isSecondPerson(own, asked)).toBe(expected);
  });
});

describe('in the demonstration', () => {
  const chair: Signer = { by: 'position', role: 'chair' };

  test('another position is another person', () => {
    expect(isSecondPerson(chair, { askedAs: 'treasurer', askedBy: 'visitor' })).toBe(true);
    expect(isSecondPerson(chair, { askedAs: 'chair', askedBy: 'visitor' })).toBe(false);
  });

  test('an answer that many share belongs to nobody, and cannot be asked', () => {
    const ask = () => isSecondPerson({ by: 'nobody' }, { askedAs: 'chair', askedBy: 'x' });
    expect(ask).toThrow('many share');
    expect(() => barredFor({ by: 'nobody' })).toThrow('many share');
  });
});

test('the lists of a statement say the same', () => {
  expect(barredFor(own)).toEqual([[], ['me', 'me-before', 'wife']]);
  expect(barredFor({ by: 'position', role: 'chair' })).toEqual([['chair'], []]);
  expect(notTheSecond(own, '承認できません')).toContain('ほかの役員に頼んでください。');
  expect(notTheSecond({ by: 'position', role: 'chair' }, '承認できません')).toBe(
    '頼んだ方と同じ立場では、承認できません。',
  );
});
