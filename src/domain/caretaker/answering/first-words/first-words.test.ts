import { expect, test } from 'vitest';
import { examplePassage } from '#domain/caretaker/answering/testing/example-evidence.ts';
import { firstFigure } from './first-figure.ts';
import { firstWords } from './first-words.ts';
import { withFirstWords } from './with-first-words.ts';

const lockers = '生もの、冷蔵・冷凍品、現金や貴重品は入れられません。';
const vote = '監事は、議決には加わらない。';
const stamp = '管理会社は、保管口座の印鑑を預かってはいけません。';

test.each([
  ['排水管清掃のときは在宅が必要ですか', '排水管清掃は、在宅が必要です。', 'はい。'],
  ['監事は議決に加わりますか', vote, 'いいえ。'],
  ['管理会社は印鑑を預かってもいいですか', stamp, 'いいえ。'],
  ['冷凍便をロッカーに入れてもらえますか', lockers, 'いいえ。'],
  ['修繕積立金は足りていますか', '2035年度に約1,300万円が不足します。', '足りません。'],
  ['植木鉢の色に決まりはありますか', '植木鉢の色に決まりはありません。', '決まりがありません。'],
] as const)('%s by 「%s」: %s', (question, quote, words) => {
  expect(firstWords(question, quote)).toBe(words);
});

test.each([
  // Another thing, another deed, another place.
  ['布団をロッカーに入れられますか', lockers],
  ['監事は理事会に出席できますか', vote],
  ['集会室に自転車を置いてもいいですか', 'バルコニーに自転車を置いてはならない。'],
  // A case, a leave, a number.
  ['楽器を演奏してもいいですか', '楽器は、防音室がないときは演奏できない。'],
  ['猫を飼うことはできますか', '猫は、2匹まで飼うことができる。'],
  ['駐車場を借りることはできますか', '駐車場は、理事長の承認を得て借りることができる。'],
  // Yes to a question in the negative is read both ways; an open question has no yes.
  ['印鑑を預かったらだめですか', stamp],
  ['管理会社は何を預かれますか', stamp],
  ['修繕積立金は足りていますか', '2055年度まで不足しません。'],
])('%s gets none by 「%s」', (question, quote) => {
  expect(firstWords(question, quote)).toBeUndefined();
});

const quoted = (words: string, text = words) => ({ words, passage: { text } });

test('the one sum of a sentence that names all that was asked for', () => {
  const fee = 'クラブの会費は、年1,000円とする。';
  expect(firstFigure('クラブの会費はいくらですか', 'amount', quoted(fee))).toBe('1,000円');
  expect(firstFigure('町会の会費はいくらですか', 'amount', quoted(fee))).toBeUndefined();
  expect(firstFigure('クラブの会費はいつ払いますか', 'date', quoted(fee))).toBeUndefined();
  for (const deficit of ['△1,000円', '−1,000円', '-1,000円', '1,000円の赤字', '1,000円の不足']) {
    const balance = `クラブの会費の残高は、${deficit}です。`;
    expect(
      firstFigure('クラブの会費の残高はいくらですか', 'amount', quoted(balance)),
    ).toBeUndefined();
  }
  const two = 'クラブの会費は、年1,000円又は月100円とする。';
  expect(firstFigure('クラブの会費はいくらですか', 'amount', quoted(two))).toBeUndefined();
});

test('no sum goes first where the passage has another for another kind of the same thing', () => {
  const pit = '機械式駐車場の使用料は、月9,000円です。';
  const flat = '平面駐車場の使用料は、月12,000円です。';
  const both = quoted(pit, `${pit}\n駐車場は全部で30台分あります。\n${flat}`);
  expect(firstFigure('駐車場の料金はいくらですか', 'amount', both)).toBeUndefined();
  expect(firstFigure('機械式駐車場の料金はいくらですか', 'amount', both)).toBe('9,000円');
  expect(firstFigure('駐車場の料金はいくらですか', 'amount', quoted(pit))).toBe('9,000円');
});

const wanted = { understood: '廊下で犬を歩かせてもいいですか', kind: 'other' } as const;
const lineOf = (words: string, changes = {}) => {
  const passage = examplePassage({ id: 'pets#1', text: words, category: 'rule', ...changes });
  return { markdown: words, quotes: [{ passage, words }] };
};
const walking = '廊下では、犬を歩かせてはならない。';

test('the verdict, the rule in です・ます, and the words themselves as the quote', () => {
  const [said] = withFirstWords([lineOf(walking)], wanted);
  expect(said?.markdown).toBe('**いいえ**。廊下では、犬を歩かせてはなりません。');
  expect(said?.quotes[0]?.words).toBe(walking);
});

test('nothing is put before what has ended, is doubtful, is told of a meeting, or has a ただし', () => {
  for (const changes of [
    { validity: 'ended' },
    { confidence: 'B' },
    { category: 'board-meeting' },
  ] as const) {
    const lines = [lineOf(walking, changes)];
    expect(withFirstWords(lines, wanted)).toBe(lines);
  }
  const limited = [lineOf(walking), lineOf('ただし、補助犬は、この限りでない。')];
  expect(withFirstWords(limited, wanted)).toBe(limited);
});
