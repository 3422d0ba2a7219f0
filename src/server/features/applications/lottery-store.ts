import type { Lottery } from '#contract/lotteries.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type Reader = Scope<'application.read'> | Scope<'application.decide'> | Scope<'application.file'>;

/** The latest first, each with its tickets in the order of their numbers. */
export async function listLotteries(db: Db, { associationId }: Reader): Promise<Lottery[]> {
  const { rows } = await db.query<Lottery>(
    `select l.id, l.form, l.subject, l.places, l.seed,
            (extract(epoch from l.drawn_at) * 1000)::float8 as "drawnAt",
            jsonb_agg(jsonb_build_object('applicationId', a.id, 'number', a.year || '-' || a.number,
              'dwelling', d.number, 'isFirst', t.is_first) order by a.year, a.number) as tickets
       from lottery l
       join lottery_ticket t on t.association_id = l.association_id and t.lottery_id = l.id
       join application a on a.association_id = t.association_id and a.id = t.application_id
       join dwelling d on d.association_id = a.association_id and d.id = a.dwelling_id
      where l.association_id = $1
      group by l.id, l.form, l.subject, l.places, l.seed, l.drawn_at
      order by l.drawn_at desc, l.id desc limit 50`,
    [associationId],
  );
  return rows;
}

type NewLottery = Omit<Lottery, 'drawnAt' | 'tickets'> & {
  readonly tickets: readonly { readonly applicationId: string; readonly isFirst: boolean }[];
  readonly now: Date;
};

/** False where one of the applications was drawn before. */
export async function addLottery(
  db: Db,
  { associationId, role, userId }: Scope<'application.decide'>,
  { id, form, subject, places, seed, tickets, now }: NewLottery,
): Promise<boolean> {
  await db.query(
    `insert into lottery (association_id, id, form, subject, places, seed, drawn_as, drawn_by, drawn_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [associationId, id, form, subject, places, seed, role, userId, now.toISOString()],
  );
  const { rows } = await db.query(
    `insert into lottery_ticket (association_id, lottery_id, application_id, is_first)
     select $1, $2, t."applicationId", t."isFirst"
       from jsonb_to_recordset($3::jsonb) as t("applicationId" uuid, "isFirst" boolean)
     on conflict do nothing returning application_id`,
    [associationId, id, JSON.stringify(tickets)],
  );
  return rows.length === tickets.length;
}
