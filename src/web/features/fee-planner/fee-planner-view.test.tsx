import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { RepairPlanAnswer } from '#contract/repair-plan.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { exampleAnswer } from '#web/testing/example-answer.ts';
import { renderView } from '#web/testing/render-view.tsx';
import { FeePlannerView } from './fee-planner-view.tsx';

afterEach(() => sessionStorage.clear());

function ResultOfTrial() {
  const workbench = useWorkbench();
  const { result, trial } = workbench;
  return (
    <>
      <p data-testid="shortage">
        {result ? (result.projection.shortageYear ?? '不足なし') : '計算できません'}
      </p>
      <p data-testid="loans">{JSON.stringify(trial.loans)}</p>
      <button type="button" onClick={() => workbench.undo()}>
        元に戻す
      </button>
    </>
  );
}

function show(answer: RepairPlanAnswer = exampleAnswer) {
  return renderView(
    <>
      <FeePlannerView />
      <ResultOfTrial />
    </>,
    answer,
  );
}

function shortage() {
  return screen.getByTestId('shortage').textContent;
}

async function type(label: string, value: string) {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
}

async function tryButton(name: string) {
  return screen.findByRole('button', { name: `この案を試す：${name}` });
}

/** The example's rise is steep: 100 yen now, 301 yen as a level fee. */
async function allowAnyRise() {
  await type('1回の上げ幅の決め方', 'none');
}

/** Two sizes and a raise already decided. */
const twoSizes: RepairPlanAnswer = {
  ...exampleAnswer,
  plan: {
    ...exampleAnswer.plan,
    dwellings: [
      { id: '101', areaM2: 60.05, share: 1 },
      { id: '102', areaM2: 60.05, share: 1 },
      { id: '201', areaM2: 84.6, share: 1 },
    ],
    contribution: {
      ...exampleAnswer.plan.contribution,
      steps: [
        { fromYear: 2026, unitPriceYen: 150 },
        { fromYear: 2030, unitPriceYen: 185 },
      ],
    },
  },
};

test.each(['ずっと同じ額', '段階的に上げる', '早めに集める'])(
  'the plan 「%s」 ends the shortage, and is taken back',
  async (name) => {
    show();
    await allowAnyRise();
    fireEvent.click(await tryButton(name));
    expect(shortage()).toBe('不足なし');
    expect(screen.getAllByText('試算中')).not.toEqual([]);
    expect(await screen.findByText(`「${name}」の案を試しています`)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '元に戻す' }));
    expect(shortage()).toBe('2040');
    expect(screen.queryByText('試算中')).toBeNull();
  },
);

test('the plan on trial is left again at its card', async () => {
  show();
  fireEvent.click(await tryButton('ずっと同じ額'));
  fireEvent.click(screen.getByRole('button', { name: '積立金を今の計画に戻す' }));
  expect(shortage()).toBe('2040');
});

test('a level fee is told with its month, its whole cost and why it cannot be less', async () => {
  show();
  await tryButton('ずっと同じ額');
  expect(screen.getByText('2027年度に一度上げ、その後は変えません。')).toBeTruthy();
  // 312 yen × 60 ㎡: 720,000 and 14 years of it less 31 million leave half a year's 2,246,400 yen.
  expect(screen.getByText('月18,720円')).toBeTruthy();
  expect(screen.getByText('＋12,720円')).toBeTruthy();
  // 6,000 yen in 2026, then 29 years of 18,720 yen.
  expect(screen.getByText('約659万円')).toBeTruthy();
  expect(
    screen.getAllByText(
      '積立金の単価をこれより低くすると、2040年度末の残高が、決めた下限を下回ります。',
    ),
  ).not.toEqual([]);
});

test('each plan keeps half a year of fees and tells how often it would not be enough after all', async () => {
  show();
  await allowAnyRise();
  for (const name of ['ずっと同じ額', '段階的に上げる', '早めに集める']) {
    await tryButton(name);
    const card = screen.getByRole('heading', { name }).closest('section')?.textContent ?? '';
    const lowest = /いちばん少ない残高（20\d\d年度末）約([\d,]+)万円/.exec(card)?.[1] ?? '0';
    // Half a year of the lowest fee there is in the three plans, 190 yen, is 684,000 yen.
    expect(Number(lowest.replaceAll(',', ''))).toBeGreaterThanOrEqual(68);
    expect(card).toMatch(/不足する確率（4,000通りの試算）100回のうち約\d+回/);
    expect(card).toContain('計画どおりなら2055年度まで不足しません');
  }
  expect(
    screen.getByText('どの年度末も、残高が積立金の半年分を下回らないようにします。'),
  ).toBeTruthy();
});

test('rules that allow no staged plan say why and what to loosen', async () => {
  show();
  expect(await screen.findByText('この条件では、案ができません')).toBeTruthy();
  expect(
    screen.getByText(/始めの単価が、国の目安（均等に積み立てる額の6割）に届きません。/),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('switch', { name: '国の目安を守る' }));
  expect(
    await screen.findByText(
      /^条件の中でいちばん早く.*2040年度末の残高が、決めた下限を下回ります。$/,
    ),
  ).toBeTruthy();
  await allowAnyRise();
  expect(await tryButton('段階的に上げる')).toBeTruthy();
});

test('a wrong field is told beside it, and there are no plans until it is put right', async () => {
  show();
  await tryButton('ずっと同じ額');
  await type('残高の下限の決め方', 'yen');
  await type('残高の下限', '千円');
  const field = screen.getByLabelText('残高の下限');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(
    screen.getByText('残高の下限は、0万円から1,000,000万円までの整数で入れてください。'),
  ).toBeTruthy();
  expect(screen.getByText(/入力に1つの誤りがあります/)).toBeTruthy();
  expect(screen.getByText('計算できません')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^この案を試す/ })).toBeNull();
  await type('残高の下限', '１００');
  expect(screen.queryByText(/の誤りがあります/)).toBeNull();
  // A million yen more by 2040: 311 yen a square metre.
  expect(await screen.findByText('月18,660円')).toBeTruthy();
  expect(screen.getByText('どの年度末も、残高が100万円を下回らないようにします。')).toBeTruthy();
});

test('the rules typed in are there again after a look at another view', async () => {
  show();
  await type('残高の下限の決め方', 'yen');
  await type('残高の下限', '250');
  cleanup();
  show();
  expect(await screen.findByDisplayValue('250')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '条件を最初の状態に戻す' }));
  expect(screen.queryByDisplayValue('250')).toBeNull();
});

test('a loan may be used, is told with its interest, and goes into the trial without its limits', async () => {
  show();
  fireEvent.click(await screen.findByRole('switch', { name: '借入れを使ってよい' }));
  await type('借りてよい額（多くて）', '1000');
  await type('借りる額の刻み', '1');
  expect(
    screen.getByText('刻みが細かすぎます。借りてよい額の60分の1以上にしてください。'),
  ).toBeTruthy();
  await type('借りる額の刻み', '500');
  await waitFor(() => expect(screen.getAllByText(/利息の合計は約/)).not.toEqual([]));
  fireEvent.click(await tryButton('ずっと同じ額'));
  expect(JSON.parse(screen.getByTestId('loans').textContent)).toEqual([
    {
      year: 2040,
      principalYen: 10_000_000,
      repaymentYears: 10,
      interestRate: 0.02,
      method: 'annuity',
    },
  ]);
  expect(screen.getByText('試算中')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '積立金を今の計画に戻す' }));
  expect(screen.getByTestId('loans').textContent).toBe('null');
});

test('one’s own dwelling shows its amounts at every step', async () => {
  show(twoSizes);
  await type('自分の住戸の月額を調べる', '２０１号室');
  const table = screen.getByRole('table', { name: '201号室（84.60㎡）の修繕積立金' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    '時期月額前との差1年では',
    '今12,690円—152,280円',
    '2030年度から15,650円＋2,960円（23.3％増）187,800円',
  ]);
  await type('自分の住戸の月額を調べる', '999');
  expect(screen.getByText(/「999」の住戸は見つかりません/)).toBeTruthy();
});

test('the table of sizes adds up to the yen', async () => {
  show(twoSizes);
  const table = await screen.findByRole('table', { name: /住戸のタイプごとの/ });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    '1㎡あたり150円185円＋35円',
    '60.05㎡（2戸）9,010円11,110円＋2,100円',
    '84.60㎡（1戸）12,690円15,650円＋2,960円',
    '全住戸の合計（3戸）30,710円37,870円＋7,160円',
  ]);
});

test('a levy that would cover the shortage is found and tried', async () => {
  show();
  // 20,200,000 yen and half a year's 360,000 over 600 ㎡.
  expect(await screen.findByText('1㎡あたり34,267円')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'この一時金を試す' }));
  expect(shortage()).toBe('不足なし');
  expect(screen.getByText('一時金を集めなくても、条件を満たします。')).toBeTruthy();
  expect(await screen.findAllByText('今の計画と同じ')).not.toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '外す：2040年度の一時金' }));
  expect(shortage()).toBe('2040');
});

test('the fee that keeps the chance of a shortage small rises with caution', async () => {
  show();
  const price = async () => {
    const answer = await screen.findByText(/^月に1㎡あたり/);
    return Number(/(\d+)円/.exec(answer.textContent)?.[1]);
  };
  const usual = await price();
  expect(usual).toBeGreaterThan(301);
  await type('不足する確率を、どこまで抑えますか', '1');
  await waitFor(async () => expect(await price()).toBeGreaterThan(usual));
  fireEvent.click(screen.getByRole('button', { name: 'この額を試す' }));
  expect(shortage()).toBe('不足なし');
});

test('a fee that is apportioned by share is told for the whole building', async () => {
  const { plan } = exampleAnswer;
  const contribution: RepairPlanAnswer['plan']['contribution'] = {
    basis: 'share',
    roundToYen: 10,
    steps: [{ fromYear: 2026, unitPriceYen: 60_000 }],
  };
  show({ ...exampleAnswer, plan: { ...plan, contribution } });
  await tryButton('ずっと同じ額');
  expect(screen.getByText('全住戸で187,000円')).toBeTruthy();
  expect(screen.getByText('月18,700円')).toBeTruthy();
});
