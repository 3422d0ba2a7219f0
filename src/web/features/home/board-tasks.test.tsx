import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  approveBoardReply,
  deleteBoardReply,
  saveBoardReply,
  saveBoardTask,
} from '#contract/board.ts';
import { getHandedOver } from '#contract/caretaker.ts';
import { type BoardReply, getHome, type Task } from '#contract/home.ts';
import { getSession } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { answerMessage } from '#web/testing/stub-chat.ts';
import { HomePage } from './page.tsx';

const question: Task = {
  id: '3b6a12b0-bf64-4172-ac59-35101cd455d4',
  title: '居住者からの質問：屋上で凧を揚げてもよいですか',
  detail: '',
  dueOn: null,
  owner: '理事会',
  kind: 'question',
  isMine: false,
  mayFinish: true,
  doneAt: null,
  reply: null,
};
const reply: BoardReply = {
  id: '4c6a12b0-bf64-4172-ac59-35101cd455d4',
  question: '屋上で凧を揚げてもよいですか',
  answer: '屋上は立入禁止です。',
  writtenBy: '理事会',
  writtenAs: '理事長',
  writtenOn: '2026-11-20',
  approved: null,
  mayApprove: false,
};
const approved = { by: '会計担当理事', on: '2026-11-21' };

function homeWith(...tasks: Task[]) {
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

const asked = answer(getHandedOver, {
  handedOver: {
    question: '屋上で凧を揚げてもよいですか。',
    message: answerMessage({ content: '決まりが**見つかりません**[1]。' }),
  },
});

function show(task: Task, role: Role = 'chair') {
  const session = answer(getSession, sessionAs(role));
  return renderPage(<HomePage />, { answers: [homeWith(task), session, asked] });
}

async function openTask() {
  fireEvent.click(await screen.findByRole('button', { name: /に対応する$/ }));
  await screen.findByText('決まりが見つかりません。');
}

beforeEach(() => sessionStorage.clear());

const button = (name: string) => screen.getByRole('button', { name });

test('a question opens with the answer it came from, and closes again', async () => {
  show(question);
  await openTask();
  expect(screen.getByText('屋上で凧を揚げてもよいですか。')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /に対応する$/ }));
  expect(screen.queryByText('決まりが見つかりません。')).toBeNull();
});

test('without the permission the list is read only', async () => {
  show({ ...question, mayFinish: false }, 'owner');
  expect(await screen.findByText(/ここから変えることはできません/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /凧/ })).toBeNull();
});

test('taking over names the position, and is undone from the message', async () => {
  const { calls, answerWith } = show(question);
  await openTask();
  const mine = { ...question, owner: '理事長' };
  answerWith(answer(saveBoardTask, { task: mine, changed: 'owner' }));
  answerWith(homeWith(mine));
  fireEvent.click(button('引き受ける（理事長）'));
  expect(await screen.findByText('「理事長」が引き受けました')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /引き受ける/ })).toBeNull();
  fireEvent.click(button('元に戻す'));
  expect(await screen.findByText('元に戻しました')).toBeTruthy();
  const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(sent).toEqual([
    { owner: '理事長', dueOn: null },
    { owner: '理事会', dueOn: null, bringsBack: true },
  ]);
});

test('who takes over joins those in charge; who is in charge already is not asked', async () => {
  const shared: Task = { ...question, owner: '田村 副理事長・管理員' };
  const { calls, answerWith } = show(shared);
  await openTask();
  const joined = { ...shared, owner: '田村 副理事長・管理員・理事長' };
  answerWith(answer(saveBoardTask, { task: joined, changed: 'owner' }));
  answerWith(homeWith(joined));
  expect(button('理事長だけで引き受ける')).toBeTruthy();
  fireEvent.click(button('引き受ける（理事長）'));
  expect(await screen.findByText('「理事長」が引き受けました')).toBeTruthy();
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
    owner: '田村 副理事長・管理員・理事長',
  });
  cleanup();
  show(shared, 'viceChair');
  await openTask();
  expect(screen.queryByRole('button', { name: /引き受ける/ })).toBeNull();
});

test('while one takes over nothing else is said to be sent, and the focus stays', async () => {
  const { answerWith } = show(question);
  await openTask();
  const mine = { ...question, owner: '理事長' };
  answerWith(answer(saveBoardTask, { task: mine, changed: 'owner' }));
  const others = fetch;
  let end = () => {};
  const isOver = new Promise<void>((resolve) => {
    end = resolve;
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method === 'PUT') await isOver;
    return others(url, init);
  });
  const takeOver = button('引き受ける（理事長）');
  act(() => takeOver.focus());
  fireEvent.click(takeOver);
  await waitFor(() => expect(takeOver.getAttribute('aria-disabled')).toBe('true'));
  expect(document.activeElement).toBe(takeOver);
  expect(button('回答を届ける')).toHaveProperty('disabled', true);
  expect(screen.queryByText('届けています')).toBeNull();
  end();
  expect(await screen.findByText('「理事長」が引き受けました')).toBeTruthy();
});

test('a day is asked for, set and shown', async () => {
  const { calls, answerWith } = show(question);
  await openTask();
  fireEvent.click(button('期限を決める'));
  expect(screen.getByText('日付を選んでください。')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('期限'), { target: { value: '2026-12-01' } });
  const due = { ...question, dueOn: '2026-12-01' };
  answerWith(answer(saveBoardTask, { task: due, changed: 'due' }));
  answerWith(homeWith(due));
  fireEvent.click(button('期限を決める'));
  expect(await screen.findByText('期限を12月1日（火）にしました')).toBeTruthy();
  expect(button('期限をなくす')).toBeTruthy();
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    owner: '理事会',
    dueOn: '2026-12-01',
  });
});

test('a day that has passed is refused beside the field; another year stands with the day', async () => {
  const { calls, answerWith } = show({ ...question, dueOn: '2020-12-01' });
  await openTask();
  expect(screen.getByText('期限 2020年12月1日（火）')).toBeTruthy();
  const field = screen.getByLabelText('期限');
  fireEvent.change(field, { target: { value: '2026-11-20' } });
  fireEvent.click(button('期限を決める'));
  expect(screen.getByText('期限は、今日からの日にしてください。')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  fireEvent.change(field, { target: { value: '2027-01-15' } });
  const due = { ...question, dueOn: '2027-01-15' };
  answerWith(answer(saveBoardTask, { task: due, changed: 'due' }));
  answerWith(homeWith(due));
  fireEvent.click(button('期限を決める'));
  expect(await screen.findByText('期限を2027年1月15日（金）にしました')).toBeTruthy();
  expect(screen.getByText('期限 2027年1月15日（金）')).toBeTruthy();
});

test('a reply is asked for, kept when refused, and sent to the asker alone unless offered', async () => {
  const { calls, answerWith } = show(question);
  await openTask();
  fireEvent.click(button('回答を届ける'));
  expect(screen.getByText('回答を入力してください。')).toBeTruthy();
  const box = screen.getByRole('textbox', { name: /^回答/ });
  expect(document.activeElement).toBe(box);
  fireEvent.change(box, { target: { value: ' 屋上は立入禁止です。 ' } });
  answerWith(refuse(saveBoardReply, 400, 'お名前は書けません。'));
  fireEvent.click(screen.getByRole('checkbox'));
  const offered = screen.getByRole('textbox', { name: /^全員に見せる質問/ });
  expect(offered).toHaveProperty('value', '屋上で凧を揚げてもよいですか');
  fireEvent.click(button('回答を届ける'));
  expect(await screen.findByText('お名前は書けません。')).toBeTruthy();
  expect(box).toHaveProperty('value', ' 屋上は立入禁止です。 ');
  fireEvent.click(screen.getByRole('checkbox'));
  const replied = { ...question, reply: { ...reply, question: '' } };
  answerWith(answer(saveBoardReply, { task: replied }));
  answerWith(homeWith(replied));
  fireEvent.click(button('回答を届ける'));
  expect(await screen.findByText('回答を届けました')).toBeTruthy();
  expect(await screen.findByText('質問した方だけに届いています。')).toBeTruthy();
  const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(sent).toEqual([
    { answer: '屋上は立入禁止です。', question: reply.question },
    { answer: '屋上は立入禁止です。', question: '' },
  ]);
});

test('a half-written reply outlives a look at another task, and the page', async () => {
  const other = {
    ...question,
    id: '5d6a12b0-bf64-4172-ac59-35101cd455d4',
    title: '防災訓練の準備',
  };
  const plain: Task = { ...other, kind: 'board' };
  const answers = [homeWith(question, plain), answer(getSession, sessionAs('chair')), asked];
  renderPage(<HomePage />, { answers });
  const open = async () => {
    fireEvent.click(await screen.findByRole('button', { name: /凧.*に対応する$/ }));
    await screen.findByText('決まりが見つかりません。');
  };
  await open();
  const write = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  write(/^回答/, '屋上は立入禁止で');
  fireEvent.click(screen.getByRole('checkbox'));
  write(/^全員に見せる質問/, '凧は揚げられますか');
  write(/^期限/, '2026-12-01');
  fireEvent.click(button('「防災訓練の準備」に対応する'));
  expect(screen.queryByLabelText(/^回答/)).toBeNull();
  expect(screen.getByText('書きかけの回答があります')).toBeTruthy();
  expect(screen.getByLabelText(/^期限/)).toHaveProperty('value', '');
  cleanup();
  renderPage(<HomePage />, { answers });
  await open();
  expect(screen.getByLabelText(/^回答/)).toHaveProperty('value', '屋上は立入禁止で');
  expect(screen.getByLabelText(/^全員に見せる質問/)).toHaveProperty('value', '凧は揚げられますか');
  expect(screen.getByLabelText(/^期限/)).toHaveProperty('value', '2026-12-01');
  expect(screen.queryByText('書きかけの回答があります')).toBeNull();
});

test('a rewriting that is given up leaves no draft', async () => {
  show({ ...question, reply });
  await openTask();
  fireEvent.click(button('書き直す'));
  fireEvent.change(screen.getByLabelText(/^回答/), { target: { value: '別の回答' } });
  fireEvent.click(button('キャンセル'));
  fireEvent.click(screen.getByRole('button', { name: /に対応する$/ }));
  expect(screen.queryByText('書きかけの回答があります')).toBeNull();
});

test('the writer waits for another officer, who lets everybody read it', async () => {
  show({ ...question, reply });
  await openTask();
  expect(screen.getByText('確認待ち')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /確かめたので/ })).toBeNull();
});

test('another officer approves it, and takes it back', async () => {
  const { calls, answerWith } = show({ ...question, reply: { ...reply, mayApprove: true } });
  await openTask();
  const offered = { ...question, reply: { ...reply, mayApprove: true, approved } };
  answerWith(answer(approveBoardReply, { task: offered }));
  answerWith(homeWith(offered));
  fireEvent.click(button('確かめたので全員に案内する'));
  expect(await screen.findByText('全員に案内中')).toBeTruthy();
  fireEvent.click(button('全員への案内をやめる'));
  expect(await screen.findByText('全員への案内をやめました')).toBeTruthy();
  const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(sent).toEqual([{ approved: true }, { approved: false }]);
});

test('a reply is taken back, and put back from the message', async () => {
  const { calls, answerWith } = show({ ...question, reply });
  await openTask();
  answerWith(answer(deleteBoardReply, { task: question }));
  answerWith(homeWith(question));
  fireEvent.click(button('回答を取り消す'));
  expect(await screen.findByText('回答を取り消しました')).toBeTruthy();
  answerWith(answer(saveBoardReply, { task: { ...question, reply } }));
  fireEvent.click(button('元に戻す'));
  await waitFor(() =>
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      answer: reply.answer,
      question: reply.question,
    }),
  );
});

test('the asker is told of the reply, for two weeks even when the question is finished', async () => {
  const doneAt = '2026-11-21T01:00:00Z';
  show({ ...question, isMine: true, mayFinish: false, doneAt, reply }, 'owner');
  expect(await screen.findByText('理事会から回答がありました')).toBeTruthy();
  expect(screen.getByText('屋上は立入禁止です。')).toBeTruthy();
  expect(screen.queryByText(/^終わったもの/)).toBeNull();
});

test('while everybody reads the reply its question is not withdrawn', async () => {
  const offered = { ...reply, approved };
  show({ ...question, isMine: true, mayFinish: false, reply: offered }, 'owner');
  expect(await screen.findByText('理事会から回答がありました')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /取り下げる$/ })).toBeNull();
});
