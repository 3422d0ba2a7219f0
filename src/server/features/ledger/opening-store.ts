import type { OpeningDraft } from '#contract/opening.ts';
import { type Role, roleNames } from '#domain/access/role.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { OpeningCertificate } from '#domain/ledger/opening/opening-plan.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import { dayOf } from './chart-store.ts';
import { refusedInWords } from './refusals.ts';

type Reader = Scope<'ledger.read'> | Scope<'ledger.book'>;

export async function hasEntries(db: Db, { associationId }: Reader): Promise<boolean> {
  const { rows } = await db.query('select 1 from journal_entry where association_id = $1 limit 1', [
    associationId,
  ]);
  return rows.length > 0;
}

type DraftRow = {
  readonly content: OpeningDraft;
  readonly savedAs: Role;
  readonly savedOn: IsoDate;
};

export async function findOpeningDraft(db: Db, { associationId }: Reader) {
  const { rows } = await db.query<DraftRow>(
    `select content, saved_as as "savedAs", ${dayOf('saved_at')} as "savedOn" from opening_draft
      where association_id = $1`,
    [associationId],
  );
  const [row] = rows;
  return row ? { ...row, savedAs: roleNames[row.savedAs] } : null;
}

export async function saveOpeningDraft(
  db: Db,
  { associationId, userId, role }: Scope<'ledger.book'>,
  { plan, now }: { plan: OpeningDraft; now: Date },
): Promise<void> {
  await db.query(
    `insert into opening_draft (association_id, content, saved_as, saved_by, saved_at)
     values ($1, $2::jsonb, $3, $4, $5)
     on conflict (association_id) do update set content = excluded.content, saved_as = excluded.saved_as,
       saved_by = excluded.saved_by, saved_at = excluded.saved_at`,
    [associationId, JSON.stringify(plan), role, userId, now.toISOString()],
  );
}

export async function deleteOpeningDraft(
  db: Db,
  { associationId }: Scope<'ledger.book'>,
): Promise<void> {
  await db.query('delete from opening_draft where association_id = $1', [associationId]);
}

/** Years and settled years, through the function that refuses once the books are open. */
export async function openBooks(db: Db, wanted: object): Promise<void> {
  await refusedInWords(() => db.query('select open_books($1::jsonb)', [JSON.stringify(wanted)]));
}

type Certificates = {
  readonly certificates: readonly OpeningCertificate[];
  readonly heldOn: IsoDate;
  readonly now: Date;
};

export async function addCertificates(
  db: Db,
  { associationId, userId, role }: Scope<'ledger.book'>,
  { certificates, heldOn, now }: Certificates,
): Promise<void> {
  for (const { accountId, amountYen, note } of certificates) {
    await db.query(
      `insert into balance_certificate (association_id, id, account_id, held_on, amount_yen, note, entered_as,
          entered_by, entered_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (association_id, account_id, held_on) do update set amount_yen = excluded.amount_yen,
         note = excluded.note`,
      [
        associationId,
        newId(now.getTime()),
        accountId,
        heldOn,
        amountYen,
        note,
        role,
        userId,
        now.toISOString(),
      ],
    );
  }
}

type OpeningRow = {
  readonly id: string;
  readonly number: number;
  readonly postedOn: IsoDate;
  readonly summary: string;
  readonly amountYen: number;
};

export async function listOpeningEntries(db: Db, { associationId }: Reader): Promise<OpeningRow[]> {
  const { rows } = await db.query<OpeningRow>(
    `select j.id, j.number, j.posted_on as "postedOn", j.summary,
            (select coalesce(sum(p.amount_yen), 0)::float8 from posting p
              where p.association_id = j.association_id and p.entry_id = j.id and p.amount_yen > 0) as "amountYen"
       from journal_entry j where j.association_id = $1 and (j.origin = 'opening' or j.source_key like 'opening:%')
      order by j.posted_on, j.number limit 100`,
    [associationId],
  );
  return rows;
}

type CertificateRow = {
  readonly accountId: string;
  readonly heldOn: IsoDate;
  readonly amountYen: number;
  readonly note: string;
};

/** Those that prove what the books began with; a year's later ones stand with its settlement. */
export async function listOpeningCertificates(
  db: Db,
  { associationId }: Reader,
  openedUntil: IsoDate | null,
): Promise<CertificateRow[]> {
  const { rows } = await db.query<CertificateRow>(
    `select c.account_id as "accountId", c.held_on as "heldOn", c.amount_yen::float8 as "amountYen", c.note
       from balance_certificate c where c.association_id = $1 and c.held_on <= $2::date
      order by c.held_on, c.account_id`,
    [associationId, openedUntil],
  );
  return rows;
}

type NewFund = { readonly fundId: string; readonly name: string; readonly isPassThrough: boolean };

export async function saveFund(
  db: Db,
  { associationId }: Scope<'ledger.book'>,
  { fundId, name, isPassThrough }: NewFund,
): Promise<void> {
  await refusedInWords(() =>
    db.query(
      `insert into fund (association_id, id, code, name, position, is_pass_through)
       select $1, $2, 'own-' || (1 + count(*))::text, $3, 1 + coalesce(max(position), 0), $4
         from fund where association_id = $1
       on conflict (association_id, id) do update set name = excluded.name`,
      [associationId, fundId, name, isPassThrough],
    ),
  );
}
