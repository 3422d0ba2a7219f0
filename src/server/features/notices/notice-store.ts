import type { Role } from '#domain/access/role.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Audience } from '#domain/notices/audience.ts';
import type { Urgency } from '#domain/notices/quiet-hours.ts';
import type { TemplateId } from '#domain/notices/templates.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type Reader = Scope<'notice.read'>;
type Stage = 'draft' | 'waiting' | 'out' | 'held';

export type NoticeRow = {
  readonly id: string;
  readonly template: TemplateId | '';
  readonly urgency: Urgency;
  readonly title: string;
  readonly body: string;
  readonly easy: string;
  readonly audience: Audience;
  readonly showsUntil: IsoDate | null;
  readonly correctsId: string | null;
  readonly stage: Stage;
  readonly on: IsoDate;
  readonly writtenAs: Role;
  readonly sentAs: Role | null;
  readonly releaseMs: number | null;
  readonly isMine: boolean;
  readonly isRead: boolean;
  readonly correctedById: string | null;
};

const stageOf = `case when n.released_at is not null then 'out' when n.held_at is not null then 'held'
  when n.sent_at is not null then 'waiting' else 'draft' end`;

const ownPerson = `select m.person_id from member_person m where m.association_id = $1 and m.user_id = $2`;

const columns = `n.id, n.template, n.urgency, n.title, n.body, n.easy, n.audience, n.shows_until as "showsUntil",
  n.corrects_id as "correctsId", ${stageOf} as stage,
  to_char(coalesce(n.released_at, n.sent_at, n.written_at) at time zone 'UTC' + interval '9 hours', 'YYYY-MM-DD') as "on",
  n.written_as as "writtenAs", n.sent_as as "sentAs",
  (extract(epoch from n.release_at) * 1000)::float8 as "releaseMs",
  exists (select from notice_delivery d where d.association_id = $1 and d.notice_id = n.id
            and d.person_id in (${ownPerson})) as "isMine",
  exists (select from notice_read r where r.association_id = $1 and r.notice_id = n.id
            and r.person_id in (${ownPerson})) as "isRead",
  (select c.id from notice c where c.association_id = $1 and c.corrects_id = n.id and c.released_at is not null
    order by c.released_at desc, c.id limit 1) as "correctedById"`;

const newestFirst = 'coalesce(released_at, sent_at, written_at) desc, id desc';
const mostShown = 200;

/** Those who write see all; everybody else what has gone out and is theirs or everybody's. */
export async function listNotices(
  db: Db,
  { associationId, userId }: Reader,
  { seesAll, noticeId = null }: { seesAll: boolean; noticeId?: string | null },
): Promise<NoticeRow[]> {
  const { rows } = await db.query<NoticeRow>(
    `select ${columns} from notice n
      where n.association_id = $1 and ($4::uuid is null or n.id = $4)
        and ($3 or (n.released_at is not null and (n.is_for_all or exists (
          select from notice_delivery d where d.association_id = $1 and d.notice_id = n.id
             and d.person_id in (${ownPerson})))))
      order by ${newestFirst} limit ${mostShown}`,
    [associationId, userId, seesAll, noticeId],
  );
  return rows;
}

export async function findTitle(
  db: Db,
  { associationId }: Reader,
  noticeId: string | null,
): Promise<{ id: string; title: string } | null> {
  const { rows } = await db.query<{ id: string; title: string }>(
    'select id, title from notice where association_id = $1 and id = $2',
    [associationId, noticeId],
  );
  return rows[0] ?? null;
}

/** The caller as the person of the register that they are. */
export async function noteRead(
  db: Db,
  { associationId, userId }: Reader,
  { noticeId, now }: { noticeId: string; now: Date },
): Promise<void> {
  await db.query(
    `insert into notice_read (association_id, id, notice_id, person_id, read_at)
     select $1, gen_random_uuid(), $3, o.person_id, $4 from (${ownPerson}) o
     on conflict (association_id, notice_id, person_id) do nothing`,
    [associationId, userId, noticeId, now.toISOString()],
  );
}

export type Sender = { readonly association: string; readonly chair: string };

export async function findSender(
  db: Db,
  { associationId }: Reader,
  today: IsoDate,
): Promise<Sender> {
  const { rows } = await db.query<Sender>(
    `select a.name as association, coalesce((select p.name from officer o
              join person p on p.association_id = o.association_id and p.id = o.person_id
             where o.association_id = $1 and o.post = 'chair' and $2 between o.term_from and o.term_until
             order by o.term_from desc limit 1), '') as chair
       from association a where a.id = $1`,
    [associationId, today],
  );
  return rows[0] ?? { association: '', chair: '' };
}
