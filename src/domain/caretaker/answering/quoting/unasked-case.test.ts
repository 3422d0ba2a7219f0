import { describe, expect, test } from 'vitest';
import { spansOf } from './spans.ts';
import { isAskedCase, isForOthers, isOfEnding, isUnaskedCase } from './unasked-case.ts';

const moving =
  '転勤その他やむを得ない事情で7日前までに届け出ることができないときは、管理事務室に連絡する。';

function second(sentence: string) {
  const [, span] = spansOf(`本則である。\n2　${sentence}`);
  if (span === undefined) throw new Error('no span');
  return span;
}

describe('a case that a short question does not speak of', () => {
  test.each([
    [moving, '引越しの届け出はいつまで？', true],
    [moving, '転勤の事情で遅れるときは', false],
    ['海外に住むときは、国内の連絡先を届け出る。', '退去するときの手続き', true],
    ['海外に住むときは、国内の連絡先を届け出る。', '海外に住む人は', false],
    ['賃借人は、申込みがない空き区画に限り、使用できる。', '駐車場を借りたい', true],
    ['合鍵を増やすときは、申込書を書く。', '合鍵を増やしたい', false],
    ['2匹まで飼うことができる。', '猫は飼えますか', false],
    // What comes before the case holds always.
    ['督促を行い、6か月を過ぎても支払われないときは引き継ぐ。', '催促の手順', false],
    // Whoever tells more tells a case, in words of their own.
    [moving, '急に会社から言われて来週には出ないといけないのですが', false],
  ])('%s for %s: %s', (sentence, question, isUnasked) => {
    expect(isUnaskedCase(second(sentence), question)).toBe(isUnasked);
  });

  test('the first sentence of a passage says the main thing, whatever its form', () => {
    const [first] = spansOf('箱がいっぱいのときは、玄関前に置ける。夜は置けない。');
    expect(first && isUnaskedCase(first, '置き配は')).toBe(false);
  });
});

test.each([
  ['シールが破れた、はがれたという方は、再交付を受ける。', '自転車を置きたい。いくらですか', true],
  ['シールが破れた、はがれたという方は、再交付を受ける。', 'シールが破れました', false],
  ['使用料は1台月200円です。', '自転車を置きたい。いくらですか', false],
])('%s is for others than who asks %s: %s', (sentence, question, isOthers) => {
  expect(isForOthers(second(sentence), question)).toBe(isOthers);
});

test.each([
  ['使わない自転車は、解約届を出す。', '自転車を置きたいのですが、いくらですか', true],
  ['使用をやめるときは、届け出る。', '駐輪場を使いたい', true],
  ['使わない自転車は、解約届を出す。', '自転車を使わなくなったので捨てたい', false],
  ['使わない自転車は、解約届を出す。', '自転車はいくらですか', false],
  ['自転車は、区画に置く。', '自転車を置きたい', false],
])('%s tells how what is wished for in %s ends: %s', (sentence, question, isEnding) => {
  expect(isOfEnding(second(sentence), question)).toBe(isEnding);
});

test.each([
  ['合鍵を増やすときは、申込書を書く。', '合鍵を増やしたい', true],
  ['合鍵を増やすときは、申込書を書く。', '警察に行きますか', false],
  ['申込書を書く。', '申込書は', false],
])('%s speaks of the case of %s: %s', (sentence, question, isAsked) => {
  expect(isAskedCase(second(sentence), question)).toBe(isAsked);
});
