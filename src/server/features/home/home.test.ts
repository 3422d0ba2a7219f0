import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { addTask, deleteTask, getHome, setTaskDone } from '#contract/home.ts';
import { getChart, postEntry } from '#contract/ledger.ts';
import { getRepairPlan, saveCertificationAnswers, savePlanVersion } from '#contract/repair-plan.ts';
import { trial } from '#contract/repair-plan-parts.ts';
import { bookDue, listDue } from '#contract/repeats.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import { template } from '#demo/template.ts';
import { noTrial } from '#domain/repair-plan/trial/trial.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
let visitor: ReturnType<typeof server.visit>;

beforeEach(() => {
  visitor = server.visit();
});

const task = { title: '掲示板の電球を替える', detail: '1階', dueOn: '2026-12-01' };

test('the next meeting of each kind, the nearer one first', async () => {
  const { nextMeetings, today } = await visitor.call(getHome, {});
  expect(nextMeetings.map(({ kind }) => kind)).toEqual(['board', 'general']);
  for (const { heldOn } of nextMeetings) expect(heldOn > today).toBe(true);
});

test('a month that has its expenses and not yet its dues says so', async () => {
  await visitor.call(setDemoRole, { role: 'treasurer' });
  const notes = async () => (await visitor.call(getHome, {})).funds?.map(({ note }) => note);
  expect(await notes()).toEqual(['', '']);
  const { due } = await visitor.call(listDue, {});
  await visitor.call(bookDue, {
    entries: due.map(({ key, asksAmount }) => ({ key, amountYen: asksAmount ? 30_000 : null })),
  });
  // Expenses of one fund alone were booked; the dues of the other are just as absent.
  expect(await notes()).toEqual([
    expect.stringContaining('11月分の管理費などの収入は、まだ帳簿に入っていません。'),
    expect.stringContaining('11月分の修繕積立金などの収入は、まだ帳簿に入っていません。'),
  ]);
});

test('the balance of a month that is not closed is said to be the figure of the books', async () => {
  const { funds } = await visitor.call(getHome, {});
  const words = '預金の残高は、帳簿の額です。通帳と見くらべて締めたのは、2026年9月30日までです。';
  expect(funds?.map(({ heldSource }) => heldSource)).toEqual([words, words]);
});

test('the five newest notices', async () => {
  const { notices } = await visitor.call(getHome, {});
  expect(notices).toHaveLength(5);
  const days = notices.map(({ issuedOn }) => issuedOn);
  expect(days).toEqual(days.toSorted().toReversed());
});

test('a notice says when what it tells of takes place', async () => {
  const { notices, today } = await visitor.call(getHome, {});
  expect(today).toBe('2026-11-21');
  expect(notices.find(({ title }) => title.startsWith('断水のお知らせ'))?.event).toEqual({
    on: '2026-11-30',
    startsAt: '10:00',
    endsAt: '15:00',
  });
  expect(notices.find(({ title }) => title.startsWith('年末年始'))?.event).toBeNull();
});

test('open tasks by their due day, then what is done', async () => {
  const { tasks } = await visitor.call(getHome, {});
  const open = tasks.filter(({ doneAt }) => doneAt === null);
  expect(tasks.slice(0, open.length)).toEqual(open);
  const days = open.map(({ dueOn }) => dueOn ?? '9999');
  expect(days).toEqual(days.toSorted());
});

test('the balance of a fund is what it opened with and what was booked since', async () => {
  const { funds } = await visitor.call(getHome, {});
  expect(funds?.map(({ name }) => name)).toEqual(['管理費会計', '修繕積立金会計']);
  // What lies in the bank: both have dues that were paid ahead.
  expect(funds?.map(({ heldYen, balanceYen }) => Math.sign((heldYen ?? 0) - balanceYen))).toEqual([
    1, 1,
  ]);
  for (const { balanceYen, incomeYen, expenseYen, history, fiscalYear } of funds ?? []) {
    const lastYear = history.at(-1);
    expect(lastYear?.fiscalYear).toBe(fiscalYear - 1);
    expect(balanceYen).toBe((lastYear?.closingYen ?? 0) + incomeYen - expenseYen);
  }
});

test('an invoice that moves no money moves no day of what lies in the bank', async () => {
  await visitor.call(setDemoRole, { role: 'treasurer' });
  const days = async () =>
    (await visitor.call(getHome, {})).funds?.map(({ heldAsOf, asOf }) => [heldAsOf, asOf]);
  expect(await days()).toEqual([
    ['2026-10-31', '2026-10-31'],
    ['2026-10-31', '2026-10-31'],
  ]);
  const { accounts, funds, counterparties } = await visitor.call(getChart, {});
  const idOf = (code: string) => accounts.find((it) => it.code.startsWith(code))?.id ?? '';
  const place = { fundId: funds[0]?.id ?? '', counterpartyId: counterparties[0]?.id ?? null };
  await visitor.call(postEntry, {
    id: randomUUID(),
    postedOn: '2026-11-20',
    summary: '届いた請求書',
    reason: '',
    postings: [
      { ...place, accountId: idOf('5120'), amountYen: 10_000 },
      { ...place, accountId: idOf('2110'), amountYen: -10_000 },
    ],
  });
  expect((await days())?.[0]).toEqual(['2026-10-31', '2026-11-20']);
});

test('the next collections of garbage, nearest first', async () => {
  const { nextGarbage } = await visitor.call(getHome, {});
  // 2026-11-21 is a Saturday: 燃やすごみ goes out on Tuesday, 古紙・古布 on the fourth Monday.
  expect(nextGarbage.slice(0, 2)).toEqual([
    { name: '古紙・古布', on: '2026-11-23', putOutBy: '08:30', following: '2026-12-14' },
    { name: '燃やすごみ', on: '2026-11-24', putOutBy: '08:30', following: '2026-12-01' },
  ]);
});

test('whom to call first: the fire brigade, then the numbers of this house', async () => {
  const { emergencies } = await visitor.call(getHome, {});
  expect(emergencies).toEqual([
    { name: '消防・救急', phone: '119', purpose: '火事、けが、急な病気' },
    {
      name: 'みどり管財 緊急センター',
      phone: '0120-000-365',
      purpose: '水漏れ、断水、共用部分の故障',
    },
    { name: 'すみかわガス', phone: '0120-000-119', purpose: 'ガスのにおいがするとき' },
  ]);
});

test('an own task is added, finished, opened again and deleted', async () => {
  const added = await visitor.call(addTask, task);
  const own = { owner: '自分', kind: 'own', isMine: true, mayFinish: true };
  expect(added.task).toMatchObject({ ...task, ...own, doneAt: null });
  const { task: done } = await visitor.call(setTaskDone, { taskId: added.task.id, done: true });
  expect(done.doneAt).toBe('2026-11-21T03:00:00Z');
  await visitor.call(setTaskDone, { taskId: added.task.id, done: false });
  await visitor.call(deleteTask, { taskId: added.task.id });
  const { tasks } = await visitor.call(getHome, {});
  expect(tasks.map(({ id }) => id)).not.toContain(added.task.id);
});

test('a task of the board is neither finished nor deleted by a resident', async () => {
  const { tasks } = await visitor.call(getHome, {});
  const taskId = tasks.find(({ isMine }) => !isMine)?.id ?? '';
  await expect(visitor.call(setTaskDone, { taskId, done: true })).rejects.toMatchObject({
    status: 403,
    message: 'ご自分で追加したものだけ変更できます。',
  });
  await expect(visitor.call(deleteTask, { taskId })).rejects.toMatchObject({
    status: 403,
    message: 'ご自分で追加したものだけ削除できます。',
  });
});

test('what a neighbour notes is not shown, what a neighbour asks the board is', async () => {
  await visitor.call(addTask, task);
  const { association } = await visitor.call(getSession, {});
  const neighbour = 'aaaaaaaa-0000-4000-8000-000000000001';
  await server.db.query(
    `insert into app_user (id, email, name) values ($1, 'next@example.jp', '隣の人')`,
    [neighbour],
  );
  await server.db.query(
    `insert into task (association_id, id, title, detail, owner, created_by, created_at)
     select $1, gen_random_uuid(), '隣の人の' || owner, '', owner, $2, now()
       from (values ('自分'), ('理事会')) as neighbours (owner)`,
    [association.id, neighbour],
  );
  const { tasks } = await visitor.call(getHome, {});
  const titles = tasks.map(({ title }) => title);
  expect(titles).toContain(task.title);
  expect(titles).not.toContain('隣の人の自分');
  const asked = tasks.find(({ title }) => title === '隣の人の理事会');
  expect(asked).toMatchObject({ kind: 'question', isMine: false, mayFinish: false });
});

test('titles of 1 to 80 and details of up to 500 characters are taken, the spaces around them not', async () => {
  const longest = { title: 'あ'.repeat(80), detail: 'い'.repeat(500), dueOn: null };
  expect((await visitor.call(addTask, longest)).task).toMatchObject(longest);
  const spaced = await visitor.call(addTask, { ...task, title: '　電球 ', detail: ' 1階\n' });
  expect(spaced.task).toMatchObject({ title: '電球', detail: '1階' });
  for (const wrong of [{ title: 'あ'.repeat(81) }, { detail: 'い'.repeat(501) }, { title: ' ' }]) {
    await expect(visitor.call(addTask, { ...task, ...wrong })).rejects.toMatchObject({
      status: 400,
      message: '入力内容を確認してください。',
    });
  }
});

test('the health of the repairs, the plan in a sentence and the next step', async () => {
  const { repairHealth } = await visitor.call(getHome, {});
  expect(repairHealth).toMatchObject({
    headline: 'このままだと2035年度から不足し、2050年度には約1億1,400万円足りなくなります',
    chance: '',
    worksNote: null,
    notice: expect.stringContaining('スミワ独自の目安'),
  });
  expect(repairHealth?.points).toBe(59);
  expect(repairHealth?.verdict).toBe('short');
  expect(repairHealth?.nextStep?.gainPoints).toBeGreaterThan(0);
});

/** A plan that runs short has the most points it can have: only one that does not shows what else changes. */
async function endTheShortage() {
  await visitor.call(setDemoRole, { role: 'board' });
  await visitor.call(savePlanVersion, {
    baseNumber: 2,
    trial: trial.parse({ ...noTrial, steps: [{ fromYear: 2026, unitPriceYen: 300 }] }),
    name: '足りる計画',
    note: '',
    planResolvedOn: '2026-11-20',
    feeResolvedOn: '2026-11-20',
  });
}

test('what the board answers changes the health at once, and for nobody else', async () => {
  const others = (await server.visit().call(getHome, {})).repairHealth?.points;
  await endTheShortage();
  const before = (await visitor.call(getHome, {})).repairHealth?.points ?? 0;
  const { answers, today } = await visitor.call(getRepairPlan, {});
  await visitor.call(saveCertificationAnswers, {
    answers: {
      ...answers,
      ownersListOn: today,
      residentsListOn: today,
      localGuideline: { isMet: true, note: '窓口で確かめました。' },
    },
  });
  expect((await visitor.call(getHome, {})).repairHealth?.points).toBeGreaterThan(before);
  expect((await server.visit().call(getHome, {})).repairHealth?.points).toBe(others);
});

test('an arrear that was booked meanwhile is seen at once', async () => {
  await endTheShortage();
  const before = (await visitor.call(getHome, {})).repairHealth?.points ?? 0;
  const { association } = await visitor.call(getSession, {});
  // Nothing that was paid for the last months counts any more.
  await server.db.query('delete from allocation where association_id = $1', [association.id]);
  expect((await visitor.call(getHome, {})).repairHealth?.points).toBeLessThan(before);
});

test('before a plan is stored there is no health', async () => {
  await visitor.call(setDemoRole, { role: 'board' });
  const { association } = await visitor.call(getSession, {});
  await server.db.query('delete from repair_plan_version where association_id = $1', [
    association.id,
  ]);
  expect((await visitor.call(getHome, {})).repairHealth).toBeNull();
});

test('a day that has passed is no due day of a task', async () => {
  const late = visitor.call(addTask, { ...task, dueOn: '2020-12-01' });
  await expect(late).rejects.toMatchObject({
    status: 400,
    message: '期限は、今日からの日にしてください。',
  });
  const { task: today } = await visitor.call(addTask, { ...task, dueOn: '2026-11-21' });
  expect(today.dueOn).toBe('2026-11-21');
});

test('who is no member sees no home and adds nothing', async () => {
  await server.db.query('delete from membership where association_id = $1', [
    template.associationId,
  ]);
  await expect(visitor.call(getHome, {})).rejects.toMatchObject({ status: 404 });
  await expect(visitor.call(addTask, task)).rejects.toMatchObject({ status: 404 });
  expect(visitor.cookie).toBe('');
});
