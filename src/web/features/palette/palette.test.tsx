import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FileText, House } from 'lucide-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { z } from 'zod/mini';
import { listDocuments, searchDocuments } from '#contract/documents.ts';
import { exampleDocument } from '#web/testing/example-document.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import { PaletteHost } from './palette-host.tsx';

const plain = { records: [], years: [], alsoAs: null };

const pages = [
  { path: '/demo', label: 'ホーム', description: '次の会議・やること', icon: House },
  { path: '/demo/documents', label: '文書', description: '規約をさがす', icon: FileText },
];
const rules = exampleDocument({ title: 'ペット飼育細則', category: 'rule' });
const documents = [rules, exampleDocument({ title: '駐車場使用細則', category: 'rule' })];

type Found = z.input<typeof searchDocuments.output>;
const nothing: Found = { hits: [], readAs: null, ...plain };
const petHits: Found = {
  hits: [
    {
      documentId: rules.id,
      title: [{ text: 'ペット飼育細則', isFound: false }],
      category: 'rule',
      issuedOn: '2024-05-26',
      isSuperseded: false,
      passages: [
        {
          href: `/document/${rules.id}#article-3`,
          heading: [{ text: '第3条', isFound: false }],
          excerpt: [
            { text: '飼える', isFound: false },
            { text: 'ペット', isFound: true },
            { text: 'は2匹まで', isFound: false },
          ],
        },
      ],
    },
  ],
  readAs: 'ペット',
  ...plain,
};

function show(found: Found = nothing) {
  return renderPage(
    <main>
      <h1 tabIndex={-1}>ホーム</h1>
      <PaletteHost pages={pages} />
    </main>,
    {
      answers: [
        answer(listDocuments, { today: '2026-11-21', documents }),
        answer(searchDocuments, found),
      ],
    },
  );
}

async function open() {
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  return screen.findByRole('combobox', { name: 'ページ、文書、本文をさがす' });
}

const options = () => screen.queryAllByRole('option').map((it) => it.textContent);
const chosen = () => screen.getByRole('option', { selected: true });
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('what is typed before the window is there stands in its field', async () => {
  show();
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  for (const key of ['p', 'e', 't', 'x', 'Backspace', 'Enter']) {
    fireEvent.keyDown(document.body, { key });
  }
  const box = await screen.findByRole<HTMLInputElement>('combobox');
  expect(box.value).toBe('pet');
  expect([box.selectionStart, box.selectionEnd]).toEqual([3, 3]);
  fireEvent.keyDown(box, { key: 'Escape' });
  expect((await open()).getAttribute('value')).toBe('');
});

test('the button and Ctrl+K open it, Ctrl+K and Escape close it, the focus goes back', async () => {
  show();
  const button = screen.getByRole('button', { name: 'さがす' });
  button.focus();
  fireEvent.click(button);
  const box = await screen.findByRole('combobox');
  expect(document.activeElement).toBe(box);
  fireEvent.keyDown(box, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
  await open();
  fireEvent.keyDown(window, { key: 'K', metaKey: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('before a word is typed it offers the pages', async () => {
  show();
  await open();
  expect(options().slice(0, 2)).toEqual(['ホーム次の会議・やること', '文書規約をさがす']);
  expect(screen.getByRole('group', { name: '操作' })).toBeDefined();
  expect(screen.getByRole('group', { name: 'ページ' })).toBeDefined();
});

test('finds pages and documents at once, and places in the text after a moment', async () => {
  const { calls } = show(petHits);
  const box = await open();
  type(box, 'ぺ');
  type(box, 'ぺっと');
  expect(await screen.findByRole('group', { name: '文書' })).toBeDefined();
  const place = await screen.findByRole('option', { name: /第3条/ });
  expect(place.getAttribute('href')).toBe(`/document/${rules.id}#article-3`);
  expect(within(place).getByText('ペット').tagName).toBe('MARK');
  expect(screen.getByRole('status').textContent).toBe(
    '「ペット」でさがしました。2件見つかりました。',
  );
  expect(options().at(-1)).toBe('AI管理人に聞く：ぺっと');
  expect(calls.filter(({ url }) => url.includes('document-search'))).toHaveLength(1);
});

test('how the text was read is not told where a screen answers to the words', async () => {
  show({ ...petHits, readAs: '保管' });
  type(await open(), 'ホーム');
  await screen.findByRole('option', { name: /第3条/ });
  expect(screen.getByRole('status').textContent).toMatch(/^\d+件見つかりました。$/);
});

test('the arrow keys, Home and End choose, Enter opens, the words are remembered', async () => {
  const { visited } = show();
  const box = await open();
  type(box, '細則');
  await waitFor(() => expect(options()).toHaveLength(3));
  await waitFor(() => expect(box.getAttribute('aria-activedescendant')).toBe(chosen().id));
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(chosen().textContent).toContain('駐車場使用細則');
  fireEvent.keyDown(box, { key: 'End' });
  expect(chosen().textContent).toContain('AI管理人に聞く');
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(chosen().textContent).toContain('ペット飼育細則');
  fireEvent.keyDown(box, { key: 'ArrowUp' });
  fireEvent.keyDown(box, { key: 'Home' });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(visited.at(-1)).toBe(`/document/${rules.id}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await open();
  fireEvent.click(screen.getByRole('option', { name: '細則' }));
  expect(again).toHaveProperty('value', '細則');
  type(again, '');
  fireEvent.click(screen.getByRole('button', { name: '最近さがしたことばを消す' }));
  expect(screen.queryByRole('option', { name: '細則' })).toBeNull();
});

test('the keys of a Japanese conversion do nothing here', async () => {
  const { visited } = show();
  const box = await open();
  type(box, '細則');
  await waitFor(() => expect(chosen().textContent).toContain('ペット飼育細則'));
  const before = visited.length;
  fireEvent.keyDown(box, { key: 'ArrowDown', isComposing: true });
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(box, { key: 'Escape', isComposing: true });
  expect(chosen().textContent).toContain('ペット飼育細則');
  expect(visited).toHaveLength(before);
  expect(screen.getByRole('dialog')).toBeDefined();
});

test('a question goes to the caretaker', async () => {
  show();
  const asked = new Promise((resolve) => {
    window.addEventListener('caretaker:ask', (event) => resolve(event), { once: true });
  });
  const box = await open();
  type(box, ' 鍵を失くしました ');
  expect(
    await screen.findByText('見つかりませんでした。ことばを短くするか、AI管理人にお聞きください。'),
  ).toBeDefined();
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(await asked).toHaveProperty('detail', { question: '鍵を失くしました' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a failed search says so and can be tried again', async () => {
  const { answerWith } = show();
  answerWith(refuse(searchDocuments, 500, '時間をおいてください。'));
  const box = await open();
  type(box, 'ペット');
  const note = await screen.findByRole('alert');
  expect(note.textContent).toContain('本文をさがせませんでした。時間をおいてください。');
  expect(options()).toHaveLength(2);
  answerWith(answer(searchDocuments, petHits));
  fireEvent.click(screen.getByRole('button', { name: 'もう一度さがす' }));
  expect(await screen.findByRole('option', { name: /第3条/ })).toBeDefined();
});

test('typing on ends the question under way', async () => {
  show();
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.includes('document-search')) {
      return Promise.resolve(Response.json({ today: '2026-11-21', documents }));
    }
    signals.push(init.signal);
    return new Promise(() => {});
  });
  const box = await open();
  type(box, 'ペット');
  await waitFor(() => expect(signals).toHaveLength(1));
  expect(screen.getByRole('status').textContent).toBe('本文をさがしています');
  type(box, 'ペット 犬');
  await waitFor(() => expect(signals).toHaveLength(2));
  expect(signals.map((it) => it?.aborted)).toEqual([true, false]);
});

test('a query with a year finds the record of that year first, then the screen', async () => {
  show({
    ...nothing,
    years: [2025],
    records: [
      {
        href: '/demo#general-fund',
        place: '管理組合のお金',
        heading: [{ text: '2025年度の管理費会計の決算', isFound: false }],
        excerpt: [{ text: '収入が14,512,854円です。', isFound: false }],
      },
    ],
  });
  type(await open(), '去年の決算');
  const record = await screen.findByRole('option', { name: /2025年度の管理費会計の決算/ });
  expect(record.getAttribute('href')).toBe('/demo#general-fund');
  expect(chosen()).toBe(record);
  const page = screen.getByRole('option', { name: /^管理費会計/ });
  expect(page.getAttribute('href')).toBe('/demo#general-fund');
});

test('Enter waits for what is still looked for, and not for whoever has chosen', async () => {
  const { visited } = show({
    ...nothing,
    years: [2025],
    records: [
      {
        href: '/demo/accounting?view=settlement&year=2025',
        place: '会計',
        heading: [{ text: '2025年度の決算', isFound: false }],
        excerpt: [{ text: '収入が14,512,854円です。', isFound: false }],
      },
    ],
  });
  const box = await open();
  type(box, '去年の決算');
  expect(options().at(-1)).toBe('AI管理人に聞く：去年の決算');
  const noneChosen = () => screen.queryByRole('option', { selected: true }) === null;
  expect([noneChosen(), box.getAttribute('aria-activedescendant')]).toEqual([true, null]);
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(visited).toHaveLength(1);
  expect(noneChosen()).toBe(true);
  expect(screen.getByRole('status').textContent).toBe(
    '本文をさがしています。終わりしだい、いちばん上の候補を開きます。',
  );
  await waitFor(() => expect(visited.at(-1)).toBe('/demo/accounting?view=settlement&year=2025'));
  const again = await open();
  type(again, '細則');
  fireEvent.keyDown(again, { key: 'ArrowUp' });
  expect(chosen().textContent).toContain('AI管理人に聞く');
  fireEvent.keyDown(again, { key: 'ArrowDown' });
  expect(chosen().textContent).toContain('ペット飼育細則');
  fireEvent.keyDown(again, { key: 'Enter' });
  expect(visited.at(-1)).toBe(`/document/${rules.id}`);
});
