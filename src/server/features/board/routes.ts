import type { Hono } from 'hono';
import * as contract from '#contract/board.ts';
import type { Task } from '#contract/home.ts';
import { Refusal } from '#domain/refusal.ts';
import { changeOfTask } from '#domain/tasks/change-of-task.ts';
import { refusePastDue } from '#domain/tasks/due.ts';
import { selfOwner } from '#domain/tasks/owner.ts';
import type { Db } from '#server/db/db.ts';
import { findKnownHere } from '#server/features/caretaker/store.ts';
import { findBoardTask } from '#server/features/home/store.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import { personalWords } from '#server/models/personal-words.ts';
import * as store from './store.ts';

/** The board's list, worked on by the board and the management company. */
export function boardRoutes(app: Hono<Env>): void {
  handle(app, contract.saveBoardTask, async ({ db, scope, input, today }) => {
    const before = await requireTask(db, scope, input.taskId);
    // A task of 自分 is seen by one member alone.
    if (input.owner === selfOwner) {
      throw new Refusal('invalid_input', '担当には、役職か担当者を入れてください。');
    }
    if (!input.bringsBack) refusePastDue(input.dueOn, { today, before: before.dueOn });
    await store.saveBoardTask(db, scope, input);
    return {
      task: await requireTask(db, scope, input.taskId),
      changed: changeOfTask(before, input),
    };
  });

  handle(app, contract.saveBoardReply, async ({ db, scope, input, now }) => {
    const { kind } = await requireTask(db, scope, input.taskId);
    if (kind !== 'question') {
      throw new Refusal('invalid_input', '回答できるのは、届いた質問だけです。');
    }
    if (input.question !== '') await refusePersonal(db, scope, [input.question, input.answer]);
    await store.saveReply(db, scope, { ...input, now });
    return { task: await requireTask(db, scope, input.taskId) };
  });

  handle(app, contract.deleteBoardReply, async ({ db, scope, input }) => {
    const isDeleted = await store.deleteReply(db, scope, input.taskId);
    if (!isDeleted) throw new Refusal('not_found');
    return { task: await requireTask(db, scope, input.taskId) };
  });

  handle(app, contract.approveBoardReply, async ({ db, scope, input, now }) => {
    const { replyId, approved } = input;
    const taskId = await store.findTaskOfReply(db, scope, replyId);
    if (taskId === undefined) {
      throw new Refusal('not_found', '回答が書き直されました。もう一度開いて確かめてください。');
    }
    const task = await requireTask(db, scope, taskId);
    const { reply } = task;
    if (approved === (reply?.approved !== null)) return { task };
    if (reply?.question === '') {
      throw new Refusal('invalid_input', 'この回答は、質問した方だけに届ける回答です。');
    }
    if (!reply?.mayApprove) {
      throw new Refusal('not_allowed', '書いた方とは別の役員が確かめてください。');
    }
    await store.approveReply(db, scope, { replyId, approvedAt: approved ? now : null });
    return { task: await requireTask(db, scope, taskId) };
  });
}

async function requireTask(db: Db, scope: Scope, taskId: string): Promise<Task> {
  const task = await findBoardTask(db, scope, taskId);
  if (!task) throw new Refusal('not_found');
  return task;
}

/** What everybody will read tells nothing of who asked. */
async function refusePersonal(db: Db, scope: Scope, texts: readonly string[]): Promise<void> {
  const known = await findKnownHere(db, scope);
  if (!texts.some((text) => personalWords(text, known).kinds.length > 0)) return;
  throw new Refusal(
    'invalid_input',
    '全員に案内する文に、お名前、お部屋番号、電話番号、メールアドレスは書けません。消してから、もう一度保存してください。',
  );
}
