import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { exampleAnswer } from '#web/testing/example-answer.ts';
import { renderView } from '#web/testing/render-view.tsx';
import { PlanCheckView } from './plan-check-view.tsx';

beforeEach(() => sessionStorage.clear());

function show(change: Partial<typeof exampleAnswer> = {}) {
  return renderView(
    <>
      <PlanCheckView />
      <RaiseTheFee />
    </>,
    { ...exampleAnswer, ...change },
  );
}

/** Stands in for the view that changes the fee. */
function RaiseTheFee() {
  const workbench = useWorkbench();
  return (
    <button
      type="button"
      onClick={() => workbench.tryOut({ steps: [{ fromYear: 2026, unitPriceYen: 500 }] })}
    >
      積立金を上げる
    </button>
  );
}

const region = (name: string) => screen.findByRole('region', { name });

async function points(): Promise<number> {
  const text = (await region('修繕の健康度')).textContent;
  return Number(/(\d+)点100点満点/.exec(text)?.[1]);
}

async function openGroup(name: string): Promise<HTMLDetailsElement> {
  const heading = within(await region('管理計画認定の自己確認')).getByRole('heading', {
    name: new RegExp(`\\d　${name}$`),
  });
  const group = heading.closest('details');
  if (!group) throw new Error(`no group ${name}`);
  return group;
}

test('the points are the sum of the parts, and the notice stands beside them', async () => {
  show();
  const score = await region('修繕の健康度');
  const parts = [...score.querySelectorAll('summary')].map((it) =>
    Number(/(\d+) \/ \d+点/.exec(it.textContent)?.[1]),
  );
  expect(parts).toHaveLength(6);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(await points());
  expect(score.textContent).toContain('国や自治体、業界団体の評価・認定の点数ではありません。');
});

test('where money runs out the score has the colour of the shortage, and nothing in it is green', async () => {
  show();
  const score = await region('修繕の健康度');
  expect(score.querySelector('.stroke-danger')).not.toBeNull();
  expect(score.querySelector('[class*="-good"], .stroke-primary, .bg-primary')).toBeNull();
  expect(await points()).toBeLessThanOrEqual(59);
});

test('a part opens to its figures and to how the points come of them', async () => {
  show();
  const score = await region('修繕の健康度');
  expect(score.textContent).toContain('2040年度に不足が始まります。');
  expect(score.textContent).toContain('15点 × 14年 ÷ 30年 ＝ 7点');
  expect(score.textContent).toContain('8点 × 3件 ÷ 4件 ＝ 6点');
});

test('what is tried changes the points, beside those of the plan as it is', async () => {
  show();
  const before = await points();
  expect((await region('修繕の健康度')).textContent).not.toContain('今の計画では');
  fireEvent.click(screen.getByRole('button', { name: '積立金を上げる' }));
  const after = await points();
  expect(after).toBeGreaterThan(before);
  const score = await region('修繕の健康度');
  expect(score.textContent).toContain(
    `今の計画では${before}点です。試している案では、${after - before}点上がります。`,
  );
  expect(score.textContent).toContain('この点数はスミワ独自の目安です。');
  expect((await region('管理計画認定の自己確認')).textContent).toContain(
    '計画の数字は、試している案のものです。',
  );
});

test('the next steps come with points, effort and the place to begin; the rest on demand', async () => {
  show();
  const heading = within(await region('修繕の健康度')).getByRole('heading', { name: '次の一歩' });
  const card = heading.closest('div.rounded-xl');
  if (!(card instanceof HTMLElement)) throw new Error('no card of next steps');
  const steps = within(card).getByRole('list');
  expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
  expect(steps.textContent).toMatch(/最大＋\d+点手間：/);
  fireEvent.click(within(card).getByRole('button', { name: /^すべて表示/ }));
  expect(within(steps).getAllByRole('listitem').length).toBeGreaterThan(3);
  const addresses = within(steps)
    .getAllByRole('link', { name: '積立金の案を作る' })
    .map((it) => it.getAttribute('href'));
  expect(new Set(addresses)).toEqual(new Set(['/demo/repair-fund-simulation?view=fees']));
});

test('a group of the certification in which nothing is left to do stays folded', async () => {
  show();
  const association = await openGroup('管理組合の運営');
  expect(association.open).toBe(false);
  expect(association.textContent).toContain('3項目すべて適合の見込み');
  const plan = await openGroup('長期修繕計画の作成と見直し');
  expect(plan.open).toBe(true);
  expect(plan.textContent).toContain('することがあります');
  const bylaws = await openGroup('管理規約');
  expect(bylaws.textContent).toContain('確認できていません');
  expect(
    within(bylaws).getAllByRole('link', { name: '理事会の記録へ' })[0]?.getAttribute('href'),
  ).toBe('#board-answers');
});

test('every one of the 17 items is counted once, by its state', async () => {
  show();
  const check = await region('管理計画認定の自己確認');
  const counts = [
    ...check.textContent.matchAll(/(適合の見込み|足りないものがある|確認できていません)(\d+)項目/g),
  ];
  expect(counts).toHaveLength(3);
  expect(counts.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(17);
  expect(check.textContent).toContain('2022年4月1日から使われている基準で、2026年11月21日の時点');
  expect(check.textContent).toContain('認定するかどうかは市区町村などが決めます');
});

test('the proposal of five years is marked as not decided', async () => {
  show();
  const check = await region('管理計画認定の自己確認');
  expect(within(check).getByText('まだ決まっていない案')).toBeTruthy();
  expect(check.textContent).toContain('上の17項目の結果には含めていません');
});

test('before the system began there is nothing to check', async () => {
  show({ today: '2022-03-31' });
  const check = await region('管理計画認定の自己確認');
  expect(check.textContent).toContain('まだ認定の制度が始まっていません');
  expect(check.textContent).not.toContain('項目');
});
