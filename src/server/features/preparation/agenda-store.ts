import type { DraftItem } from '#contract/agenda.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { ProposalFacts } from '#domain/meetings/agenda/proposals.ts';
import type { ContributionStep } from '#domain/repair-plan/register/repair-plan.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type Reader = Scope<'preparation.read'> | Scope<'meeting.draft'> | Scope<'meeting.prepare'>;
type Writer = Scope<'meeting.draft'>;

export type StoredDraft = Pick<
  DraftItem,
  'id' | 'topic' | 'answers' | 'title' | 'gist' | 'reason' | 'secret' | 'sourceKey'
>;

/** In the order in which they are heard. */
export async function listDrafts(
  db: Db,
  { associationId }: Reader,
  meetingId: string,
): Promise<StoredDraft[]> {
  const { rows } = await db.query<StoredDraft>(
    `select id, topic, answers, title, gist, reason, nameless as secret, source_key as "sourceKey"
       from agenda_draft where association_id = $1 and meeting_id = $2 order by position, id`,
    [associationId, meetingId],
  );
  return rows;
}

type Written = { readonly meetingId: string; readonly now: Date };

/** `false` where an item of this id belongs to another meeting. */
export async function saveDraft(
  db: Db,
  { associationId, role, userId }: Writer,
  item: StoredDraft & Written,
): Promise<boolean> {
  const { rows } = await db.query(
    `insert into agenda_draft (association_id, id, meeting_id, position, topic, answers, title, gist, reason,
       source_key, written_as, written_by, written_at, nameless)
     values ($1, $2, $3, 1000, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (association_id, id) do update set topic = excluded.topic, answers = excluded.answers,
       title = excluded.title, gist = excluded.gist, reason = excluded.reason, nameless = excluded.nameless,
       written_as = excluded.written_as, written_by = excluded.written_by, written_at = excluded.written_at
       where agenda_draft.meeting_id = excluded.meeting_id
     returning id`,
    [
      associationId,
      item.id,
      item.meetingId,
      item.topic,
      JSON.stringify(item.answers),
      item.title,
      item.gist,
      item.reason,
      item.sourceKey,
      role,
      userId,
      item.now.toISOString(),
      item.secret === null ? null : JSON.stringify(item.secret),
    ],
  );
  return rows.length > 0;
}

export async function setOrder(
  db: Db,
  { associationId }: Writer,
  ids: readonly string[],
): Promise<void> {
  await db.query(
    `update agenda_draft d set position = o.place
       from unnest($2::uuid[]) with ordinality as o(id, place)
      where d.association_id = $1 and d.id = o.id`,
    [associationId, ids],
  );
}

export async function removeDraft(
  db: Db,
  { associationId }: Writer,
  { meetingId, itemId }: { readonly meetingId: string; readonly itemId: string },
): Promise<boolean> {
  const { rows } = await db.query(
    'delete from agenda_draft where association_id = $1 and meeting_id = $2 and id = $3 returning id',
    [associationId, meetingId, itemId],
  );
  return rows.length > 0;
}

type Found = Pick<ProposalFacts, 'contracts' | 'officers' | 'boardItems' | 'announced'> & {
  /** 積立金の案 that the board shows to everybody; the steps are `null` where the fee is left alone. */
  readonly feeTrials: readonly {
    readonly id: string;
    readonly name: string;
    readonly steps: readonly ContributionStep[] | null;
  }[];
};

const postNames = `case o.post when 'auditor' then '監事' else '理事' end`;

/** What the records say about a general meeting, in one statement. */
export async function findProposalFacts(
  db: Db,
  { associationId }: Reader,
  { meetingId, since }: { readonly meetingId: string; readonly since: IsoDate },
): Promise<Found> {
  const { rows } = await db.query<Found>(
    `select
       coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'counterparty', c.counterparty,
           'endsOn', c.ends_on, 'yearlyYen', c.yearly_yen) order by c.ends_on, c.id)
          from contract c where c.association_id = $1), '[]') as contracts,
       coalesce((select jsonb_agg(jsonb_build_object('postName', ${postNames}, 'termUntil', o.term_until)
           order by o.term_until, o.id)
          from officer o where o.association_id = $1 and o.term_until >= $3), '[]') as officers,
       coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'steps', s.trial->'steps') order by s.saved_at)
          from repair_scenario s where s.association_id = $1 and s.is_shared), '[]') as "feeTrials",
       coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'title', i.title, 'heldOn', m.held_on)
           order by m.held_on, i.position)
          from agenda_item i join meeting m on m.association_id = i.association_id and m.id = i.meeting_id
         where i.association_id = $1 and m.kind = 'board' and m.held_on >= $3 and i.result = 'passed'
           and i.title like '%総会へ%'), '[]') as "boardItems",
       coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'title', i.title) order by i.position)
          from agenda_item i where i.association_id = $1 and i.meeting_id = $2
           and i.kind in ('ordinary', 'special')), '[]') as announced`,
    [associationId, meetingId, since],
  );
  return rows[0] ?? { contracts: [], officers: [], feeTrials: [], boardItems: [], announced: [] };
}
