import type { IsoDate } from '#domain/calendar.ts';
import type { DisclosureFacts } from '#domain/disclosure/disclosure-facts.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type House = Pick<
  DisclosureFacts,
  | 'associationName'
  | 'building'
  | 'officers'
  | 'bylaws'
  | 'parking'
  | 'insurances'
  | 'management'
  | 'planned'
  | 'meetings'
>;

/** Of an outsider's concern: no paper that only the board reads, and no meeting but the general one. */
export async function findHouse(
  db: Db,
  { associationId }: Scope<'disclosure.issue'>,
  today: IsoDate,
): Promise<House | undefined> {
  const { rows } = await db.query<House>(
    `select a.name as "associationName",
            jsonb_build_object('name', b.name, 'address', b.address, 'structure', b.structure, 'storeys', b.storeys,
              'completedOn', b.completed_on) as building,
            (select jsonb_build_object('directors', count(*) filter (where o.post <> 'auditor'),
                'auditors', count(*) filter (where o.post = 'auditor'))
               from officer o where o.association_id = $1 and o.term_from <= $2 and o.term_until >= $2) as officers,
            (select jsonb_build_object('heldOn', m.held_on, 'titles', jsonb_agg(i.title order by i.position))
               from meeting m join agenda_item i on i.association_id = $1 and i.meeting_id = m.id
              where m.association_id = $1 and m.kind = 'general' and m.status = 'planned'
                and i.title ~ '積立金の額|管理費の額|使用料の額|一時金|借入'
              group by m.id, m.held_on order by m.held_on limit 1) as planned,
            coalesce((select jsonb_agg(d.title order by d.category, d.title) from document d
              where d.association_id = $1 and d.category in ('bylaw', 'rule') and d.visibility <> 'board'
                and coalesce(d.in_force_from, d.issued_on) <= $2
                and (d.in_force_until is null or d.in_force_until >= $2)), '[]'::jsonb) as bylaws,
            (select jsonb_build_object('total', count(*), 'free', count(*) filter (where p.dwelling_id is null))
               from parking_space p where p.association_id = $1) as parking,
            coalesce((select jsonb_agg(c.name || '（' || c.counterparty || '）' order by c.name) from contract c
              where c.association_id = $1 and c.name like '%保険%' and $2 between c.starts_on and c.ends_on),
              '[]'::jsonb) as insurances,
            coalesce((select jsonb_agg(c.name || '（' || c.counterparty || '）' order by c.name) from contract c
              where c.association_id = $1 and c.name like '%管理委託%' and $2 between c.starts_on and c.ends_on),
              '[]'::jsonb) as management,
            coalesce((select jsonb_agg(jsonb_build_object('title', m.title, 'heldOn', m.held_on, 'items',
                (select coalesce(jsonb_agg(i.title || '：' || case i.result when 'passed' then '可決'
                    when 'rejected' then '否決' else '継続審議' end order by i.position), '[]'::jsonb)
                   from agenda_item i where i.association_id = $1 and i.meeting_id = m.id and i.result is not null))
                order by m.held_on desc)
              from meeting m where m.association_id = $1 and m.kind = 'general' and m.status = 'held'
                and m.held_on > ($2::date - interval '14 months')), '[]'::jsonb) as meetings
       from association a left join building b on b.association_id = a.id
      where a.id = $1 limit 1`,
    [associationId, today],
  );
  return rows[0];
}

type Sold = { readonly id: string; readonly number: string };

export async function listDwellings(
  db: Db,
  { associationId }: Scope<'disclosure.issue'>,
): Promise<Sold[]> {
  const { rows } = await db.query<Sold>(
    'select id, number from dwelling where association_id = $1 order by floor, position, number',
    [associationId],
  );
  return rows;
}
