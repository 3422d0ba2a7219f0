import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildIndex } from '#domain/retrieval/indexing/build-index.ts';
import { searchIndex } from '#domain/retrieval/search/search-index.ts';
import {
  exampleIndex,
  examplePassages,
  exampleThesaurus,
} from '#domain/retrieval/testing/example-passages.ts';
import { answerFrom, askedMass } from './answer-from.ts';

function answer(asked: string, rank = 0) {
  const found = searchIndex(exampleIndex, asked, { thesaurus: exampleThesaurus });
  return answerFrom(exampleIndex, found, rank);
}

test.each([
  ['燃やすごみは何曜日ですか', '燃やすごみの収集日は、月曜日と木曜日です。'],
  ['燃やすごみは何時までに出しますか', '当日の朝8時30分までに、1階のごみ置場へ出してください。'],
  ['駐車場の使用料はいくらですか', '使用料は、平置きが月額12,000円、機械式が月額8,000円とする。'],
  ['駐車場の使用料は何日に引き落とされますか', '使用料は、前月の27日に口座から引き落とす。'],
  ['総会の会場はどこですか', '会場は、原則として1階の集会室とする。'],
  ['総会はいつ招集しますか', '通常総会は、毎年1回、5月に招集する。'],
  ['犬は何匹まで飼えますか', '飼育できるのは、犬または猫のうち1住戸につき1匹までとする。'],
  ['規約の変更に必要な割合は', '規約の変更は、組合員総数と議決権総数の各四分の三以上で決する。'],
  ['粗大ごみの処理券はいくら', '処理券は1枚400円で、コンビニエンスストアで買えます。'],
])('%s — %s', (asked, sentence) => {
  expect(answer(asked)?.sentences[0]?.text).toBe(sentence);
});

test('all sentences of the passage follow in order', () => {
  const best = answer('駐車場の使用料はいくらですか');
  expect(best).toMatchObject({ passageId: 'parking', kind: 'amount', lacksExpected: false });
  expect(best?.sentences).toHaveLength(3);
  const scores = best?.sentences.map(({ score }) => score) ?? [];
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(best?.sentences.map(({ hasExpected }) => hasExpected)).toEqual([true, false, false]);
});

test('a sum was asked for, and there is none', () => {
  expect(answer('犬の飼育はいくらかかりますか')).toMatchObject({
    passageId: 'pets',
    kind: 'amount',
    lacksExpected: true,
  });
});

test('nothing exact was asked for, so nothing exact is missing', () => {
  expect(answer('犬の飼育')?.lacksExpected).toBe(false);
});

test('other hits can be quoted, too', () => {
  const found = searchIndex(exampleIndex, 'ごみ');
  expect(answerFrom(exampleIndex, found, 1)?.passageId).toBe(found.hits[1]?.passageId);
  expect(answerFrom(exampleIndex, found, 99)).toBeUndefined();
  expect(answerFrom(exampleIndex, found, -1)).toBeUndefined();
});

test('a passage without text has no sentence to quote', () => {
  const index = buildIndex([{ id: 'empty', title: '点検の日', text: '' }]);
  expect(answerFrom(index, searchIndex(index, '点検はいつ'))).toMatchObject({
    sentences: [],
    lacksExpected: true,
  });
});

test('words that stand nowhere do not count against a sentence', () => {
  const mass = (asked: string) => askedMass(searchIndex(exampleIndex, asked));
  expect(mass('漏水')).toBeGreaterThan(0);
  expect(mass('漏水 xyz')).toBeCloseTo(mass('漏水'));
  expect(mass('xyz')).toBe(0);
});

test('every sentence is quoted to the letter', () => {
  const asked = fc.constantFrom('犬', '使用料はいくら', 'ごみはいつ', '総会の会場はどこ', '水');
  fc.assert(
    fc.property(asked, fc.nat({ max: 8 }), (question, rank) => {
      const quoted = answer(question, rank);
      const source = examplePassages.find(({ id }) => id === quoted?.passageId)?.text ?? '';
      for (const { start, end, text } of quoted?.sentences ?? []) {
        expect(source.slice(start, end)).toBe(text);
        expect(text).not.toBe('');
      }
    }),
  );
});
