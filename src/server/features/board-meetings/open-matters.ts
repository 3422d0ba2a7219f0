import { waitingKinds } from '#domain/access/waiting-approvals.ts';
import { allForms, formInForce } from '#domain/applications/all-forms.ts';
import { isWaiting } from '#domain/applications/state.ts';
import type { OpenMatters } from '#domain/board-meetings/board-proposals.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { selfOwner } from '#domain/tasks/owner.ts';
import type { Db } from '#server/db/db.ts';
import { listSent, listTerms } from '#server/features/applications/store.ts';
import { listUndecided } from '#server/features/approvals/store.ts';
import { grantedScope, type Scope } from '#server/http/scope.ts';
import { listCounted } from './circulation-store.ts';
import type { BoardReader, StoredMeeting } from './store.ts';

type Asked = { readonly meeting: StoredMeeting; readonly today: IsoDate };

/** What is open: all of it from records that other features keep. */
export async function loadOpenMatters(
  db: Db,
  scope: BoardReader,
  { meeting, today }: Asked,
): Promise<OpenMatters> {
  const former = await findFormer(db, scope, meeting);
  const since = former?.heldOn ?? '';
  return {
    today,
    former,
    ...(await listOpenTasks(db, scope)),
    applications: await applicationsForBoard(db, scope),
    approvals: await approvalsByName(db, scope),
    circulations: (await listCounted(db, scope, today)).flatMap(({ id, title, approvedOn }) =>
      approvedOn !== null && approvedOn >= since ? [{ id, title, on: approvedOn }] : [],
    ),
    drafts: await listGeneralDrafts(db, scope, today),
  };
}

async function findFormer(db: Db, { associationId }: Scope, { heldOn, id }: StoredMeeting) {
  const { rows } = await db.query<NonNullable<OpenMatters['former']>>(
    `select held_on as "heldOn", document_id is not null as "isSigned" from meeting
      where association_id = $1 and kind = 'board' and held_on < $2 and id <> $3
      order by held_on desc limit 1`,
    [associationId, heldOn, id],
  );
  return rows[0] ?? null;
}

type TaskRow = OpenMatters['tasks'][number] & { readonly isQuestion: boolean };

/** The board's list, as it stands; what members keep for themselves is no part of it. */
async function listOpenTasks(db: Db, { associationId }: Scope) {
  const { rows } = await db.query<TaskRow>(
    `select id, title, owner, due_on as "dueOn", created_by is not null as "isQuestion" from task
      where association_id = $1 and done_at is null and (created_by is null or owner <> $2)
      order by due_on nulls last, created_at limit 60`,
    [associationId, selfOwner],
  );
  return {
    tasks: rows.filter(({ isQuestion }) => !isQuestion),
    questions: rows.filter(({ isQuestion }) => isQuestion),
  };
}

async function applicationsForBoard(db: Db, scope: Scope): Promise<OpenMatters['applications']> {
  const reader = grantedScope(scope, 'application.read');
  if (!reader) return [];
  const terms = new Map((await listTerms(db, reader)).map((it) => [it.form, it.terms]));
  return (await listSent(db, reader)).flatMap(({ id, form, number, steps }) => {
    const { decider, genre } = formInForce(form, terms.get(form));
    const isForBoard = genre === 'application' && decider === 'board' && isWaiting(steps);
    return isForBoard && number !== null ? [{ id, number, title: allForms[form].title }] : [];
  });
}

async function approvalsByName(db: Db, scope: Scope): Promise<OpenMatters['approvals']> {
  const counts = new Map<string, number>();
  for (const { kind } of await listUndecided(db, scope)) {
    const { name } = waitingKinds[kind];
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count }));
}

/** 議案の案 of the general meeting that comes next. */
async function listGeneralDrafts(db: Db, { associationId }: Scope, today: IsoDate) {
  const { rows } = await db.query<{ title: string }>(
    `select d.title from agenda_draft d
      where d.association_id = $1 and d.meeting_id = (
        select m.id from meeting m where m.association_id = $1 and m.kind = 'general'
           and m.status = 'planned' and m.held_on >= $2 order by m.held_on limit 1)
      order by d.position, d.id`,
    [associationId, today],
  );
  return rows;
}
