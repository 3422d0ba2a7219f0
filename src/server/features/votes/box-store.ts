import type { IsoDate } from '#domain/calendar.ts';
import type { Kind } from '#domain/resolutions/kind.ts';
import type { AgentRelation } from '#domain/votes/agent.ts';
import type { OwnRule } from '#domain/votes/own-rules.ts';
import type { Head, Ways } from '#domain/votes/record.ts';
import type { DwellingOnRoll } from '#domain/votes/roll-on.ts';
import type { SecretTerms } from '#domain/votes/secret/secret-terms.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

export type VoteReader =
  | Scope<'vote.enter'>
  | Scope<'meeting.prepare'>
  | Scope<'vote.check'>
  | Scope<'vote.cast'>
  | Scope<'reception.run'>
  | Scope<'minutes.write'>
  | Scope<'minutes.sign'>;

/** Whoever votes, and whoever prepares that others may. */
export type RollReader = VoteReader | Scope<'preparation.read'> | Scope<'meeting.draft'>;

export type MeetingAhead = {
  readonly id: string;
  readonly title: string;
  readonly heldOn: IsoDate;
  readonly startsAt: string;
  readonly status: 'planned' | 'held';
  readonly items: readonly {
    readonly id: string;
    readonly label: string;
    readonly title: string;
    readonly kind: 'ordinary' | 'special';
  }[];
};

/** A general meeting with the items on which is voted. */
export async function findGeneralMeeting(
  db: Db,
  { associationId }: RollReader,
  meetingId: string,
): Promise<MeetingAhead | null> {
  const { rows } = await db.query<MeetingAhead>(
    `select m.id, m.title, m.held_on as "heldOn", m.starts_at as "startsAt", m.status,
            coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'label', i.label, 'title', i.title, 'kind', i.kind)
                       order by i.position)
              from agenda_item i where i.association_id = m.association_id and i.meeting_id = m.id
               and i.kind in ('ordinary', 'special')), '[]') as items
       from meeting m where m.association_id = $1 and m.id = $2 and m.kind = 'general'`,
    [associationId, meetingId],
  );
  return rows[0] ?? null;
}

export type BoxItem = {
  readonly id: string;
  readonly kind: Kind;
  /** 無記名投票; not there where it is voted on openly. */
  readonly secret?: SecretTerms | undefined;
};

export type StoredBox = {
  readonly id: string;
  readonly recordOn: IsoDate;
  readonly deadlineAt: number;
  readonly opensAt: number;
  /** 開会; `null` until the chair says so. */
  readonly beganAt: number | null;
  readonly items: readonly BoxItem[];
  readonly ownRules: readonly OwnRule[];
  readonly ways: Ways;
  readonly answerCount: number;
  readonly chainHead: string;
};

const millis = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

/** `toWrite` waits for whoever writes into it, and lets others wait. */
export async function findBox(
  db: Db,
  { associationId }: VoteReader,
  { meetingId, toWrite = false }: { meetingId: string; toWrite?: boolean },
): Promise<StoredBox | null> {
  const { rows } = await db.query<StoredBox>(
    `select id, record_on as "recordOn", ${millis('deadline_at')} as "deadlineAt",
            ${millis('opens_at')} as "opensAt", ${millis('began_at')} as "beganAt", items, own_rules as "ownRules", ways, answer_count as "answerCount",
            chain_head as "chainHead"
       from vote_box where association_id = $1 and meeting_id = $2 ${toWrite ? 'for no key update' : ''}`,
    [associationId, meetingId],
  );
  return rows[0] ?? null;
}

export type StoredHead = Head & { readonly dwellings: string; readonly names: string };

export type RegisteredDwelling = Omit<DwellingOnRoll, 'voterId'> & {
  readonly number: string;
  readonly landOf: number;
  readonly names: readonly string[];
};

const ownedDwellings = `select d.id as "dwellingId", d.number, d.votes, d.share_numerator as land,
            d.share_denominator as "landOf", array_agg(p.id::text order by p.id) as owners,
            array_agg(p.name order by p.id) as names
       from dwelling d
       join ownership o on o.association_id = d.association_id and o.dwelling_id = d.id
       join person p on p.association_id = o.association_id and p.id = o.person_id
      where d.association_id = $1`;
const ownedInOrder = `group by d.id, d.number, d.votes, d.share_numerator, d.share_denominator, d.floor, d.position
      order by d.floor, d.position, d.number`;

/** Every dwelling that somebody owns, as the register has it now. */
export async function listOwnedDwellings(
  db: Db,
  { associationId }: RollReader,
): Promise<RegisteredDwelling[]> {
  const { rows } = await db.query<RegisteredDwelling>(`${ownedDwellings} ${ownedInOrder}`, [
    associationId,
  ]);
  return rows;
}

/**
 * Of these, without those whose only owner is the voter on the box's roll already. The rest are few in a house of many
 * owners.
 */
export async function listOtherwiseOwned(
  db: Db,
  { associationId }: RollReader,
  boxId: string,
): Promise<RegisteredDwelling[]> {
  const { rows } = await db.query<RegisteredDwelling>(
    `${ownedDwellings}
        and not exists (select 1 from vote_head h
             where h.association_id = d.association_id and h.box_id = $2 and h.dwellings = d.number
               and h.voters[1] = all (select a.person_id from ownership a
                     where a.association_id = d.association_id and a.dwelling_id = d.id))
      ${ownedInOrder}`,
    [associationId, boxId],
  );
  return rows;
}

type NewBox = Omit<StoredBox, 'answerCount' | 'chainHead' | 'beganAt'> & {
  readonly meetingId: string;
  readonly heads: readonly Omit<StoredHead, 'id'>[];
  readonly now: Date;
};

export async function addBox(
  db: Db,
  { associationId, role, userId }: Scope<'meeting.prepare'>,
  box: NewBox,
): Promise<void> {
  const { id, meetingId, recordOn, deadlineAt, opensAt, items, ownRules, ways, heads, now } = box;
  await db.query(
    `insert into vote_box (association_id, id, meeting_id, record_on, deadline_at, opens_at, items, own_rules, ways,
       opened_as, opened_by, opened_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      associationId,
      id,
      meetingId,
      recordOn,
      new Date(deadlineAt).toISOString(),
      new Date(opensAt).toISOString(),
      JSON.stringify(items),
      JSON.stringify(ownRules),
      JSON.stringify(ways),
      role,
      userId,
      now.toISOString(),
    ],
  );
  await db.query(
    `insert into vote_head (association_id, id, box_id, position, dwellings, names, votes, land, voters)
     select $1, h.id, $2, h.position, h.dwellings, h.names, h.votes, h.land,
            array(select jsonb_array_elements_text(h.voters)::uuid)
       from jsonb_to_recordset($3::jsonb) as h(id uuid, position int, dwellings text, names text, votes int, land int,
         voters jsonb)`,
    [
      associationId,
      id,
      JSON.stringify(
        heads.map((head, position) => ({ ...head, id: newId(now.getTime()), position })),
      ),
    ],
  );
}

export type StoredAgent = {
  readonly id: string;
  readonly name: string;
  readonly relation: AgentRelation;
};

/** In the order of their names, the chair first. */
export async function listAgents(
  db: Db,
  { associationId }: VoteReader,
  boxId: string,
): Promise<StoredAgent[]> {
  const { rows } = await db.query<StoredAgent>(
    `select id, name, relation from vote_agent where association_id = $1 and box_id = $2
      order by relation <> 'chair', name, id`,
    [associationId, boxId],
  );
  return rows;
}

export async function addAgent(
  db: Db,
  { associationId }: Scope<'vote.enter'> | Scope<'meeting.prepare'>,
  { boxId, agent }: { boxId: string; agent: StoredAgent },
): Promise<void> {
  await db.query(
    `insert into vote_agent (association_id, id, box_id, name, relation) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [associationId, agent.id, boxId, agent.name, agent.relation],
  );
}

/** Whether this is the demonstration or a visitor's copy of it. */
export async function isDemonstration(db: Db, { associationId }: VoteReader): Promise<boolean> {
  const { rows } = await db.query<{ kind: string }>('select kind from association where id = $1', [
    associationId,
  ]);
  return rows[0] !== undefined && rows[0].kind !== 'customer';
}

/** 開会, said once. */
export async function saveBeginning(
  db: Db,
  { associationId }: Scope<'meeting.prepare'>,
  { boxId, now }: { boxId: string; now: Date },
): Promise<void> {
  await db.query(
    'update vote_box set began_at = $3 where association_id = $1 and id = $2 and began_at is null',
    [associationId, boxId, now.toISOString()],
  );
}

/** 議案の案 stand in the preparation: from there they come, with the kinds that were found. */
export async function hasDrafts(
  db: Db,
  { associationId }: VoteReader,
  meetingId: string,
): Promise<boolean> {
  const { rows } = await db.query(
    'select 1 from agenda_draft where association_id = $1 and meeting_id = $2 limit 1',
    [associationId, meetingId],
  );
  return rows.length > 0;
}
