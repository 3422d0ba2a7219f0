import { expect, test } from 'vitest';
import { linesTo } from './testing/lines-to.ts';

const until = '2026年11月30日までの記帳で';

test('what is carried is told of each fund alike, with its day', () => {
  for (const question of [
    '今の繰越金はいくらですか',
    '繰越金はいくらですか',
    '繰越金を教えてください',
    '現在の繰越金の残高は',
    '繰り越し金はいくらありますか',
  ]) {
    const [first, general, reserve, link] = linesTo(question);
    expect([question, first]).toEqual([
      question,
      `繰越金は、${until}は、会計ごとに次のとおりです。`,
    ]);
    // 8 × 10,000 and 8 × 50,000 in eight months.
    expect(general).toMatch(/^- 管理費会計：\*\*80,000円\*\*/);
    expect(reserve).toMatch(/^- 修繕積立金会計：\*\*400,000円\*\*/);
    expect(link).toContain('/demo/money?year=2026');
  }
});

test('of one fund alone', () => {
  for (const question of ['管理費会計の繰越金はいくらですか', '管理費の繰越金はいくらですか']) {
    expect(linesTo(question)[0]).toMatch(
      new RegExp(`^管理費会計の繰越金は、${until}は\\*\\*80,000円\\*\\*`),
    );
  }
});

test('what the word means and what may be done with it is another question', () => {
  for (const question of [
    '繰越金とは何ですか',
    '繰越金は何に使えますか',
    '繰越金は修繕積立金に回せますか',
    '11月の繰越金はいくらですか',
  ]) {
    expect([question, linesTo(question)]).toEqual([question, []]);
  }
});

test('how long the fiscal year goes on', () => {
  const told =
    '2026年度は、あと**4か月**です（2026年12月から2027年3月まで）。終わるのは**2027年3月31日**です。';
  for (const question of [
    '今年度の残りはあと何か月ですか',
    '今年度はいつまでですか',
    '会計年度はいつ終わりますか',
    '今年度はあと何ヶ月残っていますか',
  ]) {
    expect([question, ...linesTo(question)]).toEqual([question, told]);
  }
  expect(linesTo('昨年度はいつまででしたか')[0]).toContain('**2026年3月31日**まででした');
});

test('until when something else is due within the year is another question', () => {
  for (const question of [
    '今年度の予算はいつまでに決めますか',
    '今年度の工事はいつまでですか',
    '今年度の管理費はいつまでに払いますか',
    'あと何か月で大規模修繕ですか',
    '役員の任期はいつまでですか',
    '会計年度はいつからいつまで',
  ]) {
    expect([question, linesTo(question)]).toEqual([question, []]);
  }
});
