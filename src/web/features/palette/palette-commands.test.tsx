import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { House } from 'lucide-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { z } from 'zod/mini';
import { listDocuments, searchDocuments } from '#contract/documents.ts';
import type { getManagement } from '#contract/management.ts';
import { setDemoRole } from '#contract/session.ts';
import type { Permission } from '#domain/access/permission.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { PaletteHost } from './palette-host.tsx';
import { optionsFor } from './palette-options.ts';
import { withParts } from './palette-parts.ts';
import { placesFor } from './palette-places.ts';

const plain = { records: [], years: [], alsoAs: null };

type Register = Pick<z.output<typeof getManagement.output>, 'officers' | 'dwellings' | 'readings'>;

const term = { termFrom: '2025-05-25', termUntil: '2027-05-20' };
const register: Register = {
  readings: [
    { name: '高橋 誠一', kana: 'たかはし せいいち' },
    { name: '高橋 花', kana: 'たかはし はな' },
  ],
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

const material = {
  commands: [],
  register: undefined,
  documents: [],
  hits: [],
  records: [],
  years: [],
  recent: [],
};

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

test('a position is offered to who types it, and taken at once', async () => {
  const { calls, answerWith } = show();
  answerWith(answer(setDemoRole, { role: 'chair' }));
  const box = await find('理事長');
  expect(options()).toContain('デモでの立場を替える：理事長理事長として、すべての画面を見ます');
  expect(options().filter((it) => it?.includes('立場を替える：'))).toHaveLength(1);
  const offered = screen.getAllByRole('option');
  const command = offered.find((it) => it.textContent.includes('替える：理事長'));
  fireEvent.click(command ?? box);
  expect(await screen.findByText('デモでの立場を「理事長」に替えました')).toBeTruthy();
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({ role: 'chair' });
  expect(box.isConnected).toBe(false);
});

test('the name of a screen finds it first, also as it is typed before the conversion', () => {
  const plan = { path: '/demo/repair-fund-simulation', label: '長期修繕計画', icon: House };
  const money = { path: '/demo', label: 'ホーム', icon: House };
  const places = withParts(
    [
      { ...money, description: '見通しとお知らせ' },
      { ...plan, description: '見通しと積立金' },
    ],
    [],
  );
  const first = (query: string) => {
    const [group] = optionsFor({ ...material, query, rest: query, pages: places });
    const option = group?.options[0];
    return option?.kind === 'page' ? option.page.label : option?.kind;
  };
  expect(first('見通し')).toBe('見通し');
  expect(first('みとおし')).toBe('見通し');
  expect(first('けっさん')).toBe('管理費会計');
  expect(first('保存と履歴')).toBe('保存と履歴');
});

test('the views of 会計 are offered to whom they are for', () => {
  const books = { path: '/demo/accounting', label: '会計', description: '記帳と締め', icon: House };
  const found = (query: string, may: readonly Permission[]) =>
    optionsFor({ ...material, query, rest: query, pages: withParts([books], may) }).flatMap(
      (group) => group.options.flatMap((it) => (it.kind === 'page' ? [it.page.path] : [])),
    );
  const at = '/demo/accounting?view=';
  expect(found('督促', ['ledger.read', 'arrears.read'])).toEqual([`${at}arrears`]);
  expect(found('督促', ['ledger.read'])).toEqual([]);
  expect(found('しはらい', ['ledger.read'])).toEqual([`${at}payments`]);
  expect(found('月の締め', ['ledger.read'])).toEqual([`${at}month`]);
  expect(found('残高証明', ['ledger.read'])).toEqual([`${at}settlement#certificates`]);
  expect(found('請求書を入れる', ['ledger.read', 'ledger.book'])).toEqual([`${at}entry#papers`]);
  expect(found('請求書を入れる', ['ledger.read'])).toEqual([]);
});

test('a dwelling comes before the papers, of which none is about another room', () => {
  const passage = (text: string) => ({
    href: `/document/a#${text}`,
    heading: [],
    excerpt: [{ text, isFound: false }],
  });
  const hit = {
    documentId: 'a',
    title: [{ text: '議事録', isFound: false }],
    category: 'general-meeting' as const,
    issuedOn: '2025-06-08',
    isSuperseded: false,
    passages: [passage('高橋 誠一（802号室）'), passage('703号室の前の廊下')],
  };
  const groups = optionsFor({
    ...material,
    query: '703号室',
    rest: '703号室',
    pages: [],
    register,
    hits: [hit],
  });
  expect(groups.map(({ name, options: { length } }) => [name, length])).toEqual([
    ['住戸と人', 2],
    ['本文から見つかった箇所', 1],
    ['質問する', 1],
  ]);
});

test('? shows the keys, but not to somebody who writes', async () => {
  show();
  fireEvent.keyDown(screen.getByRole('textbox', { name: '欄' }), { key: '?' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(screen.getByRole('heading'), { key: '?' });
  const dialog = await screen.findByRole('dialog', { name: '使えるキー' });
  expect(within(dialog).getByText('Ctrl＋K')).toBeTruthy();
  expect(within(dialog).getByText('Excelの範囲を貼り付ける')).toBeTruthy();
  expect(within(dialog).getByText('質問を送る')).toBeTruthy();
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
  expect(placesFor(register, ['たかはし']).map(({ label }) => label)).toEqual([
    '高橋 誠一',
    '高橋 誠一',
    '高橋 花',
  ]);
  expect(placesFor(register, ['久'])).toEqual([]);
  expect(placesFor(register, ['理事長'])).toHaveLength(1);
});
