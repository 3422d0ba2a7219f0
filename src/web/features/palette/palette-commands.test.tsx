import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { House } from 'lucide-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { z } from 'zod/mini';
import { listDocuments, searchDocuments } from '#contract/documents.ts';
import type { getManagement } from '#contract/management.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { PaletteHost } from './palette-host.tsx';
import { placesFor } from './palette-places.ts';

const plain = { records: [], years: [], alsoAs: null };

type Register = Pick<z.output<typeof getManagement.output>, 'officers' | 'dwellings'>;

const term = { termFrom: '2025-05-25', termUntil: '2027-05-20' };
const register: Register = {
  officers: [{ post: 'chair', name: '高橋 誠一', dwelling: '703', ...term }],
  dwellings: [
    {
      number: '703',
      floor: 7,
      areaM2: 78.45,
      owners: ['高橋 誠一'],
      residents: ['高橋 誠一', '高橋 花'],
      use: 'owner',
    },
    { number: '104', floor: 1, areaM2: 64.1, owners: ['久＊＊'], residents: [], use: 'vacant' },
  ],
};

const pages = [
  { path: '/demo', label: 'ホーム', description: '次の会議', icon: House },
  {
    path: '/demo/repair-fund-simulation?view=works',
    label: '工事の表',
    description: '長期修繕計画の中',
    icon: House,
    isPart: true,
  },
];

function show() {
  return renderPage(
    <main>
      <h1 tabIndex={-1}>ホーム</h1>
      <input aria-label="欄" />
      <PaletteHost pages={pages} />
    </main>,
    {
      answers: [
        answer(listDocuments, { today: '2026-11-21', documents: [] }),
        answer(searchDocuments, { hits: [], readAs: null, ...plain }),
      ],
    },
  );
}

async function find(words: string) {
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  const box = await screen.findByRole('combobox');
  fireEvent.change(box, { target: { value: words } });
  return box;
}

const options = () => screen.queryAllByRole('option').map((it) => it.textContent);

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
  delete document.documentElement.dataset['view'];
});
afterEach(() => vi.restoreAllMocks());

test('commands are found by everyday words, stand above the question, and are carried out', async () => {
  show();
  const box = await find('ダーク');
  expect(options()).toEqual(['暗い画面にする画面の明るさを切り替えます', 'AI管理人に聞く：ダーク']);
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(document.documentElement.classList.contains('dark')).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();
  await find('テーマ');
  expect(options()[0]).toBe('明るい画面にする画面の明るさを切り替えます');
  expect(screen.queryByText('最近さがしたことば')).toBeNull();
});

test('かんたん表示 and printing', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  show();
  fireEvent.keyDown(await find('文字'), { key: 'Enter' });
  await waitFor(() => expect(document.documentElement.dataset['view']).toBe('easy'));
  fireEvent.keyDown(await find('いんさつ'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.keyDown(await find('印刷'), { key: 'Enter' });
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the role and a new task lead to their places, a tab to its address', async () => {
  show();
  const href = () => screen.getAllByRole('option')[0]?.getAttribute('href');
  await find('立場');
  expect(href()).toBe('/demo/management#demo-role');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'タスク' } });
  expect(href()).toBe('/demo?new=task');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '工事の表' } });
  expect(href()).toBe('/demo/repair-fund-simulation?view=works');
});

test('? shows the keys, but not to somebody who writes', async () => {
  show();
  fireEvent.keyDown(screen.getByRole('textbox', { name: '欄' }), { key: '?' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(screen.getByRole('heading'), { key: '?' });
  const dialog = await screen.findByRole('dialog', { name: '使えるキー' });
  expect(within(dialog).getByText('Ctrl＋K')).toBeTruthy();
  expect(within(dialog).getByText('Excelの範囲を貼り付ける')).toBeTruthy();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.keyDown(await find('ショートカット'), { key: 'Enter' });
  expect(await screen.findByRole('dialog', { name: '使えるキー' })).toBeTruthy();
});

test('a dwelling by its number, a person by the name, nobody behind a mask', () => {
  expect(placesFor(register, ['703'])).toEqual([
    {
      kind: 'person',
      label: '高橋 誠一',
      description: '理事長・703号室',
      href: '/demo/management#officers',
    },
    {
      kind: 'dwelling',
      label: '703号室',
      description: '7階の住戸',
      href: '/demo/management?q=703#dwellings',
    },
  ]);
  expect(placesFor(register, ['高橋']).map(({ description }) => description)).toEqual([
    '理事長・703号室',
    '703号室・所有者・居住者',
    '703号室・居住者',
  ]);
  expect(placesFor(register, ['久'])).toEqual([]);
  expect(placesFor(register, ['理事長'])).toHaveLength(1);
});
