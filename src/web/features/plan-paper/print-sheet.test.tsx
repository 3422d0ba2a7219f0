import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { itemName } from '#domain/repair-plan/register/repair-item.ts';
import { noTrial } from '#domain/repair-plan/trial/trial.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { exampleAnswer } from '#web/testing/example-answer.ts';
import { renderView } from '#web/testing/render-view.tsx';
import { PrintSheet } from './print-sheet.tsx';

beforeEach(() => sessionStorage.clear());

async function showPlan(at = '/demo/repair-fund-simulation') {
  renderView(
    <>
      <PrintSheet />
      <RaiseTheFee />
    </>,
    exampleAnswer,
    { at },
  );
  await screen.findByRole('button', { name: '積立金を上げる' });
  await waitFor(() => expect(screen.queryByText(/^印刷の準備ができていません/)).toBeNull());
}

/** Stands in for the view that changes the fee. */
function RaiseTheFee() {
  const workbench = useWorkbench();
  const trial = { ...noTrial, steps: [{ fromYear: 2026, unitPriceYen: 500 }] };
  return (
    <button type="button" onClick={() => workbench.open(trial)}>
      積立金を上げる
    </button>
  );
}

function print() {
  act(() => void dispatchEvent(new Event('beforeprint')));
  return document.querySelector('[data-paper]')?.textContent ?? '';
}

test('the paper is complete the moment the plan stands there, and when a tool prints without a dialogue', async () => {
  const paper = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => paper);
  await showPlan();
  Object.assign(paper, { matches: true });
  act(() => void paper.dispatchEvent(new Event('change')));
  expect(document.querySelector('[data-paper]')?.textContent).toContain('第1版');
});

test('nothing of the paper is built before somebody prints, or after', async () => {
  await showPlan();
  expect(document.querySelector('[data-paper]')?.textContent).toBe('');
  expect(print()).not.toBe('');
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('[data-paper]')?.textContent).toBe('');
});

test('the paper says whose plan, of which day, the shortage, the fees, the works, and what it is not', async () => {
  await showPlan();
  const paper = print();
  expect(paper).toContain('グリーンテラス管理組合2026年11月21日');
  expect(paper).toContain('第1版「総会で承認した計画」');
  expect(paper).toContain('このままだと2040年度に約2,000万円不足します');
  expect(paper).toContain('最初に不足する年度2040年度');
  expect(paper).toMatch(/2040大規模修繕工事（外壁塗装等）約\d,\d{3}万円/);
  expect(paper).toContain('1㎡あたり');
  expect(paper).toContain('専門家による長期修繕計画に代わるものではありません');
  expect(paper).not.toContain('この案で変えること');
});

test('below a note the fees fill the first sheet, and the chart, which is not cut, comes after them', async () => {
  const places = (paper: string) => [
    paper.indexOf('年度末の残高と、その年度の工事費'),
    paper.indexOf('修繕積立金（1か月の額）'),
  ];
  await showPlan();
  const [chart = 0, fees = 0] = places(print());
  expect(chart).toBeGreaterThan(0);
  expect(chart).toBeLessThan(fees);
  act(() => screen.getByRole('button', { name: '積立金を上げる' }).click());
  const [chartBelow = 0, feesBefore = 0] = places(print());
  expect(feesBefore).toBeGreaterThan(0);
  expect(feesBefore).toBeLessThan(chartBelow);
});

test('a trial says what it changes, beside the plan as it is', async () => {
  await showPlan();
  act(() => screen.getByRole('button', { name: '積立金を上げる' }).click());
  const paper = print();
  expect(paper).toContain('長期修繕計画の見通し（試算）');
  expect(paper).toContain('今の計画：このままだと2040年度に約2,000万円不足します');
  expect(paper).toContain('この案で変えること積立金を');
  expect(paper).toContain('2026年度から');
});

test('whoever prints the table of works gets the table, each line with its quantity and price', async () => {
  await showPlan('/demo/repair-fund-simulation?view=works');
  const paper = print();
  expect(paper).toContain('工事の表');
  for (const item of exampleAnswer.plan.items) {
    expect(paper).toContain(itemName(item));
    expect(paper).toContain(item.unitPriceYen.toLocaleString('ja-JP'));
  }
});
