import { beforeEach, describe, expect, test } from 'vitest';
import * as board from '#contract/board.ts';
import * as caretaker from '#contract/caretaker.ts';
import { deleteTask, getHome, setTaskDone, type Task } from '#contract/home.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
const unknownId = '00000000-0000-4000-8000-000000000000';
const kite = '屋上で凧を揚げてもよいですか';
const answer = '屋上は立入禁止のため、凧揚げはできません。';
const forAll = { answer, question: kite };

let visitor: ReturnType<typeof server.visit>;
let conversationId: string;
let taskId: string;

const as = (role: Role) => visitor.call(setDemoRole, { role });

async function ask(message: string): Promise<caretaker.ChatMessage> {
  const { id } = await visitor.call(caretaker.createConversation, { title: 'AI Chat Session' });
  conversationId = id;
  return (await visitor.call(caretaker.sendMessage, { message, conversationId })).message;
}

async function taskNow(id = taskId): Promise<Task | undefined> {
  return (await visitor.call(getHome, {})).tasks.find((task) => task.id === id);
}

/** As if somebody else in the house had asked. */
async function giveToNeighbour(): Promise<void> {
  const neighbour = 'aaaaaaaa-0000-4000-8000-000000000001';
  await server.db.query(
    `insert into app_user (id, email, name) values ($1, 'next@example.jp', '隣の人') on conflict do nothing`,
    [neighbour],
  );
  const { association } = await visitor.call(getSession, {});
  await server.db.query('update task set created_by = $3 where association_id = $1 and id = $2', [
    association.id,
    taskId,
    neighbour,
  ]);
}

beforeEach(async () => {
  visitor = server.visit();
  const { id: messageId } = await ask(`${kite}。`);
  taskId = (await visitor.call(caretaker.handOver, { messageId, note: '' })).taskId;
});

async function reply(words: { answer: string; question: string } = forAll) {
  const { task } = await visitor.call(board.saveBoardReply, { taskId, ...words });
  if (!task.reply) throw new Error('no reply');
  return task.reply;
}

describe('working on the list', () => {
  test('a task is taken over and gets a day, and both can be put back', async () => {
    await as('treasurer');
    const { task } = await visitor.call(board.saveBoardTask, {
      taskId,
      owner: '会計担当理事',
      dueOn: '2026-12-01',
    });
    expect(task).toMatchObject({ kind: 'question', owner: '会計担当理事', dueOn: '2026-12-01' });
    expect(await taskNow()).toEqual(task);
    await visitor.call(board.saveBoardTask, { taskId, owner: '理事会', dueOn: null });
    expect(await taskNow()).toMatchObject({ owner: '理事会', dueOn: null });
  });

  test('a day that has passed is refused, stays where it was set before, and comes back by undoing', async () => {
    await as('treasurer');
    const owner = '会計担当理事';
    const past = { taskId, owner, dueOn: '2026-11-20' };
    await expect(visitor.call(board.saveBoardTask, past)).rejects.toMatchObject({
      status: 400,
      message: '期限は、今日からの日にしてください。',
    });
    const { association } = await visitor.call(getSession, {});
    await server.db.query('update task set due_on = $3 where association_id = $1 and id = $2', [
      association.id,
      taskId,
      past.dueOn,
    ]);
    await visitor.call(board.saveBoardTask, { ...past, owner: '理事' });
    expect(await taskNow()).toMatchObject({ owner: '理事', dueOn: past.dueOn });
    await visitor.call(board.saveBoardTask, { ...past, dueOn: '2026-12-01' });
    await expect(visitor.call(board.saveBoardTask, past)).rejects.toMatchObject({ status: 400 });
    await visitor.call(board.saveBoardTask, { ...past, bringsBack: true });
    expect(await taskNow()).toMatchObject({ dueOn: past.dueOn });
  });

  test('what the board set itself is finished and opened again by the board', async () => {
    await as('director');
    const { tasks } = await visitor.call(getHome, {});
    const own = tasks.find(({ kind, doneAt }) => kind === 'board' && doneAt === null);
    const id = own?.id ?? '';
    expect(own?.mayFinish).toBe(true);
    await visitor.call(setTaskDone, { taskId: id, done: true });
    expect((await taskNow(id))?.doneAt).not.toBeNull();
    await visitor.call(setTaskDone, { taskId: id, done: false });
    expect((await taskNow(id))?.doneAt).toBeNull();
  });

  test('a task cannot become what one member alone sees, nor get a wrong day', async () => {
    await as('chair');
    for (const wrong of [{ owner: '自分' }, { owner: ' ' }, { dueOn: '2026-02-30' }]) {
      const sent = { taskId, owner: '理事長', dueOn: null, ...wrong };
      await expect(visitor.call(board.saveBoardTask, sent)).rejects.toMatchObject({ status: 400 });
    }
    const nobodys = { taskId: unknownId, owner: '理事長', dueOn: null };
    await expect(visitor.call(board.saveBoardTask, nobodys)).rejects.toMatchObject({ status: 404 });
  });

  test('the board reads the question as it was asked, with the answer it came from', async () => {
    await as('chair');
    const { handedOver } = await visitor.call(caretaker.getHandedOver, { taskId });
    expect(handedOver?.question).toBe(`${kite}。`);
    expect(handedOver?.message.content).not.toBe('');
    await visitor.call(caretaker.deleteConversation, { conversationId });
    expect(await visitor.call(caretaker.getHandedOver, { taskId })).toEqual({ handedOver: null });
  });

  test('whoever only lives here may do none of it', async () => {
    await as('chair');
    const { id: replyId } = await reply();
    await as('owner');
    const tried = [
      () => visitor.call(board.saveBoardTask, { taskId, owner: '理事長', dueOn: null }),
      () => visitor.call(board.saveBoardReply, { taskId, ...forAll }),
      () => visitor.call(board.deleteBoardReply, { taskId }),
      () => visitor.call(board.approveBoardReply, { replyId, approved: true }),
      () => visitor.call(caretaker.getHandedOver, { taskId }),
    ];
    for (const call of tried) await expect(call()).rejects.toMatchObject({ status: 403 });
  });
});

describe('a reply', () => {
  test('is told to the asker at home and in the conversation', async () => {
    await as('chair');
    await reply({ answer, question: '' });
    await as('owner');
    expect((await taskNow())?.reply).toMatchObject({
      answer,
      writtenBy: '理事会',
      writtenAs: '理事長',
      writtenOn: '2026-11-21',
      approved: null,
      mayApprove: false,
    });
    const { messages } = await visitor.call(caretaker.getConversation, { conversationId });
    expect(messages.at(-1)?.boardReply).toEqual({
      answer,
      writtenBy: '理事会',
      writtenAs: '理事長',
      writtenOn: '2026-11-21',
    });
  });

  test('of the company comes in its own name', async () => {
    await as('companyStaff');
    expect((await reply()).writtenBy).toBe('管理会社');
  });

  test('is read by the asker and the board alone, until a second officer approves it', async () => {
    await as('chair');
    const { id: replyId } = await reply();
    await giveToNeighbour();
    expect((await taskNow())?.reply?.answer).toBe(answer);
    for (const role of ['owner', 'tenant', 'auditor'] as const) {
      await as(role);
      expect((await taskNow())?.reply).toBeNull();
    }
    expect((await ask(kite)).content).not.toContain('凧揚げはできません');
    await as('treasurer');
    await visitor.call(board.approveBoardReply, { replyId, approved: true });
    await as('tenant');
    expect((await taskNow())?.reply).toMatchObject({
      answer,
      approved: { by: '会計担当理事', on: '2026-11-21' },
    });
  });

  test('is quoted by the caretaker once approved, and no longer when it is taken back', async () => {
    await as('chair');
    const { id: replyId } = await reply();
    await as('viceChair');
    await visitor.call(board.approveBoardReply, { replyId, approved: true });
    await as('tenant');
    const quoted = await ask(kite);
    expect(quoted.content).toContain('凧揚げはできません');
    expect(quoted.sources?.[0]).toMatchObject({
      title: '理事会からの回答（2026年11月21日）',
      kind: 'record',
      href: '/demo#board-tasks',
    });
    await as('director');
    await visitor.call(board.approveBoardReply, { replyId, approved: false });
    await giveToNeighbour();
    await as('tenant');
    expect((await ask(kite)).content).not.toContain('凧揚げはできません');
  });

  test.each(['', kite])(
    'is quoted to the asker at once, and to nobody else',
    async (questionForAll) => {
      await as('chair');
      await reply({ answer, question: questionForAll });
      await as('tenant');
      const quoted = await ask(kite);
      expect(quoted.content).toContain('凧揚げはできません');
      expect(quoted.sources?.[0]?.title).toBe('あなたへの理事会からの回答（2026年11月21日）');
      await giveToNeighbour();
      expect((await ask(kite)).content).not.toContain('凧揚げはできません');
    },
  );

  test('needs a second look from another position of the board', async () => {
    await as('chair');
    const { id: replyId, mayApprove } = await reply();
    expect(mayApprove).toBe(false);
    const approve = () => visitor.call(board.approveBoardReply, { replyId, approved: true });
    await expect(approve()).rejects.toMatchObject({
      status: 403,
      message: '書いた方とは別の役員が確かめてください。',
    });
    await as('companyStaff');
    await expect(approve()).rejects.toMatchObject({ status: 403 });
    await as('director');
    expect((await approve()).task.reply?.approved?.by).toBe('理事');
    // The writer may not renew what another one agreed to, and a second press changes nothing.
    await as('chair');
    expect((await approve()).task.reply?.approved?.by).toBe('理事');
  });

  test('that was written anew needs another look, and nobody agrees to words not read', async () => {
    await as('chair');
    const { id: replyId } = await reply();
    const again = await reply({ ...forAll, answer: '屋上では、できません。' });
    expect(again).toMatchObject({ approved: null, answer: '屋上では、できません。' });
    await as('director');
    const stale = visitor.call(board.approveBoardReply, { replyId, approved: true });
    await expect(stale).rejects.toMatchObject({ status: 404 });
  });

  test('for the asker alone is not offered to anybody else', async () => {
    await as('chair');
    const { id: replyId } = await reply({ answer, question: '' });
    await as('director');
    expect((await taskNow())?.reply?.mayApprove).toBe(false);
    const offered = visitor.call(board.approveBoardReply, { replyId, approved: true });
    await expect(offered).rejects.toMatchObject({ status: 400 });
  });

  test.each(['佐藤様、できません。', '301号室の方へ', '電話は045-000-1480', 'a@b.jp'])(
    'with 「%s」 is for the asker, and not for everybody',
    async (personal) => {
      const { association } = await visitor.call(getSession, {});
      await server.db.query(
        `update person set name = '佐藤 太郎' where (association_id, id) =
           (select association_id, id from person where association_id = $1 limit 1)`,
        [association.id],
      );
      await as('chair');
      await expect(reply({ ...forAll, answer: personal })).rejects.toMatchObject({ status: 400 });
      await expect(reply({ ...forAll, question: personal })).rejects.toMatchObject({ status: 400 });
      expect((await reply({ answer: personal, question: '' })).answer).toBe(personal);
    },
  );

  test('is taken back whole', async () => {
    await as('chair');
    await reply();
    expect((await visitor.call(board.deleteBoardReply, { taskId })).task.reply).toBeNull();
    const again = visitor.call(board.deleteBoardReply, { taskId });
    await expect(again).rejects.toMatchObject({ status: 404 });
  });

  test('is not written to what the board set itself, nor empty, nor too long', async () => {
    await as('chair');
    const { tasks } = await visitor.call(getHome, {});
    const ownId = tasks.find(({ kind }) => kind === 'board')?.id ?? '';
    for (const wrong of [{ taskId: ownId }, { answer: ' ' }, { answer: 'あ'.repeat(1001) }]) {
      const sent = { taskId, ...forAll, ...wrong };
      await expect(visitor.call(board.saveBoardReply, sent)).rejects.toMatchObject({ status: 400 });
    }
  });

  test('that everybody reads keeps its question', async () => {
    await as('chair');
    const { id: replyId } = await reply();
    await as('director');
    await visitor.call(board.approveBoardReply, { replyId, approved: true });
    const withdraw = () => visitor.call(deleteTask, { taskId });
    await expect(withdraw()).rejects.toMatchObject({
      message: '理事会の回答が全員に案内されているため、取り下げられません。',
    });
    await visitor.call(board.approveBoardReply, { replyId, approved: false });
    await withdraw();
    expect(await taskNow()).toBeUndefined();
  });
});
