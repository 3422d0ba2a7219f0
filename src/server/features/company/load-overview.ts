import { isWaiting } from '#domain/applications/state.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import { monthsLeftOpen, noticeDays, type Overview } from '#domain/company/overview.ts';
import { sumYen } from '#domain/money.ts';
import { stateOf as stateOfDelivery } from '#domain/notices/reach.ts';
import type { Db } from '#server/db/db.ts';
import { listSent } from '#server/features/applications/store.ts';
import { sumArrears } from '#server/features/billing/store.ts';
import { findFirstDay, viewChecks } from '#server/features/checks/store.ts';
import { listNextMeetings, listTasks } from '#server/features/home/store.ts';
import { findLockedUntil } from '#server/features/ledger/store.ts';
import { listDeliveries, listNotices } from '#server/features/notices/store.ts';
import { loadKnown, paymentFacts } from '#server/features/payments/store.ts';
import { grantedScope, type Scope } from '#server/http/scope.ts';

/** One line of 管理会社のページ: each figure as the association's own pages have it. */
export async function loadOverview(
  db: Db,
  scope: Scope<'overview.read'>,
  today: IsoDate,
): Promise<Overview> {
  return {
    ...(await overviewOfBooks(db, scope, today)),
    ...(await overviewOfHouse(db, scope, today)),
    unreachedCount: await countUnreached(db, scope, today),
  };
}

type OfBooks = Pick<
  Overview,
  | 'urgentCount'
  | 'checkCount'
  | 'openMonths'
  | 'openSince'
  | 'paymentCount'
  | 'paymentSince'
  | 'arrears'
>;

const unseenBooks: OfBooks = {
  urgentCount: null,
  checkCount: null,
  openMonths: null,
  openSince: null,
  paymentCount: null,
  paymentSince: null,
  arrears: null,
};

async function overviewOfBooks(db: Db, scope: Scope, today: IsoDate): Promise<OfBooks> {
  const reader = grantedScope(scope, 'ledger.read');
  const checker = grantedScope(scope, 'finding.read');
  if (!reader || !checker) return unseenBooks;
  const open = (await viewChecks(db, checker, today)).findings.filter(({ isOpen }) => isOpen);
  const payments = paymentFacts(await loadKnown(db, reader));
  const asked = payments.filter(({ state }) => state === 'asked').map(({ askedOn }) => askedOn);
  const late = grantedScope(scope, 'arrears.read') ? await sumArrears(db, scope, today) : null;
  return {
    urgentCount: open.filter(({ severity }) => severity === 'urgent').length,
    checkCount: open.filter(({ severity }) => severity === 'check').length,
    ...monthsLeftOpen(
      {
        lockedUntil: await findLockedUntil(db, reader),
        booksBeginOn: await findFirstDay(db, reader),
      },
      today,
    ),
    paymentCount: asked.length,
    paymentSince: asked.toSorted()[0] ?? null,
    arrears: late && {
      dwellings: late.length,
      yen: sumYen(late.map(({ reserveYen, otherYen }) => reserveYen + otherYen)),
    },
  };
}

async function overviewOfHouse(
  db: Db,
  scope: Scope,
  today: IsoDate,
): Promise<Pick<Overview, 'questionCount' | 'applicationCount' | 'nextMeeting'>> {
  const tasks = grantedScope(scope, 'task.board');
  const inbox = grantedScope(scope, 'application.read');
  const [nextMeeting] = await listNextMeetings(db, scope, today);
  return {
    questionCount: tasks ? (await listTasks(db, tasks)).filter(isUnanswered).length : null,
    applicationCount: inbox
      ? (await listSent(db, inbox)).filter(({ steps }) => isWaiting(steps)).length
      : null,
    nextMeeting: nextMeeting ?? null,
  };
}

type Task = Awaited<ReturnType<typeof listTasks>>[number];

function isUnanswered({ kind, doneAt, reply }: Task): boolean {
  return kind === 'question' && doneAt === null && reply === null;
}

/** Of what went out lately, counted as the notice's own page counts it. */
async function countUnreached(db: Db, scope: Scope, today: IsoDate): Promise<number | null> {
  const writer = grantedScope(scope, 'notice.write');
  const reader = grantedScope(scope, 'notice.read');
  if (!writer || !reader) return null;
  const since = addDays(today, -noticeDays);
  let count = 0;
  for (const { id, stage, on } of await listNotices(db, reader, { seesAll: true })) {
    if (stage !== 'out' || on < since) continue;
    const deliveries = await listDeliveries(db, writer, id);
    count += deliveries.filter((it) => stateOfDelivery(it) === 'unreached').length;
  }
  return count;
}
