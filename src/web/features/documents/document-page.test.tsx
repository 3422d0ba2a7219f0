import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Block, type DocumentHead, getDocument, type Inline } from '#contract/documents.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import { dismissToast, listToasts } from '#web/ui/toast.tsx';
import { DocumentPage } from './document-page.tsx';

const documentId = '11111111-1111-4111-8111-111111111111';
const newestId = '22222222-2222-4222-8222-222222222222';

const head: DocumentHead = {
  id: documentId,
  slug: 'bylaws',
  title: '管理規約',
  category: 'bylaw',
  summary: '基本となるきまりです。',
  visibility: 'everyone',
  version: 1,
  issuedOn: '2026-05-24',
  inForceFrom: '2026-05-24',
  inForceUntil: null,
  isSuperseded: false,
  reading: 'written',
  readingNote: '',
  file: null,
};

const text = (words: string): Inline => ({ type: 'text', text: words });
const paragraph = (...children: Inline[]): Block => ({ type: 'paragraph', children });
const heading = (depth: number, anchor: string, words: string): Block => ({
  type: 'heading',
  depth,
  anchor,
  children: [text(words)],
});

const bylaws = [
  heading(2, 'chapter-1', '第1章 総則'),
  heading(3, 'article-1', '第1条（目的）'),
  paragraph(text('ペットの数は、細則に定める。')),
  paragraph(text('2　集会室の使い方も、同じとする。')),
  heading(3, 'article-2', '第2条（届出）'),
  paragraph(
    text('飼う前に、'),
    { type: 'strong', children: [text('ペッ')] },
    text('トの届出をする。'),
  ),
];

type Chunk = { id: string; from: number; until: number };
const noChunks: Chunk[] = [];

function show(
  blocks: Block[],
  changes: Partial<DocumentHead> = {},
  { versions, chunks = noChunks }: { versions?: DocumentHead[]; chunks?: Chunk[] } = {},
) {
  const shown = { ...head, ...changes };
  return renderPage(<DocumentPage documentId={documentId} actions={<button>編集</button>} />, {
    answers: [
      answer(getDocument, {
        today: '2026-11-21',
        document: shown,
        blocks,
        chunks,
        versions: versions ?? [shown],
        canEdit: false,
      }),
    ],
    at: `/document/${documentId}`,
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T03:00:00Z'), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  location.hash = '';
  dismissToast();
});

test('title, facts and the way back to the library', async () => {
  show(bylaws, { visibility: 'owners' });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('管理規約');
  expect(document.title).toBe('管理規約 | スミワ');
  const facts = screen.getAllByRole('definition').map((it) => it.textContent);
  expect(facts).toEqual(['管理規約', '2026年5月24日', '2026年5月24日から有効', '組合員のみ']);
  const back = screen.getByRole('link', { name: '文書の一覧（管理規約）' });
  expect(back.getAttribute('href')).toBe('/demo/documents?category=bylaw');
});

test('an old version leads to the newest', async () => {
  const old = { ...head, version: 3, inForceUntil: '2026-05-23', isSuperseded: true };
  const newest = { ...head, id: newestId, version: 4 };
  show([], old, { versions: [newest, old] });
  expect(await screen.findByText('これは旧版です。2026年5月23日まで有効でした。')).toBeDefined();
  const link = screen.getByRole('link', { name: '最新の「管理規約」（第4版）を読む' });
  expect(link.getAttribute('href')).toBe(`/document/${newestId}`);
  expect(screen.getByText('これまでの版（2件）')).toBeDefined();
  expect(screen.getByText('第3版（表示中）')).toBeDefined();
});

test('contents lead to every article, and the headings go down one by one', async () => {
  show([
    heading(3, 'article-1', '第1条（目的）'),
    heading(5, 'section-1', '補足'),
    heading(2, 'section-2', '附則'),
  ]);
  const contents = await screen.findByRole('navigation', { name: '目次' });
  const links = within(contents).getAllByRole('link');
  expect(links.map((it) => it.getAttribute('href'))).toEqual([
    '#article-1',
    '#section-1',
    '#section-2',
  ]);
  expect(screen.getByRole('heading', { level: 2, name: '第1条（目的）' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 3, name: '補足' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 2, name: '附則' })).toBeDefined();
});

test('the bar of a narrow screen unfolds the contents and folds them after the choice', async () => {
  show(bylaws);
  const button = await screen.findByRole('button', { name: '目次' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(screen.getByRole('link', { name: '第2条（届出）' }));
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(screen.getByRole('button', { name: 'さがす' }));
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
  expect(screen.getByRole('button', { name: 'さがす' }).getAttribute('aria-expanded')).toBe(
    'false',
  );
});

const marks = () => [...document.querySelectorAll('.bg-primary-soft')];

test('an address with a heading shows all below it', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  location.hash = 'article-2';
  show(bylaws);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(scrollIntoView.mock.contexts[0]).toBe(document.getElementById('article-2')),
  );
  expect(marks()).toHaveLength(1);
  expect(marks()[0]?.closest('section')?.id).toBe('article-2');
  expect(marks()[0]?.textContent).toContain('飼う前に');
});

test('a citation shows exactly the blocks it quotes, and the focus is there', async () => {
  location.hash = 'article-1.2';
  show(
    bylaws,
    {},
    {
      chunks: [
        { id: 'article-1', from: 1, until: 3 },
        { id: 'article-1.2', from: 3, until: 4 },
        { id: 'over-two', from: 3, until: 6 },
      ],
    },
  );
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(marks()[0]));
  expect(marks().map((it) => it.textContent)).toEqual([
    '引用された一節2集会室の使い方も、同じとする。',
  ]);
  location.hash = 'over-two';
  await waitFor(() => expect(marks()).toHaveLength(2));
  await waitFor(() => expect(document.activeElement).toBe(marks()[0]));
  expect(screen.getAllByText('引用された一節')).toHaveLength(1);
});

test('what stands before the first heading can be quoted too', async () => {
  location.hash = 'top';
  show([paragraph(text('前文')), ...bylaws], {}, { chunks: [{ id: 'top', from: 0, until: 1 }] });
  await screen.findByRole('heading', { level: 1 });
  expect(marks().map((it) => it.textContent)).toEqual(['引用された一節前文']);
});

test('a citation that is no longer in the text leads to the top, calmly', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  location.hash = '%E3%81%82%';
  show(bylaws);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 0 }));
  expect(marks()).toHaveLength(0);
});

test('a file can be downloaded as it was, also where its text could not be read', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { calls } = show([], {
    reading: 'no-text',
    readingNote: '文字の情報がない（画像だけの）PDFです。',
    file: { name: '総会資料.pdf', mediaType: 'application/pdf', byteSize: 1_500_000 },
  });
  expect(await screen.findByText('文字の情報がない（画像だけの）PDFです。')).toBeDefined();
  expect(screen.getByText(/^総会資料\.pdf/).textContent).toBe('総会資料.pdf（PDF・1.4MB）');
  expect(screen.queryByRole('searchbox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '原本をダウンロード' }));
  await waitFor(() => expect(calls.at(-1)?.url).toMatch(/\/original$/));
  await waitFor(() => expect(listToasts()[0]?.title).toBe('原本をダウンロードできませんでした'));
});

test('a text that was read from a file says so, and what the reader may do stands above it', async () => {
  show(bylaws, {
    reading: 'extracted',
    file: { name: '規約.docx', mediaType: 'application/x', byteSize: 20_000 },
  });
  expect(await screen.findByText(/下の本文は、原本から読み取ったものです/)).toBeDefined();
  expect(screen.getByRole('button', { name: '編集' })).toBeDefined();
});

test('the link of an article goes to the clipboard', async () => {
  const writeText = vi.fn<(address: string) => Promise<void>>(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  show(bylaws);
  await screen.findByRole('heading', { level: 1 });
  const [first] = screen.getAllByRole('link', { name: 'この条へのリンクをコピー' });
  expect(first?.getAttribute('aria-describedby')).toBe('article-1-heading');
  if (first) fireEvent.click(first);
  await waitFor(() => expect(listToasts()[0]?.title).toBe('リンクをコピーしました'));
  expect(writeText.mock.calls[0]?.[0]).toMatch(/#article-1$/);
  expect(screen.getByRole('link', { name: 'この章へのリンクをコピー' })).toBeDefined();
});

test('without a clipboard the reader is told what to do', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  show(bylaws);
  await screen.findByRole('heading', { level: 1 });
  const [first] = screen.getAllByRole('link', { name: 'この条へのリンクをコピー' });
  if (first) fireEvent.click(first);
  await waitFor(() => expect(listToasts()[0]?.tone).toBe('danger'));
});

test('finds words, across bold letters too, and goes round with Enter', async () => {
  show(bylaws);
  const box = await screen.findByRole('searchbox', { name: 'この文書の中をさがす' });
  const status = () => screen.getByRole('status').textContent;
  fireEvent.change(box, { target: { value: 'ぺっと' } });
  expect(status()).toBe('2か所のうち1番目');
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(status()).toBe('2か所のうち2番目');
  expect(getSelection()?.toString()).toBe('ペット');
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(status()).toBe('2か所のうち1番目');
  fireEvent.keyDown(box, { key: 'Enter', shiftKey: true });
  expect(status()).toBe('2か所のうち2番目');
  fireEvent.click(screen.getByRole('button', { name: '次の箇所へ' }));
  expect(status()).toBe('2か所のうち1番目');
  fireEvent.change(box, { target: { value: '駐車場' } });
  expect(status()).toBe('見つかりません');
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(status()).toBe('');
});

test.each(['//a.example/', '/\\a.example/', '\\\\a.example', 'HTTP://a.example'])(
  'a link to %s opens a new tab and says so',
  async (href) => {
    show([paragraph({ type: 'link', href, children: [text('細則')] })]);
    const link = await screen.findByRole('link', { name: /^細則 ?（新しいタブで開きます）/ });
    expect(link.getAttribute('rel')).toBe('noopener');
  },
);

test('every kind of text', async () => {
  const link = (href: string, words: string): Inline => ({
    type: 'link',
    href,
    children: [text(words)],
  });
  show([
    paragraph(
      link('https://example.com/', '市の案内'),
      link('', '開けない先'),
      link(`/document/${newestId}#article-3`, '細則'),
      link(`/document/${documentId}#article-1`, 'この規約'),
    ),
    {
      type: 'list',
      ordered: true,
      start: 3,
      items: [{ checked: null, children: [paragraph(text('三つめ'))] }],
    },
    {
      type: 'list',
      ordered: false,
      start: 1,
      items: [{ checked: true, children: [paragraph(text('鍵を返す'))] }],
    },
    {
      type: 'table',
      align: [null, null],
      rows: [
        [[text('会計')], [text('残高')]],
        [[text('管理費会計')], [text('4,182,350円')]],
        [[text('なし')], [text('—')]],
      ],
    },
    { type: 'quote', children: [paragraph(text('引用'))] },
    { type: 'rule' },
    paragraph(
      { type: 'delete', children: [text('消す')] },
      { type: 'emphasis', children: [text('強調')] },
      { type: 'code', text: 'B1' },
      { type: 'break' },
    ),
    paragraph(text('一　電話 045-000-1200 へ')),
  ]);
  const foreign = await screen.findByRole('link', { name: /^市の案内 ?（新しいタブで開きます）/ });
  expect(foreign.getAttribute('rel')).toBe('noopener');
  expect(screen.queryByRole('link', { name: '開けない先' })).toBeNull();
  expect(screen.getByRole('link', { name: '細則' }).getAttribute('href')).toBe(
    `/document/${newestId}#article-3`,
  );
  expect(screen.getByRole('link', { name: 'この規約' }).getAttribute('href')).toBe('#article-1');
  expect(screen.getByText('三つめ').closest('ol')?.start).toBe(3);
  expect(screen.getByRole('checkbox', { name: '鍵を返す' })).toHaveProperty('checked', true);
  expect(screen.getByRole('cell', { name: '4,182,350円' }).className).toContain('text-right');
  expect(screen.getByRole('columnheader', { name: '会計' }).className).toContain('text-left');
  expect(screen.getByText('045-000-1200').className).toBe('whitespace-nowrap');
});

test('prints, and returns to the beginning', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  show(bylaws);
  fireEvent.click(await screen.findByRole('button', { name: '印刷する' }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByText('2026年11月21日印刷')).toBeDefined();
  const [back] = screen.getAllByRole('button', { name: '最初に戻る' });
  if (back) fireEvent.click(back);
  expect(window.scrollY).toBe(0);
});

test('an address without a document is answered calmly, another failure is not hidden', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  renderPage(<DocumentPage documentId={documentId} />, {
    answers: [refuse(getDocument, 404, '見つかりませんでした。')],
  });
  expect(await screen.findByRole('heading', { name: '文書が見つかりません' })).toBeDefined();
  const link = screen.getByRole('link', { name: '文書の一覧を見る' });
  expect(link.getAttribute('href')).toBe('/demo/documents');
});

test('a failure of the server reaches the shell', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  renderPage(<DocumentPage documentId={documentId} />, {
    answers: [refuse(getDocument, 500, '時間をおいてください。')],
  });
  expect(await screen.findByText('時間をおいてください。')).toBeDefined();
});
