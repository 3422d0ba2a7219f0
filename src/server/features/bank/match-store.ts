import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

type Booker = Scope<'ledger.book'>;

type LineToMatch = {
  readonly id: string;
  readonly accountId: string;
  readonly heldOn: IsoDate;
  readonly text: string;
  readonly openYen: Yen;
  /** Entries that were ever made for it: a new one needs another key. */
  readonly madeCount: number;
  readonly entryIds: readonly string[];
};

/** The lines that are asked for; nobody else matches them until the transaction ends. */
export async function lockLines(
  db: Db,
  { associationId }: Booker,
  lineIds: readonly string[],
): Promise<LineToMatch[]> {
  // Lines may only be read, so those who match take turns here.
  await db.query("select pg_advisory_xact_lock(hashtextextended('match:' || $1, 0))", [
    associationId,
  ]);
  const { rows } = await db.query<LineToMatch>(
    `with asked as materialized (
       select l.id, l.bank_account_id, l.held_on, l.line_text, l.amount_yen from statement_line l
        where l.association_id = $1 and l.id = any($2::uuid[]))
     select a.id, b.account_id as "accountId", a.held_on as "heldOn", a.line_text as text,
            (a.amount_yen - coalesce(h.yen, 0))::float8 as "openYen",
            (select count(*) from statement_match m
              where m.association_id = $1 and m.line_id = a.id and m.is_booked_here)::int as "madeCount",
            coalesce(h.entries, '[]'::jsonb) as "entryIds"
       from asked a
       join bank_account b on b.association_id = $1 and b.id = a.bank_account_id
       left join lateral (
         select sum(m.amount_yen)::bigint as yen, jsonb_agg(m.entry_id) as entries from match_held m
          where m.association_id = $1 and m.line_id = a.id) h on true
      order by a.held_on, a.id`,
    [associationId, lineIds],
  );
  return rows;
}

/** How much of each entry on a bank account no line explains yet. */
export async function listOpenOfEntries(
  db: Db,
  { associationId }: Booker,
  entryIds: readonly string[],
): Promise<{ id: string; accountId: string; openYen: Yen }[]> {
  const { rows } = await db.query<{ id: string; accountId: string; openYen: Yen }>(
    `with own as materialized (select distinct account_id from bank_account where association_id = $1),
     moved as materialized (
       select p.entry_id, p.account_id, sum(p.amount_yen)::bigint as yen from posting p
        where p.association_id = $1 and p.entry_id = any($2::uuid[])
          and p.account_id in (select account_id from own)
        group by p.entry_id, p.account_id)
     select v.entry_id as id, v.account_id as "accountId",
            (v.yen - coalesce((select sum(m.amount_yen) from match_held m
               join statement_line l on l.association_id = $1 and l.id = m.line_id
               join bank_account b on b.association_id = $1 and b.id = l.bank_account_id
              where m.association_id = $1 and m.entry_id = v.entry_id and b.account_id = v.account_id), 0))::float8
              as "openYen"
       from moved v
      where not exists (
        select from journal_entry r where r.association_id = $1 and r.reverses_id = v.entry_id)`,
    [associationId, entryIds],
  );
  return rows;
}

export type NewMatch = {
  readonly lineId: string;
  readonly entryId: string;
  readonly amountYen: Yen;
  readonly isBookedHere: boolean;
  readonly teaches: boolean;
  readonly score: number;
  readonly reason: string;
};

/** Answers the ids, in the order given. */
export async function addMatches(
  db: Db,
  { associationId, userId, role }: Booker,
  {
    matches,
    now,
    isAutomatic = false,
  }: { matches: readonly NewMatch[]; now: Date; isAutomatic?: boolean },
): Promise<string[]> {
  const rows = matches.map((match) => ({ ...match, id: newId(now.getTime()) }));
  await db.query(
    `insert into statement_match (association_id, id, line_id, entry_id, amount_yen, is_booked_here, teaches, score,
       reason, matched_as, matched_by, matched_at, is_automatic)
     select $1, m.id, m."lineId", m."entryId", m."amountYen", m."isBookedHere", m.teaches, m.score, m.reason, $3, $4, $5, $6
       from jsonb_to_recordset($2::jsonb) as m(id uuid, "lineId" uuid, "entryId" uuid, "amountYen" bigint,
         "isBookedHere" boolean, teaches boolean, score int, reason text)`,
    [associationId, JSON.stringify(rows), role, userId, now.toISOString(), isAutomatic],
  );
  return rows.map(({ id }) => id);
}

type HeldMatch = {
  readonly id: string;
  readonly lineId: string;
  readonly entryId: string;
  readonly isBookedHere: boolean;
};

/** Those asked for that hold, with all others of an entry that was made for lines. */
export async function listHeldMatches(
  db: Db,
  { associationId }: Booker,
  matchIds: readonly string[],
): Promise<HeldMatch[]> {
  const { rows } = await db.query<HeldMatch>(
    `with asked as materialized (
       select m.id, m.entry_id, m.is_booked_here from match_held m
        where m.association_id = $1 and m.id = any($2::uuid[]))
     select m.id, m.line_id as "lineId", m.entry_id as "entryId", m.is_booked_here as "isBookedHere" from match_held m
      where m.association_id = $1 and (m.id in (select id from asked)
         or m.entry_id in (select entry_id from asked where is_booked_here))`,
    [associationId, matchIds],
  );
  return rows;
}

export async function addUndos(
  db: Db,
  { associationId, userId, role }: Booker,
  { matchIds, now }: { matchIds: readonly string[]; now: Date },
): Promise<void> {
  await db.query(
    `insert into statement_match_undo (association_id, match_id, undone_as, undone_by, undone_at)
     select $1, m, $3, $4, $5 from unnest($2::uuid[]) m`,
    [associationId, matchIds, role, userId, now.toISOString()],
  );
}

export async function setAside(
  db: Db,
  { associationId }: Booker,
  { lineIds, isAside, note }: { lineIds: readonly string[]; isAside: boolean; note: string },
): Promise<void> {
  if (!isAside) {
    await db.query(
      'delete from statement_line_aside where association_id = $1 and line_id = any($2::uuid[])',
      [associationId, lineIds],
    );
    return;
  }
  await db.query(
    `insert into statement_line_aside (association_id, line_id, note)
     select $1, l.id, $3 from statement_line l where l.association_id = $1 and l.id = any($2::uuid[])
     on conflict (association_id, line_id) do update set note = excluded.note`,
    [associationId, lineIds, note],
  );
}

export async function addRuleRefusal(
  db: Db,
  { associationId, userId, role }: Booker,
  { payerKey, isIncoming, now }: { payerKey: string; isIncoming: boolean; now: Date },
): Promise<void> {
  await db.query(
    `insert into payer_rule_refusal (association_id, id, payer_key, is_incoming, refused_as, refused_by, refused_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [associationId, newId(now.getTime()), payerKey, isIncoming, role, userId, now.toISOString()],
  );
}
