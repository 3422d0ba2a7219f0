import { expect, test } from 'vitest';
import { getDocument, searchDocuments } from '#contract/documents.ts';
import { template } from '#demo/template.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
const visitor = server.visit();
const search = (q: string) => visitor.call(searchDocuments, { q });

type Marked = readonly { readonly text: string; readonly isFound: boolean }[];
const textOf = (parts: Marked) => parts.map(({ text }) => text).join('');
const foundIn = (parts: Marked) => parts.flatMap(({ text, isFound }) => (isFound ? [text] : []));

test.each(['ペット', 'ぺっと', 'ﾍﾟｯﾄ', ' ペット '])(
  '%j finds the rules about ペット, the title first',
  async (q) => {
    const { hits, readAs } = await search(q);
    expect(readAs).toBeNull();
    expect(textOf(hits[0]?.title ?? [])).toBe('ペット飼育細則');
    expect(foundIn(hits[0]?.title ?? [])).toEqual(['ペット']);
    const excerpts = hits.flatMap(({ passages }) => passages.map(({ excerpt }) => excerpt));
    expect(excerpts.flatMap(foundIn)).toContain('ペット');
  },
);

test('a passage leads to the chunk that the document page knows', async () => {
  const { hits } = await search('2匹まで');
  const passage = hits[0]?.passages[0];
  const [, documentId = '', chunk] = /^\/document\/([^#]+)#(.+)$/.exec(passage?.href ?? '') ?? [];
  const { chunks } = await visitor.call(getDocument, { documentId });
  expect(documentId).toBe(hits[0]?.documentId);
  expect(chunks.map(({ id }) => id)).toContain(chunk);
});

test.each([
  ['ペトット', 'ペット'],
  ['インタネット', 'インターネット'],
  ['いんたねっと 料金', 'インターネット 料金'],
])('%s, with a letter wrong, is read as %s', async (q, readAs) => {
  const found = await search(q);
  expect(found.readAs).toBe(readAs);
  expect(found.hits.length).toBeGreaterThan(0);
});

test.each([
  ['そうかい', '総会'],
  ['ソウカイ', '総会'],
  ['そうかいぎじろく', '総会議事録'],
  ['しゅうぜん つみたてきん', '修繕 積立金'],
  ['ちゆうしやじよう', '駐車場'],
  ['そうじ', '掃除'],
  ['ペツト', 'ペット'],
  ['ぺつと 細則', 'ペット 細則'],
  ['駐輸場', '駐輪場'],
  ['駐車所', '駐車場'],
  ['理事回', '理事会'],
  ['長期修膳計画', '長期修繕計画'],
])('%s, written as many write it, is read as %s', async (q, readAs) => {
  const found = await search(q);
  expect(found.readAs).toBe(readAs);
  expect(found.hits.length).toBeGreaterThan(0);
});

test('a sentence with a wrong kanji is found by what it is about', async () => {
  const { hits } = await search('駐輸場を使いたい');
  expect(hits.map(({ title }) => textOf(title))).toContain('駐輪場・バイク置場使用細則');
});

test('a word that stands in a document is never read as another', async () => {
  for (const q of ['車', '犬', '管理者', '保健所', '会計', 'ごみ', 'の']) {
    expect([q, (await search(q)).readAs]).toEqual([q, null]);
  }
  expect((await search('犬')).hits.length).toBeLessThan(10);
});

test.each(['託児所', '総務課', '車輪', 'かきくけこ', 'ヨツト'])(
  'of %s, which is right and in no document, nothing is found',
  async (q) => {
    expect(await search(q)).toMatchObject({ hits: [], readAs: null });
  },
);

test('what nobody wrote in these words is found in others, and says in which', async () => {
  const { hits, readAs } = await search('ピアノを弾いてもいい？');
  expect(readAs).toContain('楽器');
  expect(
    hits.flatMap(({ passages }) => passages.flatMap(({ excerpt }) => foundIn(excerpt))),
  ).toContain('楽器');
});

test('several words stand together in what is found', async () => {
  const { hits, readAs } = await search('エレベーター　養生');
  expect(readAs).toBeNull();
  expect(textOf(hits[0]?.title ?? [])).toBe('引越し・大型搬入細則');
});

test.each([
  '決算',
  '去年の決算',
  '昨年度の決算',
  '令和7年度の決算',
  'R7 決算',
  '2025年度 決算',
  '収支報告',
])(
  '%s puts the settlement of the year that closed last first, in the books and in the minutes',
  async (q) => {
    const { hits, records } = await search(q);
    expect(textOf(hits[0]?.title ?? [])).toBe('第17期 通常総会議事録');
    expect(textOf(hits[0]?.passages[0]?.heading ?? [])).toContain('2025年度事業報告及び収支決算');
    expect(records.map(({ href, heading }) => [href, textOf(heading)])).toEqual([
      ['/demo/money?year=2025&fund=general#settlement', '2025年度の管理費会計の決算'],
      ['/demo/money?year=2025&fund=reserve#settlement', '2025年度の修繕積立金会計の決算'],
    ]);
  },
);

test('a named year is told, one that is merely meant is not', async () => {
  expect((await search('去年の決算')).years).toEqual([2025]);
  expect((await search('決算')).years).toEqual([]);
});

test('what few documents say is looked for in other words too, and says so', async () => {
  const { hits, alsoAs, readAs } = await search('収支報告');
  expect([alsoAs, readAs]).toEqual(['決算', null]);
  expect(hits.length).toBeGreaterThan(5);
  expect(hits.map(({ title }) => textOf(title))).toContain('管理規約');
});

test('the general meeting of a year is the one held in it', async () => {
  const { hits } = await search('一昨年の総会');
  expect(textOf(hits[0]?.title ?? [])).toBe('第15期 通常総会議事録');
});

test('a year alone finds what names it', async () => {
  const { hits } = await search('令和6年度');
  const found = hits.flatMap(({ passages }) => passages.flatMap(({ excerpt }) => foundIn(excerpt)));
  expect(found).toContain('2024年度');
});

test('minutes of one kind stand newest first', async () => {
  const { hits } = await search('決算');
  const minutes = hits
    .filter(({ title }) => textOf(title).endsWith('通常総会議事録'))
    .map(({ issuedOn }) => issuedOn);
  expect(minutes.length).toBeGreaterThan(3);
  expect(minutes).toEqual(minutes.toSorted().toReversed());
});

test('the balance of today stands before those of closed years', async () => {
  const { records } = await search('修繕積立金');
  const headings = records.map(({ heading }) => textOf(heading));
  const today = headings.indexOf('修繕積立金会計');
  expect(today).toBeGreaterThanOrEqual(0);
  expect(headings.slice(0, today).filter((it) => /\d{4}年度/.test(it))).toEqual([]);
});

test('versions that were replaced come last', async () => {
  const { hits } = await search('管理規約');
  const order = hits.map(({ isSuperseded }) => isSuperseded);
  expect(order).toEqual(order.toSorted((a, b) => Number(a) - Number(b)));
  expect(hits[0]).toMatchObject({ isSuperseded: false, category: 'bylaw' });
});

test('at most twenty documents with three passages each', async () => {
  const { hits } = await search('の');
  expect(hits).toHaveLength(20);
  expect(Math.max(...hits.map(({ passages }) => passages.length))).toBe(3);
});

test.each(['zzzz', 'おおお', '%', '_', '\\', '(', '​', '🙂'.repeat(50), '\u202e規\u202c'])(
  'of %j nothing is invented',
  async (q) => {
    const { hits } = await search(q);
    for (const { title, passages } of hits) {
      const parts = [title, ...passages.flatMap(({ heading, excerpt }) => [heading, excerpt])];
      expect(parts.flatMap(foundIn)).not.toEqual([]);
    }
  },
);

test.each(['', '　', 'あ'.repeat(101)])('%j is no search', async (q) => {
  await expect(search(q)).rejects.toMatchObject({ status: 400 });
});

test('a resident finds nothing of a document for the board', async () => {
  const hide = `update document set visibility = $2 where association_id = $1 and slug = 'rule-bicycle'`;
  await server.db.query(hide, [template.associationId, 'board']);
  const hidden = await search('駐輪場・バイク置場使用細則');
  expect(hidden.hits.map(({ title }) => textOf(title))).not.toContain('駐輪場・バイク置場使用細則');
  await server.db.query(hide, [template.associationId, 'everyone']);
  const shown = await search('駐輪場・バイク置場使用細則');
  expect(textOf(shown.hits[0]?.title ?? [])).toBe('駐輪場・バイク置場使用細則');
});

test('a year before the books leads to the minutes in which its figures stand', async () => {
  const { records } = await search('2022年度の管理費会計の決算');
  expect(textOf(records[0]?.heading ?? [])).toBe('2022年度の管理費会計の決算');
  expect(records[0]?.place).toMatch(/通常総会議事録　第1号議案/);
  expect(records[0]?.href).toMatch(/^\/document\/[^#]+#.+/);
});

test('a record is found as its name is typed before the conversion', async () => {
  const { records } = await search('けっさん');
  expect(textOf(records[0]?.heading ?? [])).toMatch(/年度の管理費会計の決算$/);
});
