import type { DeskHome } from '#contract/application-desk.ts';
import type { FormKey } from '#domain/applications/all-forms.ts';
import type { Answers } from '#domain/applications/form.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { inWords } from './step-store.ts';

type Desk = Scope<'application.receive'>;

export type KeyedDraft = {
  readonly applicationId: string;
  readonly form: FormKey;
  readonly dwellingId: string;
  readonly person: DeskHome['people'][number];
  readonly receivedOn: IsoDate;
  readonly answers: Answers;
  readonly now: Date;
};

/** False where the id is that of something else. */
export async function saveKeyed(
  db: Db,
  { associationId, userId, role }: Desk,
  { applicationId, form, dwellingId, person, receivedOn, answers, now }: KeyedDraft,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into application (association_id, id, form, dwelling_id, applicant, answers, filed_as, person_id, received_on,
       keyed_as, keyed_by, saved_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (association_id, id) do update
       set dwelling_id = excluded.dwelling_id, applicant = excluded.applicant, answers = excluded.answers,
           filed_as = excluded.filed_as, person_id = excluded.person_id, received_on = excluded.received_on,
           saved_at = excluded.saved_at
     where application.filed_by is null and application.form = excluded.form
       and (application.number is null or application.dwelling_id = excluded.dwelling_id)`,
    [
      associationId,
      applicationId,
      form,
      dwellingId,
      person.name,
      JSON.stringify(answers),
      person.isOwner ? 'owner' : 'tenant',
      person.id,
      receivedOn,
      role,
      userId,
      now.toISOString(),
    ],
  );
  return rowCount > 0;
}

export async function deleteKeyed(
  db: Db,
  { associationId }: Desk,
  applicationId: string,
): Promise<boolean> {
  const { rowCount } = await inWords(() =>
    db.query('delete from application where association_id = $1 and id = $2 and filed_by is null', [
      associationId,
      applicationId,
    ]),
  );
  return rowCount > 0;
}
