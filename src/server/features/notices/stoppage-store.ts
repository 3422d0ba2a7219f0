import { visibleDocuments } from '#domain/access/shown.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import { type Stoppage, stoppagesIn, type ToldNotice } from '#domain/notices/stoppage.ts';
import type { Db } from '#server/db/db.ts';
import { grantedScope, type Scope } from '#server/http/scope.ts';

/** Of what was announced earlier nothing is still to come. */
const readDays = 400;
const mostRead = 60;
const mostLetters = 4000;

/** What will stop, as the notices say that the caller may read: documents, and what was sent to them or to all. */
export async function listStoppages(
  db: Db,
  scope: Scope,
  today: IsoDate,
): Promise<readonly Stoppage[]> {
  const reader = grantedScope(scope, 'notice.read');
  return reader ? stoppagesIn(await listTold(db, reader, today), today) : [];
}

async function listTold(
  db: Db,
  { associationId, userId, roles }: Scope<'notice.read'>,
  today: IsoDate,
): Promise<ToldNotice[]> {
  const { rows } = await db.query<ToldNotice>(
    `(select id, 'document' as origin, title, summary,
             case when event_on is null then left(body, ${mostLetters}) else '' end as body,
             issued_on as "issuedOn", 'normal' as urgency, null::date as "showsUntil",
             case when event_on is not null then json_build_object(
               'on', event_on, 'startsAt', event_starts_at, 'endsAt', event_ends_at) end as event
        from document
       where association_id = $1 and category = 'notice' and visibility = any($3)
         and visibility <> 'board' and issued_on >= $4
       order by issued_on desc, title limit ${mostRead})
     union all
     (select n.id, 'sent', n.title, '', n.body,
             (n.released_at at time zone 'UTC' + interval '9 hours')::date, n.urgency, n.shows_until, null
        from notice n
       where n.association_id = $1 and n.released_at >= $4::date
         and (n.is_for_all or exists (
           select from notice_delivery d
             join member_person m on m.association_id = $1 and m.person_id = d.person_id
            where d.association_id = $1 and d.notice_id = n.id and m.user_id = $2))
         and not exists (select from notice c
            where c.association_id = $1 and c.corrects_id = n.id and c.released_at is not null)
       order by n.released_at desc, n.id limit ${mostRead})`,
    [associationId, userId, visibleDocuments(roles), addDays(today, -readDays)],
  );
  return rows;
}
