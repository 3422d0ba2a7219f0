import type { PaperCount, PaperPile } from '#domain/votes/secret/paper-count.ts';
import type { Turnout, TurnoutWay } from '#domain/votes/secret/secret-tally.ts';
import { marksOf } from '#domain/votes/secret/secret-terms.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import type { BoxItem, VoteReader } from './box-store.ts';

/** How many ballots there are, beside the marks that are on them. */
const allBallots = '';

/** A row of zero for each mark: nothing is added later but ballots. */
export async function addPiles(
  db: Db,
  { associationId }: Scope<'meeting.prepare'>,
  { boxId, items }: { readonly boxId: string; readonly items: readonly BoxItem[] },
): Promise<void> {
  const rows = items.flatMap(({ id, secret }) =>
    secret
      ? [allBallots, ...marksOf(secret).map(({ mark }) => mark)].map((mark) => ({
          itemId: id,
          mark,
        }))
      : [],
  );
  if (rows.length === 0) return;
  await db.query(
    `insert into vote_pile (association_id, box_id, item_id, mark)
     select $1, $2, p."itemId", p.mark from jsonb_to_recordset($3::jsonb) as p("itemId" uuid, mark text)`,
    [associationId, boxId, JSON.stringify(rows)],
  );
}

type Dropped = {
  readonly boxId: string;
  readonly itemId: string;
  readonly ballots: number;
  readonly marks: readonly string[];
};

/** Into the pile. Every row of the item is written, whatever the mark: nothing tells which of them grew. */
export async function dropBallots(
  db: Db,
  { associationId }: Scope<'vote.cast'> | Scope<'meeting.prepare'>,
  { boxId, itemId, ballots, marks }: Dropped,
): Promise<void> {
  await db.query(
    `update vote_pile set ballots = ballots + case when mark = any($4::text[]) then $5::int else 0 end
      where association_id = $1 and box_id = $2 and item_id = $3`,
    [associationId, boxId, itemId, [allBallots, ...marks], ballots],
  );
}

type OfItem<Row> = Row & { readonly itemId: string };
export type StoredTurnout = OfItem<Turnout> & { readonly id: string; readonly notedAt: number };

export async function listTurnout(
  db: Db,
  { associationId }: VoteReader,
  boxId: string,
): Promise<StoredTurnout[]> {
  const { rows } = await db.query<StoredTurnout>(
    `select id, item_id as "itemId", head_id as "headId", way,
            (extract(epoch from noted_at) * 1000)::float8 as "notedAt"
       from vote_turnout where association_id = $1 and box_id = $2 order by noted_at, id`,
    [associationId, boxId],
  );
  return rows;
}

type NewTurnout = {
  readonly boxId: string;
  readonly itemId: string;
  readonly way: TurnoutWay;
  readonly heads: readonly { readonly id: string; readonly headId: string }[];
  readonly now: Date;
};

/** How many of them had not voted on this item before. */
export async function addTurnout(
  db: Db,
  { associationId, userId }: Scope<'vote.cast'> | Scope<'vote.enter'> | Scope<'meeting.prepare'>,
  { boxId, itemId, way, heads, now }: NewTurnout,
): Promise<number> {
  const { rows } = await db.query(
    `insert into vote_turnout (association_id, id, box_id, item_id, head_id, way, noted_by, noted_at)
     select $1, t.id, $2, $3, t."headId", $4, $5, $6
       from jsonb_to_recordset($7::jsonb) as t(id uuid, "headId" uuid)
     on conflict do nothing returning id`,
    [associationId, boxId, itemId, way, userId, now.toISOString(), JSON.stringify(heads)],
  );
  return rows.length;
}

/** What came electronically is in the pile and cannot be found there again. */
export async function deleteTurnout(
  db: Db,
  { associationId }: Scope<'vote.enter'>,
  { boxId, itemId, headId }: { boxId: string; itemId: string; headId: string },
): Promise<void> {
  await db.query(
    `delete from vote_turnout where association_id = $1 and box_id = $2 and item_id = $3 and head_id = $4
        and way <> 'electronic'`,
    [associationId, boxId, itemId, headId],
  );
}

/** The electronic piles by item. Nobody is shown them before the vote on the item is over. */
export async function listPiles(
  db: Db,
  { associationId }: VoteReader,
  boxId: string,
): Promise<ReadonlyMap<string, PaperPile>> {
  const { rows } = await db.query<{ itemId: string; ballots: number; marks: PaperPile['marks'] }>(
    `select item_id as "itemId", sum(ballots) filter (where mark = '')::int as ballots,
            coalesce(jsonb_object_agg(mark, ballots) filter (where mark <> ''), '{}') as marks
       from vote_pile where association_id = $1 and box_id = $2 group by item_id`,
    [associationId, boxId],
  );
  return new Map(rows.map(({ itemId, ballots, marks }) => [itemId, { ballots, marks }]));
}

export type StoredCount = OfItem<PaperCount>;

export async function listCounts(
  db: Db,
  { associationId }: VoteReader,
  boxId: string,
): Promise<StoredCount[]> {
  const { rows } = await db.query<StoredCount>(
    `select id, item_id as "itemId", ballots, marks, counted_as as "countedAs", counted_by as "countedBy",
            confirms_id as "confirmsId"
       from vote_pile_count where association_id = $1 and box_id = $2 order by counted_at, id`,
    [associationId, boxId],
  );
  return rows;
}

type NewCount = PaperPile & {
  readonly id: string;
  readonly boxId: string;
  readonly itemId: string;
  readonly confirmsId: string | null;
  readonly now: Date;
};

export async function addCount(
  db: Db,
  { associationId, role, userId }: Scope<'vote.enter'>,
  { id, boxId, itemId, ballots, marks, confirmsId, now }: NewCount,
): Promise<void> {
  await db.query(
    `insert into vote_pile_count (association_id, id, box_id, item_id, ballots, marks, counted_as, counted_by,
       counted_at, confirms_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      associationId,
      id,
      boxId,
      itemId,
      ballots,
      JSON.stringify(marks),
      role,
      userId,
      now.toISOString(),
      confirmsId,
    ],
  );
}
