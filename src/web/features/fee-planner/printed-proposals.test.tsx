import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { exampleAnswer } from '#web/testing/example-answer.ts';
import { renderView } from '#web/testing/render-view.tsx';
import { FeePlannerView } from './fee-planner-view.tsx';

beforeEach(() => sessionStorage.clear());

async function show() {
  renderView(<FeePlannerView />, exampleAnswer, { at: '/demo/repair-fund-simulation?view=fees' });
  await screen.findByRole('button', { name: '3つの案を印刷' });
}

function print() {
  act(() => void dispatchEvent(new Event('beforeprint')));
  return document.querySelector('[data-paper]')?.textContent ?? '';
}

async function change(label: string, value: string) {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
}

test('the paper says whose plans these are, of which day, and that nothing is decided', async () => {
  await show();
  const paper = print();
  expect(paper).toContain('グリーンテラス管理組合2026年11月21日修繕積立金の3つの案');
  expect(paper).toContain('総会で未決議の案');
  expect(paper).toContain('総会で決めたものではありません');
  expect(paper).toContain('もとにした計画：最新：第1版「総会で承認した計画」');
  expect(paper).toContain('専門家による長期修繕計画に代わるものではありません');
});

test('every figure of a card is the figure on paper', async () => {
  await show();
  await change('1回の上げ幅の決め方', 'none');
  await screen.findByRole('button', { name: 'この案を試す：段階的に上げる' });
  const figures = [...document.querySelectorAll('.grid-rows-subgrid dd, dl dd')].map(
    (it) => it.textContent ?? '',
  );
  const sentences = screen.getAllByText(/^国の目安(?:に合います|から外れます)$/);
  expect(figures.length).toBeGreaterThan(8);
  expect(sentences.length).toBe(3);
  const paper = print();
  for (const figure of figures) expect(paper).toContain(figure);
  expect(paper).toMatch(/100回のうち/);
  for (const name of ['ずっと同じ額', '段階的に上げる', '早めに集める']) {
    expect(paper).toContain(`「${name}」の案の月額`);
  }
});

test('the conditions stand on the paper as on the screen, changed ones too', async () => {
  await show();
  await change('上げる回数（多くて）', '5');
  await screen.findByText(/多くて5回/);
  const paper = print();
  expect(paper).toContain('案を作った条件');
  expect(paper).toContain('多くて5回');
  expect(paper).toContain('もとにした計画の前提');
});

test('a method that the rules allow no plan of is told with what to loosen', async () => {
  await show();
  const paper = print();
  expect(paper).toContain('この条件では、案ができません。');
  expect(paper).toContain('「段階的に上げる」の案ができない理由：');
  expect(paper).not.toContain('「段階的に上げる」の案の月額');
});

test('with a fault in the conditions nothing is printed but that', async () => {
  await show();
  await change('上げる回数（多くて）', '0');
  await screen.findByText('案を作る条件に、誤りがあります。');
  expect(screen.queryByRole('button', { name: '3つの案を印刷' })).toBeNull();
  expect(print()).toBe(
    '案を作る条件に誤りがあるので、3つの案を印刷できません。直してから、もう一度お試しください。',
  );
});

test('nothing of the paper is built before somebody prints, or after', async () => {
  await show();
  const paper = () => document.querySelector('[data-paper]')?.textContent;
  expect(paper()).toBe('');
  expect(print()).not.toBe('');
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(paper()).toBe('');
});
