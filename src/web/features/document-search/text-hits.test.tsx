import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { z } from 'zod/mini';
import { searchDocuments } from '#contract/documents.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import { TextHits } from './text-hits.tsx';
import { useTextSearch } from './use-text-search.ts';

const plain = { records: [], years: [], alsoAs: null };

type Found = z.input<typeof searchDocuments.output>;
type Hit = Found['hits'][number];

let count = 0;

function hit(title: string, changes: Partial<Hit> = {}): Hit {
  count += 1;
  const documentId = `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
  return {
    documentId,
    title: [{ text: title, isFound: false }],
    category: 'rule',
    issuedOn: '2024-05-26',
    isSuperseded: false,
    passages: [
      {
        href: `/document/${documentId}#article-3`,
        heading: [{ text: '第3条（飼育の届出）', isFound: false }],
        excerpt: [
          { text: 'ペット', isFound: true },
          { text: 'を飼うときは、届け出る。', isFound: false },
        ],
      },
    ],
    ...changes,
  };
}

type Props = Omit<Parameters<typeof TextHits>[0], 'search'>;

function Searched({ query, ...props }: Props & { query: string }) {
  const search = useTextSearch(query);
  return search && <TextHits search={search} {...props} />;
}

function show(found: Found, changes: Partial<Props> & { query?: string } = {}) {
  const onWiden = vi.fn<Props['onWiden']>();
  const props = { query: 'ペット', categories: [], withOld: false, onWiden, ...changes };
  const page = renderPage(<Searched {...props} />, { answers: [answer(searchDocuments, found)] });
  return { onWiden, ...page };
}

function Typing() {
  const [query, setQuery] = useState('');
  return (
    <>
      <input aria-label="さがす" value={query} onChange={(it) => setQuery(it.target.value)} />
      <Searched query={query} categories={[]} withOld onWiden={() => undefined} />
    </>
  );
}

function type(query: string) {
  fireEvent.change(screen.getByLabelText('さがす'), { target: { value: query } });
}

test('a place names its article, marks the word and opens in a new tab', async () => {
  const pets = hit('ペット飼育細則');
  show({ hits: [pets], readAs: null, ...plain });
  const link = await screen.findByRole('link', { name: /^第3条（飼育の届出）/ });
  expect(link.getAttribute('href')).toBe(pets.passages[0]?.href);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(document.querySelector('mark')?.textContent).toBe('ペット');
  expect(screen.getByRole('heading', { level: 3, name: 'ペット飼育細則' })).toBeTruthy();
  expect(screen.getByText('1件の文書で見つかりました。')).toBeTruthy();
  expect(screen.getByText('使用細則・2024年5月26日発行')).toBeTruthy();
});

test('it says when another word was looked for', async () => {
  show({ hits: [hit('ペット飼育細則')], readAs: 'ペット', ...plain }, { query: 'ぺとt' });
  expect(
    await screen.findByText('「ペット」でさがしました。1件の文書で見つかりました。'),
  ).toBeTruthy();
});

test('what was found by its title alone stands here only when it was read as another word', async () => {
  const alone = hit('ペット飼育細則', { passages: [] });
  show({ hits: [alone], readAs: 'ペット', ...plain }, { query: 'ぺとt' });
  const link = await screen.findByRole('link', { name: /^ペット飼育細則/ });
  expect(link.getAttribute('href')).toBe(`/document/${alone.documentId}`);
  cleanup();
  show({ hits: [alone], readAs: null, ...plain });
  expect(await screen.findByText('本文には見つかりませんでした。')).toBeTruthy();
});

test('nothing found is said calmly', async () => {
  show({ hits: [], readAs: null, ...plain });
  expect(await screen.findByText('本文には見つかりませんでした。')).toBeTruthy();
});

test('five documents at first, the others at a button', async () => {
  show({
    hits: Array.from({ length: 7 }, (_, place) => hit(`文書${place}`)),
    readAs: null,
    ...plain,
  });
  expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: '残りの2件も表示' }));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(7);
});

test('where there is more than the answer holds, the number is no total', async () => {
  show({
    hits: Array.from({ length: 20 }, (_, place) => hit(`文書${place}`)),
    readAs: null,
    ...plain,
  });
  expect(
    await screen.findByText('多くの文書で見つかりました。関係の深いものから20件を示します。'),
  ).toBeTruthy();
});

test('what the choices above the list leave out is offered', async () => {
  const hits = [
    hit('細則'),
    hit('旧細則', { isSuperseded: true }),
    hit('通知', { category: 'notice' }),
  ];
  const { onWiden } = show({ hits, readAs: null, ...plain }, { categories: ['rule'] });
  expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: '旧版の本文も見る（1件）' }));
  expect(onWiden).toHaveBeenLastCalledWith({ versions: 'all' });
  fireEvent.click(screen.getByRole('button', { name: 'ほかの分類の本文も見る（1件）' }));
  expect(onWiden).toHaveBeenLastCalledWith({ category: '' });
});

test('old versions come with the switch, and say so', async () => {
  show(
    { hits: [hit('旧細則', { isSuperseded: true })], readAs: null, ...plain },
    { withOld: true },
  );
  const row = (await screen.findByRole('heading', { level: 3, name: '旧細則' })).closest('li');
  if (!row) throw new Error('no row');
  expect(within(row).getByText('旧版')).toBeTruthy();
});

test('only what stands still is looked for, and the spaces around it do not count', async () => {
  const { calls } = renderPage(<Typing />, {
    answers: [answer(searchDocuments, { hits: [hit('ペット飼育細則')], readAs: null, ...plain })],
  });
  for (const query of ['ペ', 'ペッ', ' ペット　']) type(query);
  expect(screen.getByText('本文をさがしています')).toBeTruthy();
  await screen.findByText('1件の文書で見つかりました。');
  const searches = calls.filter(({ url }) => url.includes('document-search'));
  expect(searches.map(({ url }) => new URL(url, 'http://x').searchParams.get('q'))).toEqual([
    'ペット',
  ]);
  type('');
  await waitFor(() => expect(screen.queryByText('本文から見つかった箇所')).toBeNull());
});

test('a failed search can be made again', async () => {
  const { answerWith } = renderPage(
    <Searched query="ペット" categories={[]} withOld={false} onWiden={() => undefined} />,
    { answers: [refuse(searchDocuments, 500, '時間をおいてください。')] },
  );
  expect(await screen.findByText('本文をさがせませんでした。時間をおいてください。')).toBeTruthy();
  answerWith(answer(searchDocuments, { hits: [hit('ペット飼育細則')], readAs: null, ...plain }));
  fireEvent.click(screen.getByRole('button', { name: 'もう一度さがす' }));
  expect(await screen.findByText('1件の文書で見つかりました。')).toBeTruthy();
});

test('the year that was meant, the words besides and what the product knows are told', async () => {
  const record = {
    href: '/demo#general-fund',
    place: '管理組合のお金',
    heading: [{ text: '2025年度の管理費会計の決算', isFound: false }],
    excerpt: [{ text: '収入が14,512,854円です。', isFound: false }],
  };
  show({
    hits: [hit('第17期 通常総会議事録')],
    readAs: null,
    records: [record],
    years: [2025],
    alsoAs: '決算',
  });
  const link = await screen.findByRole('link', { name: '2025年度の管理費会計の決算' });
  expect(link.getAttribute('href')).toBe('/demo#general-fund');
  expect(
    screen.getByText(
      '「決算」でもさがしました。2025年度のものを先に示します。1件の文書で見つかりました。',
    ),
  ).toBeTruthy();
});
