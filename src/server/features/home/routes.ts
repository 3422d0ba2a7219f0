import type { Hono } from 'hono';
import * as contract from '#contract/home.ts';
import { may } from '#domain/access/permissions.ts';
import { firstEmergencies } from '#domain/building/first-emergencies.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import { comingPauses } from '#domain/garbage/garbage-pause.ts';
import { nextCollection } from '#domain/garbage/next-collection.ts';
import { Refusal } from '#domain/refusal.ts';
import { balanceBridge, type FundStanding, heldSource } from '#domain/statements/balance-words.ts';
import { refusePastDue } from '#domain/tasks/due.ts';
import { selfOwner } from '#domain/tasks/owner.ts';
import type { Db } from '#server/db/db.ts';
import {
  listContacts,
  listGarbagePauses,
  listGarbageRules,
} from '#server/features/community/store.ts';
import { listSettledYears } from '#server/features/ledger/store.ts';
import { listStoppages } from '#server/features/notices/store.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { handleKept } from '#server/http/handle-kept.ts';
import type { Scope } from '#server/http/scope.ts';
import { findRepairHealth } from './repair-health.ts';
import * as store from './store.ts';

export function homeRoutes(app: Hono<Env>): void {
  handleKept(app, contract.getHome, 'member', async ({ db, scope, today }) => ({
    today,
    nextMeetings: await store.listNextMeetings(db, scope, today),
    tasks: await store.listTasks(db, scope),
    notices: await store.listNotices(db, scope, newestNotices),
    stoppages: await listStoppages(db, scope, today),
    funds: may(scope.roles, 'fund.read') ? await fundsAtAGlance(db, scope, today) : null,
    emergencies: await emergencies(db, scope),
    ...(await garbageAtAGlance(db, scope, today)),
    repairHealth: may(scope.roles, 'plan.read') ? await findRepairHealth(db, scope, today) : null,
  }));

  handle(app, contract.addTask, async ({ db, scope, input, today, now }) => {
    refusePastDue(input.dueOn, { today, before: null });
    const task = await store.addTask(db, scope, { ...input, owner: selfOwner, now });
    if (!task) throw new Error('an inserted task was not returned');
    return { task };
  });

  handle(app, contract.setTaskDone, async ({ db, scope, input, now }) => {
    const { taskId, done } = input;
    const task = await store.setTaskDone(db, scope, { taskId, doneAt: done ? now : null });
    if (!task) throw new Refusal('not_allowed', 'ご自分で追加したものだけ変更できます。');
    return { task };
  });

  handle(app, contract.deleteTask, async ({ db, scope, input }) => {
    const isDeleted = await store.deleteTask(db, scope, input.taskId);
    if (!isDeleted) throw new Refusal('not_allowed', await whyNotDeleted(db, scope, input.taskId));
    return {};
  });
}

async function whyNotDeleted(db: Db, scope: Scope, taskId: string): Promise<string> {
  const task = await store.findBoardTask(db, scope, taskId);
  return task?.isMine
    ? '理事会の回答が全員に案内されているため、取り下げられません。'
    : 'ご自分で追加したものだけ削除できます。';
}

async function fundsAtAGlance(db: Db, scope: Scope, today: IsoDate) {
  const closedYears = await listSettledYears(db, scope);
  const funds = await store.listFunds(db, scope, today);
  const held = await store.listHeld(db, scope, today);
  return funds.map(({ closedUntil, otherAssetsYen, debtsYen, ...fund }) => ({
    ...fund,
    ...heldOf(
      held.find(({ code }) => code === fund.code),
      { carriedYen: fund.balanceYen, otherAssetsYen, debtsYen },
      { carriedAsOf: fund.asOf, closedUntil },
    ),
    history: closedYears
      .filter(({ code }) => code === fund.code)
      .map(({ fiscalYear, closingYen }) => ({ fiscalYear, closingYen })),
  }));
}

type Held = { readonly heldYen: number; readonly heldAsOf: IsoDate };
type Known = { readonly carriedAsOf: IsoDate; readonly closedUntil: IsoDate | null };

function heldOf(
  held: Held | undefined,
  beside: Omit<FundStanding, 'heldYen'>,
  { carriedAsOf, closedUntil }: Known,
) {
  if (!held) return { heldYen: null, heldAsOf: null, heldSource: '', bridge: '' };
  const { heldYen, heldAsOf } = held;
  const bridge = balanceBridge({ ...beside, heldYen }, { heldAsOf, carriedAsOf });
  return { heldYen, heldAsOf, heldSource: heldSource(heldAsOf, closedUntil), bridge };
}

const newestNotices = 5;
const emergenciesAtAGlance = 3;

async function emergencies(db: Db, scope: Scope) {
  const contacts = await listContacts(db, scope);
  const ofEmergency = contacts.filter(({ kind }) => kind === 'emergency');
  return firstEmergencies(ofEmergency).slice(0, emergenciesAtAGlance);
}

const pauseToldDays = 14;

/** The next days of collection, one for each kind, nearest first, and when there will be none. */
async function garbageAtAGlance(db: Db, scope: Scope, today: IsoDate) {
  const rules = await listGarbageRules(db, scope);
  const pauses = await listGarbagePauses(db, scope);
  return {
    nextGarbage: rules
      .flatMap((rule) => {
        const on = nextCollection(rule, today, pauses);
        if (on === undefined) return [];
        const following = nextCollection(rule, addDays(on, 1), pauses) ?? null;
        return [{ name: rule.name, on, putOutBy: rule.putOutBy, following }];
      })
      .toSorted((a, b) => a.on.localeCompare(b.on)),
    garbagePauses: comingPauses(pauses, today, pauseToldDays),
  };
}
