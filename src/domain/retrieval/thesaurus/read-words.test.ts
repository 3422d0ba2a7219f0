import { describe, expect, test } from 'vitest';
import { entriesOf, expand } from '#domain/retrieval/question/synonyms.ts';
import { hints, thesaurus } from '#domain/retrieval/thesaurus/thesaurus.ts';
import { readWords } from './read-words.ts';

const entries = entriesOf(thesaurus, hints);
const wordsBeside = (question: string): string => expand(entries, question).join(' ');

test('a line holds words of one meaning, or leads from some words to others', () => {
  expect(readWords('# pets\n犬 わんこ\n\nてすりに → 手すり')).toEqual({
    groups: [['犬', 'わんこ']],
    hints: [{ from: ['てすりに'], to: ['手すり'] }],
  });
});

const fromOf = (line: string): readonly string[] => readWords(line).hints[0]?.from ?? [];

test('every noun before every verb, whatever particle stands between, and the words after the semicolon', () => {
  expect(fromOf('鍵 × なくし ; 締め出され → 紛失')).toEqual(
    expect.arrayContaining(['鍵なくし', '鍵をなくし', '鍵もなくし', '締め出され']),
  );
});

test('every choice meets every other, and a choice may be nothing', () => {
  expect(fromOf('集まり{に,}{行け,出られ} → 総会')).toEqual([
    '集まりに行け',
    '集まりに出られ',
    '集まり行け',
    '集まり出られ',
  ]);
});

test('a line between two words is any particle', () => {
  expect(fromOf('規約_変え → 改正')).toEqual(expect.arrayContaining(['規約を変え', '規約変え']));
});

test('a choice that has a name is written once', () => {
  expect(fromOf('<owner> = {大家,持ち主}\n<owner>が → 所有者')).toEqual(['大家が', '持ち主が']);
});

describe('what people say leads to what the rules say', () => {
  test.each([
    ['車を手放すことにした', '解約'],
    ['ナナハンは置けますか', 'バイク置場'],
    ['ソファを外から入れたい', '吊り上げ'],
    ['荷物を預かる箱がいっぱい', '宅配ボックス'],
    ['黄色い札を貼られた', '分別が守られないごみ'],
    ['さんりんしゃ', '三輪車'],
    ['目の見えない人の犬', '補助犬'],
    ['階段で運ぶもの', '布担架'],
  ])('%s → %s', (question, word) => {
    expect(wordsBeside(question)).toContain(word);
  });
});

describe('words that only look alike lead nowhere', () => {
  test.each([
    ['議事録を見せてください', '防犯カメラ'],
    ['総会の案内はいつ来るまで', '駐車場'],
    ['管理会社の担当者を教えて', 'エレベーター'],
    ['そうだろうか', '廊下'],
    ['会計の残りはいくら', 'ごみ'],
  ])('%s does not lead to %s', (question, word) => {
    expect(wordsBeside(question)).not.toContain(word);
  });
});
