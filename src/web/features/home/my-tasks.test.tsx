import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addTask, deleteTask, getHome, setTaskDone, type Task } from '#contract/home.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import { HomePage } from './page.tsx';

const task: Task = {
  id: 'ca6a12b0-bf64-4172-ac59-35101cd455d4',
  title: '在宅の日を知らせる',
  detail: '1月の点検のため',
  dueOn: '2026-11-26',
  owner: '自分',
  kind: 'own',
  isMine: true,
  mayFinish: true,
  doneAt: null,
  reply: null,
};
const doneTask: Task = { ...task, doneAt: '2026-11-21T01:00:00Z' };

function homeWith(tasks: Task[]) {
  return answer(getHome, {
    today: '2026-11-21',
    nextMeetings: [],
    tasks,
    notices: [],
    stoppages: [],
    funds: [],
    emergencies: [],
    nextGarbage: [],
    garbagePauses: [],
    repairHealth: null,
  });
}

function show(tasks: Task[]) {
  return renderPage(<HomePage />, { answers: [homeWith(tasks)] });
}

test('asks for the name of a task and keeps what was typed', async () => {
  const { calls } = show([]);
  fireEvent.click(await screen.findByRole('button', { name: '追加' }));
  fireEvent.change(screen.getByLabelText('くわしい内容（任意）'), {
    target: { value: '予備日も' },
  });
  fireEvent.click(screen.getByRole('button', { name: '追加する' }));
  expect(screen.getByText('やることを入力してください。')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^やること/ }));
  expect(screen.getByDisplayValue('予備日も')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('「やることを追加する」 from elsewhere opens the window once', async () => {
  renderPage(<HomePage />, { answers: [homeWith([])], at: '/demo?new=task' });
  const dialog = await screen.findByRole('dialog', { name: 'やることを追加' });
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: '追加' }));
  expect(await screen.findByRole('dialog', { name: 'やることを追加' })).toBeTruthy();
});

test('adds a task, tells so and closes the window', async () => {
  const { calls, answerWith } = show([]);
  fireEvent.click(await screen.findByRole('button', { name: '追加' }));
  fireEvent.change(screen.getByRole('textbox', { name: /^やること/ }), {
    target: { value: ' 在宅の日を知らせる ' },
  });
  fireEvent.change(screen.getByLabelText('期限（任意）'), { target: { value: '2026-11-26' } });
  answerWith(answer(addTask, { task }));
  answerWith(homeWith([task]));
  fireEvent.click(screen.getByRole('button', { name: '追加する' }));
  expect(await screen.findByText('やることを追加しました')).toBeTruthy();
  expect(screen.getByText('あと5日')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    title: '在宅の日を知らせる',
    detail: '',
    dueOn: '2026-11-26',
  });
});

test('a day that has passed is refused beside the field', async () => {
  const { calls } = show([]);
  fireEvent.click(await screen.findByRole('button', { name: '追加' }));
  fireEvent.change(screen.getByRole('textbox', { name: /^やること/ }), {
    target: { value: '届出' },
  });
  const field = screen.getByLabelText('期限（任意）');
  fireEvent.change(field, { target: { value: '2020-12-01' } });
  fireEvent.click(screen.getByRole('button', { name: '追加する' }));
  expect(screen.getByText('期限は、今日からの日にしてください。')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a refusal leaves the window open with what was typed', async () => {
  const { answerWith } = show([]);
  fireEvent.click(await screen.findByRole('button', { name: '追加' }));
  fireEvent.change(screen.getByRole('textbox', { name: /^やること/ }), {
    target: { value: '届出' },
  });
  answerWith(refuse(addTask, 429, 'しばらくしてから再度お試しください。'));
  fireEvent.click(screen.getByRole('button', { name: '追加する' }));
  expect(await screen.findByText('しばらくしてから再度お試しください。')).toBeTruthy();
  expect(screen.getByDisplayValue('届出')).toBeTruthy();
});

test('finishes a task and takes it back', async () => {
  const { calls, answerWith } = show([task]);
  const finish = await screen.findByRole('button', { name: '「在宅の日を知らせる」を完了にする' });
  answerWith(answer(setTaskDone, { task: doneTask }));
  answerWith(homeWith([doneTask]));
  fireEvent.click(finish);
  expect(await screen.findByText('完了にしました')).toBeTruthy();
  expect(screen.getByText('終わったもの（1件）')).toBeTruthy();
  answerWith(answer(setTaskDone, { task }));
  answerWith(homeWith([task]));
  const reopen = '「在宅の日を知らせる」を未完了に戻す';
  fireEvent.click(screen.getByRole('button', { name: reopen, hidden: true }));
  expect(await screen.findByText('未完了に戻しました')).toBeTruthy();
  const puts = calls.filter(({ method }) => method === 'PUT');
  expect(puts.map(({ body }) => body)).toEqual([{ done: true }, { done: false }]);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('LI'));
  expect(document.activeElement?.textContent).toContain('在宅の日を知らせる');
});

test('Ctrl+Z takes back what was finished a moment ago, but not out of a text field', async () => {
  const { calls, answerWith } = show([task]);
  const finish = await screen.findByRole('button', { name: '「在宅の日を知らせる」を完了にする' });
  answerWith(answer(setTaskDone, { task: doneTask }));
  answerWith(homeWith([doneTask]));
  fireEvent.click(finish);
  expect(await screen.findByText('完了にしました')).toBeTruthy();
  const field = document.body.appendChild(document.createElement('textarea'));
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
  field.remove();
  answerWith(answer(setTaskDone, { task }));
  answerWith(homeWith([task]));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'z', ctrlKey: true });
  expect(await screen.findByText('元に戻しました')).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  const puts = calls.filter(({ method }) => method === 'PUT');
  expect(puts.map(({ body }) => body)).toEqual([{ done: true }, { done: false }]);
});

test('deletes only after a question', async () => {
  const { calls, answerWith } = show([task]);
  const button = await screen.findByRole('button', { name: '「在宅の日を知らせる」を削除' });
  fireEvent.click(button);
  fireEvent.click(screen.getByRole('button', { name: 'キャンセル' }));
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  fireEvent.click(button);
  answerWith(answer(deleteTask, {}));
  answerWith(homeWith([]));
  fireEvent.click(screen.getByRole('button', { name: '削除する' }));
  expect(await screen.findByText('削除しました')).toBeTruthy();
  expect(screen.queryByText('1月の点検のため')).toBeNull();
});

test('tells why a task could not be changed', async () => {
  const { answerWith } = show([task]);
  const finish = await screen.findByRole('button', { name: '「在宅の日を知らせる」を完了にする' });
  answerWith(refuse(setTaskDone, 403, 'この操作を行う権限がありません。'));
  fireEvent.click(finish);
  expect(await screen.findByText('変更できませんでした')).toBeTruthy();
  expect(screen.getByText('この操作を行う権限がありません。')).toBeTruthy();
});

test('Escape asks before it throws away a task that is being written', async () => {
  show([]);
  fireEvent.click(await screen.findByRole('button', { name: '追加' }));
  const title = screen.getByRole('textbox', { name: /^やること/ });
  fireEvent.change(title, { target: { value: '在宅の日' } });
  fireEvent.keyDown(title, { key: 'Escape' });
  fireEvent.click(await screen.findByRole('button', { name: '入力に戻る' }));
  expect(screen.getByDisplayValue('在宅の日')).toBeTruthy();
  fireEvent.keyDown(title, { key: 'Escape' });
  fireEvent.click(await screen.findByRole('button', { name: '捨てて閉じる' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
