import { z } from 'zod/mini';
import { garbagePause } from './community.ts';
import { endpoint } from './endpoint.ts';
import { id, isoDate, isoTime, yen } from './schema.ts';
import { stoppage } from './stoppage.ts';

/** 回答 of the board to a question. Until it is approved only the asker and those who work on it read it. */
const boardReply = z.object({
  /** Another one with every change of the words. */
  id,
  /** The question as everybody may read it; empty where the reply is for the asker alone. */
  question: z.string(),
  answer: z.string(),
  /** 理事会 or 管理会社 */
  writtenBy: z.string(),
  /** 理事長, 会計担当理事 … */
  writtenAs: z.string(),
  writtenOn: isoDate,
  /** Who gave it the second look, and when; from then on the caretaker quotes it. */
  approved: z.nullable(z.object({ by: z.string(), on: isoDate })),
  /** Whether the caller may give it the second look, or take it back. */
  mayApprove: z.boolean(),
});
export type BoardReply = z.output<typeof boardReply>;

export const task = z.object({
  id,
  title: z.string(),
  detail: z.string(),
  dueOn: z.nullable(isoDate),
  /** Who does it, in words: 理事会, 会計担当理事 … */
  owner: z.string(),
  /** Whose list it stands in: the member's own, or the board's, with what members asked the board. */
  kind: z.enum(['own', 'board', 'question']),
  /** Only the one who added a task, or asked the question, may delete it. */
  isMine: z.boolean(),
  /** Finish and reopen: one's own tasks; the board's list and its questions by the board, not by who asked. */
  mayFinish: z.boolean(),
  doneAt: z.nullable(z.string()),
  reply: z.nullable(boardReply),
});
export type Task = z.output<typeof task>;

const fundAtAGlance = z.object({
  /** An association may have more than the two of the law: 駐車場会計 … */
  code: z.string(),
  name: z.string(),
  /** 繰越金 */
  balanceYen: yen,
  /** 預金の残高; `null` where the fund has no account of its own. */
  heldYen: z.nullable(yen),
  /** The day of `heldYen`: when the books last moved money at a bank. */
  heldAsOf: z.nullable(isoDate),
  /** Whose figure `heldYen` is, in a sentence; empty where it was held against the bank. */
  heldSource: z.string(),
  /** The day of 繰越金: the last entry of the books. */
  asOf: isoDate,
  /** From 預金の残高 to 繰越金 in a sentence; empty where there is no account. */
  bridge: z.string(),
  /** What is not in the books yet, in a sentence; empty where nothing is awaited. */
  note: z.string(),
  fiscalYear: z.int(),
  incomeYen: yen,
  expenseYen: yen,
  budgetIncomeYen: yen,
  budgetExpenseYen: yen,
  /** Closing balances of the settled years, oldest first. */
  history: z.array(z.object({ fiscalYear: z.int(), closingYen: yen })),
});
export type FundAtAGlance = z.output<typeof fundAtAGlance>;

export const getHome = endpoint({
  method: 'GET',
  path: '/home',
  needs: 'home.read',
  input: z.strictObject({}),
  output: z.object({
    today: isoDate,
    nextMeetings: z.array(
      z.object({
        id,
        kind: z.enum(['general', 'board']),
        title: z.string(),
        heldOn: isoDate,
        startsAt: isoTime,
        place: z.string(),
        documentId: z.nullable(id),
      }),
    ),
    tasks: z.array(task),
    notices: z.array(
      z.object({
        id,
        title: z.string(),
        summary: z.string(),
        issuedOn: isoDate,
        /** When what it tells of takes place. */
        event: z.nullable(
          z.object({ on: isoDate, startsAt: z.nullable(isoTime), endsAt: z.nullable(isoTime) }),
        ),
      }),
    ),
    /** The nearest first. */
    stoppages: z.array(stoppage),
    /** `null` for those who may not see the association's money. */
    funds: z.nullable(z.array(fundAtAGlance)),
    /** The numbers to call first. */
    emergencies: z.array(z.object({ name: z.string(), phone: z.string(), purpose: z.string() })),
    nextGarbage: z.array(
      z.object({
        name: z.string(),
        on: isoDate,
        putOutBy: z.nullable(isoTime),
        /** The collection after it. */
        following: z.nullable(isoDate),
      }),
    ),
    /** 収集のない期間 of the next two weeks. */
    garbagePauses: z.array(garbagePause),
    /** 修繕の健康度 of the latest plan; `null` before a plan is stored. */
    repairHealth: z.nullable(
      z.object({
        points: z.int(),
        headline: z.string(),
        /** How often the money would not do after all; empty where it does not do anyway. */
        chance: z.string(),
        /** What of the works the general meeting has not resolved. */
        worksNote: z.nullable(z.string()),
        verdict: z.enum(['short', 'tight', 'enough']),
        /** 総会で未決議の案 beside it */
        proposal: z.nullable(
          z.object({
            mark: z.string(),
            name: z.string(),
            conditions: z.array(z.string()),
            outcome: z.string(),
            note: z.string(),
          }),
        ),
        nextStep: z.nullable(z.object({ action: z.string(), gainPoints: z.int() })),
        notice: z.string(),
      }),
    ),
  }),
});

export type Home = z.output<typeof getHome.output>;

const taskText = { title: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)) };

export const addTask = endpoint({
  method: 'POST',
  path: '/tasks',
  needs: 'task.own',
  input: z.strictObject({
    ...taskText,
    detail: z.string().check(z.trim(), z.maxLength(500)),
    dueOn: z.nullable(isoDate),
  }),
  output: z.object({ task }),
});

export const setTaskDone = endpoint({
  method: 'PUT',
  path: '/tasks/:taskId/done',
  needs: 'task.own',
  input: z.strictObject({ taskId: id, done: z.boolean() }),
  output: z.object({ task }),
});

export const deleteTask = endpoint({
  method: 'DELETE',
  path: '/tasks/:taskId',
  needs: 'task.own',
  input: z.strictObject({ taskId: id }),
  output: z.object({}),
});
