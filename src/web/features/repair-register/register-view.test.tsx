import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { RepairPlanAnswer } from '#contract/repair-plan.ts';
import { noTrial } from '#domain/repair-plan/trial/trial.ts';
import { exampleAnswer } from '#web/testing/example-answer.ts';
import { renderView } from '#web/testing/render-view.tsx';
import { RegisterView } from './register-view.tsx';

beforeEach(() => sessionStorage.clear());

const wall = '外壁塗装 塗替え';
const roof = '屋上防水（露出） 補修';

function withItems(items: RepairPlanAnswer['plan']['items']): RepairPlanAnswer {
  return { ...exampleAnswer, plan: { ...exampleAnswer.plan, items } };
}

async function cell(name: string) {
  return await screen.findByRole('textbox', { name });
}

function type(input: HTMLElement, value: string) {
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}

test('a new price changes the amount, the sum of its group and the whole', async () => {
  renderView(<RegisterView />, exampleAnswer);
  type(await cell(`${roof}の単価`), '２，５００，０００円');
  expect(screen.getByDisplayValue('2,500,000')).toBeTruthy();
  const row = screen.getByRole('button', { name: `${roof}を直す` }).closest('tr');
  expect(row?.textContent).toContain('2,500,000円');
  expect(screen.getByText('32,500,000円')).toBeTruthy();
  expect(within(screen.getByRole('table')).getByText('直しました')).toBeTruthy();
});

test('what cannot be read stays in its cell with a sentence, and its row is in no total', async () => {
  renderView(<RegisterView />, exampleAnswer);
  const price = await cell(`${roof}の単価`);
  type(price, '百万円くらい');
  expect(screen.getByDisplayValue('百万円くらい').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(/単価（円）「百万円くらい」を読めません。/).length).toBeGreaterThan(0);
  expect(screen.queryByText('31,000,000円')).toBeNull();
  expect(screen.getByText(/^2行、計画期間の合計/).textContent).toBe(
    '2行、計画期間の合計 30,000,000円（直すところのある1行は入れていません）',
  );
  fireEvent.keyDown(price, { key: 'Escape' });
  expect(screen.getByDisplayValue('1,000,000')).toBeTruthy();
  expect(screen.getByText('31,000,000円')).toBeTruthy();
});

test('a line with something wrong has no amount, and its group says that it is left out', async () => {
  renderView(<RegisterView />, exampleAnswer);
  const price = await cell(`${roof}の単価`);
  const row = price.closest('tr');
  const amount = () => row?.querySelectorAll('td')[5]?.textContent;
  const group = () => screen.getByRole('button', { name: /^2 屋根防水/ }).textContent;
  expect(amount()).toBe('1,000,000円');
  expect(group()).toMatch(/1行、計画期間の合計 1,000,000円$/);
  type(price, '3500.5');
  expect(amount()).toBe('計算できません');
  expect(group()).toMatch(/合計 0円（直すところのある1行は入れていません）$/);
  type(price, '');
  expect(amount()).toBe('計算できません');
  const problems = screen.getByRole('region', { name: '直すところ' });
  expect(problems.textContent).toContain('直すところが1件あります');
  expect(screen.queryByText(/円の整数で入れて/)).toBeNull();
  expect(screen.getAllByText(/単価を入れてください。/)).toHaveLength(2);
  fireEvent.click(within(problems).getByRole('button', { name: roof }));
  const field = within(screen.getByRole('dialog')).getByLabelText(/^単価（円）/);
  expect(field).toHaveProperty('value', '');
  fireEvent.change(field, { target: { value: '1,000,000' } });
  fireEvent.click(screen.getByRole('button', { name: 'この内容にする' }));
  expect(amount()).toBe('1,000,000円');
  expect(await cell(`${roof}の単価`)).toHaveProperty('value', '1,000,000');
});

test('what cannot be read outlasts a search, a copy and a reload of the page', async () => {
  renderView(<RegisterView />, exampleAnswer);
  type(await cell(`${roof}の単価`), 'abc');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '外壁' } });
  await waitFor(() => expect(screen.queryByDisplayValue('abc')).toBeNull());
  expect(screen.getByRole('region', { name: '直すところ' })).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  fireEvent.click(await screen.findByRole('button', { name: `${roof}を直す` }));
  fireEvent.click(screen.getByRole('button', { name: '複製する' }));
  expect(screen.getAllByDisplayValue('abc')).toHaveLength(2);
  cleanup();
  renderView(<RegisterView />, exampleAnswer);
  expect(await screen.findAllByDisplayValue('abc')).toHaveLength(2);
});

test('a year outside the plan is told in the cell and at the top', async () => {
  renderView(<RegisterView />, exampleAnswer);
  type(await cell(`${roof}の計画年度`), 'R17、2090');
  expect(screen.getByDisplayValue('2035、2090')).toBeTruthy();
  expect(screen.getAllByText(/2090年度は計画期間（2026〜2055年度）の外です。/)).toHaveLength(2);
  // A slip is no work that waits too long, and nothing that was mended.
  expect(screen.queryByText(/2090.*周期を過ぎる$/)).toBeNull();
  expect(screen.queryByText('直しました')).toBeNull();
  const list = screen.getByRole('region', { name: '直すところ' });
  fireEvent.click(within(list).getByRole('button', { name: roof }));
  const years = within(screen.getByRole('dialog')).getByLabelText('計画年度');
  expect(years.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(years, { target: { value: '2035' } });
  fireEvent.click(screen.getByRole('button', { name: 'この内容にする' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '直すところ' })).toBeNull());
});

test('a planned year is told against the cycle of its work', async () => {
  const { items } = exampleAnswer.plan;
  renderView(<RegisterView />, withItems(items.map((it) => ({ ...it, lastDoneYear: 2021 }))));
  const years = await cell(`${roof}の計画年度`);
  expect(screen.getByText('2032 周期より早い')).toBeTruthy();
  type(years, 'R17、R30');
  expect(screen.queryByText('2032 周期より早い')).toBeNull();
  type(years, '2035、2055');
  expect(screen.getByText('2055 周期を過ぎる')).toBeTruthy();
  // What is left out is no better than what comes late.
  type(years, '');
  expect(screen.getByText('計画なし 周期を過ぎる')).toBeTruthy();
  // The filter counts what the marks say.
  const marked = screen.getAllByText(/ 周期を過ぎる$/).length;
  expect(document.body.textContent).toContain(`周期を過ぎる工事（${marked}）`);
});

test('Enter goes down the column, and takes the value in', async () => {
  renderView(<RegisterView />, exampleAnswer);
  const first = await cell(`${roof}の数量`);
  first.focus();
  fireEvent.change(first, { target: { value: '2' } });
  fireEvent.keyDown(first, { key: 'Enter' });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: `${wall}の数量` }));
  expect(screen.getByText('32,000,000円')).toBeTruthy();
});

test('a line taken out comes back at a button', async () => {
  renderView(<RegisterView />, exampleAnswer);
  fireEvent.click(await screen.findByRole('button', { name: `${roof}を直す` }));
  fireEvent.click(screen.getByRole('button', { name: 'この行を消す' }));
  expect(screen.queryByRole('button', { name: `${roof}を直す` })).toBeNull();
  expect(screen.getByText(`「${roof}」を消しました。`)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '元に戻す' }));
  expect(await screen.findByRole('button', { name: `${roof}を直す` })).toBeTruthy();
  expect(screen.queryByText('直しました')).toBeNull();
});

test('a work is added from the standard form, with its years from the cycle', async () => {
  renderView(<RegisterView />, exampleAnswer);
  fireEvent.click(await screen.findByRole('button', { name: '工事を加える' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '表に加える' }));
  expect(dialog.getByText('工事をする部分の名前を入れてください。')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/標準様式の項目から選ぶ/), { target: { value: '0' } });
  expect(dialog.getByLabelText(/^部分/)).toHaveProperty('value', '共通仮設');
  fireEvent.click(dialog.getByRole('button', { name: '15年ごとに入れる' }));
  expect(dialog.getByLabelText('計画年度')).toHaveProperty('value', '2026、2041');
  fireEvent.change(dialog.getByLabelText(/^単価（円）/), { target: { value: '500000' } });
  fireEvent.click(dialog.getByRole('button', { name: '表に加える' }));
  expect(await screen.findByRole('button', { name: '共通仮設 仮設を直す' })).toBeTruthy();
  expect(screen.getByText('32,000,000円')).toBeTruthy();
});

test('search and filters leave what one looks for', async () => {
  renderView(<RegisterView />, exampleAnswer);
  fireEvent.click(await screen.findByRole('button', { name: '大規模修繕（1）' }));
  expect(screen.queryByRole('button', { name: `${roof}を直す` })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'すべて（2）' }));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ぼうすい' } });
  expect(await screen.findByText('当てはまる工事はありません')).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '防水' } });
  expect(await screen.findByRole('button', { name: `${roof}を直す` })).toBeTruthy();
});

test('a pasted table is shown before it is taken in, with the lines that cannot be', async () => {
  renderView(<RegisterView />, exampleAnswer);
  fireEvent.click(await screen.findByRole('button', { name: 'Excelから貼り付ける' }));
  const text = [
    '分類\t部分\t工事\t数量\t単位\t単価\t計画年度',
    '4\t外壁塗装\t塗替え\t1\t式\t28,000,000\tR22',
    '8\t給水ポンプ\t取替え\t1\t台\t3,000,000\t2033・2049',
    '9\t排水ポンプ\t取替え\t二台\t台\t500,000\t2033',
  ].join('\n');
  fireEvent.change(screen.getByLabelText('貼り付ける欄'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: '内容を確かめる' }));
  expect(screen.getByText('1行を加えます。1行を置き換えます。1行は取り込めません。')).toBeTruthy();
  expect(screen.getByRole('row', { name: /^4 .*数量「二台」を読めません。/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '読めた2行だけ取り込む' }));
  expect(
    await screen.findByText(/^2行が変わりました。1行は読めなかったので、取り込んでいません。/),
  ).toBeTruthy();
  expect(await screen.findByRole('button', { name: '給水ポンプ 取替えを直す' })).toBeTruthy();
  expect(screen.getByDisplayValue('28,000,000')).toBeTruthy();
  expect(screen.getByRole('button', { name: `${roof}を直す` })).toBeTruthy();
});

test('a pasted line that says what stands under an unreadable text puts the text right', async () => {
  renderView(<RegisterView />, exampleAnswer);
  type(await cell(`${roof}の単価`), 'abc');
  type(await cell(`${roof}の数量`), '');
  fireEvent.click(screen.getByRole('button', { name: 'Excelから貼り付ける' }));
  const text = '分類\t部分\t工事\t単価\n2\t屋上防水（露出）\t補修\t1,000,000';
  fireEvent.change(screen.getByLabelText('貼り付ける欄'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: '内容を確かめる' }));
  expect(screen.getByText('1行を置き換えます。')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '取り込む' }));
  expect(await cell(`${roof}の単価`)).toHaveProperty('value', '1,000,000');
  expect(await cell(`${roof}の数量`)).toHaveProperty('value', '');
});

test('what is needed is said first; each line gets its group from a menu, each column its meaning', async () => {
  renderView(<RegisterView />, exampleAnswer);
  fireEvent.click(await screen.findByRole('button', { name: 'Excelから貼り付ける' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('「部分」「数量」「単価」の列が要ります。')).toBeTruthy();
  const text = [
    '名称\t数量\t単位\t単価（千円）\t今回の額',
    '太陽光パネル\t1\t式\t1,500\t9',
    '宅配ボックス\t２\t台\t900\t9',
    '防災倉庫\t1\t棟\t300\t9',
  ].join('\n');
  expect(document.activeElement).toBe(dialog.getByLabelText('貼り付ける欄'));
  fireEvent.change(dialog.getByLabelText('貼り付ける欄'), { target: { value: text } });
  fireEvent.click(dialog.getByRole('button', { name: '内容を確かめる' }));
  const status = () => dialog.getByRole('status').textContent;
  expect(status()).toMatch(/^取り込める行がありません。/);
  expect(dialog.getByText('見出し「単価（千円）」円に直します')).toBeTruthy();
  const menu = (name: string) => dialog.getByRole('combobox', { name });
  expect(menu('5列目「今回の額」の内容')).toHaveProperty('value', '');
  fireEvent.change(menu('2行目の工事の区分'), { target: { value: '12' } });
  expect(status()).toBe('1行を加えます。2行は取り込めません。');
  fireEvent.change(menu('決まっていない行の区分'), { target: { value: '17' } });
  expect(status()).toBe('3行を加えます。');
  fireEvent.change(menu('5列目「今回の額」の内容'), { target: { value: 'quantity' } });
  expect(menu('2列目「数量」の内容')).toHaveProperty('value', '');
  fireEvent.change(menu('2列目「数量」の内容'), { target: { value: 'quantity' } });
  expect(menu('5列目「今回の額」の内容')).toHaveProperty('value', '');
  fireEvent.click(dialog.getByRole('button', { name: '取り込む' }));
  expect(await cell('太陽光パネルの単価')).toHaveProperty('value', '1,500,000');
  expect(await cell('宅配ボックスの数量')).toHaveProperty('value', '2');
  expect(screen.getByRole('button', { name: /^17 外構・附属施設/ }).textContent).toContain('2行');
});

test('a table in the clipboard is taken by the page itself', async () => {
  renderView(<RegisterView />, exampleAnswer);
  await cell(`${roof}の数量`);
  const paste = new Event('paste', { bubbles: true });
  Object.assign(paste, {
    clipboardData: { getData: () => '2\t庇\t修繕\t12〜15\t2030\t1\t式\t90,000' },
  });
  fireEvent(document.body, paste);
  expect(await screen.findByText('1行を加えます。')).toBeTruthy();
});

test('a CSV file of an old program takes the place of the register', async () => {
  renderView(<RegisterView />, exampleAnswer);
  fireEvent.click(await screen.findByRole('button', { name: 'ファイルを読み込む' }));
  const csv = '部分,分類,数量,単価,単位\n受水槽,8,1,"2,000,000",基\n';
  const file = new File([`\uFEFF${csv}`], '工事.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('ファイルを選ぶ'), { target: { files: [file] } });
  expect(await screen.findByText('「工事.csv」の1行を読みました。')).toBeTruthy();
  expect(screen.getByText('1行を加えます。2行をなくします。')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '取り込む' }));
  expect(await screen.findByRole('button', { name: '受水槽を直す' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: `${roof}を直す` })).toBeNull();
});

test('a file of something else takes nothing away', async () => {
  renderView(<RegisterView />, exampleAnswer);
  fireEvent.click(await screen.findByRole('button', { name: 'ファイルを読み込む' }));
  const file = new File(['名前,電話\n山田,03\n'], '名簿.csv');
  fireEvent.change(screen.getByLabelText('ファイルを選ぶ'), { target: { files: [file] } });
  expect(await screen.findByText(/^取り込める行がありません。/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '取り込む' })).toHaveProperty('disabled', true);
});

test('an old Excel file is refused with what to do', async () => {
  renderView(<RegisterView />, exampleAnswer);
  fireEvent.click(await screen.findByRole('button', { name: 'ファイルを読み込む' }));
  const file = new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], '工事.xls');
  fireEvent.change(screen.getByLabelText('ファイルを選ぶ'), { target: { files: [file] } });
  expect(await screen.findByText(/古い形式（.xls）/)).toBeTruthy();
});

test('an empty register starts from the standard form', async () => {
  renderView(<RegisterView />, withItems([]));
  fireEvent.click(await screen.findByRole('button', { name: '標準様式の項目から始める' }));
  expect(await screen.findByRole('button', { name: 'すべて（76）' })).toBeTruthy();
});

test('a work moved elsewhere is told beside its line, and can be written into the table', async () => {
  const moves = [{ itemId: 'roof', fromYear: 2032, toYear: 2035 }];
  const key = `repair-plan-trial/${exampleAnswer.associationName}/1`;
  sessionStorage.setItem(key, JSON.stringify({ ...noTrial, moves }));
  renderView(<RegisterView />, exampleAnswer);
  expect(await cell(`${roof}の計画年度`)).toHaveProperty('value', '2032');
  expect(screen.getByText('試算では 2035')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '試している値を表に書き込む' }));
  expect(await cell(`${roof}の計画年度`)).toHaveProperty('value', '2035');
  expect(screen.queryByText('試算では 2035')).toBeNull();
});

test('a closed group opens again for what one looks for', async () => {
  renderView(<RegisterView />, exampleAnswer);
  fireEvent.click(await screen.findByRole('button', { name: /^2 屋根防水/ }));
  expect(screen.queryByRole('button', { name: `${roof}を直す` })).toBeNull();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '防水' } });
  expect(await screen.findByRole('button', { name: `${roof}を直す` })).toBeTruthy();
});

test('a price of ten times the former one is asked about beside its cell, and no longer has the old source', async () => {
  const { items } = exampleAnswer.plan;
  const sourced = items.map((it) => ({ ...it, priceSource: '2023年の概算' }));
  renderView(<RegisterView />, withItems(sourced));
  const price = await cell(`${roof}の単価`);
  type(price, '10,000,000');
  const note = screen.getByText('単価が、前の10倍です。けた数を確かめてください。');
  expect(price.getAttribute('aria-describedby')).toBe(note.id);
  expect(price.getAttribute('aria-invalid')).toBeNull();
  expect(
    screen.getByText(/^単価を変更（2026年11月21日）。前の出どころ：2023年の概算/),
  ).toBeTruthy();
  type(price, '1,000,000');
  expect(screen.queryByText(/けた数を確かめて/)).toBeNull();
  expect(screen.queryByText(/単価を変更/)).toBeNull();
});
