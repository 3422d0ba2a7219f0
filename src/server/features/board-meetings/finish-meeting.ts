import { resultOf, tallyOf } from '#domain/board-meetings/board-minutes.ts';
import { itemLabels } from '#domain/board-meetings/board-record.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import type { LoadedBoardMinutes } from './load-board-minutes.ts';
import { tellAgenda } from './store.ts';

type Finished = { readonly loaded: LoadedBoardMinutes; readonly now: Date };
type Signer = Scope<'minutes.sign'>;

/** 確かめ済み: the results are told, the meeting is held, and its tasks stand in the board's list. */
export async function finishMeeting(
  db: Db,
  scope: Signer,
  { loaded, now }: Finished,
): Promise<void> {
  const { evening, meeting } = loaded;
  const labels = itemLabels(evening.items);
  const items = evening.items.map((item, place) => {
    const result = resultOf(evening, item);
    const { yes, no, abstain } = tallyOf(evening, item.id);
    return {
      id: item.id,
      label: labels[place] ?? '',
      title: item.title,
      kind: item.kind === 'report' ? ('report' as const) : ('board' as const),
      result,
      votes: result === 'passed' || result === 'rejected' ? { yes, no, abstain } : null,
    };
  });
  await tellAgenda(db, scope, { meetingId: meeting.id, items });
  await setStatus(db, scope, { meetingId: meeting.id, status: 'held' });
  await giveOutTasks(db, scope, { loaded, now });
}

type Reopened = {
  readonly meetingId: string;
  /** No version before it was signed. */
  readonly isFirst: boolean;
};

/** Back to the draft: what was given out stays until it is checked again, and is then as written. */
export async function reopenMeeting(
  db: Db,
  scope: Signer,
  { meetingId, isFirst }: Reopened,
): Promise<void> {
  if (isFirst) await setStatus(db, scope, { meetingId, status: 'planned' });
}

type Status = { readonly meetingId: string; readonly status: 'planned' | 'held' };

async function setStatus(db: Db, { associationId }: Signer, { meetingId, status }: Status) {
  await db.query('update meeting set status = $3 where association_id = $1 and id = $2', [
    associationId,
    meetingId,
    status,
  ]);
}

/** Each task once, by its id; one that was taken out of the minutes goes, unless it is done. */
async function giveOutTasks(db: Db, { associationId }: Signer, { loaded, now }: Finished) {
  const { record, meeting, evening } = loaded;
  const titles = new Map(evening.items.map(({ id, title }) => [id, title]));
  const tasks = record.tasks.map(({ id, title, owner, dueOn, itemId }) => ({
    id,
    title,
    owner,
    dueOn,
    detail: `${formatPlainDate(meeting.heldOn)}の${meeting.title}「${titles.get(itemId) ?? ''}」で決まりました。`,
  }));
  await db.query(
    `delete from task t using board_duty b
      where b.association_id = $1 and b.meeting_id = $2 and t.association_id = $1 and t.id = b.task_id
        and t.done_at is null and t.id <> all($3::uuid[])`,
    [associationId, meeting.id, tasks.map(({ id }) => id)],
  );
  await db.query(
    `with wanted as (
       select * from jsonb_to_recordset($2::jsonb) as x(id uuid, title text, owner text, "dueOn" date, detail text)),
     given as (
       insert into task (association_id, id, title, detail, due_on, owner, created_by, created_at)
       select $1, id, title, detail, "dueOn", owner, null, $4 from wanted
       on conflict (association_id, id) do update set title = excluded.title, owner = excluded.owner,
         due_on = excluded.due_on, detail = excluded.detail
         where task.done_at is null and exists (select from board_duty b
           where b.association_id = $1 and b.task_id = task.id and b.meeting_id = $3)
       returning id)
     insert into board_duty (association_id, id, task_id, meeting_id)
     select $1, gen_random_uuid(), id, $3 from given
     on conflict (association_id, task_id) do nothing`,
    [associationId, JSON.stringify(tasks), meeting.id, now.toISOString()],
  );
}
