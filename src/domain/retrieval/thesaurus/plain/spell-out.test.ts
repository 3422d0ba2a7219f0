import { expect, test } from 'vitest';
import { spellOut, spellOutAll } from './spell-out.ts';

test('a word without choices stands for itself', () => {
  expect(spellOut('総会')).toEqual(['総会']);
});

test('every choice meets every other, and a choice may be nothing', () => {
  expect(spellOut('集まり{に,}{行け,出られ}')).toEqual([
    '集まりに行け',
    '集まりに出られ',
    '集まり行け',
    '集まり出られ',
  ]);
});

test('lines and arrows keep their places', () => {
  expect(spellOutAll('あ{い,う} え → お\nか → き')).toBe('あい あう え → お\nか → き');
});

test('a line between two words is any particle', () => {
  expect(spellOut('規約_変え')).toContain('規約を変え');
  expect(spellOut('規約_変え')).toContain('規約変え');
});
