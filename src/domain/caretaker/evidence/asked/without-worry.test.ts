import { expect, test } from 'vitest';
import { withoutWorry } from './without-worry.ts';

test.each([
  [
    '積立金はこれから上がるのでしょうか、年金暮らしなので心配です',
    '積立金はこれから上がるのでしょうか',
  ],
  ['積立金は上がりますか？年金だけなので不安です。', '積立金は上がりますか？'],
  ['断水はいつまで続くの？ 赤ちゃんがいて心配', '断水はいつまで続くの？'],
])('%s → %s', (asked, question) => {
  expect(withoutWorry(asked)).toBe(question);
});

test.each([
  '積立金は上がりますか',
  '隣の、犬の鳴き声が心配です',
  '上の階の音が気になって眠れません',
  '誰か、見知らぬ人がいて不安です',
  '地震が心配です。保険に入っていますか',
])('%s stays as it is', (asked) => {
  expect(withoutWorry(asked)).toBe(asked);
});
