import type { OwnerChange, OwnerChangeFacts } from '#contract/owner-change.ts';
import { type Role, roleNames } from '#domain/access/role.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { type StandsOnChange, whyChangeStays } from '#domain/people/owner-change.ts';
import type { Db } from '#server/db/db.ts';
import { dayOf } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';

type Writer = Pick<Scope<'register.write'>, 'associationId'>;
type Standing = Omit<OwnerChangeFacts, 'today' | 'due' | 'late' | 'freeYen'>;

/** Owners, residents, 引落口座 and papers of one dwelling; nothing where there is no such dwelling. */
export async function findDwellingStanding(
  db: Db,
  { associationId }: Writer,
  { dwellingId, today }: { readonly dwellingId: string; readonly today: IsoDate },
): Promise<Standing | undefined> {
  const { rows } = await db.query<Standing>(
    `select d.number,
            coalesce((select jsonb_agg(jsonb_build_object('personId', p.id, 'name', p.name, 'kana', p.kana,
                'since', o.since, 'numerator', o.share_numerator, 'denominator', o.share_denominator)
                order by o.since, p.kana, p.name)
               from ownership o join person p on p.association_id = o.association_id and p.id = o.person_id
              where o.association_id = $1 and o.dwelling_id = d.id), '[]'::jsonb) as owners,
            coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'personId', p.id, 'name', p.name, 'kind', r.kind,
                'since', r.since) order by r.since, p.kana, p.name)
               from residency r join person p on p.association_id = r.association_id and p.id = r.person_id
              where r.association_id = $1 and r.dwelling_id = d.id and r.until is null), '[]'::jsonb) as stays,
            array(select distinct p.name from ownership o
               join person p on p.association_id = o.association_id and p.id = o.person_id
               join officer f on f.association_id = p.association_id and f.person_id = p.id
              where o.association_id = $1 and o.dwelling_id = d.id and f.term_until >= $3) as officers,
            exists (select from debit_account a where a.association_id = $1 and a.dwelling_id = d.id) as "hasDebitAccount",
            (select max(b.month) from debit_line l
               join debit_batch b on b.association_id = l.association_id and b.id = l.batch_id
              where l.association_id = $1 and l.dwelling_id = d.id and b.result_at is null
                and b.withdrawn_at is null) as "debitAskedFor",
            coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'number', a.year || '-' || a.number,
                'applicant', a.applicant) order by a.year desc, a.number desc)
               from application a where a.association_id = $1 and a.dwelling_id = d.id and a.form = 'member-change'
                and a.number is not null), '[]'::jsonb) as applications,
            (select c.changes_on from coming_owner_change c
              where c.association_id = $1 and c.dwelling_id = d.id) as "comingOn"
       from dwelling d where d.association_id = $1 and d.id = $2`,
    [associationId, dwellingId, today],
  );
  return rows[0];
}

type Row = Omit<OwnerChange, 'staysBecause' | 'notedAs'> & { notedAs: Role } & StandsOnChange;

/** The owners of a dwelling `c.dwelling_id` as rows, to be compared with how a change left them. */
export const ownersNow = `(select coalesce(jsonb_agg(to_jsonb(o) - 'association_id' order by o.id), '[]'::jsonb)
   from ownership o where o.association_id = c.association_id and o.dwelling_id = c.dwelling_id)`;

const isAnyNewcomer = (table: string) =>
  `exists (select from ${table} x where x.association_id = c.association_id and x.person_id = any(c.newcomer_ids))`;
const namesOf = (rows: string) => `array(select p.name from jsonb_array_elements(c.${rows}) e
   join person p on p.association_id = c.association_id and p.id = (e->>'person_id')::uuid order by p.kana, p.name)`;

/** One that was entered for a coming day holds from the beginning of that day. */
const inForce = `greatest(c.noted_at, c.changed_on::timestamp at time zone 'Asia/Tokyo')`;

/** Every change, the newest first, and what stands on it by now. */
export async function listChanges(
  db: Db,
  { associationId }: Writer,
  changeId: string | null = null,
): Promise<OwnerChange[]> {
  const { rows } = await db.query<Row>(
    `select c.id, d.number as dwelling, c.kind, c.changed_on as "on", ${namesOf('before')} as before,
            ${namesOf('after')} as after, a.year || '-' || a.number as application, c.paper,
            c.noted_as as "notedAs", ${dayOf('c.noted_at')} as "notedOn", c.undone_at is not null as "isUndone",
            ${ownersNow} = c.after as "isSameOwners",
            exists (select from debit_account b where b.association_id = c.association_id
               and b.dwelling_id = c.dwelling_id) and c.ended_debit is not null as "hasNewDebitAccount",
            ${[
              'invitation',
              'member_person',
              'officer',
              'residency',
              'former_ownership',
              'notice_delivery',
            ]
              .map(isAnyNewcomer)
              .join(' or ')} as "hasNewcomerCalled",
            exists (select from dunning g where g.association_id = c.association_id
               and g.dwelling_id = c.dwelling_id and g.asked_at >= ${inForce} and g.withdrawn_at is null)
            or exists (select from disclosure g where g.association_id = c.association_id
               and g.dwelling_id = c.dwelling_id and g.issued_at >= ${inForce}) as "hasPapers",
            exists (select from coming_owner_change g where g.association_id = c.association_id
               and g.dwelling_id = c.dwelling_id) as "hasComing"
       from ownership_change c
       join dwelling d on d.association_id = c.association_id and d.id = c.dwelling_id
       left join application a on a.association_id = c.association_id and a.id = c.application_id
      where c.association_id = $1 and ($2::uuid is null or c.id = $2)
      order by c.changed_on desc, c.noted_at desc, c.id`,
    [associationId, changeId],
  );
  return rows.map(
    ({ isSameOwners, hasNewDebitAccount, hasNewcomerCalled, hasPapers, hasComing, ...row }) => ({
      ...row,
      notedAs: roleNames[row.notedAs],
      staysBecause: row.isUndone
        ? null
        : whyChangeStays({
            isSameOwners,
            hasNewDebitAccount,
            hasNewcomerCalled,
            hasPapers,
            hasComing,
          }),
    }),
  );
}

/** Whether the register knows all of these. */
export async function arePeople(
  db: Db,
  { associationId }: Writer,
  personIds: readonly string[],
): Promise<boolean> {
  const { rows } = await db.query(
    'select from person where association_id = $1 and id = any($2::uuid[])',
    [associationId, personIds],
  );
  return rows.length === new Set(personIds).size;
}
