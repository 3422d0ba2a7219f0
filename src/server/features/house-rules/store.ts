import type { FormKey, FormTerms } from '#domain/applications/all-forms.ts';
import type { SpaceRules } from '#domain/bookings/space.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

type Keeper = Scope<'house.rules'>;

export async function saveTerms(
  db: Db,
  { associationId }: Keeper,
  { form, terms, now }: { form: FormKey; terms: FormTerms; now: Date },
): Promise<void> {
  await db.query(
    `insert into application_terms (association_id, id, form, terms) values ($1, $2, $3, $4)
     on conflict (association_id, form) do update set terms = excluded.terms`,
    [associationId, newId(now.getTime()), form, JSON.stringify(terms)],
  );
}

export async function deleteTerms(db: Db, { associationId }: Keeper, form: FormKey): Promise<void> {
  await db.query('delete from application_terms where association_id = $1 and form = $2', [
    associationId,
    form,
  ]);
}

type KeptSpace = {
  readonly spaceId: string;
  readonly name: string;
  readonly place: string;
  readonly rules: SpaceRules;
};

/** A new one stands last. */
export async function saveSpace(
  db: Db,
  { associationId }: Keeper,
  { spaceId, name, place, rules }: KeptSpace,
): Promise<void> {
  await db.query(
    `insert into space (association_id, id, position, name, place, rules)
     select $1, $2, coalesce(max(position), 0) + 1, $3, $4, $5 from space where association_id = $1
     on conflict (association_id, id) do update
       set name = excluded.name, place = excluded.place, rules = excluded.rules`,
    [associationId, spaceId, name, place, JSON.stringify(rules)],
  );
}

/** Answers whether there is such a room. */
export async function retireSpace(
  db: Db,
  { associationId }: Keeper,
  { spaceId, retiredOn }: { spaceId: string; retiredOn: IsoDate | null },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update space set retired_on = $3 where association_id = $1 and id = $2',
    [associationId, spaceId, retiredOn],
  );
  return rowCount > 0;
}
