import type { FormKey, FormTerms } from '#domain/applications/all-forms.ts';
import type { NewsFacts, NewsKind } from '#domain/applications/news.ts';
import { releaseMs } from '#domain/notices/quiet-hours.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

type Teller = Scope<'application.receive'> | Scope<'application.decide'>;
type News = { readonly applicationId: string; readonly position: number; readonly now: Date };

/** In the transaction of the step itself: who has an account is told by mail, everybody else on paper. */
export async function addNews(
  db: Db,
  { associationId }: Teller,
  { applicationId, position, now }: News,
): Promise<void> {
  await insertNews(db, { associationId, applicationId, position, kind: 'answered', now });
}

type NewNews = News & { readonly associationId: string; readonly kind: NewsKind };

async function insertNews(
  db: Db,
  { associationId, applicationId, position, kind, now }: NewNews,
): Promise<number> {
  const { rowCount } = await db.query(
    `insert into application_news (association_id, id, application_id, position, kind, way, made_at, release_at)
     select $1, $2, a.id, $4, $5,
            case when exists (select from member_person m where m.association_id = a.association_id
              and (m.user_id = a.filed_by or m.person_id = a.person_id)) then 'mail' else 'paper' end, $6, $7
       from application a where a.association_id = $1 and a.id = $3
     on conflict (association_id, application_id, position, kind) do nothing`,
    [
      associationId,
      newId(now.getTime()),
      applicationId,
      position,
      kind,
      now.toISOString(),
      new Date(releaseMs(now.getTime(), 'normal')).toISOString(),
    ],
  );
  return rowCount;
}

export type StoredNews = NewsFacts & {
  readonly id: string;
  readonly applicationId: string;
  readonly kind: NewsKind;
};

/** In the order in which one walks from box to box; of each the latest last. */
export async function listNews(
  db: Db,
  { associationId }: Scope<'application.read'> | Scope<'application.receive'>,
): Promise<StoredNews[]> {
  const { rows } = await db.query<StoredNews>(
    `select n.id, n.application_id as "applicationId", n.kind, n.way, n.mail_ended as "mailEnded",
            n.handed_at is not null as "isHanded"
       from application_news n
       join application a on a.association_id = n.association_id and a.id = n.application_id
       join dwelling d on d.association_id = a.association_id and d.id = a.dwelling_id
      where n.association_id = $1
      order by d.floor, d.position, d.number, n.made_at, n.id`,
    [associationId],
  );
  return rows;
}

/** A repeat changes nothing. */
export async function noteNewsHanded(
  db: Db,
  { associationId, userId }: Scope<'application.receive'>,
  { newsIds, now }: { readonly newsIds: readonly string[]; readonly now: Date },
): Promise<number> {
  const { rowCount } = await db.query(
    `update application_news set handed_at = $3, handed_by = $4
      where association_id = $1 and id = any($2::uuid[]) and handed_at is null`,
    [associationId, [...newsIds], now.toISOString(), userId],
  );
  return rowCount;
}

export type OpenPermit = {
  readonly associationId: string;
  readonly applicationId: string;
  readonly form: FormKey;
  readonly terms: FormTerms | null;
  readonly position: number;
  readonly kind: 'approved' | 'conditional';
  readonly on: string;
};

/** Permits of real associations that nobody has used, and of whose lapse nobody was told. */
export async function listOpenPermits(db: Db): Promise<OpenPermit[]> {
  const { rows } = await db.query<OpenPermit>(
    `select a.association_id as "associationId", a.id as "applicationId", a.form, l.position, l.kind, l.taken_on as on,
            coalesce((select s.terms from application_step s where s.association_id = a.association_id
                and s.application_id = a.id and s.kind = 'sent' order by s.position desc limit 1), t.terms) as terms
       from application a
       join association c on c.id = a.association_id and c.kind = 'customer'
       left join application_terms t on t.association_id = a.association_id and t.form = a.form
      cross join lateral (select position, kind, taken_on from application_step s
         where s.association_id = a.association_id and s.application_id = a.id order by position desc limit 1) l
      where l.kind in ('approved', 'conditional')
        and not exists (select from application_news n where n.association_id = a.association_id
          and n.application_id = a.id and n.kind = 'lapsed')`,
  );
  return rows;
}

export function addLapse(db: Db, permit: OpenPermit, now: Date): Promise<number> {
  return insertNews(db, { ...permit, kind: 'lapsed', now });
}
