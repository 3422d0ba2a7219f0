import type { Automatic } from '#contract/bank-automatic.ts';
import { type Role, roleNames } from '#domain/access/role.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { AutoKind } from '#domain/matching/facts.ts';
import type { Db } from '#server/db/db.ts';
import { dayOf } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

type Reader = Scope<'ledger.read'> | Scope<'ledger.book'>;

type SwitchRow = {
  readonly kind: AutoKind;
  readonly isOn: boolean;
  readonly switchedOn: IsoDate;
  readonly switchedAs: string;
};

/** What was ever switched, as it stands now. */
export async function listSwitches(db: Db, { associationId }: Reader): Promise<SwitchRow[]> {
  const { rows } = await db.query<SwitchRow & { readonly switchedAs: Role }>(
    `select distinct on (kind) kind, is_on as "isOn", ${dayOf('switched_at')} as "switchedOn",
            switched_as as "switchedAs"
       from auto_switch where association_id = $1 order by kind, number desc`,
    [associationId],
  );
  return rows.map((row) => ({ ...row, switchedAs: roleNames[row.switchedAs] }));
}

export async function addSwitch(
  db: Db,
  { associationId, userId, role }: Scope<'auto.switch'>,
  { kind, isOn, now }: { kind: AutoKind; isOn: boolean; now: Date },
): Promise<void> {
  await db.query(
    `insert into auto_switch (association_id, id, number, kind, is_on, switched_as, switched_by, switched_at)
     select $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5, $6, $7 from auto_switch where association_id = $1`,
    [associationId, newId(now.getTime()), kind, isOn, role, userId, now.toISOString()],
  );
}

const shownMatches = 400;

/** What booked itself and holds, the latest first. */
export async function listAutomatic(
  db: Db,
  { associationId }: Reader,
): Promise<readonly (Automatic['days'][number]['lines'][number] & { readonly day: IsoDate })[]> {
  const { rows } = await db.query<
    Automatic['days'][number]['lines'][number] & { readonly day: IsoDate }
  >(
    `with latest as materialized (
       select m.id, m.line_id, m.entry_id, m.reason, m.matched_at from statement_match m
        where m.association_id = $1 and m.is_automatic order by m.matched_at desc limit ${shownMatches})
     select m.id as "matchId", ${dayOf('m.matched_at')} as day, l.held_on as "heldOn", l.line_text as text,
            l.amount_yen::float8 as "amountYen", m.entry_id as "entryId", j.number, j.summary, m.reason
       from latest m
       join match_held h on h.association_id = $1 and h.id = m.id
       join statement_line l on l.association_id = $1 and l.id = m.line_id
       join journal_entry j on j.association_id = $1 and j.id = m.entry_id
      order by m.matched_at desc, l.held_on desc, l.id`,
    [associationId],
  );
  return rows;
}

/** The names on the lines of matches that booked themselves. */
export async function listKeysOfAutomatic(
  db: Db,
  { associationId }: Reader,
  matchIds: readonly string[],
): Promise<{ payerKey: string; isIncoming: boolean }[]> {
  const { rows } = await db.query<{ payerKey: string; isIncoming: boolean }>(
    `select distinct l.payer_key as "payerKey", l.amount_yen > 0 as "isIncoming" from statement_match m
       join statement_line l on l.association_id = $1 and l.id = m.line_id
      where m.association_id = $1 and m.id = any($2::uuid[]) and m.is_automatic and l.payer_key <> ''`,
    [associationId, matchIds],
  );
  return rows;
}
