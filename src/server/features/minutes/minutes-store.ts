import type { MinutesInput } from '#contract/minutes.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { MinutesFacts } from '#domain/minutes/minutes-facts.ts';
import type { PrintedPaper } from '#domain/statements/pack/printed-paper.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

export type MinutesReader = Scope<'minutes.write'> | Scope<'minutes.sign'>;

export type MinutesMeeting = {
  readonly id: string;
  readonly associationName: string;
  readonly title: string;
  readonly heldOn: IsoDate;
  readonly place: string;
  /** Items on which was voted, as everybody reads them. */
  readonly told: MinutesFacts['told'];
  readonly reports: readonly { readonly label: string; readonly title: string }[];
  /** 理事長 on that day; empty where the register has none. */
  readonly chairName: string;
  /** Minutes that stand in the library. */
  readonly documentId: string | null;
};

export async function findMeeting(
  db: Db,
  { associationId }: MinutesReader,
  meetingId: string,
): Promise<MinutesMeeting | undefined> {
  const items = (columns: string, isVoted: boolean) =>
    `coalesce((select jsonb_agg(jsonb_build_object(${columns}) order by i.position) from agenda_item i
       where i.association_id = m.association_id and i.meeting_id = m.id
         and ${isVoted ? "i.kind in ('ordinary', 'special')" : "i.kind = 'report'"}), '[]')`;
  const voted = `'id', i.id, 'label', i.label, 'title', i.title, 'result', i.result, 'votesFor', i.votes_for,
    'votesAgainst', i.votes_against, 'votesAbstained', i.votes_abstained, 'outcome', i.outcome`;
  const { rows } = await db.query<MinutesMeeting>(
    `select m.id, a.name as "associationName", m.title, m.held_on as "heldOn", m.place, m.document_id as "documentId",
            ${items(voted, true)} as told, ${items("'label', i.label, 'title', i.title", false)} as reports,
            coalesce((select p.name from officer o
               join person p on p.association_id = o.association_id and p.id = o.person_id
              where o.association_id = m.association_id and o.post = 'chair'
                and m.held_on between o.term_from and o.term_until order by o.term_from desc limit 1), '') as "chairName"
       from meeting m join association a on a.id = m.association_id
      where m.association_id = $1 and m.id = $2 and m.kind = 'general'`,
    [associationId, meetingId],
  );
  return rows[0];
}

type Listed = Pick<MinutesMeeting, 'id' | 'title' | 'heldOn'> & {
  /** Two have confirmed its record; before that one writes down what is said. */
  readonly isRecorded: boolean;
};

/** General meetings with a box: those that run or are to run, and those of which there are minutes to write. */
export async function listMinuted(db: Db, { associationId }: MinutesReader): Promise<Listed[]> {
  const { rows } = await db.query<Listed>(
    `select m.id, m.title, m.held_on as "heldOn", r.teller_at is not null as "isRecorded" from meeting m
       join vote_box b on b.association_id = m.association_id and b.meeting_id = m.id
       left join vote_record r on r.association_id = b.association_id and r.box_id = b.id
      where m.association_id = $1 and m.kind = 'general' order by m.held_on desc`,
    [associationId],
  );
  return rows;
}

/** 決算 that this meeting approved, with the versions before it. */
export async function findSettlement(
  db: Db,
  { associationId }: MinutesReader,
  heldOn: IsoDate,
): Promise<MinutesFacts['settlement']> {
  const dayOf = `to_char(made_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`;
  const last = (column: string, state: string) =>
    `(select ${column} from settlement_pack p where p.association_id = s.association_id
       and p.fiscal_year_id = s.fiscal_year_id and p.state = '${state}' order by p.version desc limit 1)`;
  const { rows } = await db.query<NonNullable<MinutesFacts['settlement']>>(
    `select ${last(dayOf, 'draft')} as "draftedOn", ${last(dayOf, 'audited')} as "auditedOn",
            ${last('digest', 'audited')} as "auditedDigest", s.digest as "approvedDigest"
       from settlement_pack s
      where s.association_id = $1 and s.state = 'approved' and s.meeting_on = $2
      order by s.version desc limit 1`,
    [associationId, heldOn],
  );
  return rows[0] ?? null;
}

export type StoredMinutes<Texts = MinutesInput> = {
  readonly id: string;
  readonly version: number;
  readonly reason: string;
  readonly texts: Texts;
  readonly revision: number;
  readonly paper: PrintedPaper | null;
  readonly checkedOn: IsoDate | null;
  readonly signedOn: IsoDate | null;
  readonly sha256: string | null;
  readonly fileName: string | null;
  readonly mediaType: string | null;
  readonly documentId: string | null;
  readonly noticeId: string | null;
};

/** The newest first. A document or a draft that was deleted is no longer told. */
export async function listVersions<Texts = MinutesInput>(
  db: Db,
  { associationId }: MinutesReader,
  meetingId: string,
): Promise<StoredMinutes<Texts>[]> {
  const day = (column: string) => `to_char(${column} at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`;
  const { rows } = await db.query<StoredMinutes<Texts>>(
    `select n.id, n.version, n.reason, n.texts, n.revision, n.paper, ${day('n.checked_at')} as "checkedOn",
            ${day('n.signed_at')} as "signedOn", n.sha256, n.file_name as "fileName", n.media_type as "mediaType",
            (select d.id from document d where d.association_id = $1 and d.id = n.document_id) as "documentId",
            (select t.id from notice t where t.association_id = $1 and t.id = n.notice_id) as "noticeId"
       from minutes n where n.association_id = $1 and n.meeting_id = $2 order by n.version desc`,
    [associationId, meetingId],
  );
  return rows;
}

type NewVersion = Pick<StoredMinutes<unknown>, 'id' | 'version' | 'reason' | 'texts'> & {
  readonly meetingId: string;
  readonly now: Date;
};

/** False where somebody else began the same version meanwhile. */
export async function addVersion(
  db: Db,
  { associationId, role, userId }: MinutesReader,
  { id, meetingId, version, reason, texts, now }: NewVersion,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into minutes (association_id, id, meeting_id, version, reason, texts, revision, written_as, written_by, written_at)
     values ($1, $2, $3, $4, $5, $6::jsonb, 1, $7, $8, $9) on conflict do nothing`,
    [
      associationId,
      id,
      meetingId,
      version,
      reason,
      JSON.stringify(texts),
      role,
      userId,
      now.toISOString(),
    ],
  );
  return rowCount > 0;
}

type Saved = Pick<StoredMinutes<unknown>, 'id' | 'revision' | 'texts'> & { readonly now: Date };

/** False where somebody else saved, or checked it, meanwhile. */
export async function saveTexts(
  db: Db,
  { associationId, role, userId }: MinutesReader,
  { id, revision, texts, now }: Saved,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update minutes set texts = $4::jsonb, revision = revision + 1, written_as = $5, written_by = $6, written_at = $7
      where association_id = $1 and id = $2 and revision = $3 and checked_at is null`,
    [associationId, id, revision, JSON.stringify(texts), role, userId, now.toISOString()],
  );
  return rowCount > 0;
}

type Checked = Pick<StoredMinutes, 'id' | 'revision'> & {
  readonly paper: PrintedPaper;
  readonly now: Date;
};

export async function saveChecked(
  db: Db,
  { associationId, role, userId }: Scope<'minutes.sign'>,
  { id, revision, paper, now }: Checked,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update minutes set paper = $4::jsonb, checked_as = $5, checked_by = $6, checked_at = $7
      where association_id = $1 and id = $2 and revision = $3 and checked_at is null`,
    [associationId, id, revision, JSON.stringify(paper), role, userId, now.toISOString()],
  );
  return rowCount > 0;
}

export async function saveReopened(
  db: Db,
  { associationId }: Scope<'minutes.sign'>,
  id: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update minutes set paper = null, checked_as = null, checked_by = null, checked_at = null
      where association_id = $1 and id = $2 and checked_at is not null and signed_at is null`,
    [associationId, id],
  );
  return rowCount > 0;
}

export type SignedFile = {
  readonly sha256: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly byteSize: number;
};

type Signed = {
  readonly id: string;
  readonly file: SignedFile;
  readonly documentId: string;
  readonly noticeId: string | null;
  readonly now: Date;
};

/** False where it is signed already, or was taken back. */
export async function saveSigned(
  db: Db,
  { associationId, role, userId }: Scope<'minutes.sign'>,
  { id, file, documentId, noticeId, now }: Signed,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update minutes set sha256 = $3, byte_size = $4, file_name = $5, media_type = $6, signed_as = $7, signed_by = $8,
       signed_at = $9, document_id = $10, notice_id = $11
      where association_id = $1 and id = $2 and checked_at is not null and signed_at is null`,
    [
      associationId,
      id,
      file.sha256,
      file.byteSize,
      file.fileName,
      file.mediaType,
      role,
      userId,
      now.toISOString(),
      documentId,
      noticeId,
    ],
  );
  return rowCount > 0;
}

/** Where 「会議・総会」 leads to. */
export async function linkMeeting(
  db: Db,
  { associationId }: Scope<'minutes.sign'>,
  { meetingId, documentId }: { meetingId: string; documentId: string },
): Promise<void> {
  await db.query('update meeting set document_id = $3 where association_id = $1 and id = $2', [
    associationId,
    meetingId,
    documentId,
  ]);
}
