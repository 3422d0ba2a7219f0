import type { FormKey, FormTerms } from '#domain/applications/all-forms.ts';
import type { Answers } from '#domain/applications/form.ts';
import type { StepKind } from '#domain/applications/state.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import { codeOf } from '#server/db/database-error.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

type Applicant = Scope<'application.file'>;

const sentences: Readonly<Record<string, string>> = {
  SL026: '送ったものは消せません。取り下げてください。',
  SL027: 'もう済んでいます。画面を読み直してください。',
  '23505': 'ほかの方が先に進めました。画面を読み直してください。',
};

export async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const sentence = sentences[codeOf(error) ?? ''];
    throw sentence === undefined ? error : new Refusal('conflict', sentence);
  }
}

type Draft = {
  readonly applicationId: string;
  readonly form: FormKey;
  readonly dwellingId: string;
  readonly applicant: string;
  readonly answers: Answers;
  readonly now: Date;
};

/** A stranger's id stays the stranger's. */
export async function saveDraft(
  db: Db,
  { associationId, userId, role }: Applicant,
  { applicationId, form, dwellingId, applicant, answers, now }: Draft,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into application (association_id, id, form, dwelling_id, applicant, answers, filed_as, filed_by, saved_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (association_id, id) do update
       set dwelling_id = case when application.number is null then excluded.dwelling_id else application.dwelling_id end,
           applicant = excluded.applicant, answers = excluded.answers,
           saved_at = excluded.saved_at
     where application.filed_by = excluded.filed_by and application.form = excluded.form`,
    [
      associationId,
      applicationId,
      form,
      dwellingId,
      applicant,
      JSON.stringify(answers),
      role,
      userId,
      now.toISOString(),
    ],
  );
  return rowCount > 0;
}

export async function deleteDraft(
  db: Db,
  { associationId, userId }: Applicant,
  applicationId: string,
): Promise<boolean> {
  const { rowCount } = await inWords(() =>
    db.query('delete from application where association_id = $1 and id = $2 and filed_by = $3', [
      associationId,
      applicationId,
      userId,
    ]),
  );
  return rowCount > 0;
}

type Numbered = {
  readonly applicationId: string;
  readonly year: number;
  readonly dueOn: IsoDate | null;
};

/** The next number of the year, without gaps; the same again when it is sent again. */
export async function giveNumber(
  db: Db,
  { associationId }: Applicant | Scope<'application.receive'>,
  { applicationId, year, dueOn }: Numbered,
): Promise<string> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('application' || $1, 0))`, [
    associationId,
  ]);
  const { rows } = await db.query<{ number: string }>(
    `update application a set due_on = $3, year = coalesce(a.year, $4),
            number = coalesce(a.number, 1 + (select coalesce(max(b.number), 0) from application b
              where b.association_id = $1 and b.year = $4))
      where a.association_id = $1 and a.id = $2
      returning a.year || '-' || a.number as number`,
    [associationId, applicationId, dueOn, year],
  );
  return rows[0]?.number ?? '';
}

export type NewStep = {
  readonly applicationId: string;
  readonly kind: StepKind;
  readonly words?: string;
  readonly conditions?: readonly string[];
  readonly answers?: Answers;
  readonly terms?: FormTerms;
  readonly resolution?: { readonly on: IsoDate; readonly by: 'meeting' | 'circulation' } | null;
  /** How many there were when it was looked at. */
  readonly after: number;
  readonly today: IsoDate;
  readonly now: Date;
};

export async function addStep(
  db: Db,
  { associationId, userId, role }: Scope,
  step: NewStep,
): Promise<void> {
  const { applicationId, kind, words, conditions, answers, terms, resolution, after } = step;
  await inWords(() =>
    db.query(
      `insert into application_step (association_id, id, application_id, position, kind, words, conditions, answers,
         resolved_on, resolved_by, taken_on, taken_as, taken_by, taken_at, terms)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [
        associationId,
        newId(step.now.getTime()),
        applicationId,
        after + 1,
        kind,
        words ?? '',
        JSON.stringify(conditions ?? []),
        answers ? JSON.stringify(answers) : null,
        resolution?.on ?? null,
        resolution?.by ?? null,
        step.today,
        role,
        userId,
        step.now.toISOString(),
        terms ? JSON.stringify(terms) : null,
      ],
    ),
  );
}
