import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { z } from 'zod/mini';
import { getLawArticle } from '#contract/law.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import { LawPage } from './law-page.tsx';

type Article = z.output<typeof getLawArticle.output>['article'];

const explanation: Article = {
  id: 'law-kubun-31',
  title: '規約を変えるのに必要な賛成',
  law: '建物の区分所有等に関する法律',
  label: '第31条第1項',
  inForceFrom: '2026-04-01',
  source: 'https://laws.e-gov.go.jp/law/337AC0000000069',
  confidence: 'P',
  kind: 'explanation',
  paragraphs: [
    { id: 'p1', text: '4分の3以上の賛成が必要です。' },
    { id: 'p2', text: '過半数の出席が要ります。' },
  ],
};

function show(changes: Partial<Article> = {}) {
  const article = { ...explanation, ...changes };
  renderPage(<LawPage lawArticleId={article.id} />, {
    answers: [answer(getLawArticle, { article })],
    at: `/document/${article.id}`,
  });
}

afterEach(() => {
  location.hash = '';
});

test('an explanation says what it is, how sure it is, and where the law itself stands', async () => {
  show();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    '規約を変えるのに必要な賛成',
  );
  expect(screen.getByText('スミワの解説です。法令の本文ではありません。')).toBeDefined();
  expect(screen.getByText('確からしさ：法令・公的資料で確認済み')).toBeDefined();
  const source = screen.getByRole('link', { name: /^法令の本文をe-Gov法令検索で読む/ });
  expect(source.getAttribute('target')).toBe('_blank');
  expect(screen.getAllByRole('definition').map((it) => it.textContent)).toEqual([
    '建物の区分所有等に関する法律',
    '第31条第1項',
    '2026年4月1日',
    'https://laws.e-gov.go.jp/law/337AC0000000069',
  ]);
});

test('what is less sure is worded so, and a case is called a case', async () => {
  show({ law: '判例', label: '最判 平成10年10月30日', confidence: 'B', source: 'https://a.jp/b' });
  expect(await screen.findByText('確からしさ：未確認の点を含みます')).toBeDefined();
  expect(screen.getByText('スミワの解説です。判決の文章そのものではありません。')).toBeDefined();
  expect(screen.getByRole('link', { name: /^出典を読む（a\.jp）/ })).toBeDefined();
  expect(screen.getByText('裁判の日')).toBeDefined();
});

test('the words of the law itself keep their numbers, and a coming text says from when', async () => {
  show({
    kind: 'law-text',
    inForceFrom: '2099-04-01',
    paragraphs: [
      { id: 'p1', text: '次のとおりとする。\n一　住戸\nイ　室内\n2　前項と同じとする。' },
    ],
  });
  expect(await screen.findByText('法令の本文です。')).toBeDefined();
  expect(screen.getByText(/^2099年4月1日からの内容です/)).toBeDefined();
  expect(screen.queryByText(/確からしさ/)).toBeNull();
  expect(screen.getByText('一').nextElementSibling?.textContent).toBe('住戸');
});

test('the paragraph that was quoted is marked, in view and has the focus', async () => {
  location.hash = 'p2';
  show();
  await screen.findByRole('heading', { level: 1 });
  const paragraph = document.getElementById('p2');
  await waitFor(() => expect(document.activeElement).toBe(paragraph));
  expect(paragraph?.textContent).toBe('引用された一節：過半数の出席が要ります。');
  expect(document.getElementById('p1')?.textContent).toBe('4分の3以上の賛成が必要です。');
  location.hash = 'p1';
  await waitFor(() => expect(document.activeElement?.id).toBe('p1'));
});

test('an unknown article is answered calmly', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  renderPage(<LawPage lawArticleId="law-none" />, {
    answers: [refuse(getLawArticle, 404, '見つかりませんでした。')],
  });
  expect(await screen.findByRole('heading', { name: '法令の解説が見つかりません' })).toBeDefined();
});
