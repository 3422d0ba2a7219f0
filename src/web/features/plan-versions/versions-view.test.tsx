import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  addScenario,
  deleteScenario,
  getPlanVersion,
  getRepairPlan,
  type RepairPlanAnswer,
  type RepairScenario,
  restorePlanVersion,
  saveScenario,
  shareScenario,
} from '#contract/repair-plan.ts';
import { noTrial } from '#domain/repair-plan/trial/trial.ts';
import { sendableTrial } from '#web/lib/plan-workbench/sendable-trial.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { exampleAnswer } from '#web/testing/example-answer.ts';
import { answer, refuse } from '#web/testing/render-page.tsx';
import { renderView } from '#web/testing/render-view.tsx';
import { VersionsView } from './versions-view.tsx';

function raisedTo(unitPriceYen: number) {
  return sendableTrial({
    ...noTrial,
    steps: [
      { fromYear: 2026, unitPriceYen: 100 },
      { fromYear: 2028, unitPriceYen },
    ],
  });
}

function scenario(place: number, change: Partial<RepairScenario> = {}): RepairScenario {
  return {
    id: `ca6a12b0-bf64-4172-ac59-35101cd455d${place}`,
    name: `案${place}`,
    baseNumber: 1,
    trial: raisedTo(400),
    isShared: false,
    isMine: true,
    savedAt: '2026-11-20T16:00:00Z',
    ...change,
  };
}

function planWith(
  scenarios: RepairScenario[],
  change: Partial<RepairPlanAnswer> = {},
): RepairPlanAnswer {
  return { ...exampleAnswer, scenarios, ...change };
}

/** Shows what is on the workbench, and puts something there. */
function Desk() {
  const workbench = useWorkbench();
  return (
    <>
      <p data-testid="tried">{JSON.stringify(workbench.trial.steps)}</p>
      <button type="button" onClick={() => workbench.tryOut({ steps: raisedTo(500).steps })}>
        試す
      </button>
    </>
  );
}

async function show(plan: RepairPlanAnswer) {
  sessionStorage.clear();
  const page = renderView(
    <>
      <VersionsView />
      <Desk />
    </>,
    plan,
  );
  await screen.findByRole('heading', { name: '保存した案' });
  return page;
}

function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }));
}

test('without scenarios it says how to keep one', async () => {
  await show(planWith([]));
  expect(screen.getByText('保存した案は、まだありません')).toBeTruthy();
});

test('a scenario with its day, its version and what comes of it', async () => {
  await show(planWith([scenario(1), scenario(2, { trial: raisedTo(120), isShared: true })]));
  expect(screen.getAllByText('2026年11月21日に保存・第1版をもとに作成')).toHaveLength(2);
  expect(screen.getByText('この案は、計画どおりなら2055年度まで不足しません。')).toBeTruthy();
  expect(screen.getByText(/^この案でも2040年度に約.+不足します。$/)).toBeTruthy();
  expect(screen.getByText('全員に公開中')).toBeTruthy();
  expect(screen.getAllByText('総会で未決議の案')).toHaveLength(2);
  expect(screen.getByText(/^積立金を、2028年度から1㎡あたり月400円にします/)).toBeTruthy();
  // How sure it is stands beside what is enough, and nowhere else.
  expect(await screen.findAllByText(/通りの試算では、不足するのは100回のうち/)).toHaveLength(1);
});

test('opens a scenario on the workbench', async () => {
  await show(planWith([scenario(1)]));
  press('「案1」を開く');
  expect(await screen.findByText('「案1」を開きました')).toBeTruthy();
  expect(screen.getByTestId('tried').textContent).toBe(JSON.stringify(raisedTo(400).steps));
});

test('a scenario of another version tells what it no longer finds', async () => {
  const moves = [{ itemId: 'gone', fromYear: 2030, toYear: 2031 }];
  await show(planWith([scenario(1, { baseNumber: 7, trial: { ...raisedTo(400), moves } })]));
  expect(screen.getByText('最新の第1版に当てはめた結果です。')).toBeTruthy();
  expect(screen.getByText(/動かすはずだった工事が、今の計画の表にありません。/)).toBeTruthy();
});

test('a half-finished scenario is kept, but not compared', async () => {
  await show(planWith([scenario(1, { trial: raisedTo(-1) })]));
  expect(screen.getByText(/入力に誤りがあるため、計算できません。/)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('of somebody else a resident only opens what is shown to everyone', async () => {
  const shared = scenario(1, { isMine: false, isShared: true });
  await show(planWith([shared], { maySave: false }));
  expect(screen.getByText('ほかの方の案')).toBeTruthy();
  expect(screen.getByRole('button', { name: '「案1」を開く' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '「案1」の削除' })).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
});

test.each([
  ['its button', () => press('元に戻す')],
  ['Ctrl+Z', () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })],
])('deletes at once, and puts back what was deleted by %s', async (_, takeBack) => {
  const { calls, answerWith } = await show(planWith([scenario(1, { isShared: true })]));
  answerWith(answer(deleteScenario, {}));
  answerWith(answer(getRepairPlan, planWith([])));
  press('「案1」の削除');
  const note = await screen.findByText('「案1」を削除しました。');
  expect(note.parentElement).toBe(document.activeElement);
  answerWith(answer(addScenario, { scenario: scenario(2) }));
  answerWith(answer(shareScenario, { scenario: scenario(2, { isShared: true }) }));
  answerWith(answer(getRepairPlan, planWith([scenario(2, { name: '案1', isShared: true })])));
  takeBack();
  expect(await screen.findByText('全員に公開中')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('「案1」を削除しました。')).toBeNull());
  const written = calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  expect(written).toEqual([
    {},
    { name: '案1', baseNumber: 1, trial: raisedTo(400) },
    { isShared: true },
  ]);
});

test('overwrites with what is being tried, and takes it back', async () => {
  const { calls, answerWith } = await show(planWith([scenario(1)]));
  expect(screen.queryByRole('button', { name: /上書き/ })).toBeNull();
  press('試す');
  answerWith(answer(saveScenario, { scenario: scenario(1) }));
  press('「案1」の今の試算で上書き');
  expect(await screen.findByText('「案1」を、今の試算で上書きしました。')).toBeTruthy();
  press('元に戻す');
  await waitFor(() => expect(screen.queryByText(/上書きしました。/)).toBeNull());
  const prices = calls
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => JSON.stringify(body).includes('500'));
  expect(prices).toEqual([true, false]);
});

test('renames; a refusal is told and the name stays in the window', async () => {
  const { calls, answerWith } = await show(planWith([scenario(1)]));
  press('「案1」の名前を変える');
  fireEvent.change(screen.getByRole('textbox', { name: /^案の名前/ }), {
    target: { value: '夏の案' },
  });
  answerWith(refuse(saveScenario, 404, 'この試算は見つかりませんでした。'));
  press('保存する');
  expect(await screen.findByText('この試算は見つかりませんでした。')).toBeTruthy();
  expect(screen.getByDisplayValue('夏の案')).toBeTruthy();
  answerWith(answer(saveScenario, { scenario: scenario(1, { name: '夏の案' }) }));
  press('保存する');
  expect(await screen.findByText('名前を「夏の案」に変えました')).toBeTruthy();
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    name: '夏の案',
    baseNumber: 1,
    trial: raisedTo(400),
  });
});

test('the board shows a scenario to everyone', async () => {
  const { calls, answerWith } = await show(planWith([scenario(1)]));
  answerWith(answer(shareScenario, { scenario: scenario(1, { isShared: true }) }));
  answerWith(answer(getRepairPlan, planWith([scenario(1, { isShared: true })])));
  fireEvent.click(screen.getByRole('switch', { name: '全員に見せる' }));
  expect(await screen.findByText('全員に見せました')).toBeTruthy();
  expect(screen.getByRole('switch', { checked: true })).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ isShared: true });
});

test('up to three are compared with the present plan, and with what is being tried', async () => {
  await show(
    planWith([1, 2, 3, 4].map((place) => scenario(place, { trial: raisedTo(100 * place) }))),
  );
  for (const place of [1, 2, 4]) {
    fireEvent.click(
      screen.getByRole('checkbox', { name: new RegExp(`^「案${place}」を ?比べる$`) }),
    );
  }
  expect(
    screen
      .getByRole('checkbox', { name: /^「案3」を ?比べる（3つまで）$/ })
      .hasAttribute('disabled'),
  ).toBe(true);
  press('試す');
  const comparison = screen.getByRole('region', { name: '案の比較' });
  const table = within(comparison).getByRole('table');
  const names = within(table)
    .getAllByRole('rowheader')
    .map((it) => it.textContent);
  expect(names).toEqual(['今の計画', '今の試算', '案1', '案2', '案4']);
  const [, present, tried] = within(table).getAllByRole('row');
  expect(present?.textContent).toContain('2040年度 △約2,000万円');
  expect(present?.textContent).toContain('6,000円のまま');
  expect(tried?.textContent).toContain('なし');
  expect(tried?.textContent).toContain('6,000円から30,000円へ');
  expect(tried?.textContent).toContain('約3,100万円');
});

const [original] = exampleAnswer.versions;
const versions = original
  ? [
      original,
      {
        ...original,
        number: 2,
        name: '見直し',
        note: '単価を直しました。',
        savedBy: '佐々木 陽子',
      },
    ]
  : [];

function originalPlan(change: Partial<RepairPlanAnswer['plan']> = {}) {
  if (!original) throw new Error('the example has no version');
  return answer(getPlanVersion, { version: original, plan: { ...exampleAnswer.plan, ...change } });
}

test('versions stand with the newest first', async () => {
  await show(planWith([], { versions }));
  const names = screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent);
  expect(names).toEqual(['第2版　見直し', '第1版　総会で承認した計画']);
  expect(screen.getByText('2024年5月26日に保存・佐々木 陽子')).toBeTruthy();
  expect(screen.getByText('最新')).toBeTruthy();
  expect(screen.getByText('原計画')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'この版を見る（第2版）' })).toBeNull();
});

test('an old version is shown beside the latest, in words and figures', async () => {
  const { answerWith } = await show(planWith([], { versions }));
  const { contribution } = exampleAnswer.plan;
  const steps = [{ fromYear: 2026, unitPriceYen: 80 }];
  answerWith(originalPlan({ contribution: { ...contribution, steps } }));
  press('この版を見る（第1版）');
  expect(await screen.findByText(/積立金を、2026年度から1㎡あたり月80円にします/)).toBeTruthy();
  const names = screen.getAllByRole('rowheader').map((it) => it.textContent);
  expect(names).toEqual(['今の計画', '第1版']);
});

test('a version that began in another year is compared in the years both have', async () => {
  const { answerWith } = await show(planWith([], { versions }));
  answerWith(originalPlan({ startYear: 2023 }));
  press('この版を見る（第1版）');
  expect(
    await screen.findByText(/^2023年度から始まる計画です（最新の版は2026年度から）/),
  ).toBeTruthy();
  expect(screen.getByText('年度末の残高（2026年度から2052年度まで）')).toBeTruthy();
});

test('a version that cannot be read is asked for again', async () => {
  const { answerWith } = await show(planWith([], { versions }));
  answerWith(refuse(getPlanVersion, 500, '時間をおいて再度お試しください。'));
  press('この版を見る（第1版）');
  expect((await screen.findByRole('alert')).textContent).toContain('時間をおいて');
  answerWith(originalPlan());
  press('もう一度読み込む');
  expect(await screen.findByText('今の計画と、同じ内容です。')).toBeTruthy();
});

test('the board goes back to an old version after a question', async () => {
  const { calls, answerWith } = await show(planWith([], { versions }));
  press('この版に戻す（第1版）');
  const question = screen.getByRole('alertdialog');
  expect(question.textContent).toContain('新しい第3版として保存します。');
  answerWith(answer(restorePlanVersion, { number: 3 }));
  fireEvent.click(within(question).getByRole('button', { name: '第1版に戻す' }));
  expect(await screen.findByText('第3版として、第1版の内容に戻しました')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.url).toContain('/versions/1/restore');
});

test('a resident reads the history, and goes back to nothing', async () => {
  await show(planWith([], { versions, maySave: false }));
  expect(screen.getByRole('button', { name: 'この版を見る（第1版）' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'この版に戻す（第1版）' })).toBeNull();
});
