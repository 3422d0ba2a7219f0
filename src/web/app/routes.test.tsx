import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { Routes } from './routes.tsx';

test('an unknown address shows the fallback page', () => {
  renderPage(<Routes />, { at: '/demo/nowhere' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ページが見つかりません');
  expect(screen.getByText('404 Page Not Found')).toBeDefined();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeDefined();
  expect(screen.getByRole('link', { name: 'ホームへ戻る' }).getAttribute('href')).toBe('/demo');
});

test('the placeholder of the demonstration lists what is coming and leads home', () => {
  renderPage(<Routes />, { at: '/coming-soon' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('スミワ Demo');
  expect(screen.getByText('Coming Soon')).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent)).toEqual([
    'AI文書検索',
    '修繕計画シミュレーション',
    'VRMアシスタント対話',
    '建物情報管理',
  ]);
  expect(screen.getByRole('link', { name: 'ホームへ戻る' }).getAttribute('href')).toBe('/');
});

test('the assistant page says what is coming', () => {
  renderPage(<Routes />, { at: '/vrm-assistant' });
  expect(screen.getByText(/声で話しながら相談できる画面を準備しています/)).toBeDefined();
});

test('the repair plan leads to its documents until it can be simulated', async () => {
  renderPage(<Routes />, { at: '/demo/repair-fund-simulation' });
  const link = await screen.findByRole('link', { name: '長期修繕計画の文書を見る' });
  expect(link.getAttribute('href')).toBe('/demo/documents?category=plan');
});
