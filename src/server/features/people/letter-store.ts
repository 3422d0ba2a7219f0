import type { LetterCode } from '#domain/accounts/letter-code.ts';
import type { Db } from '#server/db/db.ts';
import { findDigest, type Keys, secretDigest } from '#server/features/sign-in/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

type Printer = Scope<'invitation.print'>;

export type Addressee = { readonly id: string; readonly name: string; readonly dwelling: string };

/** Those of these people who own, live in or serve the building, as letters are delivered. */
export async function listAddressees(
  db: Db,
  { associationId }: Printer,
  { personIds, today }: { readonly personIds: readonly string[]; readonly today: string },
): Promise<Addressee[]> {
  const { rows } = await db.query<Addressee>(
    `with home as materialized (
       select o.person_id, d.floor, d.number from ownership o
         join dwelling d on d.association_id = o.association_id and d.id = o.dwelling_id where o.association_id = $1
       union all
       select r.person_id, d.floor, d.number from residency r
         join dwelling d on d.association_id = r.association_id and d.id = r.dwelling_id
        where r.association_id = $1 and (r.until is null or r.until > $3)
       union all
       select f.person_id, null, null from officer f where f.association_id = $1 and f.term_until >= $3)
     select p.id, p.name, coalesce((array_agg(h.number order by h.floor, h.number))[1], '') as dwelling
       from person p join home h on h.person_id = p.id
      where p.association_id = $1 and p.id = any($2::uuid[])
      group by p.id, p.name, p.kana order by min(h.floor), min(h.number), p.kana, p.name, p.id`,
    [associationId, personIds, today],
  );
  return rows;
}

type NewLetters = {
  readonly keys: Keys;
  readonly codes: ReadonlyMap<string, LetterCode>;
  readonly endsAt: Date;
  readonly now: Date;
};

/** A new letter for each person; those not used yet end, so that one paper alone opens. */
export async function addLetters(
  db: Db,
  { associationId, userId, role }: Printer,
  { keys, codes, endsAt, now }: NewLetters,
): Promise<void> {
  const personIds = [...codes.keys()];
  await db.query(
    `update invitation set ended_at = $3
      where association_id = $1 and person_id = any($2::uuid[]) and used_at is null and ended_at is null`,
    [associationId, personIds, now.toISOString()],
  );
  const letters = [...codes].map(([personId, { find, secret }]) => {
    const id = newId(now.getTime());
    return {
      id,
      personId,
      find: findDigest(keys, find),
      secret: secretDigest(keys, id, secret),
    };
  });
  await db.query(
    `insert into invitation (association_id, id, person_id, find_digest, secret_digest, made_as, made_by, made_at, ends_at)
     select $1, l.id, l."personId", l.find, l.secret, $3, $4, $5, $6
       from jsonb_to_recordset($2::jsonb) as l(id uuid, "personId" uuid, find text, secret text)`,
    [associationId, JSON.stringify(letters), role, userId, now.toISOString(), endsAt.toISOString()],
  );
}

export async function findSender(
  db: Db,
  { associationId }: Printer,
): Promise<{ readonly name: string; readonly isCustomer: boolean }> {
  const { rows } = await db.query<{ name: string; isCustomer: boolean }>(
    `select name, kind = 'customer' as "isCustomer" from association where id = $1`,
    [associationId],
  );
  return rows[0] ?? { name: '', isCustomer: false };
}
