import type { Role } from '#domain/access/role.ts';
import { barredFor } from '#domain/access/second-person.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { ConvocationPaper, Terms } from '#domain/meetings/convocation/convocation-paper.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import type { PreparationReader } from './store.ts';

export type StoredConvocation = {
  readonly id: string;
  readonly version: number;
  readonly paper: ConvocationPaper;
  readonly digest: string;
  readonly terms: Terms;
  readonly askedAs: Role;
  readonly askedBy: string;
  readonly askedAt: number;
  readonly approvedAs: Role | null;
  readonly approvedAt: number | null;
  readonly sentAt: number | null;
  readonly sentOn: IsoDate | null;
};

const millis = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

/** The newest version. `toWrite` lets whoever writes at the same moment wait. */
export async function findConvocation(
  db: Db,
  { associationId }: PreparationReader,
  { meetingId, toWrite = false }: { readonly meetingId: string; readonly toWrite?: boolean },
): Promise<StoredConvocation | null> {
  const { rows } = await db.query<StoredConvocation>(
    `select id, version, paper, digest, terms, asked_as as "askedAs", asked_by as "askedBy",
            ${millis('asked_at')} as "askedAt", approved_as as "approvedAs", ${millis('approved_at')} as "approvedAt",
            ${millis('sent_at')} as "sentAt", ((sent_at at time zone 'Asia/Tokyo')::date)::text as "sentOn"
       from convocation where association_id = $1 and meeting_id = $2
      order by version desc limit 1 ${toWrite ? 'for no key update' : ''}`,
    [associationId, meetingId],
  );
  return rows[0] ?? null;
}

type Asked = Pick<StoredConvocation, 'id' | 'version' | 'paper' | 'digest' | 'terms'> & {
  readonly meetingId: string;
  readonly now: Date;
};

/** `false` where this version was asked for meanwhile. */
export async function addConvocation(
  db: Db,
  { associationId, role, userId }: Scope<'meeting.draft'>,
  { id, meetingId, version, paper, digest, terms, now }: Asked,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into convocation (association_id, id, meeting_id, version, paper, digest, terms, asked_as, asked_by, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
    [
      associationId,
      id,
      meetingId,
      version,
      JSON.stringify(paper),
      digest,
      JSON.stringify(terms),
      role,
      userId,
      now.toISOString(),
    ],
  );
  return rowCount > 0;
}

/** By another person than the one who asked, which the statement decides; `false` where it is approved already. */
export async function saveApproval(
  db: Db,
  { associationId, role, userId, signer }: Scope<'meeting.prepare'>,
  { convocationId, now }: { readonly convocationId: string; readonly now: Date },
): Promise<boolean> {
  const [roles, accounts] = barredFor(signer);
  const { rowCount } = await db.query(
    `update convocation set approved_as = $3, approved_by = $4, approved_at = $5
      where association_id = $1 and id = $2 and approved_at is null
        and asked_as <> all($6::text[]) and asked_by <> all($7::uuid[])`,
    [associationId, convocationId, role, userId, now.toISOString(), roles, accounts],
  );
  return rowCount > 0;
}

export async function markConvocationSent(
  db: Db,
  { associationId, role, userId }: Scope<'meeting.prepare'>,
  { convocationId, now }: { readonly convocationId: string; readonly now: Date },
): Promise<void> {
  await db.query(
    `update convocation set sent_as = $3, sent_by = $4, sent_at = $5
      where association_id = $1 and id = $2 and approved_at is not null and sent_at is null`,
    [associationId, convocationId, role, userId, now.toISOString()],
  );
}

type FixedItem = {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  readonly kind: 'ordinary' | 'special';
};

/** The drafts become what everybody is told and votes on; what was announced before gives way to them. */
export async function fixAgenda(
  db: Db,
  { associationId }: Scope<'meeting.prepare'>,
  { meetingId, items }: { readonly meetingId: string; readonly items: readonly FixedItem[] },
): Promise<void> {
  await db.query(
    `delete from agenda_item where association_id = $1 and meeting_id = $2 and kind in ('ordinary', 'special')`,
    [associationId, meetingId],
  );
  await db.query(
    `insert into agenda_item (association_id, id, meeting_id, position, label, title, kind)
     select $1, i.id, $2, 1 + i.place + coalesce((select max(r.position) from agenda_item r
              where r.association_id = $1 and r.meeting_id = $2), 0), i.label, i.title, i.kind
       from jsonb_to_recordset($3::jsonb) as i(id uuid, place int, label text, title text, kind text)`,
    [associationId, meetingId, JSON.stringify(items.map((item, place) => ({ ...item, place })))],
  );
}

export type Sender = {
  readonly association: string;
  readonly chair: string;
  /** The demonstration writes to nobody. */
  readonly isReal: boolean;
};

export async function findSender(
  db: Db,
  { associationId }: PreparationReader,
  today: IsoDate,
): Promise<Sender> {
  const { rows } = await db.query<Sender>(
    `select a.name as association, a.kind = 'customer' as "isReal",
            coalesce((select p.name from officer o
              join person p on p.association_id = o.association_id and p.id = o.person_id
             where o.association_id = $1 and o.post = 'chair' and $2 between o.term_from and o.term_until
             order by o.term_from desc limit 1), '') as chair
       from association a where a.id = $1`,
    [associationId, today],
  );
  return rows[0] ?? { association: '', chair: '', isReal: false };
}
