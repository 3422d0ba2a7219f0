import type { z } from 'zod/mini';
import type { BoardReply, FundAtAGlance, getHome, Task } from '#contract/home.ts';
import { may } from '#domain/access/permissions.ts';
import { type Role, roleNames } from '#domain/access/role.ts';
import { isSecondPerson } from '#domain/access/second-person.ts';
import { visibleDocuments } from '#domain/access/shown.ts';
import { fiscalYearOf, type IsoDate } from '#domain/calendar.ts';
import { awaitedIncome, type MonthSums } from '#domain/statements/awaited-income.ts';
import { replierOf } from '#domain/tasks/board-reply.ts';
import { selfOwner } from '#domain/tasks/owner.ts';
import type { Db } from '#server/db/db.ts';
import { isTold, meetingValues, readableMinutes } from '#server/features/meetings/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

type Home = z.input<typeof getHome.output>;

export async function listNextMeetings(
  db: Db,
  scope: Scope,
  today: IsoDate,
): Promise<Home['nextMeetings']> {
  const { rows } = await db.query<Home['nextMeetings'][number]>(
    `select distinct on (m.kind) m.id, m.kind, m.title, m.held_on as "heldOn",
            m.starts_at as "startsAt", m.place, ${readableMinutes} as "documentId"
       from meeting m
      where m.association_id = $1 and ${isTold} and m.status = 'planned' and m.held_on >= $4
      order by m.kind, m.held_on`,
    [...meetingValues(scope), today],
  );
  return rows.toSorted((a, b) => a.heldOn.localeCompare(b.heldOn));
}

/** The newest first. */
export async function listNotices(db: Db, scope: Scope, most: number): Promise<Home['notices']> {
  const { rows } = await db.query<Home['notices'][number]>(
    `select id, title, summary, issued_on as "issuedOn", case when event_on is not null then
              json_build_object('on', event_on, 'startsAt', event_starts_at, 'endsAt', event_ends_at)
            end as event
       from document
      where association_id = $1 and category = 'notice' and visibility = any($2)
        and visibility <> 'board'
      order by issued_on desc, title limit $3`,
    [scope.associationId, visibleDocuments(scope.roles), most],
  );
  return rows;
}

type ReplyRow = {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly writtenAs: Role;
  /** The account. */
  readonly writerId: string;
  readonly writtenOn: IsoDate;
  readonly approvedAs: Role | null;
  readonly approvedOn: IsoDate | null;
};
type TaskRow = Omit<Task, 'mayFinish' | 'reply'> & { readonly reply: ReplyRow | null };

const dayOf = (column: string) =>
  `to_char(${column} at time zone 'UTC' + interval '9 hours', 'YYYY-MM-DD')`;

const taskColumns = `id, title, detail, due_on as "dueOn", owner, created_by is not distinct from $2 as "isMine",
  case when created_by is null then 'board' when owner = '${selfOwner}' then 'own' else 'question' end as "kind",
  to_char(done_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "doneAt",
  (select json_build_object('id', r.id, 'question', r.question, 'answer', r.answer,
            'writtenAs', r.written_as, 'writerId', r.written_by, 'writtenOn', ${dayOf('r.written_at')},
            'approvedAs', r.approved_as, 'approvedOn', ${dayOf('r.approved_at')})
     from board_reply r
    where r.association_id = task.association_id and r.task_id = task.id) as "reply"`;

const isOfBoard = `(created_by is null or owner <> '${selfOwner}')`;

/** Of what a member notes for themselves nobody else learns. */
const maySee = `(created_by is null or created_by = $2 or owner <> '${selfOwner}')`;

/** Open tasks in order of their due day, then what was finished lately. */
export async function listTasks(db: Db, scope: Scope): Promise<Task[]> {
  const { rows } = await db.query<TaskRow>(
    `select ${taskColumns} from task where association_id = $1 and ${maySee}
      order by done_at is not null, done_at desc, due_on nulls last, created_at limit 40`,
    [scope.associationId, scope.userId],
  );
  return rows.map((row) => viewTask(row, scope));
}

/** A task of the board's list: nobody's own note. */
export async function findBoardTask(
  db: Db,
  scope: Scope,
  taskId: string,
): Promise<Task | undefined> {
  const { rows } = await db.query<TaskRow>(
    `select ${taskColumns} from task where association_id = $1 and id = $3 and ${isOfBoard}`,
    [scope.associationId, scope.userId, taskId],
  );
  return rows.map((row) => viewTask(row, scope))[0];
}

function viewTask({ reply, ...row }: TaskRow, { signer, roles }: Scope): Task {
  const worksOnIt = may(roles, 'task.board');
  const isShown = row.isMine || worksOnIt || (reply?.approvedAs ?? null) !== null;
  return {
    ...row,
    mayFinish: row.kind === 'own' || worksOnIt,
    reply: reply && isShown ? viewReply(reply, { signer, roles }) : null,
  };
}

function viewReply(
  reply: ReplyRow,
  { signer, roles }: Pick<Scope, 'signer' | 'roles'>,
): BoardReply {
  const { writtenAs, writerId, approvedAs, approvedOn, ...words } = reply;
  return {
    ...words,
    writtenBy: replierOf(writtenAs),
    writtenAs: roleNames[writtenAs],
    approved: approvedAs && approvedOn ? { by: roleNames[approvedAs], on: approvedOn } : null,
    mayApprove:
      words.question !== '' &&
      may(roles, 'reply.approve') &&
      (approvedAs !== null || isSecondPerson(signer, { askedAs: writtenAs, askedBy: writerId })),
  };
}

export async function addTask(
  db: Db,
  scope: Scope,
  task: { title: string; detail: string; dueOn: IsoDate | null; owner: string; now: Date },
): Promise<Task | undefined> {
  const { rows } = await db.query<TaskRow>(
    `insert into task (association_id, id, title, detail, due_on, owner, created_by, created_at)
     values ($1, $3, $4, $5, $6, $7, $2, $8) returning ${taskColumns}`,
    [
      scope.associationId,
      scope.userId,
      newId(task.now.getTime()),
      task.title,
      task.detail,
      task.dueOn,
      task.owner,
      task.now.toISOString(),
    ],
  );
  return rows.map((row) => viewTask(row, scope))[0];
}

/** Undefined where the task is not there or may not be finished by this member. */
export async function setTaskDone(
  db: Db,
  scope: Scope,
  { taskId, doneAt }: { taskId: string; doneAt: Date | null },
): Promise<Task | undefined> {
  const worksOnTheList = may(scope.roles, 'task.board');
  const { rows } = await db.query<TaskRow>(
    `update task set done_at = $4 where association_id = $1 and id = $3
        and case when ${isOfBoard} then $5::boolean else created_by = $2 end
     returning ${taskColumns}`,
    [scope.associationId, scope.userId, taskId, doneAt?.toISOString() ?? null, worksOnTheList],
  );
  return rows.map((row) => viewTask(row, scope))[0];
}

/** Not while everybody is told the board's reply to it. */
export async function deleteTask(
  db: Db,
  { associationId, userId }: Scope,
  taskId: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `delete from task where association_id = $1 and created_by = $2 and id = $3
        and not exists (select from board_reply r
                         where r.association_id = $1 and r.task_id = $3 and r.approved_at is not null)`,
    [associationId, userId, taskId],
  );
  return rowCount > 0;
}

type FundRow = Omit<
  FundAtAGlance,
  'history' | 'balanceYen' | 'heldYen' | 'heldAsOf' | 'heldSource' | 'bridge' | 'note'
> & {
  readonly openingYen: number;
  /** The day until which the books are closed. */
  readonly closedUntil: IsoDate | null;
  /** All assets that lie in no bank, and all debts: between them stand 預金の残高 and 繰越金. */
  readonly otherAssetsYen: number;
  readonly debtsYen: number;
};

/** Each fund with its 繰越金, and what its books do not have yet. */
export async function listFunds(db: Db, scope: Scope, today: IsoDate) {
  const sums = await listMonthSums(db, scope, today);
  const rows = await listFundRows(db, scope, today);
  return rows.map(({ openingYen, ...fund }) => ({
    ...fund,
    balanceYen: openingYen + fund.incomeYen - fund.expenseYen,
    note: awaitedIncome(fund.asOf, sums, [fund]),
  }));
}

/** Each fund in its newest year that has begun: what is booked so far beside the budget. */
async function listFundRows(db: Db, { associationId }: Scope, today: IsoDate): Promise<FundRow[]> {
  const { rows } = await db.query<FundRow>(
    // Added up once: as a part of the join the planner might do it again for each year.
    `with lines as materialized (select * from fund_line where association_id = $1),
     opened as materialized (
       select max(y.starts_on) as day from fiscal_year y
        where y.association_id = $1
          and exists (select from year_opening o where o.association_id = $1 and o.fiscal_year_id = y.id)),
     standing as materialized (
       select o.fund_id, o.account_id, o.amount_yen from year_opening o
         join fiscal_year y on y.association_id = $1 and y.id = o.fiscal_year_id
        where o.association_id = $1 and y.starts_on = (select day from opened)
       union all
       select p.fund_id, p.account_id, p.amount_yen from posting p
        where p.association_id = $1 and p.posted_on >= coalesce((select day from opened), p.posted_on)),
     beside as materialized (
       select s.fund_id, coalesce(sum(s.amount_yen) filter (where a.kind = 'asset'), 0) as assets_yen,
              coalesce(-sum(s.amount_yen) filter (where a.kind = 'liability'), 0) as debts_yen
         from standing s join account a on a.association_id = $1 and a.id = s.account_id
        where not exists (select from bank_account b where b.association_id = $1 and b.account_id = a.id)
        group by s.fund_id)
     select distinct on (f.code) f.code, f.name, y.fiscal_year as "fiscalYear", least(y.booked_until, $2) as "asOf",
            (select locked_until from books_held where association_id = $1) as "closedUntil",
            y.opening_yen::float8 as "openingYen", coalesce(b.assets_yen, 0)::float8 as "otherAssetsYen",
            coalesce(b.debts_yen, 0)::float8 as "debtsYen",
            ${sumOf('actual_yen', 'income')} as "incomeYen", ${sumOf('actual_yen', 'expense')} as "expenseYen",
            ${sumOf('budget_yen', 'income')} as "budgetIncomeYen",
            ${sumOf('budget_yen', 'expense')} as "budgetExpenseYen"
       from fund f
       join fund_year y on y.association_id = f.association_id and y.fund_id = f.id
       left join beside b on b.fund_id = f.id
       left join lines l on l.association_id = y.association_id and l.fund_id = y.fund_id
        and l.fiscal_year = y.fiscal_year
      where f.association_id = $1
      group by f.code, f.name, y.fiscal_year, y.opening_yen, y.booked_until, b.assets_yen, b.debts_yen
      order by f.code, y.fiscal_year > $3, y.fiscal_year desc`,
    [associationId, today, fiscalYearOf(today)],
  );
  return rows;
}

type Held = { readonly code: string; readonly heldYen: number; readonly heldAsOf: IsoDate };

/** 預金の残高: what of each fund lies on accounts, its own and others, when money last moved there. */
export async function listHeld(
  db: Db,
  { associationId }: Scope,
  today: IsoDate,
): Promise<readonly Held[]> {
  const { rows } = await db.query<Held>(
    `select f.code, sum(l.balance_yen)::float8 as "heldYen", least(max(l.as_of), $2) as "heldAsOf"
       from bank_balance l join fund f on f.association_id = l.association_id and f.id = l.fund_id
      where l.association_id = $1 and l.as_of is not null group by f.code`,
    [associationId, today],
  );
  return rows;
}

/** Income and expense of each fund in the last month of the books and the three before it. */
async function listMonthSums(
  db: Db,
  { associationId }: Scope,
  today: IsoDate,
): Promise<readonly MonthSums[]> {
  const { rows } = await db.query<MonthSums>(
    `with newest as materialized (
       select max(posted_on) as day from posting where association_id = $1 and posted_on <= $2)
     select f.code, to_char(p.posted_on, 'YYYY-MM') as month,
            coalesce(-sum(p.amount_yen) filter (where a.kind = 'income'), 0)::float8 as "incomeYen",
            coalesce(sum(p.amount_yen) filter (where a.kind = 'expense'), 0)::float8 as "expenseYen"
       from posting p
       join account a on a.association_id = $1 and a.id = p.account_id and a.kind in ('income', 'expense')
       join fund f on f.association_id = $1 and f.id = p.fund_id
      where p.association_id = $1
        and p.posted_on >= (select date_trunc('month', day) - interval '3 months' from newest)
      group by f.code, to_char(p.posted_on, 'YYYY-MM') order by month`,
    [associationId, today],
  );
  return rows;
}

function sumOf(column: 'actual_yen' | 'budget_yen', side: 'income' | 'expense'): string {
  return `coalesce(sum(l.${column}) filter (where l.side = '${side}'), 0)::float8`;
}
