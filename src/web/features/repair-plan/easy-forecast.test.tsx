import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentViewMode, toggleViewMode } from '#web/lib/view-mode.ts';
import { exampleAnswer } from '#web/testing/example-answer.ts';
import { renderView } from '#web/testing/render-view.tsx';
import { ForecastView } from './forecast-view.tsx';

beforeEach(() => {
  sessionStorage.clear();
  act(() => toggleViewMode());
});
afterEach(() => {
  if (currentViewMode() === 'easy') act(() => toggleViewMode());
});

const folds = () =>
  screen
    .getAllByRole('button')
    .filter((it) => it.closest('h2'))
    .map((it) => [it.textContent, it.getAttribute('aria-expanded')]);

test('one chart and three choices; everything else is folded', async () => {
  renderView(<ForecastView />, exampleAnswer);
  const choices = await screen.findByRole('list', { name: '次にすること' });
  expect(
    within(choices)
      .getAllByRole('link')
      .map((it) => it.getAttribute('href')),
  ).toEqual([
    '#what-if',
    '/demo/repair-fund-simulation?view=fees',
    '/demo/repair-fund-simulation?view=check',
  ]);
  expect(
    screen.getByRole('heading', { name: '残高と工事費の見通し' }).querySelector('button'),
  ).toBeNull();
  expect(screen.queryByRole('switch', { name: 'ぶれの幅を表示' })).toBeNull();
  expect(folds().map(([name]) => name)).toEqual(
    expect.arrayContaining(['もしも、こう変えたら', '主な数字', 'ほかの画面']),
  );
  expect(folds().every(([, isOpen]) => isOpen === 'false')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'もしも、こう変えたら' }));
  expect(screen.getByRole('slider', { name: '積立金の額' })).toBeDefined();
});
