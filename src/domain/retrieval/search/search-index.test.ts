import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildIndex, type Passage } from '#domain/retrieval/indexing/build-index.ts';
import {
  exampleHints,
  exampleIndex,
  examplePassages,
  exampleThesaurus,
} from '#domain/retrieval/testing/example-passages.ts';
import { type SearchOptions, searchIndex } from './search-index.ts';

const synonyms = { thesaurus: exampleThesaurus, hints: exampleHints };

function findFirst(asked: string, options: SearchOptions = synonyms): string | undefined {
  return searchIndex(exampleIndex, asked, options).hits[0]?.passageId;
}

test.each([
  ['犬は飼えますか', 'pets'],
  ['燃やすごみの日はいつですか', 'burnable'],
  ['粗大ゴミの申し込み', 'bulky'],
  ['駐車場の使用料はいくらですか', 'parking'],
  ['駐車場の解約はいつまでに届け出ますか', 'parking'],
  ['規約を変えるには何分の何の賛成が必要ですか', 'votes'],
  ['第42条', 'assembly'],
  ['第四十七条', 'votes'],
  ['排水管の洗浄', 'works'],
])('%s finds %s', (asked, id) => {
  expect(findFirst(asked)).toBe(id);
});

test.each([
  ['ぺっと', 'pets'],
  ['ﾍﾟｯﾄ', 'pets'],
  ['エレベーター', 'pet-rules'],
  ['エレベータ', 'pet-rules'],
  ['エレペーター', 'pet-rules'],
  ['えれべーた', 'pet-rules'],
  ['バルコニィ', 'pet-rules'],
  ['コンビニエンスストワ', 'bulky'],
])('%s is found although written differently', (asked, id) => {
  expect(findFirst(asked)).toBe(id);
});

test('synonyms and hints find what the question does not say', () => {
  expect(findFirst('マイカーの高さ', {})).not.toBe('parking-size');
  expect(findFirst('マイカーの高さ')).toBe('parking-size');
  expect(findFirst('天井から水が漏れてきた')).toBe('works');
});

test('the best sentence is told in characters of the text', () => {
  const { hits } = searchIndex(exampleIndex, '解約の届出');
  const { start = 0, end = 0 } = hits[0]?.bestSentence ?? {};
  const text = examplePassages.find(({ id }) => id === hits[0]?.passageId)?.text;
  expect(text?.slice(start, end)).toBe('解約は、1か月前までに書面で届け出る。');
});

test('hits come best first, as many as wanted, and their shares never exceed the whole', () => {
  const all = searchIndex(exampleIndex, '駐車場の使用料', { limit: 100 }).hits;
  expect(all.length).toBeGreaterThan(2);
  expect(all.map(({ score }) => score)).toEqual(
    all.map(({ score }) => score).toSorted((a, b) => b - a),
  );
  expect(all.reduce((total, { share }) => total + share, 0)).toBeLessThanOrEqual(1);
  const two = searchIndex(exampleIndex, '駐車場の使用料', { limit: 2 }).hits;
  expect(two).toEqual(all.slice(0, 2));
});

test('a passage that the reader may not see is not found', () => {
  const accepts = ({ id }: Passage) => id !== 'pets';
  const { hits } = searchIndex(exampleIndex, '犬の飼育', { accepts });
  expect(hits.map(({ passageId }) => passageId)).not.toContain('pets');
  expect(searchIndex(exampleIndex, '犬の飼育', { accepts: () => false }).hits).toEqual([]);
});

test('what stands in the title counts, too', () => {
  expect(findFirst('ペット飼育細則 第5条')).toBe('pet-rules');
  expect(findFirst('ペット飼育細則 第3条')).toBe('pets');
});

test('of two equal passages the earlier one comes first', () => {
  const twin = { title: '掲示', text: '植栽の手入れをします。' };
  const index = buildIndex([
    { ...twin, id: 'first' },
    { ...twin, id: 'second' },
  ]);
  const { hits } = searchIndex(index, '植栽');
  expect(hits.map(({ passageId }) => passageId)).toEqual(['first', 'second']);
  expect(hits[0]?.share).toBe(hits[1]?.share);
});

test('a passage without sentences is found by its title', () => {
  const index = buildIndex([{ id: 'empty', title: '消防設備の点検', text: '' }]);
  expect(searchIndex(index, '消防設備').hits).toMatchObject([
    { passageId: 'empty', bestSentence: { start: 0, end: 0 } },
  ]);
});

test('the same question finds the same, also in an index built again', () => {
  for (const asked of ['犬は飼えますか', 'ごみはいつ', '第42条']) {
    const first = searchIndex(exampleIndex, asked, synonyms);
    expect(searchIndex(exampleIndex, asked, synonyms)).toEqual(first);
    expect(searchIndex(buildIndex(examplePassages), asked, synonyms)).toEqual(first);
  }
});

const anyPassages = fc.array(
  fc.record({
    id: fc.string(),
    title: fc.string({ unit: 'binary' }),
    text: fc.string({
      unit: fc.constantFrom(
        '犬',
        '猫',
        'を',
        'ゴ',
        'ミ',
        '1',
        'a',
        '。',
        '「',
        '\n',
        ' ',
        '\ud800',
      ),
    }),
  }),
  { maxLength: 8 },
);

test('whatever the documents, every hit quotes one of their sentences', () => {
  fc.assert(
    fc.property(anyPassages, fc.constantFrom('犬', 'ごみ', '1匹の猫', 'a'), (passages, asked) => {
      const { hits } = searchIndex(buildIndex(passages), asked, synonyms);
      for (const { place, passageId, bestSentence, score } of hits) {
        const { id, text } = passages[place] ?? { id: '', text: '' };
        expect(passageId).toBe(id);
        expect(Number.isFinite(score)).toBe(true);
        expect(bestSentence.start).toBeGreaterThanOrEqual(0);
        expect(bestSentence.end).toBeLessThanOrEqual(text.length);
        expect(bestSentence.end > bestSentence.start).toBe(text.trim() !== '');
      }
    }),
  );
});

test('a passage about something else does not take the first place', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('花', '壇', 'xyz', ' ', '。') }), (text) => {
      const index = buildIndex([...examplePassages, { id: 'other', title: '花壇', text }]);
      expect(searchIndex(index, '駐車場の使用料', synonyms).hits[0]?.passageId).toBe('parking');
    }),
  );
});
