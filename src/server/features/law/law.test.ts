import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { getLawArticle } from '#contract/law.ts';
import { startServer } from '#server/testing/start-server.ts';
import { importWords, loadLaw } from './import-law.ts';
import type { Law } from './law.ts';
import { listLawPassages, saveLaw } from './store.ts';

const { db, visit } = await startServer();
const visitor = visit();
const today = '2026-11-21';
const now = new Date(`${today}T03:00:00Z`);

const act: Law = {
  revisionId: '337AC0000000069_20260401_507AC0000000047',
  lawId: '337AC0000000069',
  lawNumber: '昭和37年法律第69号',
  title: '建物の区分所有等に関する法律',
  inForceFrom: '2026-04-01',
  articles: [
    {
      label: '第3条',
      caption: '区分所有者の団体',
      place: '第1章 建物の区分所有',
      text: '全員で、団体を構成する。',
    },
    { label: '第4条', caption: '', place: '第1章 建物の区分所有', text: '削除' },
    {
      label: '第38条の2',
      caption: '申告',
      place: '',
      text: `${'通知は、'.repeat(60)}する。\n\n2　前項の規定は、準用する。`,
    },
    {
      label: '附則（令和7年法律第47号）第2条',
      caption: '経過措置',
      place: '附則',
      text: '従前の例による。',
    },
  ],
};
const earlier: Law = {
  ...act,
  revisionId: '337AC0000000069_20230401_X',
  inForceFrom: '2023-04-01',
};
const coming: Law = { ...act, revisionId: '337AC0000000069_20280401_Y', inForceFrom: '2028-04-01' };

const passagesOfAct = async (day = today) =>
  (await listLawPassages(db, day)).filter(({ sourceId }) => sourceId.includes(act.lawId));

test('the explanations can be quoted paragraph by paragraph', async () => {
  const passages = await listLawPassages(db, today);
  expect(passages.length).toBeGreaterThan(500);
  expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
  expect(Math.max(...passages.map(({ text }) => text.length))).toBeLessThanOrEqual(350);
  expect(passages.find(({ id }) => id === 'law-kubun-31#1')).toMatchObject({
    sourceId: 'law-kubun-31',
    sourceTitle: '区分所有法 第31条第1項',
    heading: '規約を変えるのに必要な賛成',
    href: '/document/law-kubun-31#p1',
    origin: 'law',
    category: 'law',
    validity: 'current',
    confidence: 'P',
    inForceFrom: '2026-04-01',
  });
  expect(await listLawPassages(db, '2026-11-22')).toBe(passages);
  const earlyDay = await listLawPassages(db, '2026-03-31');
  expect(earlyDay.find(({ id }) => id === 'law-kubun-31#1')?.validity).toBe('coming');
});

test('the page of an explanation', async () => {
  const { article } = await visitor.call(getLawArticle, { lawArticleId: 'law-kubun-31' });
  expect(article).toMatchObject({
    law: '建物の区分所有等に関する法律',
    label: '第31条第1項',
    kind: 'explanation',
    source: 'https://laws.e-gov.go.jp/law/337AC0000000069',
  });
  expect(article.paragraphs[0]?.id).toBe('p1');
  const ruling = await visitor.call(getLawArticle, { lawArticleId: 'law-case-1998-10-30' });
  expect(ruling.article.label).toBe('最高裁判決（平成10年10月30日）');
  await expect(visitor.call(getLawArticle, { lawArticleId: 'law-none' })).rejects.toMatchObject({
    status: 404,
  });
});

test('of an imported law the revision in force is quoted, and no other', async () => {
  const before = await listLawPassages(db, today);
  await saveLaw(db, coming, now);
  expect((await passagesOfAct()).map(({ validity }) => validity)).toContain('coming');
  await saveLaw(db, earlier, now);
  await saveLaw(db, act, now);
  const passages = await passagesOfAct();
  expect(passages.map(({ id }) => id)).toEqual([
    'law-337AC0000000069-3#1',
    'law-337AC0000000069-38_2#1',
    'law-337AC0000000069-38_2#2',
    'law-337AC0000000069-s-R7-47-2#1',
  ]);
  expect(passages[0]).toMatchObject({
    sourceTitle: '区分所有法 第3条（条文）',
    heading: '区分所有者の団体',
    validity: 'current',
    inForceFrom: '2026-04-01',
  });
  expect((await passagesOfAct('2026-03-31'))[0]?.inForceFrom).toBe('2023-04-01');
  expect(await listLawPassages(db, today)).not.toBe(before);
});

test('the same revision read again takes the place of the first', async () => {
  const known = await listLawPassages(db, today);
  const changed = { ...act, articles: act.articles.slice(0, 1) };
  await saveLaw(db, changed, new Date(now.getTime() + 1000));
  expect(await passagesOfAct()).toHaveLength(1);
  expect(await listLawPassages(db, today)).not.toBe(known);
  await saveLaw(db, act, new Date(now.getTime() + 2000));
  const { rows } = await db.query<{ count: string }>(
    'select count(*) as count from law_article where revision_id = $1',
    [act.revisionId],
  );
  expect(rows[0]?.count).toBe('4');
});

test('the page of an imported article', async () => {
  const lawArticleId = 'law-337AC0000000069-38_2';
  const { article } = await visitor.call(getLawArticle, { lawArticleId });
  expect(article).toMatchObject({
    title: '申告',
    label: '第38条の2',
    kind: 'law-text',
    inForceFrom: '2026-04-01',
  });
  expect(article.paragraphs.map(({ id }) => id)).toEqual(['p1', 'p2']);
});

const folder = mkdtempSync(join(tmpdir(), 'sumiwa-law-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const xml =
  '<Law><LawNum>平成五年法律第八十八号</LawNum><LawBody><LawTitle>行政手続法</LawTitle><MainProvision><Article Num="1"><Paragraph Num="1"><ParagraphNum/><ParagraphSentence><Sentence>目的とする。</Sentence></ParagraphSentence></Paragraph></Article></MainProvision></LawBody></Law>';

test('a file is read, and the operator is told what was in it', async () => {
  const file = join(folder, '405AC0000000088.xml');
  writeFileSync(file, xml);
  const dated = await loadLaw({ source: file, inForceFrom: '2025-06-01' });
  expect(importWords(dated)).toEqual([
    '行政手続法（平成5年法律第88号）を読み込みました：本則1条',
    '施行日：2025年6月1日　改正履歴ID：405AC0000000088_2025-06-01',
  ]);
  const undated = await loadLaw({ source: file, inForceFrom: null });
  expect(importWords(undated)[1]).toContain('--in-force');
  await expect(loadLaw({ source: join(folder, 'no.xml'), inForceFrom: null })).rejects.toThrow(
    'というファイルはありません',
  );
});

test('a law is fetched from e-Gov by its identifier, or the reason is told', async () => {
  const egov = createServer((request, response) => {
    if (!request.url?.includes('405AC0000000088')) response.statusCode = 404;
    response.end(xml);
  });
  await new Promise<void>((resolve) => {
    egov.listen(0, '127.0.0.1', resolve);
  });
  const place = egov.address();
  const address = `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`;
  const fetched = (source: string) => loadLaw({ source, inForceFrom: null, address });
  expect(await fetched('405AC0000000088')).toMatchObject({ title: '行政手続法' });
  await expect(fetched('999AC0000000088')).rejects.toThrow('の法令がありません');
  await new Promise((resolve) => {
    egov.close(resolve);
  });
  await expect(fetched('405AC0000000088')).rejects.toThrow('取得できませんでした');
});
