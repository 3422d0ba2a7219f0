import type { Role } from '#domain/access/role.ts';
import type { FormKey, FormTerms } from '#domain/applications/all-forms.ts';
import type { Answers } from '#domain/applications/form.ts';
import type { StepKind } from '#domain/applications/state.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

export type { StoredFile } from './file-store.ts';
export { listDeskHomes } from './homes-store.ts';

type Applicant = Scope<'application.file'>;
type Reader =
  | Scope<'application.read'>
  | Scope<'application.receive'>
  | Scope<'application.decide'>;

type StoredStep = {
  readonly kind: StepKind;
  readonly on: IsoDate;
  readonly takenAs: Role;
  readonly words: string;
  readonly conditions: readonly string[];
  readonly resolvedOn: IsoDate | null;
};

export type StoredApplication = {
  readonly id: string;
  readonly form: FormKey;
  readonly number: string | null;
  readonly dwelling: { readonly id: string; readonly number: string };
  readonly applicant: string;
  readonly isOnPaper: boolean;
  readonly filedAs: Role;
  readonly filedBy: string | null;
  /** Of what came on paper: whose it is in the register, that person's account, and when it came. */
  readonly personId: string | null;
  readonly personsAccount: string | null;
  readonly receivedOn: IsoDate | null;
  readonly answers: Answers;
  /** What the board sees: the answers as they were sent last. */
  readonly sentAnswers: Answers | null;
  /** The association's rules of that day; what was sent before they were kept goes by today's. */
  readonly sentTerms: FormTerms | null;
  readonly files: readonly { readonly id: string; readonly slot: string; readonly name: string }[];
  readonly steps: readonly StoredStep[];
  readonly dueOn: IsoDate | null;
  readonly savedOn: IsoDate;
};

const columns = `a.id, a.form, a.year || '-' || a.number as number,
  jsonb_build_object('id', d.id, 'number', d.number) as dwelling, a.applicant, a.filed_by is null as "isOnPaper",
  a.filed_as as "filedAs", a.filed_by as "filedBy", a.person_id as "personId", a.received_on as "receivedOn",
  (select m.user_id from member_person m
    where m.association_id = a.association_id and m.person_id = a.person_id order by m.id limit 1) as "personsAccount",
  a.answers, a.due_on as "dueOn",
  to_char(a.saved_at at time zone 'UTC' + interval '9 hours', 'YYYY-MM-DD') as "savedOn",
  (select s.answers from application_step s
    where s.association_id = a.association_id and s.application_id = a.id and s.kind = 'sent'
    order by s.position desc limit 1) as "sentAnswers",
  (select s.terms from application_step s
    where s.association_id = a.association_id and s.application_id = a.id and s.kind = 'sent'
    order by s.position desc limit 1) as "sentTerms",
  coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'slot', f.slot, 'name', f.file_name) order by f.added_at, f.id)
     from application_file f where f.association_id = a.association_id and f.application_id = a.id), '[]') as files,
  coalesce((select jsonb_agg(jsonb_build_object('kind', s.kind, 'on', s.taken_on, 'takenAs', s.taken_as,
      'words', s.words, 'conditions', s.conditions, 'resolvedOn', s.resolved_on) order by s.position)
     from application_step s where s.association_id = a.association_id and s.application_id = a.id), '[]') as steps`;
const tables = `application a
  join dwelling d on d.association_id = a.association_id and d.id = a.dwelling_id`;
/** What one filed oneself, or brought on paper; a tenant's own are those filed as a tenant. */
const own = `(a.filed_by = $2 or a.filed_by is null and a.number is not null and a.person_id in (
    select m.person_id from member_person m where m.association_id = $1 and m.user_id = $2))
  and ($3 or a.filed_as = 'tenant')`;

function asOwn({ associationId, userId, roles }: Applicant): readonly unknown[] {
  return [associationId, userId, roles.has('owner')];
}

export async function listOwn(db: Db, scope: Applicant): Promise<StoredApplication[]> {
  const { rows } = await db.query<StoredApplication>(
    `select ${columns} from ${tables} where a.association_id = $1 and ${own}
      order by a.saved_at desc, a.id limit 100`,
    asOwn(scope),
  );
  return rows;
}

export async function findOwn(
  db: Db,
  scope: Applicant,
  applicationId: string,
): Promise<StoredApplication | undefined> {
  const { rows } = await db.query<StoredApplication>(
    `select ${columns} from ${tables} where a.association_id = $1 and ${own} and a.id = $4`,
    [...asOwn(scope), applicationId],
  );
  return rows[0];
}

/** What was sent, newest first. Drafts are their writer's alone. */
export async function listSent(db: Db, { associationId }: Reader): Promise<StoredApplication[]> {
  const { rows } = await db.query<StoredApplication>(
    `select ${columns} from ${tables} where a.association_id = $1 and a.number is not null
      order by a.year desc, a.number desc limit 200`,
    [associationId],
  );
  return rows;
}

export async function findSent(
  db: Db,
  { associationId }: Reader,
  applicationId: string,
): Promise<StoredApplication | undefined> {
  const { rows } = await db.query<StoredApplication>(
    `select ${columns} from ${tables} where a.association_id = $1 and a.id = $2 and a.number is not null`,
    [associationId, applicationId],
  );
  return rows[0];
}

/** What came on paper and is still to be keyed in, or was asked back and is awaited on paper. */
export async function listDeskDrafts(
  db: Db,
  { associationId }: Scope<'application.receive'>,
): Promise<StoredApplication[]> {
  const { rows } = await db.query<StoredApplication>(
    `select ${columns} from ${tables}
      where a.association_id = $1 and a.filed_by is null and (a.number is null or 'asked-back' = (
        select s.kind from application_step s
         where s.association_id = a.association_id and s.application_id = a.id order by s.position desc limit 1))
      order by a.saved_at desc, a.id limit 100`,
    [associationId],
  );
  return rows;
}

export async function findOnPaper(
  db: Db,
  { associationId }: Scope<'application.receive'>,
  applicationId: string,
): Promise<StoredApplication | undefined> {
  const { rows } = await db.query<StoredApplication>(
    `select ${columns} from ${tables} where a.association_id = $1 and a.id = $2 and a.filed_by is null`,
    [associationId, applicationId],
  );
  return rows[0];
}

/** Held until the transaction ends, so that two steps come one after the other. */
export async function holdApplication(
  db: Db,
  { associationId }: Scope,
  applicationId: string,
): Promise<void> {
  await db.query('select from application where association_id = $1 and id = $2 for update', [
    associationId,
    applicationId,
  ]);
}

export async function listTerms(
  db: Db,
  { associationId }: Scope,
): Promise<{ form: FormKey; terms: FormTerms }[]> {
  const { rows } = await db.query<{ form: FormKey; terms: FormTerms }>(
    'select form, terms from application_terms where association_id = $1 order by form',
    [associationId],
  );
  return rows;
}

export type Home = { readonly id: string; readonly number: string };

/** Dwellings that the caller, as the person of the register, owns or lives in. */
export async function listHomes(
  db: Db,
  { associationId, userId }: Applicant | Scope<'booking.make'>,
): Promise<Home[]> {
  const { rows } = await db.query<Home>(
    `select d.id, d.number from dwelling d
      where d.association_id = $1 and d.id in (
        select o.dwelling_id from ownership o join member_person m
            on m.association_id = o.association_id and m.person_id = o.person_id
         where o.association_id = $1 and m.user_id = $2
        union
        select r.dwelling_id from residency r join member_person m
            on m.association_id = r.association_id and m.person_id = r.person_id
         where r.association_id = $1 and m.user_id = $2)
      order by d.floor, d.position, d.number`,
    [associationId, userId],
  );
  return rows;
}

/** As the register names them. */
export async function findApplicantName(
  db: Db,
  { associationId, userId }: Applicant,
): Promise<string> {
  const { rows } = await db.query<{ name: string }>(
    `select p.name from member_person m
       join person p on p.association_id = m.association_id and p.id = m.person_id
      where m.association_id = $1 and m.user_id = $2 limit 1`,
    [associationId, userId],
  );
  return rows[0]?.name ?? '';
}

/** The board's meetings around a day: the ones held, the latest first, and the next. */
export async function findBoardDays(
  db: Db,
  { associationId }: Scope,
  today: IsoDate,
): Promise<{ boardDays: IsoDate[]; nextBoardOn: IsoDate | null }> {
  const { rows } = await db.query<{ heldOn: IsoDate }>(
    `select held_on as "heldOn" from meeting where association_id = $1 and kind = 'board' order by held_on desc`,
    [associationId],
  );
  const days = rows.map(({ heldOn }) => heldOn);
  return {
    boardDays: days.filter((day) => day <= today).slice(0, 12),
    nextBoardOn: days.findLast((day) => day >= today) ?? null,
  };
}
