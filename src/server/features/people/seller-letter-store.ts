import type { IsoDate } from '#domain/calendar.ts';
import type { SellerLetterFacts } from '#domain/people/seller-letter.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type Found = Pick<
  SellerLetterFacts,
  'number' | 'kind' | 'on' | 'leaving' | 'officers' | 'debit'
> & { readonly dwellingId: string };

type Asked = { readonly changeId: string; readonly today: IsoDate };

/** Who went or will go with a change that stands, and what it did with the 引落口座. */
export async function findSellerFacts(
  db: Db,
  { associationId }: Scope<'register.write'>,
  { changeId, today }: Asked,
): Promise<Found | undefined> {
  const { rows } = await db.query<Found>(
    `with change as materialized (
       select c.dwelling_id, c.kind, c.changed_on as day,
              array(select (b->>'person_id')::uuid from jsonb_array_elements(c.before) b) as before,
              array(select (a->>'person_id')::uuid from jsonb_array_elements(c.after) a) as after,
              c.ended_debit is not null as stops
         from ownership_change c where c.association_id = $1 and c.id = $2 and c.undone_at is null
       union all
       select c.dwelling_id, c.kind, c.changes_on,
              array(select o.person_id from ownership o
                     where o.association_id = $1 and o.dwelling_id = c.dwelling_id),
              array(select (n->>'personId')::uuid from jsonb_array_elements(c.asked->'owners') n
                     where n->>'personId' is not null),
              (c.asked->>'stopsDebit')::boolean
         from coming_owner_change c where c.association_id = $1 and c.id = $2 and c.failed_because is null),
     gone as materialized (
       select p.id, p.name, p.kana from change x
         join person p on p.association_id = $1 and p.id = any(x.before) and p.id <> all(x.after))
     select x.dwelling_id as "dwellingId", d.number, x.kind, x.day as "on",
            array(select g.name from gone g order by g.kana, g.name) as leaving,
            array(select distinct g.name from gone g
               join officer f on f.association_id = $1 and f.person_id = g.id
              where f.term_until >= $3 order by 1) as officers,
            case when x.stops then 'stopped'
                 when exists (select from debit_account a where a.association_id = $1
                                 and a.dwelling_id = x.dwelling_id) then 'kept'
                 else 'none' end as debit
       from change x join dwelling d on d.association_id = $1 and d.id = x.dwelling_id`,
    [associationId, changeId, today],
  );
  return rows[0];
}
