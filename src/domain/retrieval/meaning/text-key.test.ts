import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textKey } from './text-key.ts';

test('the same text at another date has the same key', () => {
  expect(textKey('2026年11月21日(土)10時から、集会室で開く。残高は1,234,500円。')).toBe(
    textKey('2027年1月9日(金)9時から、集会室で開く。残高は987円。'),
  );
});

test('another word makes another key', () => {
  expect(textKey('集会室で開く。')).not.toBe(textKey('集会所で開く。'));
  expect(textKey('犬を飼う。')).not.toBe(textKey('飼う犬を。'));
});

test('different words never share a key', () => {
  const word = fc.string({
    unit: fc.constantFrom('管', '理', '費', 'は', '総', '会'),
    maxLength: 8,
  });
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(textKey(one) === textKey(other)).toBe(one === other);
    }),
  );
});
