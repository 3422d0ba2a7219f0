import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunksOf, type PlainBlock } from './chunks.ts';

const heading = (anchor: string, text: string, depth = 3): PlainBlock => ({
  type: 'heading',
  depth,
  anchor,
  text,
});
const paragraph = (text: string): PlainBlock => ({ type: 'text', text });

test('an article is one chunk with its chapter above it', () => {
  expect(
    chunksOf([
      paragraph('この規約を定める。'),
      heading('chapter-1', '第1章　総則', 2),
      heading('article-1', '第1条（目的）'),
      paragraph('目的を定める。'),
      paragraph('2　細則は別に定める。'),
      heading('article-2', '第2条（定義）'),
      paragraph('用語を定める。'),
    ]),
  ).toEqual([
    { id: 'top', headings: [], text: 'この規約を定める。', from: 0, until: 1 },
    {
      id: 'article-1',
      headings: ['第1章　総則', '第1条（目的）'],
      text: '目的を定める。\n2　細則は別に定める。',
      from: 1,
      until: 5,
    },
    {
      id: 'article-2',
      headings: ['第1章　総則', '第2条（定義）'],
      text: '用語を定める。',
      from: 5,
      until: 7,
    },
  ]);
});

test('a numbered list is known as one, where it begins', () => {
  const numbered = ['電話する。', 'あ'.repeat(240), 'い'.repeat(240), '出す。'];
  const list: PlainBlock = { type: 'text', text: numbered.join('\n'), numbered };
  const short: PlainBlock = {
    type: 'text',
    text: '電話する。\n出す。',
    numbered: ['電話する。', '出す。'],
  };
  const chunks = chunksOf([heading('a', '出し方'), list, heading('b', '略して'), short]);
  expect(chunks.map(({ numbered: lists }) => lists)).toEqual([
    [numbered.slice(0, 2)],
    undefined,
    [['電話する。', '出す。']],
  ]);
  expect(chunksOf([paragraph('電話する。')])[0]).not.toHaveProperty('numbered');
});

test('a long article is divided between its paragraphs', () => {
  const chunks = chunksOf([
    heading('article-3', '第3条'),
    paragraph('あ'.repeat(200)),
    paragraph('い'.repeat(140)),
    paragraph('う'.repeat(300)),
  ]);
  expect(chunks.map(({ id, from, until }) => ({ id, from, until }))).toEqual([
    { id: 'article-3', from: 0, until: 3 },
    { id: 'article-3.2', from: 3, until: 4 },
  ]);
});

test('a long paragraph is divided between its sentences', () => {
  const sentence = `${'長'.repeat(149)}。`;
  const chunks = chunksOf([paragraph(sentence.repeat(4)), paragraph('終わり。')]);
  expect(chunks.map(({ text }) => text)).toEqual([
    sentence.repeat(2),
    `${sentence.repeat(2)}\n終わり。`,
  ]);
  expect(chunks.map(({ from, until }) => [from, until])).toEqual([
    [0, 1],
    [0, 2],
  ]);
});

test('every row of a table says what its cells mean', () => {
  const [rows] = chunksOf([
    {
      type: 'table',
      rows: [
        ['場所', '回数'],
        ['廊下、階段', '週1回'],
        ['集会室', ''],
      ],
    },
  ]);
  expect(rows?.text).toBe('場所：廊下、階段／回数：週1回\n場所：集会室');
  const [named] = chunksOf([
    {
      type: 'table',
      rows: [
        ['項目', '内容'],
        ['料金', '月96,000円（税込）'],
      ],
    },
  ]);
  expect(named?.text).toBe('料金：月96,000円（税込）');
  const [lone] = chunksOf([{ type: 'table', rows: [['場所', '回数']] }]);
  expect(lone?.text).toBe('場所／回数');
});

test('a long table is divided between its rows', () => {
  const rows = Array.from({ length: 30 }, (_, place) => [`設備${place}`, '点検の結果は良好です']);
  const chunks = chunksOf([
    heading('section-1', '結果', 2),
    { type: 'table', rows: [['設備の名前', '所見'], ...rows] },
  ]);
  expect(chunks.length).toBeGreaterThan(2);
  for (const { text, headings } of chunks) {
    expect(text).toMatch(/^設備の名前：設備[0-9]+／所見：/);
    expect(headings).toEqual(['結果']);
  }
});

test('a heading with nothing below it at the end stays with what came before', () => {
  const chunks = chunksOf([paragraph('本文。'), heading('section-1', '附則', 2)]);
  expect(chunks).toEqual([{ id: 'top', headings: [], text: '本文。', from: 0, until: 2 }]);
  expect(chunksOf([heading('section-1', '附則', 2)])).toMatchObject([
    { id: 'section-1', headings: ['附則'], text: '', from: 0, until: 1 },
  ]);
  expect(chunksOf([])).toEqual([]);
});

const words = fc.stringMatching(/^[あ-ん。、\n 犬😀0-9]{0,600}$/u);
const anyBlock: fc.Arbitrary<PlainBlock> = fc.oneof(
  fc.record({
    type: fc.constant('heading' as const),
    depth: fc.integer({ min: 1, max: 4 }),
    anchor: fc.constantFrom('article-1', 'article-2', 'section-1', 'top', 'article-1.2'),
    text: words,
  }),
  fc.record({ type: fc.constant('text' as const), text: words }),
  fc.record({
    type: fc.constant('table' as const),
    rows: fc.array(fc.array(words, { maxLength: 3 }), { maxLength: 4 }),
  }),
);

const lettersOf = (texts: readonly string[]) => texts.join('').replace(/\s/gu, '');

test('no block and no letter is lost, and every chunk has its own id', () => {
  fc.assert(
    fc.property(fc.array(anyBlock, { maxLength: 12 }), (blocks) => {
      const chunks = chunksOf(blocks);
      let done = 0;
      for (const { from, until } of chunks) {
        expect(from === done || from === done - 1).toBe(true);
        expect(until).toBeGreaterThanOrEqual(done);
        done = until;
      }
      expect(done).toBe(blocks.length);
      expect(new Set(chunks.map(({ id }) => id)).size).toBe(chunks.length);
      const texts = blocks.flatMap((block) => (block.type === 'text' ? block.text : []));
      const all = lettersOf(chunks.map(({ text }) => text));
      for (const text of texts) expect(all).toContain(lettersOf([text]));
      for (const { text } of chunks) expect(text.length).toBeLessThanOrEqual(710);
    }),
  );
});
