import { expect, test } from 'vitest';
import { gramsOf } from './grams.ts';

const names = (text: string) => [...gramsOf(text).keys()].toSorted();

test('every kanji alone and every pair of neighbours', () => {
  expect(names('犬を飼う')).toEqual(['ヲ飼', '犬', '犬ヲ', '飼', '飼ウ'].toSorted());
});

test('a mark or a space parts what stands beside it', () => {
  expect(names('犬、猫')).toEqual(['犬', '猫']);
  expect(names('犬 (猫)')).toEqual(['犬', '猫']);
});

test('a long word counts as a whole, too', () => {
  expect(names('総会資料')).toContain('総会資料');
  expect(names('エレベーター')).toContain('エレベーター');
  expect(names('ゴミ')).toEqual(['ゴミ']);
});

test('ひらがな and カタカナ are the same letters, but only カタカナ makes long words', () => {
  expect(names('ごみ')).toEqual(names('ゴミ'));
  expect(names('おねがいします')).not.toContain('オネガイシマス');
});

test('numbers are one number, so that no year is learnt', () => {
  expect(names('2026年')).toEqual(names('7年'));
});

test('what is said twice is counted twice', () => {
  expect(gramsOf('犬と犬').get('犬')).toBe(2);
});

test('a text without letters has none', () => {
  expect(names('…！？\n')).toEqual([]);
  expect(names('')).toEqual([]);
});
