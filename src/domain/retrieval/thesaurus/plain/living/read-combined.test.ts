import { describe, expect, test } from 'vitest';
import { entriesOf, expand } from '#domain/retrieval/question/synonyms.ts';
import { hints, thesaurus } from '#domain/retrieval/thesaurus/thesaurus.ts';
import { readCombined } from './read-combined.ts';

const entries = entriesOf(thesaurus, hints);
const wordsBeside = (question: string): string => expand(entries, question).join(' ');

test('every noun before every verb, whatever particle stands between, and the words after the semicolon', () => {
  const { hints: read } = readCombined('', '鍵 × なくし ; 締め出され → 紛失');
  expect(read[0]?.from).toEqual(
    expect.arrayContaining(['鍵なくし', '鍵をなくし', '鍵もなくし', '締め出され']),
  );
  expect(read[0]?.to).toEqual(['紛失']);
});

test('a line without nouns and verbs is read as in every theme', () => {
  const { groups, hints: read } = readCombined('犬 わんこ', 'てすりに → 手すり');
  expect(groups).toEqual([['犬', 'わんこ']]);
  expect(read).toEqual([{ from: ['てすりに'], to: ['手すり'] }]);
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
