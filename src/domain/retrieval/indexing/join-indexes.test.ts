import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchIndex } from '#domain/retrieval/search/search-index.ts';
import {
  exampleHints,
  exampleIndex,
  examplePassages,
  exampleThesaurus,
} from '#domain/retrieval/testing/example-passages.ts';
import { buildIndex, joinIndexes } from './build-index.ts';

const synonyms = { thesaurus: exampleThesaurus, hints: exampleHints };
const questions = [
  '犬は飼えますか',
  '駐車場の使用料はいくら',
  '粗大ごみ',
  'エレペーター',
  '規約の変更',
  '水',
];

test('joined parts are searched like one index over all the passages', () => {
  const cuts = fc.array(fc.nat(examplePassages.length), { maxLength: 4 });
  fc.assert(
    fc.property(cuts, fc.constantFrom(...questions), (places, asked) => {
      const edges = [0, ...places.toSorted((a, b) => a - b), examplePassages.length];
      const parts = edges
        .slice(1)
        .map((end, at) => buildIndex(examplePassages.slice(edges[at], end)));
      const joined = joinIndexes(parts);
      expect(joined.passages).toEqual(examplePassages);
      expect(searchIndex(joined, asked, synonyms)).toEqual(
        searchIndex(exampleIndex, asked, synonyms),
      );
    }),
  );
});

test('a part serves many, and each counts only its own words', () => {
  const shared = buildIndex([{ id: 'law', title: '区分所有法', text: '集会の招集' }]);
  const one = joinIndexes([buildIndex([{ id: 'a', title: '規約', text: '集会の招集' }]), shared]);
  const other = joinIndexes([buildIndex([{ id: 'b', title: '細則', text: '犬と猫' }]), shared]);
  const countOf = (index: typeof one) =>
    searchIndex(index, '集会').terms.find(({ text }) => text === '集会')?.passageCount;
  expect([countOf(one), countOf(other)]).toEqual([2, 1]);
  expect(one.sentencesOf(1)).toBe(other.sentencesOf(1));
});

test('joins can be joined again, and nothing at all can be searched', () => {
  const single = examplePassages.map((passage) => buildIndex([passage]));
  const nested = joinIndexes([joinIndexes(single.slice(0, 4)), joinIndexes(single.slice(4))]);
  expect(searchIndex(nested, '犬は飼えますか')).toEqual(
    searchIndex(exampleIndex, '犬は飼えますか'),
  );
  expect(searchIndex(joinIndexes([]), '犬は飼えますか').hits).toEqual([]);
});
