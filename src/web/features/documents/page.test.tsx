import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DocumentHead, listDocuments } from '#contract/documents.ts';
import { exampleDocument } from '#web/testing/example-document.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import type { InText } from './in-text.ts';
import { DocumentsPage } from './page.tsx';

const bylaws = exampleDocument({
  title: '管理規約',
  category: 'bylaw',
  version: 4,
  inForceFrom: '2026-05-24',
});
const pets = exampleDocument({
  title: 'ペット飼育細則',
  category: 'rule',
  summary: '1住戸2匹までの飼育の条件です。',
  version: 2,
  issuedOn: '2024-05-26',
  inForceFrom: '2024-07-01',
});
const oldPets = exampleDocument({
  title: 'ペット飼育細則（旧）',
  category: 'rule',
  issuedOn: '2009-03-28',
  inForceUntil: '2024-06-30',
  isSuperseded: true,
});
const contract = exampleDocument({
  title: '契約の概要',
  category: 'contract',
  visibility: 'owners',
});
const library = [bylaws, pets, oldPets, contract];

function show(documents: readonly DocumentHead[] = library, search = '') {
  return renderPage(<DocumentsPage />, {
    answers: [answer(listDocuments, { today: '2026-11-21', documents: [...documents] })],
    at: `/demo/documents${search}`,
  });
}

async function titles() {
  await screen.findByRole('heading', { level: 1, name: '文書' });
  return screen.queryAllByRole('link', { name: /新しいタブ/ }).map((link) => link.textContent);
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T03:00:00Z'), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

test('a row says what it is and opens in a new tab', async () => {
  show();
  const link = await screen.findByRole('link', {
    name: /^ペット飼育細則 ?（新しいタブで開きます）/,
  });
  expect(link.getAttribute('href')).toBe(`/document/${pets.id}`);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
  const row = link.closest('li');
  expect(row?.textContent).toContain('2024年5月26日発行・第2版');
  expect(row?.textContent).toContain('2024年7月1日から有効');
  expect(screen.getByText('組合員のみ').closest('li')?.textContent).toContain('契約の概要');
});

test('documents stand by category, five of each at first', async () => {
  const notices = Array.from({ length: 7 }, () => exampleDocument({}));
  const { visited } = show([...library, ...notices]);
  const section = await screen.findByRole('region', { name: 'お知らせ' });
  expect(within(section).getAllByRole('listitem')).toHaveLength(5);
  fireEvent.click(within(section).getByRole('link', { name: 'お知らせの文書をすべて見る（7件）' }));
  expect(visited?.at(-1)).toBe('/demo/documents?category=notice');
  expect(await titles()).toHaveLength(7);
  expect(screen.getByRole('status').textContent).toBe('お知らせ 7件');
});

test('the address chooses one category or several', async () => {
  show(library, '?category=bylaw,contract');
  expect(await titles()).toEqual([
    '管理規約（新しいタブで開きます）',
    '契約の概要（新しいタブで開きます）',
  ]);
  const categories = screen.getByRole('navigation', { name: '文書の分類' });
  expect(
    within(categories)
      .getByRole('link', { name: /^管理規約 ?1 ?件/ })
      .getAttribute('aria-current'),
  ).toBe('true');
  expect(
    within(categories)
      .getByRole('link', { name: /^すべて ?3 ?件/ })
      .getAttribute('aria-current'),
  ).toBeNull();
});

test('kana and width make no difference, hits are marked, the address keeps the words', async () => {
  const { visited } = show();
  const box = await screen.findByRole('searchbox', { name: '題名・概要・本文からさがす' });
  fireEvent.change(box, { target: { value: 'ぺっと　２匹' } });
  expect(await titles()).toEqual(['ペット飼育細則（新しいタブで開きます）']);
  expect([...document.querySelectorAll('mark')].map((it) => it.textContent)).toEqual([
    'ペット',
    '2匹',
  ]);
  expect(screen.getByRole('status').textContent).toBe('題名か概要に「ぺっと　２匹」を含む文書 1件');
  const [address = ''] = visited?.slice(-1) ?? [];
  expect(new URLSearchParams(address.split('?')[1]).get('q')).toBe('ぺっと　２匹');
});

test('old versions come with the switch, and say until when they held', async () => {
  const { visited } = show(library, '?sort=newest');
  expect(await titles()).toHaveLength(3);
  fireEvent.click(screen.getByRole('switch', { name: '旧版も表示' }));
  expect(visited?.at(-1)).toBe('/demo/documents?sort=newest&versions=all');
  expect((await titles()).at(-1)).toBe('ペット飼育細則（旧）（新しいタブで開きます）');
  expect(screen.getByText('旧版（2024年6月30日まで）')).toBeDefined();
});

test('the order is chosen and kept in the address', async () => {
  const { visited } = show(library, '?versions=all');
  const order = await screen.findByRole('combobox', { name: '並べ方' });
  fireEvent.change(order, { target: { value: 'oldest' } });
  expect(visited?.at(-1)).toBe('/demo/documents?versions=all&sort=oldest');
  expect((await titles())[0]).toBe('ペット飼育細則（旧）（新しいタブで開きます）');
  fireEvent.change(order, { target: { value: 'category' } });
  expect(visited?.at(-1)).toBe('/demo/documents?versions=all');
});

test('a search without result shows the ways out that lead somewhere', async () => {
  show(library, '?q=旧&category=bylaw');
  expect(await screen.findByText('あてはまる文書がありません')).toBeDefined();
  expect(screen.getByText('今の版にはありませんが、旧版で見つかりました。')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '旧版も含めてさがす（1件）' }));
  expect(await titles()).toHaveLength(1);
});

test('a search in the wrong category offers the others, and a link to everything', async () => {
  show(library, '?q=ペット&category=bylaw');
  expect(
    await screen.findByRole('button', { name: 'すべての分類からさがす（1件）' }),
  ).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: '条件を消してすべて見る' }));
  expect(await titles()).toHaveLength(3);
});

test('a category without documents says so', async () => {
  show(library, '?category=insurance');
  expect(await screen.findByText('あてはまる文書がありません')).toBeDefined();
  expect(screen.getByRole('button', { name: 'すべての分類からさがす（3件）' })).toBeDefined();
});

test('an added file tells its kind and size, and whether it has a text', async () => {
  const file = { name: '議事録.PDF', mediaType: 'application/pdf', byteSize: 4_812_000 };
  show([
    exampleDocument({ title: '署名入り', reading: 'no-text', file }),
    exampleDocument({ title: '暗号化', reading: 'failed', file: { ...file, name: '表.xlsx' } }),
  ]);
  const scan = (await screen.findByRole('link', { name: /^署名入り/ })).closest('li');
  expect(scan?.textContent).toContain('PDF・4.6MB');
  expect(scan?.textContent).toContain('本文なし（画像のみ）');
  const locked = screen.getByRole('link', { name: /^暗号化/ }).closest('li');
  expect(locked?.textContent).toContain('Excel・4.6MB');
  expect(locked?.textContent).toContain('本文なし（読み取れず）');
});

test('the page gives room to what others add: actions and a notice', async () => {
  const at = '/demo/documents';
  const answers = [answer(listDocuments, { today: '2026-11-21', documents: [pets, contract] })];
  renderPage(
    <DocumentsPage
      actions={<button type="button">足す</button>}
      notice={<p>知らせ</p>}
      RowActions={({ document: { title } }) => <button type="button">{title}を直す</button>}
    />,
    { answers, at },
  );
  expect(await screen.findByRole('button', { name: '足す' })).toBeDefined();
  expect(screen.getByText('知らせ')).toBeDefined();
  const row = screen.getByRole('button', { name: 'ペット飼育細則を直す' }).closest('li');
  expect(row?.textContent).toContain('1住戸2匹まで');
});

function showFound(search: string, found: readonly DocumentHead[], changes: Partial<InText> = {}) {
  const inText = {
    isKnown: true,
    isWhole: true,
    hasRecords: false,
    documentIds: new Set(found.map(({ id }) => id)),
    list: <p>本文の箇所</p>,
    ...changes,
  };
  return renderPage(<DocumentsPage inText={inText} />, {
    answers: [answer(listDocuments, { today: '2026-11-21', documents: [...library] })],
    at: `/demo/documents${search}`,
  });
}

const emptyTitle = 'あてはまる文書がありません';
const numbersOf = () =>
  within(screen.getByRole('navigation', { name: '文書の分類' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('what only the text has comes right below the search, and its documents are counted', async () => {
  showFound('?q=犬', [pets, contract, oldPets]);
  expect(await screen.findByText('本文の箇所')).toBeDefined();
  expect(screen.queryByText(emptyTitle)).toBeNull();
  expect(screen.queryByRole('combobox', { name: '並べ方' })).toBeNull();
  expect(numbersOf()).toEqual(['すべて2件', '管理規約0件', '使用細則1件', '契約1件']);
});

test('a document found by its title and in its text counts once', async () => {
  showFound('?q=ペット', [pets, bylaws]);
  expect(await screen.findByText('本文の箇所')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('題名か概要に「ペット」を含む文書 1件');
  expect(numbersOf()).toEqual(['すべて2件', '管理規約1件', '使用細則1件', '契約0件']);
});

test.each([{ isKnown: false, isWhole: false }, { isWhole: false }])(
  'no number is told that may be wrong: %o',
  async (changes) => {
    showFound('?q=犬', changes.isKnown === false ? [] : [pets], changes);
    expect(await screen.findByText('本文の箇所')).toBeDefined();
    expect(screen.queryByText(emptyTitle)).toBeNull();
    expect(numbersOf()).toEqual(['すべて', '管理規約', '使用細則', '契約']);
  },
);

test('where nothing is found at all, the page says what to try', async () => {
  showFound('?q=犬', []);
  expect(await screen.findByText(emptyTitle)).toBeDefined();
  expect(screen.getByText(/^題名、概要、本文のどれにも見つかりませんでした。/)).toBeDefined();
  expect(screen.queryByText('本文の箇所')).toBeNull();
});

test('what only another category has in its text is offered', async () => {
  showFound('?q=犬&category=bylaw', [pets]);
  expect(
    await screen.findByText('この分類にはありませんが、ほかの分類で見つかりました。'),
  ).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'すべての分類からさがす（1件）' }));
  expect(await screen.findByText('本文の箇所')).toBeDefined();
});

test('with old versions, the switch stays where only the text has the words', async () => {
  showFound('?q=犬&versions=all', [oldPets]);
  fireEvent.click(await screen.findByRole('switch', { name: '旧版も表示' }));
  expect(await screen.findByText('今の版にはありませんが、旧版で見つかりました。')).toBeDefined();
});

test('above a long list a link leads to the hits in the text', async () => {
  const documents = [1, 2, 3].map((place) => exampleDocument({ title: `ペット${place}` }));
  const list = <p>本文</p>;
  renderPage(
    <DocumentsPage
      inText={{ isKnown: true, isWhole: true, hasRecords: false, documentIds: new Set(), list }}
    />,
    {
      answers: [answer(listDocuments, { today: '2026-11-21', documents })],
      at: '/demo/documents?q=ペット',
    },
  );
  const link = await screen.findByRole('link', { name: '本文から見つかった箇所へ' });
  const place = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  expect(place?.textContent).toBe('本文');
});

test('while it loads the page says so, and a failure is told', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  renderPage(<DocumentsPage />, {
    answers: [refuse(listDocuments, 500, '時間をおいてください。')],
  });
  expect(screen.getByText('読み込み中')).toBeDefined();
  expect(await screen.findByText('時間をおいてください。')).toBeDefined();
});
