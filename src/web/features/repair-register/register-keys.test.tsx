import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useUndoKeys } from '#web/lib/plan-workbench/use-undo-keys.ts';
import { exampleAnswer } from '#web/testing/example-answer.ts';
import { rendersDuring } from '#web/testing/render-counts.ts';
import { renderView } from '#web/testing/render-view.tsx';
import { RegisterView } from './register-view.tsx';

const two = exampleAnswer.plan.items;
const works = two.slice(1).flatMap((roof) =>
  Array.from({ length: 100 }, (_, index) => ({
    ...roof,
    id: `roof-${index}`,
    part: `屋上${index + 1}`,
  })),
);

beforeEach(() => sessionStorage.clear());

function View() {
  useUndoKeys();
  return <RegisterView />;
}

async function show(items = [...two, ...works.slice(0, 3)]) {
  renderView(<View />, { ...exampleAnswer, plan: { ...exampleAnswer.plan, items } });
  await screen.findByRole('table');
}

function cell(part: string, field: string): HTMLInputElement {
  const found = screen.getByRole('textbox', { name: `${part} 補修の${field}` });
  if (!(found instanceof HTMLInputElement)) throw new Error('a cell is an input');
  return found;
}

function paste(target: HTMLElement, text: string) {
  fireEvent.paste(target, { clipboardData: { getData: () => text } });
}

function press(key: string, options: object = {}) {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...options });
}

const focused = () => document.activeElement?.getAttribute('aria-label');

test('a column from a spreadsheet goes down the lines after a look, and comes back in one step', async () => {
  await show();
  const first = cell('屋上1', '単価');
  first.focus();
  paste(first, '100,011\r\n１，２００\r\n￥300\r\n');
  const dialog = within(screen.getByRole('dialog', { name: '貼り付ける内容の確認' }));
  expect(dialog.getByRole('status').textContent).toBe('3つのセルの値が変わります。');
  expect(dialog.getAllByRole('row').map((row) => row.textContent)).toEqual([
    '工事欄今の値入れる値',
    '屋上1 補修単価1,000,000100,011',
    '屋上2 補修単価1,000,0001,200',
    '屋上3 補修単価1,000,000300',
  ]);
  expect(first.value).toBe('1,000,000');
  const apply = dialog.getByRole('button', { name: '貼り付ける' });
  expect(document.activeElement).toBe(apply);
  fireEvent.click(apply);
  const prices = () => ['屋上1', '屋上2', '屋上3'].map((part) => cell(part, '単価').value);
  expect(prices()).toEqual(['100,011', '1,200', '300']);
  expect(first.value).toBe('100,011');

  first.focus();
  press('z', { ctrlKey: true });
  expect(prices()).toEqual(['1,000,000', '1,000,000', '1,000,000']);
  press('y', { ctrlKey: true });
  expect(prices()).toEqual(['100,011', '1,200', '300']);
  press('Z', { ctrlKey: true, shiftKey: true });
  press('z', { ctrlKey: true });
  expect(prices()).toEqual(['1,000,000', '1,000,000', '1,000,000']);
});

test('what is pasted over a text that is no value takes its place, and one step back brings the text again', async () => {
  await show();
  const enter = (part: string, value: string) => {
    const price = cell(part, '単価');
    price.focus();
    fireEvent.change(price, { target: { value } });
    press('Enter');
  };
  enter('屋上2', 'abc');
  enter('屋上3', '');
  paste(cell('屋上1', '単価'), '3,600\n3,600\n1,000,000');
  const dialog = within(screen.getByRole('dialog', { name: '貼り付ける内容の確認' }));
  expect(dialog.getByRole('status').textContent).toBe('3つのセルの値が変わります。');
  expect(dialog.getAllByRole('row').map((row) => row.textContent)).toEqual([
    '工事欄今の値入れる値',
    '屋上1 補修単価1,000,0003,600',
    '屋上2 補修単価「abc」（読めません）3,600',
    '屋上3 補修単価空欄（読めません）1,000,000',
  ]);
  fireEvent.click(dialog.getByRole('button', { name: '貼り付ける' }));
  const prices = () => ['屋上1', '屋上2', '屋上3'].map((part) => cell(part, '単価').value);
  expect(prices()).toEqual(['3,600', '3,600', '1,000,000']);
  expect(cell('屋上2', '単価').getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByRole('region', { name: '直すところ' })).toBeNull();

  cell('屋上1', '単価').focus();
  press('z', { ctrlKey: true });
  expect(prices()).toEqual(['1,000,000', 'abc', '']);
  press('z', { ctrlKey: true });
  expect(prices()).toEqual(['1,000,000', 'abc', '1,000,000']);
  press('z', { ctrlKey: true });
  expect(prices()).toEqual(['1,000,000', '1,000,000', '1,000,000']);
  press('y', { ctrlKey: true });
  expect(prices()).toEqual(['1,000,000', 'abc', '1,000,000']);
});

test('what does not fit is refused in words, and the rest is taken only when one says so', async () => {
  await show();
  const first = cell('屋上2', '数量');
  paste(first, '数量\t単価（千円）\t備考\n2\t1,500\t北側\n約3\t900\t\n4\t5\t\n6\t7\t');
  const dialog = within(screen.getByRole('dialog'));
  expect(
    dialog.getByText('1行目「数量、単価（千円）、備考」は、見出しとして読みました。'),
  ).toBeTruthy();
  const refused = within(dialog.getByRole('region', { name: '入れられないもの' }));
  expect(refused.getAllByRole('listitem').map((it) => it.textContent)).toEqual([
    '2行目の「北側」：「備考」の列は、この表の中には貼り付けられません。',
    '3行目の「約3」：数量「約3」を読めません。「12.5」のように、数字で入れてください。',
    '5行目の「6」など2つ：下に、貼り付ける先の行がありません。',
  ]);
  fireEvent.click(dialog.getByRole('button', { name: '読めた5つだけ入れる' }));
  expect(cell('屋上2', '単価').value).toBe('1,500,000');
  expect(cell('屋上3', '単価').value).toBe('900,000');
  expect(cell('屋上3', '数量').value).toBe('1');
});

test('several values are not pasted into a field of the window, one behind the other', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: '屋上1 補修を直す' }));
  const price = within(screen.getByRole('dialog')).getByLabelText(/^単価（円）/);
  expect(fireEvent.paste(price, { clipboardData: { getData: () => '100\n011' } })).toBe(false);
  expect(screen.getByText(/^この欄に入るのは1つの値です。/)).toBeTruthy();
  expect(fireEvent.paste(price, { clipboardData: { getData: () => '100\r\n' } })).toBe(true);
});

test('a single value is pasted into its cell alone', async () => {
  await show();
  paste(cell('屋上1', '単価'), '1,200\r\n');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('arrows, Enter, Home and End go from cell to cell, over the borders of the groups', async () => {
  await show();
  cell('屋上1', '数量').focus();
  press('ArrowRight');
  expect(focused()).toBe('屋上1 補修の単位');
  press('ArrowDown');
  expect(focused()).toBe('屋上2 補修の単位');
  press('End');
  expect(focused()).toBe('屋上2 補修の単価');
  press('Enter');
  press('Enter');
  expect(focused()).toBe('外壁塗装 塗替えの単価');
  press('Enter', { shiftKey: true });
  press('Home');
  expect(focused()).toBe('屋上3 補修を直す');
  press('ArrowRight');
  expect(focused()).toBe('屋上3 補修の計画年度');
  press('Home', { ctrlKey: true });
  expect(focused()).toBe('屋上防水（露出） 補修の計画年度');
  press('ArrowUp');
  expect(focused()).toBe('屋上防水（露出） 補修の計画年度');
});

test('with the caret in the text the arrows belong to the text; Escape gives the former value back', async () => {
  await show();
  const price = cell('屋上1', '単価');
  price.focus();
  press('F2');
  press('ArrowLeft');
  expect(document.activeElement).toBe(price);
  fireEvent.change(price, { target: { value: '1,000,0005' } });
  press('Escape');
  expect(price.value).toBe('1,000,000');
  fireEvent.change(price, { target: { value: '7' } });
  press('z', { ctrlKey: true });
  expect(price.value).toBe('7');
  press('ArrowDown');
  expect(focused()).toBe('屋上2 補修の単価');
  expect(price.value).toBe('7');
  press('z', { ctrlKey: true });
  expect(price.value).toBe('1,000,000');
});

test('a text that is no value is taken back by Ctrl+Z, in its turn', async () => {
  await show();
  const price = cell('屋上1', '単価');
  const type = (value: string) => {
    price.focus();
    fireEvent.change(price, { target: { value } });
    press('Enter');
  };
  type('abc');
  expect(price.value).toBe('abc');
  expect(price.getAttribute('aria-invalid')).toBe('true');
  press('z', { ctrlKey: true });
  expect(price.value).toBe('1,000,000');
  expect(price.getAttribute('aria-invalid')).toBeNull();
  type('7');
  type('x');
  fireEvent.change(cell('屋上2', '数量'), { target: { value: '9' } });
  cell('屋上2', '数量').focus();
  press('Enter');
  press('z', { ctrlKey: true });
  expect([cell('屋上2', '数量').value, price.value]).toEqual(['1', 'x']);
  press('z', { ctrlKey: true });
  expect(price.value).toBe('7');
  press('z', { ctrlKey: true });
  expect(price.value).toBe('1,000,000');
});

test('typing draws its own cell again and nothing else; taking it in draws one row', async () => {
  await show(works);
  const price = cell('屋上50', '単価');
  price.focus();
  const typing = rendersDuring(() => {
    for (const value of ['2', '25', '250', '2500']) fireEvent.change(price, { target: { value } });
  });
  expect(typing).toEqual({ TypedCell: 4 });
  const taking = rendersDuring(() => press('Enter'));
  expect(price.value).toBe('2,500');
  expect(taking['RegisterRow']).toBe(1);
});

test('typing that passes through the former value goes on to the next digit', async () => {
  await show();
  const price = cell('屋上1', '数量');
  const former = price.value;
  price.focus();
  fireEvent.change(price, { target: { value: `${former}o` } });
  fireEvent.blur(price);
  expect(screen.getAllByText(new RegExp(`数量「${former}o」を読めません`))).not.toEqual([]);
  price.focus();
  fireEvent.change(price, { target: { value: former } });
  // Nothing is taken in, nor selected as a whole, before Enter or leaving the cell.
  expect(price.value).toBe(former);
  expect(price.dataset['unedited']).toBeUndefined();
  expect(price.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(price, { target: { value: `${former}8` } });
  fireEvent.blur(price);
  expect(cell('屋上1', '数量').value).toBe(`${former}8`);
  expect(cell('屋上1', '数量').getAttribute('aria-invalid')).toBeNull();
});

test('Escape in the window of a work asks before it throws away what was typed', async () => {
  await show();
  const open = () => fireEvent.click(screen.getByRole('button', { name: '屋上1 補修を直す' }));
  open();
  press('Escape');
  expect(screen.queryByRole('dialog')).toBeNull();

  open();
  const note = within(screen.getByRole('dialog')).getByLabelText('備考');
  fireEvent.change(note, { target: { value: '2社の見積り' } });
  note.focus();
  press('Escape');
  const asked = screen.getByRole('alertdialog', { name: '入力した内容を捨てますか' });
  fireEvent.click(within(asked).getByRole('button', { name: '入力に戻る' }));
  expect(screen.getByDisplayValue('2社の見積り')).toBeDefined();
  note.focus();
  press('Escape');
  fireEvent.click(screen.getByRole('button', { name: '捨てて閉じる' }));
  expect(screen.queryByDisplayValue('2社の見積り')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
