import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf } from './excerpt-of.ts';

const rule =
  'ペットは、2匹まで飼うことができる。犬と猫を合わせて数える。\n2　子を産んだときは、90日まで置くことができる。この場合、知らせる。\n一　犬\n二　猫';
const minutes =
  '可決した。\n意見（A、反対）　傷みは目立たない。延ばすべきだ。\n答（議長）　延ばせない。';

test.each([
  [
    'sentences that touch',
    ['犬と猫を合わせて数える。', 'ペットは、2匹まで飼うことができる。'],
    'ペットは、2匹まで飼うことができる。犬と猫を合わせて数える。',
  ],
  [
    'paragraphs that touch, with their numbers',
    ['子を産んだときは、90日まで置くことができる。', '犬と猫を合わせて数える。'],
    '犬と猫を合わせて数える。\n2　子を産んだときは、90日まで置くことができる。',
  ],
  ['items that touch', ['猫', '犬'], '一　犬\n二　猫'],
  [
    'what is left out on a line below',
    ['ペットは、2匹まで飼うことができる。', 'この場合、知らせる。'],
    'ペットは、2匹まで飼うことができる。 …\nこの場合、知らせる。',
  ],
  [
    'a quote inside another',
    ['犬と猫を合わせて数える。', '合わせて数える。'],
    '犬と猫を合わせて数える。',
  ],
  [
    'a quote that is no longer there',
    ['3匹まで', '犬と猫を合わせて数える。'],
    '犬と猫を合わせて数える。',
  ],
  ['nothing', [''], ''],
])('%s', (_, quotes, excerpt) => {
  expect(excerptOf(quotes, rule)).toBe(excerpt);
});

test('what was left out within a line is marked there', () => {
  expect(excerptOf(['一。', '三。'], '一。二。三。')).toBe('一。 … 三。');
});

test('the words of a speaker are never shown without who said them', () => {
  expect(excerptOf(['延ばすべきだ。', '可決した。'], minutes)).toBe(
    '可決した。\n意見（A、反対） … 延ばすべきだ。',
  );
  expect(excerptOf(['傷みは目立たない。'], minutes)).toBe('意見（A、反対）　傷みは目立たない。');
});

test('without … it is the passage itself, whatever the order of the quotes', () => {
  const sentences = rule.split(/(?<=。)\n?|\n/).map((one) => one.replace(/^(?:2|一|二)　/, ''));
  fc.assert(
    fc.property(fc.shuffledSubarray(sentences), (quotes) => {
      const pieces = excerptOf(quotes, rule).split(/ …\s/);
      const places = pieces.map((piece) => rule.indexOf(piece));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      for (const quote of quotes) expect(pieces.some((one) => one.includes(quote))).toBe(true);
    }),
  );
});
