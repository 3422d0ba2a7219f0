import { z } from 'zod/mini';
import { longestOwner } from '#domain/tasks/owner.ts';
import { endpoint } from './endpoint.ts';
import { task } from './home.ts';
import { id, isoDate } from './schema.ts';

export const longestReply = 1000;
export const longestPublicQuestion = 200;

const output = z.object({ task });

/** 引き受ける and 期限を決める: who does a task of the board, and until when. */
export const saveBoardTask = endpoint({
  method: 'PUT',
  path: '/board-tasks/:taskId',
  needs: 'task.board',
  input: z.strictObject({
    taskId: id,
    owner: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestOwner)),
    /** From today on, or what stood there. */
    dueOn: z.nullable(isoDate),
    /** 元に戻す: what stood there before comes back, though its day may have passed. */
    bringsBack: z.optional(z.boolean()),
  }),
  /** What it was that changed, for the log. */
  output: z.object({ task, changed: z.enum(['owner', 'due', 'no-due', 'both', 'nothing']) }),
});

/** 回答する: told to the asker at once. With a question for everybody it waits for a second look. */
export const saveBoardReply = endpoint({
  method: 'PUT',
  path: '/board-tasks/:taskId/reply',
  needs: 'task.board',
  input: z.strictObject({
    taskId: id,
    answer: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestReply)),
    question: z.string().check(z.trim(), z.maxLength(longestPublicQuestion)),
  }),
  output,
});

export const deleteBoardReply = endpoint({
  method: 'DELETE',
  path: '/board-tasks/:taskId/reply',
  needs: 'task.board',
  input: z.strictObject({ taskId: id }),
  output,
});

/** 再確認: from now on, or no longer, the caretaker quotes the reply to everybody. */
export const approveBoardReply = endpoint({
  method: 'PUT',
  path: '/board-replies/:replyId/approved',
  needs: 'reply.approve',
  input: z.strictObject({ replyId: id, approved: z.boolean() }),
  output,
});
