import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutRadicals } from './without-radicals.js';

test.each([
  ['\u2f47時：2026年11\u2f4929\u2f47', '日時：2026年11月29日'],
  ['第\u2f00条　\u2f74駐場の\u2ed1さ', '第一条　立駐場の長さ'],
  // NFKC has the 戶 of Taiwan for it.
  ['住\u2f3e・\u2f3e数', '住戸・戸数'],
  ['\u2ea0泊、\u2ed8空、\u2ec4側', '民泊、青空、西側'],
])('%s is written %s', (printed, text) => {
  expect(withoutRadicals(printed)).toBe(text);
});

test('no other letter changes', () => {
  expect(withoutRadicals('①㎡㈱ﾍﾟｯﾄ１Ａ神\ufa19髙')).toBe('①㎡㈱ﾍﾟｯﾄ１Ａ神\ufa19髙');
  const letters = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(letters, (text) => {
      const others = text.replaceAll(/[\u2e80-\u2fdf]/g, '');
      expect(withoutRadicals(others)).toBe(others);
    }),
  );
});

const signs = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));

test('each sign becomes one letter, and every radical of the Kangxi an ideograph', () => {
  for (const sign of signs(0x2e_80, 0x2f_df)) expect([...withoutRadicals(sign)]).toHaveLength(1);
  expect(withoutRadicals(signs(0x2f_00, 0x2f_d5).join(''))).toMatch(/^[\u4e00-\u9fff]{214}$/);
});
