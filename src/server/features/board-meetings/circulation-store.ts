import type { Officer } from '#domain/board-meetings/board-record.ts';
import {
  type CirculationAnswer,
  type CirculationState,
  countCirculation,
} from '#domain/board-meetings/circulation.ts';
import type { CirculationKind } from '#domain/board-meetings/circulation-kinds.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type StoredAnswer = CirculationAnswer & { readonly isPaper: boolean; readonly words: string };

type Stored = {
  readonly id: string;
  readonly kind: CirculationKind;
  readonly title: string;
  readonly body: string;
  readonly basis: string;
  readonly begunOn: IsoDate;
  readonly dueOn: IsoDate;
  readonly isWithdrawn: boolean;
  readonly directors: readonly Officer[];
  readonly answers: readonly StoredAnswer[];
};

export type Counted = Stored & {
  readonly state: CirculationState;
  readonly needed: number;
  readonly agreed: number;
  readonly approvedOn: IsoDate | null;
};

/** The newest first, each counted as of today. */
export async function listCounted(
  db: Db,
  { associationId }: Scope,
  today: IsoDate,
): Promise<Counted[]> {
  const { rows } = await db.query<Stored>(
    `select c.id, c.kind, c.title, c.body, c.basis, c.due_on as "dueOn", c.directors,
            to_char(c.begun_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as "begunOn",
            c.withdrawn_at is not null as "isWithdrawn",
            coalesce((select jsonb_agg(jsonb_build_object('personId', a.person_id, 'agrees', a.agrees,
                'isPaper', a.is_paper, 'words', a.words, 'on', a.answered_on) order by a.answered_on, a.id)
               from circulation_answer a
              where a.association_id = c.association_id and a.circulation_id = c.id), '[]') as answers
       from circulation c where c.association_id = $1 order by c.begun_at desc, c.id desc limit 100`,
    [associationId],
  );
  return rows.map((row) => {
    const directorIds = row.directors.map(({ id }) => id);
    return { ...row, ...countCirculation({ ...row, directorIds, today }) };
  });
}

type NewCirculation = Pick<
  Stored,
  'id' | 'kind' | 'title' | 'body' | 'basis' | 'dueOn' | 'directors'
> & {
  readonly now: Date;
};

export async function addCirculation(
  db: Db,
  { associationId, role, userId }: Scope<'meeting.prepare'>,
  { id, kind, title, body, basis, dueOn, directors, now }: NewCirculation,
): Promise<void> {
  await db.query(
    `insert into circulation (association_id, id, kind, title, body, basis, due_on, directors, begun_as, begun_by, begun_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, $11) on conflict do nothing`,
    [
      associationId,
      id,
      kind,
      title,
      body,
      basis,
      dueOn,
      JSON.stringify(directors),
      role,
      userId,
      now.toISOString(),
    ],
  );
}

type NewAnswer = StoredAnswer & {
  readonly id: string;
  readonly circulationId: string;
  readonly now: Date;
};

/** `false` where this director has answered already. */
export async function addAnswer(
  db: Db,
  { associationId, role, userId }: Scope<'circulation.answer'> | Scope<'meeting.prepare'>,
  { id, circulationId, personId, agrees, isPaper, words, on, now }: NewAnswer,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into circulation_answer (association_id, id, circulation_id, person_id, agrees, is_paper, words,
       answered_on, entered_as, entered_by, entered_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (association_id, circulation_id, person_id) do nothing`,
    [
      associationId,
      id,
      circulationId,
      personId,
      agrees,
      isPaper,
      words,
      on,
      role,
      userId,
      now.toISOString(),
    ],
  );
  return rowCount > 0;
}

export async function withdraw(
  db: Db,
  { associationId, userId }: Scope<'meeting.prepare'>,
  { circulationId, now }: { readonly circulationId: string; readonly now: Date },
): Promise<void> {
  await db.query(
    `update circulation set withdrawn_by = $3, withdrawn_at = $4
      where association_id = $1 and id = $2 and withdrawn_at is null`,
    [associationId, circulationId, userId, now.toISOString()],
  );
}
