import type { OwnedSpan } from '#domain/billing/debtors.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

/** 区分所有者 of each dwelling, those of before with the day on which it went over. */
export async function listOwnedSpans(
  db: Db,
  { associationId }: Scope,
  dwellingId: string | null = null,
): Promise<OwnedSpan[]> {
  const { rows } = await db.query<OwnedSpan>(
    `select o.dwelling_id as "dwellingId", p.name, o.since, null::date as until,
            null as "endedBy"
       from ownership o join person p on p.association_id = o.association_id and p.id = o.person_id
      where o.association_id = $1 and ($2::uuid is null or o.dwelling_id = $2)
     union all
     select f.dwelling_id, p.name, f.since, f.until, f.ended_by
       from former_ownership f join person p on p.association_id = f.association_id and p.id = f.person_id
      where f.association_id = $1 and ($2::uuid is null or f.dwelling_id = $2)
      order by 1, 3, 2`,
    [associationId, dwellingId],
  );
  return rows;
}

/** Today's owners by dwelling: 「原 和也、原 真由美」. */
export function ownersOf(
  spans: readonly OwnedSpan[],
  shown: (name: string) => string,
): (dwellingId: string) => string {
  const names = new Map<string, string>();
  for (const { dwellingId, name, until } of spans) {
    if (until !== null) continue;
    const before = names.get(dwellingId);
    names.set(dwellingId, before === undefined ? shown(name) : `${before}、${shown(name)}`);
  }
  return (dwellingId) => names.get(dwellingId) ?? '';
}
