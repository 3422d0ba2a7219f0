import type { Role } from '#domain/access/role.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Signer, SigningFault, SigningState } from '#domain/minutes/signing.ts';
import type { Database, Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import type { MinutesReader } from './minutes-store.ts';

export type StoredSigning = {
  readonly associationId: string;
  readonly id: string;
  readonly meetingId: string;
  readonly minutesId: string;
  readonly sha256: string;
  readonly fileName: string;
  readonly signers: readonly Signer[];
  readonly state: SigningState;
  readonly fault: SigningFault | null;
  readonly signedSha256: string | null;
  readonly signedBytes: number | null;
  readonly askedBy: string;
  readonly askedOn: IsoDate;
  readonly attempts: number;
};

const columns = `s.association_id as "associationId", s.id, s.meeting_id as "meetingId", s.minutes_id as "minutesId",
  s.sha256, s.file_name as "fileName", s.signers, s.state, s.fault, s.signed_sha256 as "signedSha256",
  s.signed_bytes as "signedBytes", s.asked_by as "askedBy", s.attempts,
  to_char(s.asked_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as "askedOn"`;

/** The one under way, else the newest, of one version. `toWrite` lets whoever writes at the same moment wait. */
export async function findSigning(
  db: Db,
  { associationId }: MinutesReader,
  { minutesId, toWrite = false }: { readonly minutesId: string; readonly toWrite?: boolean },
): Promise<StoredSigning | undefined> {
  const { rows } = await db.query<StoredSigning>(
    `select ${columns} from minutes_signing s where s.association_id = $1 and s.minutes_id = $2
      order by s.ended_at is null desc, s.asked_at desc, s.id desc limit 1 ${toWrite ? 'for no key update' : ''}`,
    [associationId, minutesId],
  );
  return rows[0];
}

export type KnownPerson = {
  readonly id: string;
  readonly name: string;
  /** As the register has it; that of an account is not shown to the association. */
  readonly mail: string | null;
  readonly hasAccount: boolean;
};

/** Who could be asked by mail. Nothing leaves the demonstration. */
export async function listKnown(
  db: Db,
  { associationId }: MinutesReader,
): Promise<{ readonly isReal: boolean; readonly people: readonly KnownPerson[] }> {
  const { rows } = await db.query<{ isReal: boolean; people: KnownPerson[] }>(
    `select a.kind = 'customer' as "isReal", coalesce((
       select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'mail', p.mail, 'hasAccount', exists (
           select from member_person m where m.association_id = a.id and m.person_id = p.id)))
         from person p where p.association_id = a.id), '[]') as people
       from association a where a.id = $1`,
    [associationId],
  );
  return rows[0] ?? { isReal: false, people: [] };
}

/** The addresses of accounts, by person, for those whose address nobody has typed. */
export async function listAccountMails(
  db: Database,
  { associationId, signers }: StoredSigning,
): Promise<ReadonlyMap<string, string>> {
  const ids = signers.flatMap(({ mail, personId }) => (mail === '' && personId ? [personId] : []));
  const { rows } = await db.query<{ personId: string; mail: string }>(
    `select distinct on (m.person_id) m.person_id as "personId", u.email as mail
       from member_person m join app_user u on u.id = m.user_id
      where m.association_id = $1 and m.person_id = any($2::uuid[]) order by m.person_id, m.id`,
    [associationId, ids],
  );
  return new Map(rows.map(({ personId, mail }) => [personId, mail]));
}

type NewSigning = Pick<
  StoredSigning,
  'id' | 'meetingId' | 'minutesId' | 'sha256' | 'fileName' | 'signers'
> & { readonly byteSize: number; readonly now: Date };

/** `false` where one is under way for this version. */
export async function addSigning(
  db: Db,
  { associationId, role, userId }: Scope<'minutes.sign'>,
  it: NewSigning,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into minutes_signing (association_id, id, meeting_id, minutes_id, sha256, byte_size, file_name, signers,
       state, asked_as, asked_by, asked_at, next_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, 'asked', $9, $10, $11, $11) on conflict do nothing`,
    [
      associationId,
      it.id,
      it.meetingId,
      it.minutesId,
      it.sha256,
      it.byteSize,
      it.fileName,
      JSON.stringify(it.signers),
      role satisfies Role,
      userId,
      it.now.toISOString(),
    ],
  );
  return rowCount > 0;
}

type One = { readonly id: string; readonly now: Date };

/** Longer than any call to the desk takes. */
export const holdMs = 90_000;

/** The desk is told once a call that may be under way has ended. */
export async function saveWithdrawn(
  db: Db,
  { associationId }: Scope<'minutes.sign'>,
  { id, now }: One,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update minutes_signing set state = 'withdrawn', ended_at = $3, attempts = 0,
            next_at = $4, signed_sha256 = null, signed_bytes = null
      where association_id = $1 and id = $2 and state in ('asked', 'waiting', 'complete')`,
    [associationId, id, now.toISOString(), new Date(now.getTime() + holdMs).toISOString()],
  );
  return rowCount > 0;
}

export async function saveKept(
  db: Db,
  { associationId }: Scope<'minutes.sign'>,
  { id, now }: One,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update minutes_signing set state = 'kept', ended_at = $3, next_at = null
      where association_id = $1 and id = $2 and state = 'complete'`,
    [associationId, id, now.toISOString()],
  );
  return rowCount > 0;
}

/** Of every association: the next that is due, held so that no other process asks meanwhile. */
export async function takeDueSigning(
  db: Database,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<StoredSigning | undefined> {
  const { rows } = await db.query<StoredSigning>(
    `update minutes_signing s set next_at = $2 where (s.association_id, s.id) = (
       select association_id, id from minutes_signing where next_at <= $1
        order by next_at, id limit 1 for update skip locked)
     returning ${columns}`,
    [now.toISOString(), until.toISOString()],
  );
  return rows[0];
}

/** Somebody says that something has changed; whether it has is asked. */
export async function hastenSigning(db: Db, id: string, now: Date): Promise<void> {
  await db.query(
    `update minutes_signing set next_at = least(next_at, $2)
      where association_id is not null and id = $1 and state = 'waiting'`,
    [id, now.toISOString()],
  );
}

type Heard = {
  readonly state: SigningState;
  readonly fault?: SigningFault;
  readonly signers?: readonly Signer[];
  readonly signed?: { readonly sha256: string; readonly byteSize: number };
  readonly nextAt: Date | null;
  readonly now: Date;
};

/** What the desk has said, unless it was taken back meanwhile. */
export async function noteHeard(
  db: Database,
  { associationId, id, state: before }: StoredSigning,
  { state, fault, signers, signed, nextAt, now }: Heard,
): Promise<void> {
  await db.query(
    `update minutes_signing set state = $4, fault = $5, signers = coalesce($6::jsonb, signers),
            signed_sha256 = $7, signed_bytes = $8, attempts = 0, next_at = $9,
            sent_at = coalesce(sent_at, case when $4 = 'waiting' then $10::timestamptz end),
            ended_at = case when $4 = 'refused' then $10::timestamptz end
      where association_id = $1 and id = $2 and state = $3`,
    [
      associationId,
      id,
      before,
      state,
      fault ?? null,
      signers ? JSON.stringify(signers) : null,
      signed?.sha256 ?? null,
      signed?.byteSize ?? null,
      nextAt?.toISOString() ?? null,
      now.toISOString(),
    ],
  );
}

/** Asked for again later, whatever the state. */
export async function putOff(
  db: Database,
  { associationId, id, state }: StoredSigning,
  { attempts, nextAt }: { readonly attempts: number; readonly nextAt: Date | null },
): Promise<void> {
  await db.query(
    `update minutes_signing set attempts = $4, next_at = $5
      where association_id = $1 and id = $2 and state = $3`,
    [associationId, id, state, attempts, nextAt?.toISOString() ?? null],
  );
}
