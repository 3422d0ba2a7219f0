import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { exampleAnswer } from '#web/testing/example-answer.ts';
import { renderView } from '#web/testing/render-view.tsx';
import { AssumptionsView } from './assumptions-view.tsx';

beforeEach(() => sessionStorage.clear());

/** What the rest of the page would calculate with. */
function Outcome() {
  const { result, isTried } = useWorkbench();
  if (!result) return <p data-testid="outcome">計算できません</p>;
  const { plan, projection } = result;
  return (
    <p data-testid="outcome">
      {[plan.yearCount, projection.endBalanceYen, isTried ? 'tried' : 'as it is'].join(' ')}
    </p>
  );
}

async function show() {
  renderView(
    <>
      <AssumptionsView />
      <Outcome />
    </>,
    exampleAnswer,
  );
  await screen.findByRole('heading', { name: '計画の前提' });
}

const outcome = () => screen.getByTestId('outcome').textContent;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('the period and the balance it begins with are tried at once, and taken back', async () => {
  await show();
  // 30 × 720,000 − 31,000,000
  expect(outcome()).toBe('30 -9400000 as it is');
  type('計画の期間（年）', '40');
  type('計画の始めの残高（円）', '５，０００，０００');
  expect(outcome()).toBe('40 2800000 tried');
  fireEvent.click(screen.getByRole('button', { name: '前提を今の計画に戻す' }));
  expect(outcome()).toBe('30 -9400000 as it is');
});

test('prices that rise by category, arrears and interest come into the figures', async () => {
  await show();
  type('積立金のうち集まらない割合（％）', '10');
  expect(outcome()).toBe('30 -11560000 tried');
  type('積立金のうち集まらない割合（％）', '0');
  expect(outcome()).toBe('30 -9400000 as it is');
  type('建築の工事（％）', '2');
  expect(Number(outcome()?.split(' ')[1])).toBeLessThan(-18_000_000);
});

test('an impossible figure is named beside its field, and nothing is calculated with it', async () => {
  await show();
  type('計画の期間（年）', '61');
  expect(screen.getByText(/計画期間は、1年から60年まで/)).toBeTruthy();
  expect(outcome()).toBe('計算できません');
  expect(screen.getByLabelText('計画の期間（年）')).toHaveProperty('value', '61');
  type('預金の利息（1年あたり・％）', 'たくさん');
  expect(screen.getByText('数字で入れてください。例：180')).toBeTruthy();
  type('計画の期間（年）', '30');
  expect(outcome()).toBe('計算できません');
  type('預金の利息（1年あたり・％）', '0');
  expect(outcome()).toBe('30 -9400000 as it is');
});

test('a subsidy is added in its year, and removed', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: '収入を加える' }));
  type('年度', '2032');
  type('内容（例：補助金）', '省エネ改修の補助金');
  type('金額（円）', '1,400,000');
  expect(outcome()).toBe('30 -8000000 tried');
  fireEvent.click(screen.getByRole('button', { name: 'この収入を消す' }));
  expect(outcome()).toBe('30 -9400000 as it is');
});
