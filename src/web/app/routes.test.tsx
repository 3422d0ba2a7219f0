import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getRepairPlan } from '#contract/repair-plan.ts';
import { getSession } from '#contract/session.ts';
import { exampleAnswer } from '#web/testing/example-answer.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { Routes } from './routes.tsx';

test('an unknown address shows the fallback page', () => {
  renderPage(<Routes />, { at: '/demo/nowhere' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ページが見つかりません');
  expect(screen.getByText('404 Page Not Found')).toBeDefined();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeDefined();
  expect(screen.getByRole('link', { name: 'ホームへ戻る' }).getAttribute('href')).toBe('/demo');
});

test('the placeholder of the demonstration lists what is coming and leads home', async () => {
  renderPage(<Routes />, { at: '/coming-soon' });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('スミワ Demo');
  expect(screen.getByText('Coming Soon')).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent)).toEqual([
    'AI文書検索',
    '修繕計画シミュレーション',
    'VRMアシスタント対話',
    '建物情報管理',
  ]);
  expect(screen.getByRole('link', { name: 'ホームへ戻る' }).getAttribute('href')).toBe('/');
});

test('the assistant stands at its address, drawn where there are no graphics', async () => {
  renderPage(<Routes />, { at: '/vrm-assistant' });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('VRMアシスタント');
  expect(await screen.findByRole('button', { name: '声で話す' })).toBeDefined();
  expect(document.querySelector('[data-avatar] svg')).not.toBeNull();
});

test('who may not see the plan is led to the paper that everybody may read', async () => {
  renderPage(<Routes />, {
    at: '/demo/repair-fund-simulation',
    answers: [answer(getSession, sessionAs('tenant'))],
  });
  const link = await screen.findByRole('link', { name: '長期修繕計画（概要版）を読む' });
  expect(link.getAttribute('href')).toBe('/demo/documents?category=plan');
  expect(screen.getByText('長期修繕計画を見ることは、今の立場ではできません。')).toBeDefined();
});

test('the repair plan stands at its address, in its views', async () => {
  renderPage(<Routes />, {
    at: '/demo/repair-fund-simulation?view=check',
    answers: [answer(getRepairPlan, exampleAnswer)],
  });
  expect(await screen.findByRole('heading', { level: 1, name: '長期修繕計画' })).toBeDefined();
  const views = screen.getByRole('navigation', { name: '長期修繕計画の内容' });
  expect(within(views).getByRole('link', { current: 'page' }).textContent).toBe('認定と健康度');
  expect(await screen.findByRole('heading', { name: '修繕の健康度' })).toBeDefined();
});
