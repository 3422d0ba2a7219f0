import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getYearBooks } from '#contract/money.ts';
import { exampleAnswer } from '#web/testing/example-answer.ts';
import { midoridaiYear } from '#web/testing/midoridai-year.ts';
import { answer, refuse } from '#web/testing/render-page.tsx';
import { renderView } from '#web/testing/render-view.tsx';
import { BudgetDifference } from './budget-difference.tsx';

test('the first year of the plan beside the voted budget, with every line that differs', async () => {
  const year = midoridaiYear();
  renderView(<BudgetDifference />, exampleAnswer, { answers: [answer(getYearBooks, year)] });
  expect(await screen.findByRole('heading', { name: /年度の予算との違い/ })).toBeDefined();
  const list = screen.getByRole('list', { name: '違いの内訳' });
  expect(within(list).getByText('修繕積立金').closest('li')?.textContent).toMatch(
    /計画 [0-9,]+円入る／予算 [0-9,]+円入る/,
  );
  expect(screen.getByText(/総会で決めた予算では.*計画のほうが[0-9,]+円/)).toBeDefined();
  expect(screen.getByRole('link', { name: /年度の予算を見る/ }).getAttribute('href')).toMatch(
    /^\/demo\/money\?year=\d{4}&fund=reserve#budget$/,
  );
});

test.each([
  ['a year without books', refuse(getYearBooks, 404, 'この年度の帳簿はありません。')],
  ['a budget that is not voted yet', answer(getYearBooks, midoridaiYear({ budgetDecided: null }))],
])('%s is compared with nothing', async (_, books) => {
  renderView(
    <>
      <BudgetDifference />
      <p>ここまで</p>
    </>,
    exampleAnswer,
    { answers: [books] },
  );
  expect(await screen.findByText('ここまで')).toBeDefined();
  await Promise.resolve();
  expect(screen.queryByRole('heading', { name: /予算との違い/ })).toBeNull();
});
