import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { RepairPlanAnswer } from '#contract/repair-plan.ts';
import { project } from '#domain/repair-plan/projection/project.ts';
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

function Back() {
  const { reset, undo } = useWorkbench();
  return (
    <>
      <button type="button" onClick={reset}>
        すべて取り消す
      </button>
      <button type="button" onClick={undo}>
        元に戻す
      </button>
    </>
  );
}

async function show() {
  renderView(
    <>
      <AssumptionsView />
      <Outcome />
      <Back />
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

test('the balance of the books stands beside the field, and one button takes it', async () => {
  const closing = { fiscalYear: exampleAnswer.plan.startYear - 1, closingYen: 4_500_000 };
  renderView(
    <>
      <AssumptionsView />
      <Outcome />
    </>,
    { ...exampleAnswer, reserveClosings: [closing] },
  );
  expect(await screen.findByText(/帳簿では450万円です。/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '帳簿の残高にする' }));
  // 30 × 720,000 − 31,000,000 + 4,500,000
  expect(outcome()).toBe('30 -4900000 tried');
  expect(screen.queryByRole('button', { name: '帳簿の残高にする' })).toBeNull();
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

test('a text that is no number is dropped with everything else, and comes back', async () => {
  await show();
  const field = screen.getByLabelText('計画の期間（年）');
  type('計画の期間（年）', '');
  type('計画の期間（年）', '長く');
  expect(outcome()).toBe('計算できません');
  press('すべて取り消す');
  expect(field).toHaveProperty('value', '30');
  expect(outcome()).toBe('30 -9400000 as it is');
  press('元に戻す');
  expect(field).toHaveProperty('value', '長く');
  expect(outcome()).toBe('計算できません');
  type('計画の期間（年）', '40');
  expect(outcome()).toMatch(/^40 .* tried$/);
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

/** The period, the balance it begins with, and when the works are. */
function Plan() {
  const { typedPlan: plan, undo } = useWorkbench();
  const years = plan.items.flatMap((item) => item.years).toSorted((a, b) => a - b);
  return (
    <>
      <p data-testid="plan">
        {[plan.startYear, plan.openingBalanceYen, years[0] ?? 'none'].join(' ')}
      </p>
      <p data-testid="parking">
        {plan.building.mechanicalParking.map(({ kind, spaces }) => `${kind} ${spaces}`).join(', ')}
      </p>
      <button type="button" onClick={undo}>
        元に戻す
      </button>
    </>
  );
}

async function showPlan(reserveClosings: RepairPlanAnswer['reserveClosings'] = []) {
  const item = exampleAnswer.plan.items[0];
  if (!item) throw new Error('The example has no work');
  const done = { ...item, id: 'done', part: '屋上', work: '点検', years: [2026] };
  const plan = { ...exampleAnswer.plan, items: [done, ...exampleAnswer.plan.items] };
  renderView(
    <>
      <AssumptionsView />
      <Plan />
    </>,
    { ...exampleAnswer, plan, reserveClosings },
  );
  await screen.findByRole('heading', { name: '計画の最初の年度' });
  return { plan, foreseenYen: project(plan).years[0]?.closingYen };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('a board looks at what a year further changes, corrects the balance, and takes it back', async () => {
  const { plan } = await showPlan();
  press('1年進める');
  expect(screen.getByText('2026〜2055年度 → 2027〜2056年度')).toBeTruthy();
  expect(screen.getByText(/^屋上 点検（合わせて/)).toBeTruthy();
  type('始めの残高（2026年度末・円）', '1,234,567');
  expect(screen.getByTestId('plan').textContent).toBe(`2026 ${plan.openingBalanceYen} 2026`);
  press('2027年度からの計画にする');
  expect(screen.getByTestId('plan').textContent).toMatch(/^2027 1234567 (?!2026)/);
  press('元に戻す');
  expect(screen.getByTestId('plan').textContent).toBe(`2026 ${plan.openingBalanceYen} 2026`);
});

test('two years further the balance is the one that was foreseen, and one button leads back', async () => {
  const { plan } = await showPlan();
  for (const year of [2027, 2028]) {
    press('1年進める');
    press(`${year}年度からの計画にする`);
  }
  const foreseenYen = project(plan).years[1]?.closingYen;
  expect(screen.getByTestId('plan').textContent).toContain(`2028 ${foreseenYen} `);
  press('2026年度からに戻す');
  expect(screen.getByTestId('plan').textContent).toBe(`2026 ${plan.openingBalanceYen} 2026`);
});

test('of a year that is settled the next one begins with the balance of the books', async () => {
  const { plan } = await showPlan([{ fiscalYear: 2026, closingYen: 7_654_321 }]);
  press('1年進める');
  expect(screen.getByText(/決算の済んだ帳簿の残高です。/)).toBeTruthy();
  press('2027年度からの計画にする');
  expect(screen.getByTestId('plan').textContent).toMatch(/^2027 7654321 /);
  expect(plan.startYear).toBe(2026);
});

test('the kinds of mechanical parking are counted, and an impossible number is named', async () => {
  await showPlan();
  type('3段（ピット2段）の昇降式（台）', '12');
  type('2段（ピット1段）の昇降式（台）', '4');
  expect(screen.getByTestId('parking').textContent).toBe('two-tier-pit1 4, three-tier-pit2 12');
  type('3段（ピット2段）の昇降式（台）', '0');
  expect(screen.getByTestId('parking').textContent).toBe('two-tier-pit1 4');
  type('2段（ピット1段）の昇降式（台）', '20000');
  expect(screen.getByText(/機械式駐車場の台数は、0から10,000まで/)).toBeTruthy();
});
