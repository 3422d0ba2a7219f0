import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskName } from './mask-name.ts';

test('keeps the first character only', () => {
  expect(maskName('佐藤 太郎')).toBe('佐＊＊');
  expect(maskName('𠮷田 花子')).toBe('𠮷＊＊');
  expect(maskName(' ')).toBe('＊＊＊');
});

test('every mask is three characters long, so that the length tells nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect([...maskName(name)]).toHaveLength(3);
    }),
  );
});
