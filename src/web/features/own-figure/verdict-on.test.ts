import { expect, test } from 'vitest';
import type { Licence } from './licence-of.ts';
import { verdictOn } from './verdict-on.ts';

const free: Licence = {
  name: '花子',
  authors: '山田',
  isFor: 'everybody',
  isForBusiness: true,
  hasOwnTerms: false,
  lines: [],
};
const atHome = { isAtWork: false };
const atWork = { isAtWork: true };

test.each([
  ['allowed to everybody', {}, atHome, 'allowed'],
  ['allowed to everybody, at work too', {}, atWork, 'allowed'],
  ['not for profit, at home', { isForBusiness: false }, atHome, 'allowed'],
  ['not for profit, at work', { isForBusiness: false }, atWork, 'refused'],
  ['with a permission', { isFor: 'licensed' }, atHome, 'asked'],
  [
    'with a permission, not at work',
    { isFor: 'licensed', isForBusiness: false },
    atWork,
    'refused',
  ],
  ['for its author alone', { isFor: 'author' }, atHome, 'refused'],
  ['for its author alone, at work', { isFor: 'author' }, atWork, 'refused'],
  ['with conditions elsewhere', { hasOwnTerms: true }, atHome, 'asked'],
] as const)('%s', (_, said, user, kind) => {
  expect(verdictOn({ ...free, ...said }, user).kind).toBe(kind);
});

test('every no and every question is told in whole sentences that say what to do', () => {
  const verdicts = [
    verdictOn({ ...free, isFor: 'author' }, atHome),
    verdictOn({ ...free, isForBusiness: false }, atWork),
    verdictOn({ ...free, isFor: 'licensed' }, atHome),
    verdictOn({ ...free, hasOwnTerms: true }, atHome),
  ];
  const words = verdicts.map((it) =>
    it.kind === 'refused' ? it.sentence : it.kind === 'asked' ? it.explanation : '',
  );
  expect(new Set(words).size).toBe(4);
  for (const it of words) expect(it).toMatch(/(ください|お選びください)。$/);
});
