import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { z } from 'zod/mini';
import { deleteTask, getHome, setTaskDone, type Task } from '#contract/home.ts';
import { getSession } from '#contract/session.ts';
import { balanceBridge, heldSource } from '#domain/statements/balance-words.ts';
import { subscribeToQuestions } from '#web/lib/caretaker-ask.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { HomePage } from './page.tsx';

type Home = z.input<typeof getHome.output>;

const ids = {
  notice: '10f3048f-2e9c-4fec-9f3e-705a53868df1',
  meeting: '00a12c0a-7cbb-42d3-8db5-9ded1dae2a4e',
  invitation: 'b298df4d-ca32-4ca1-a114-22ddab0596f5',
} as const;

const home: Home = {
  today: '2026-11-21',
  nextMeetings: [
    {
      id: ids.meeting,
      kind: 'board',
      title: '理事会',
      heldOn: '2026-12-19',
      startsAt: '10:00',
      place: '集会室',
      documentId: ids.invitation,
    },
  ],
  tasks: [],
  notices: [
    {
      id: ids.notice,
      title: '断水のお知らせ',
      summary: '給水ポンプの点検のためです。',
      issuedOn: '2026-11-17',
      event: { on: '2026-12-02', startsAt: '10:00', endsAt: '15:00' },
    },
  ],
  stoppages: [
    {
      id: ids.notice,
      origin: 'document',
      title: '断水のお知らせ',
      issuedOn: '2026-11-17',
      marks: ['water'],
      time: { on: '2026-12-02', lastOn: '2026-12-02', startsAt: '10:00', endsAt: '15:00' },
    },
  ],
  funds: [
    {
      code: 'reserve',
      name: '修繕積立金会計',
      balanceYen: 46_038_462,
      heldYen: 47_000_000,
      heldAsOf: '2026-10-31',
      asOf: '2026-10-31',
      heldSource: heldSource('2026-10-31', '2026-09-30'),
      bridge: balanceBridge({
        heldYen: 47_000_000,
        otherAssetsYen: 38_462,
        debtsYen: 1_000_000,
        carriedYen: 46_038_462,
      }),
      note: '',
      fiscalYear: 2026,
      incomeYen: 4_500_000,
      expenseYen: 0,
      budgetIncomeYen: 9_000_000,
      budgetExpenseYen: 0,
      history: [
        { fiscalYear: 2024, closingYen: 79_023_302 },
        { fiscalYear: 2025, closingYen: 19_118_508 },
      ],
    },
  ],
  emergencies: [
    { name: '消防・救急', phone: '119', purpose: '火事、けが、急な病気' },
    { name: '緊急センター', phone: '0120-000-365', purpose: '水漏れ、断水' },
  ],
  nextGarbage: [
    { name: '燃やすごみ', on: '2026-11-22', putOutBy: null, following: null },
    { name: '古紙・古布', on: '2026-11-23', putOutBy: null, following: null },
  ],
  garbagePauses: [],
  repairHealth: {
    points: 62,
    headline: 'このままだと2035年度から不足し、2050年度には約1億1,400万円足りなくなります',
    verdict: 'short',
    chance: '',
    worksNote: null,
    proposal: null,
    nextStep: { action: '居住者名簿の更新の日付を登録してください。', gainPoints: 4 },
    notice: 'この点数はスミワ独自の目安です。',
  },
};

const boardTask: Task = {
  id: 'ca6a12b0-bf64-4172-ac59-35101cd455d4',
  title: '断水の日の当番を決める',
  detail: '',
  dueOn: '2026-11-18',
  owner: '管理員',
  kind: 'board',
  isMine: false,
  mayFinish: false,
  doneAt: null,
  reply: null,
};

const askedQuestion: Task = {
  ...boardTask,
  id: '3b6a12b0-bf64-4172-ac59-35101cd455d4',
  title: '居住者からの質問：屋上で凧を揚げてもよいですか',
  detail: '補足：正月の3日間です',
  dueOn: null,
  owner: '理事会',
  kind: 'question',
};

function show(change: Partial<Home> = {}) {
  return renderPage(<HomePage />, { answers: [answer(getHome, { ...home, ...change })] });
}

const boardSession = answer(getSession, sessionAs('chair'));

function card(heading: string): HTMLElement {
  const frame = screen.getByRole('heading', { name: heading }).closest('div.rounded-xl');
  if (!(frame instanceof HTMLElement)) throw new Error(`no card ${heading}`);
  return frame;
}

test('the next meeting with its day, how far it is, its place and its notice', async () => {
  show();
  await screen.findByRole('heading', { name: 'いま確認すること' });
  const meeting = card('次の理事会');
  expect(meeting.textContent).toContain('12月19日（土）');
  expect(meeting.textContent).toContain('あと28日');
  expect(meeting.textContent).toContain('集会室');
  const link = within(meeting).getByRole('link', { name: /案内を読む/ });
  expect(link.getAttribute('href')).toBe(`/document/${ids.invitation}`);
  expect(link.getAttribute('target')).toBe('_blank');
});

test('says so where no meeting is planned', async () => {
  show({ nextMeetings: [] });
  expect(await screen.findByText('予定されている総会・理事会はありません。')).toBeTruthy();
});

const headings = () => screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent);

test('a resident finds the garbage first, then whom to call, then what will stop', async () => {
  show({
    notices: [
      ...home.notices,
      {
        id: ids.invitation,
        title: '防災訓練のご案内',
        summary: '',
        issuedOn: '2026-11-16',
        event: null,
      },
    ],
  });
  await screen.findByRole('heading', { name: 'いま確認すること' });
  expect(headings().slice(0, 4)).toEqual([
    '次のごみの日',
    '緊急の電話',
    '断水・停止のお知らせ',
    '次の理事会',
  ]);
  const numbers = within(card('緊急の電話')).getAllByRole('link', { name: /に電話する/ });
  expect(numbers.map((it) => it.getAttribute('href'))).toEqual(['tel:119', 'tel:0120000365']);
  expect(card('緊急の電話').textContent).toContain('水漏れ、断水');
  expect(card('断水・停止のお知らせ').textContent).not.toContain('防災訓練');
  expect(card('新しいお知らせ').textContent).toContain('防災訓練');
  expect(card('新しいお知らせ').textContent).not.toContain('断水');
});

test('who runs the house finds the meetings first and all notices together', async () => {
  renderPage(<HomePage />, { answers: [answer(getHome, home), boardSession] });
  await screen.findByRole('heading', { name: 'いま確認すること' });
  await waitFor(() => expect(headings()[0]).toBe('次の理事会'));
  expect(headings()).not.toContain('緊急の電話');
  expect(card('新しいお知らせ').textContent).toContain('断水のお知らせ');
});

test('the next day of garbage in words, then the days after it', async () => {
  show();
  await screen.findByRole('heading', { name: '次のごみの日' });
  const garbage = card('次のごみの日');
  expect(garbage.textContent).toContain('11月22日（日）明日燃やすごみ');
  expect(within(garbage).getByText('古紙・古布')).toBeTruthy();
  expect(
    within(garbage).getByRole('link', { name: '出し方と収集日の一覧' }).getAttribute('href'),
  ).toBe('/demo/community#garbage');
});

test('the next garbage says until when it is put out, where the hour is known', async () => {
  show({
    nextGarbage: [
      { name: '古紙・古布', on: '2026-11-23', putOutBy: '08:30', following: null },
      { name: '燃やすごみ', on: '2026-11-24', putOutBy: '09:00', following: null },
    ],
  });
  await screen.findByRole('heading', { name: '次のごみの日' });
  expect(card('次のごみの日').textContent).toContain('古紙・古布当日の8:30までに出します。');
});

test('before New Year the card says when nothing is collected', async () => {
  show({
    garbagePauses: [{ startsOn: '2026-12-31', endsOn: '2027-01-03', reason: '年末年始' }],
  });
  await screen.findByRole('heading', { name: '次のごみの日' });
  expect(card('次のごみの日').textContent).toContain(
    '12月31日（木）から1月3日（日）までは、年末年始のため、ごみの収集がありません。',
  );
});

test('a notice tells the day of what happens before the day it was put up', async () => {
  show();
  await screen.findByRole('heading', { name: '断水・停止のお知らせ' });
  expect(card('断水・停止のお知らせ').textContent).toMatch(
    /12月2日（水）10:00〜15:00.*11月17日（火）のお知らせ.*断水のお知らせ/,
  );
});

test('what the board has to do is read only; overdue is said in words', async () => {
  show({ tasks: [boardTask] });
  await screen.findByRole('heading', { name: '理事会のやること' });
  const tasks = card('理事会のやること');
  expect(within(tasks).getByText('期限を3日過ぎています')).toBeTruthy();
  expect(within(tasks).getByText('期限切れ 1件')).toBeTruthy();
  expect(within(tasks).getByText(/ここから変えることはできません/)).toBeTruthy();
  expect(within(tasks).queryByRole('button')).toBeNull();
});

test("one's own question stands in the board's list, above what is due, and can be withdrawn", async () => {
  const others = Array.from({ length: 5 }, (_, index) => ({
    ...boardTask,
    id: `ca6a12b0-bf64-4172-ac59-35101cd455d${index}`,
  }));
  const { calls, answerWith } = show({ tasks: [...others, { ...askedQuestion, isMine: true }] });
  await screen.findByRole('heading', { name: '理事会のやること' });
  expect(card('自分のやること').textContent).not.toContain('凧');
  const tasks = card('理事会のやること');
  const [first, ...rest] = within(tasks).getAllByRole('listitem');
  expect(first?.textContent).toContain('あなたの質問居住者からの質問：屋上で凧を揚げて');
  expect(first?.textContent).toContain('担当 理事会');
  expect(rest).toHaveLength(4);
  expect(within(tasks).getByRole('button', { name: 'すべて表示（残り1件）' })).toBeTruthy();
  expect(within(tasks).getByText(/ご自分の質問は、取り下げることができます/)).toBeTruthy();
  expect(within(tasks).queryByRole('button', { name: /完了にする/ })).toBeNull();

  fireEvent.click(within(tasks).getByRole('button', { name: /凧.*を取り下げる$/ }));
  answerWith(answer(deleteTask, {}));
  answerWith(answer(getHome, { ...home, tasks: others }));
  fireEvent.click(screen.getByRole('button', { name: '取り下げる' }));
  expect(await screen.findByText('質問を取り下げました')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
  expect(card('理事会のやること').textContent).not.toContain('凧');
});

test('the board finishes what it was asked, and does not withdraw it', async () => {
  const asked = { ...askedQuestion, mayFinish: true };
  const { answerWith } = show({ tasks: [asked] });
  const finish = await screen.findByRole('button', { name: /凧.*を完了にする$/ });
  expect(screen.queryByRole('button', { name: /取り下げる$/ })).toBeNull();
  expect(screen.queryByText('あなたの質問')).toBeNull();
  const done = { ...asked, doneAt: '2026-11-21T01:00:00Z' };
  answerWith(answer(setTaskDone, { task: done }));
  answerWith(answer(getHome, { ...home, tasks: [done] }));
  fireEvent.click(finish);
  expect(await screen.findByText('完了にしました')).toBeTruthy();
  const reopen = { name: /凧.*を未完了に戻す$/, hidden: true };
  expect(screen.getByRole('button', reopen)).toBeTruthy();
});

test.each(['reserve-fund', 'board-tasks'])('the address leads to %s and marks it', async (id) => {
  history.replaceState(null, '', `#${id}`);
  show({ tasks: [boardTask] });
  await screen.findByRole('heading', { name: '修繕積立金会計' });
  await waitFor(() => expect(document.activeElement?.id).toBe(id));
  expect(document.querySelectorAll('[data-arrival]')).toHaveLength(1);
  history.replaceState(null, '', '/');
});

test('shows four tasks of the board first and the rest on demand', async () => {
  const tasks = Array.from({ length: 6 }, (_, index) => ({
    ...boardTask,
    id: `ca6a12b0-bf64-4172-ac59-35101cd455d${index}`,
    title: `用件${index + 1}`,
  }));
  show({ tasks });
  const more = await screen.findByRole('button', { name: 'すべて表示（残り2件）' });
  expect(screen.queryByText('用件5')).toBeNull();
  fireEvent.click(more);
  expect(screen.getByText('用件6')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '近いものだけ表示' }));
  expect(screen.queryByText('用件6')).toBeNull();
});

test('what is finished is folded away with its day in Japan', async () => {
  show({ tasks: [{ ...boardTask, doneAt: '2026-11-16T16:00:00Z' }] });
  expect(await screen.findByText('終わったもの（1件）')).toBeTruthy();
  expect(screen.getByText('11月17日（火）に完了（管理員）')).toBeTruthy();
  expect(screen.getByText('いま残っているものはありません。')).toBeTruthy();
});

test('a fund: balance, budget in words, and the years as a table', async () => {
  show();
  await screen.findByRole('heading', { name: '修繕積立金会計' });
  const fund = card('修繕積立金会計');
  expect(fund.textContent).toContain(
    '預金の残高（2026年10月31日現在）47,000,000円預金の残高は、帳簿の額です。通帳と見くらべて締めたのは、2026年9月30日までです。',
  );
  expect(fund.textContent).toContain(
    '預金の残高47,000,000円に、未収金や前払金など38,462円を足し、未払金や前受金など1,000,000円を差し引いた額が、繰越金46,038,462円です。',
  );
  expect(fund.textContent).toContain('予算 9,000,000円の50％');
  expect(fund.textContent).toContain('予算はありません');
  const table = within(fund).getByRole('table', { hidden: true });
  expect(table.textContent).toContain('△59,904,794円');
});

test('the health of the repair plan: points, what they mean, the next step, and whose measure it is', async () => {
  show();
  await screen.findByRole('heading', { name: '修繕の健康度' });
  const health = screen.getByRole('region', { name: '修繕の健康度' });
  expect(health.textContent).toContain('62点100点満点');
  expect(health.textContent).toContain(
    'このままだと2035年度から不足し、2050年度には約1億1,400万円足りなくなります',
  );
  expect(health.textContent).toContain(
    '次の一歩：居住者名簿の更新の日付を登録してください。（最大＋4点）',
  );
  expect(within(health).getByText('この点数はスミワ独自の目安です。')).toBeTruthy();
  expect(within(health).getByRole('link', { name: '点数の内訳を見る' }).getAttribute('href')).toBe(
    '/demo/repair-fund-simulation?view=check',
  );
});

test('before a plan is stored no points stand there', async () => {
  show({ repairHealth: null });
  await screen.findByRole('heading', { name: '修繕の健康度' });
  const health = screen.getByRole('region', { name: '修繕の健康度' });
  expect(health.textContent).toContain('長期修繕計画が、まだ登録されていません。');
  expect(health.textContent).not.toContain('点満点');
});

test('a notice opens in a new tab', async () => {
  show();
  const link = await screen.findByRole('link', { name: /断水のお知らせ/ });
  expect(link.getAttribute('href')).toBe(`/document/${ids.notice}`);
  expect(link.getAttribute('target')).toBe('_blank');
});

test('each quick question goes to the caretaker', async () => {
  show();
  const heard: string[] = [];
  const stop = subscribeToQuestions((question) => heard.push(question));
  await screen.findByRole('heading', { name: 'よくある質問' });
  for (const button of screen.getAllByRole('button', { name: /AI管理人に聞く$/ })) {
    fireEvent.click(button);
  }
  stop();
  expect(heard).toEqual([
    'ペットは何匹まで飼えますか？',
    '長期修繕計画の状況を教えてください',
    '燃えるごみの日は何曜日ですか？',
    '次回の理事会はいつですか？',
  ]);
});

test('the caretaker is seen once, and leads to where one talks', async () => {
  show();
  const link = await screen.findByRole('link', { name: 'AI管理人と対面で話す' });
  expect(link.getAttribute('href')).toBe('/vrm-assistant');
  expect(document.querySelectorAll('img[src*="/figure-"]')).toHaveLength(1);
});

test('a tenant is offered only questions that have an answer for a tenant', async () => {
  renderPage(<HomePage />, {
    answers: [answer(getHome, home), answer(getSession, sessionAs('tenant'))],
  });
  expect(await screen.findByRole('button', { name: /次回の総会はいつですか/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /長期修繕計画の状況|理事会はいつ/ })).toBeNull();
});

test('a national holiday is named beside the day', async () => {
  show({ today: '2026-11-23' });
  expect(
    await screen.findByText('今日は2026年11月23日（月）、祝日（勤労感謝の日）です。'),
  ).toBeTruthy();
});

test('a failure is told in the sentence of the server', async () => {
  renderPage(<HomePage />, { answers: [refuse(getHome, 500, '時間をおいて再度お試しください。')] });
  expect(await screen.findByText('時間をおいて再度お試しください。')).toBeTruthy();
});

test('who may not see the plan finds no empty place for it, nor the money', async () => {
  renderPage(<HomePage />, {
    answers: [
      answer(getHome, { ...home, funds: null, repairHealth: null }),
      answer(getSession, sessionAs('tenant')),
    ],
  });
  expect(await screen.findByText('よくある質問')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('修繕の健康度')).toBeNull());
  expect(screen.queryByText('管理組合のお金')).toBeNull();
});
