import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { exampleAnswer } from '#web/testing/example-answer.ts';
import { renderView } from '#web/testing/render-view.tsx';
import { ForecastView } from './forecast-view.tsx';
import { Headline } from './headline.tsx';

// A trial is kept for the tab: no test begins with that of the one before.
beforeEach(() => sessionStorage.clear());

async function show() {
  renderView(
    <>
      <Headline />
      <ForecastView />
    </>,
    exampleAnswer,
  );
  await screen.findByText('このままだと2040年度に約2,000万円不足します。');
}

const headline = () => screen.getByRole('region', { name: '計画のまとめ' }).textContent ?? '';

function slide(label: string, value: number) {
  fireEvent.change(screen.getByRole('slider', { name: label }), {
    target: { value: `${value}` },
  });
}

test('a higher contribution ends the shortage, and taking it back brings it again', async () => {
  await show();
  slide('積立金の額', 320);
  expect(headline()).toContain('この案は、計画どおりなら2055年度まで不足しません。');
  expect(headline()).toContain('今の計画：このままだと2040年度に約2,000万円不足します。');
  expect(screen.getByText(/平均の住戸で/).textContent).toBe(
    '平均の住戸で月19,200円（今の6,000円より13,200円多い）',
  );
  expect(await screen.findByText(/この条件で.*不足はなくなります。/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'この条件をやめる：積立金を変える' }));
  expect(headline()).toContain('このままだと2040年度に');
});

test('a slider back in its place tries nothing', async () => {
  await show();
  slide('積立金の額', 320);
  slide('積立金の額', 100);
  expect(headline()).toContain('このままだと2040年度に');
  expect(screen.queryByText('試しています')).toBeNull();
});

test('a later start of the new contribution keeps the price', async () => {
  await show();
  slide('積立金の額', 320);
  fireEvent.change(screen.getByLabelText('いつから'), { target: { value: '2045' } });
  expect(headline()).toContain('この案でも2040年度に');
  expect(screen.getByRole('slider', { name: '積立金の額' })).toHaveProperty('value', '320');
});

test('what cannot be read or calculated is told beside the field and loses nothing', async () => {
  await show();
  const field = screen.getByRole('textbox', { name: '数字で入れる（月・円/㎡）' });
  fireEvent.change(field, { target: { value: '３２０円' } });
  expect(headline()).toContain('この案は、計画どおりなら');
  fireEvent.change(field, { target: { value: 'たくさん' } });
  expect(screen.getByText('数字で入れてください。例：180')).toBeTruthy();
  expect(field).toHaveProperty('value', 'たくさん');
  expect(headline()).toContain('計算できません');
  expect(headline()).not.toContain('この案は、計画どおりなら');
  expect(screen.queryByRole('heading', { name: '主な数字' })).toBeNull();
  fireEvent.change(field, { target: { value: '-50' } });
  expect(screen.getAllByText(/積立金の1㎡あたりの額は、0円から/).length).toBeGreaterThan(0);
  expect(headline()).not.toContain('この案は、計画どおりなら');
  slide('積立金の額', 350);
  expect(field).toHaveProperty('value', '350');
  expect(screen.queryByText(/積立金の1㎡あたりの額は/)).toBeNull();
  expect(headline()).toContain('この案は、計画どおりなら');
  expect(await screen.findByRole('heading', { name: '主な数字' })).toBeTruthy();
});

test('rising prices and a cheaper work are tried side by side', async () => {
  await show();
  slide('工事の値段の上がり方', 2);
  expect(screen.getByText('今1,000万円の工事は、10年後に約1,219万円になります。')).toBeTruthy();
  expect(headline()).toContain('この案でも2040年度に約3,000万円不足します。');
  fireEvent.change(within(costCard()).getByLabelText('どの工事'), {
    target: { value: 'item wall' },
  });
  slide('工事費', -30);
  expect(within(costCard()).getByText('30％安い')).toBeTruthy();
  expect(headline()).toContain('約1,800万円不足します。');
});

const costCard = () => cardOf('工事費を見直す');

function cardOf(heading: string): HTMLElement {
  const card = screen.getByRole('heading', { name: heading }).parentElement?.parentElement;
  if (!card) throw new Error(`no card ${heading}`);
  return card;
}

test('a major work is postponed, and joined with the works of another year', async () => {
  await show();
  slide('行う年度', 2044);
  expect(screen.getByText('2044年度（4年遅らせる）')).toBeTruthy();
  expect(headline()).toContain('この案でも2044年度に');
  fireEvent.change(screen.getByLabelText('ほかの年度の工事とまとめる'), {
    target: { value: '2032' },
  });
  expect(headline()).toContain('この案でも2032年度に');
});

test('a loan and a levy carry the plan over the work', async () => {
  await show();
  open(screen.getByText('ほかの条件（借入れ・一時金・繰入れ）'));
  slide('借りる額', 30_000_000);
  expect(headline()).toContain(
    'この案でも2047年度から不足し、2055年度には約1,300万円足りなくなります',
  );
  fireEvent.click(screen.getByRole('button', { name: 'この条件をやめる：お金を借りる' }));
  slide('平均の住戸の額', 1_000_000);
  expect(screen.getByText(/専有面積1㎡につき16,667円/)).toBeTruthy();
  slide('1年に繰り入れる額', 1_000_000);
  expect(headline()).toContain('この案は、計画どおりなら2055年度まで不足しません。');
});

test('the chance of a shortage is told in counts', async () => {
  await show();
  expect(await screen.findByText(/100回のうち.*までに不足する計算です。/)).toBeTruthy();
  // The only major work stands in 2040, and comes a year early or late in some scenarios.
  expect(
    screen.getByText(
      /早ければ（10回に1回）20(39|40)年度、真ん中で2040年度、遅ければ（10回に1回）204[01]年度です。/,
    ),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('switch', { name: 'ぶれの幅を表示' }));
  expect(screen.queryByText(/100回のうち/)).toBeNull();
});

test('a figure opens its grounds level by level, and the check agrees', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: '2040年度 年度末の残高 △20,200,000円' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('なぜこの数字か：2040年度の年度末の残高');
  expect(dialog.textContent).toContain(
    '入力された数字だけから計算し直すと△20,200,000円で、上の数字と一致します。',
  );
  expect(within(dialog).queryByText('外壁塗装 塗替え')).toBeNull();
  open(within(dialog).getByText('2040年度の工事費'));
  open(await within(dialog).findByText('外壁塗装 塗替え'));
  open(await within(dialog).findByText('2040年度の価格'));
  expect(await within(dialog).findByText('物価の上昇')).toBeTruthy();
});

function open(label: HTMLElement) {
  const details = label.closest('details');
  if (!details) throw new Error('there is nothing to open');
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

test('every key figure has grounds that add up', async () => {
  await show();
  for (const button of screen.getAllByRole('button', { name: /の根拠$/ })) {
    fireEvent.click(button);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('上の数字と一致します。');
    fireEvent.click(within(dialog).getByRole('button', { name: '閉じる' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test('the arrows move between the figures of the table, of which Tab meets one', async () => {
  await show();
  const table = screen.getByRole('table', { name: '年度ごとの資金計画' });
  const figures = within(table).getAllByRole('button');
  expect(figures.filter(({ tabIndex }) => tabIndex === 0)).toEqual([figures[0]]);
  figures[0]?.focus();
  fireEvent.keyDown(figures[0] ?? table, { key: 'ArrowDown' });
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^2027年度 年度始めの残高/);
  fireEvent.keyDown(document.activeElement ?? table, { key: 'End' });
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^2027年度 年度末の残高/);
});
