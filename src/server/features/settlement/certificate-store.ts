import type { IsoDate } from '#domain/calendar.ts';
import type { Certificate } from '#domain/statements/close/certificates.ts';
import type { Db } from '#server/db/db.ts';
import { type BooksReader, refusedInWords } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

export async function listCertificates(
  db: Db,
  { associationId }: BooksReader,
  heldOn: IsoDate,
): Promise<readonly Certificate[]> {
  const { rows } = await db.query<Certificate>(
    `select c.account_id as "accountId", c.amount_yen::float8 as "amountYen",
            c.in_transit_yen::float8 as "inTransitYen", c.note,
            case when coalesce(c.original_yen, c.amount_yen) = c.amount_yen then c.original_seen_on end as "originalSeenOn",
            nullif(c.original_yen, c.amount_yen)::float8 as "originalYen",
            (select jsonb_build_object('voucherId', v.id, 'fileName', v.file_name) from voucher v
              where v.association_id = c.association_id and v.id = c.voucher_id) as paper,
            (select jsonb_build_object('voucherId', v.id, 'fileName', v.file_name) from voucher v
              where v.association_id = c.association_id and v.id = c.original_voucher_id) as "originalPaper"
       from balance_certificate c where c.association_id = $1 and c.held_on = $2`,
    [associationId, heldOn],
  );
  return rows;
}

type Entered = {
  readonly accountId: string;
  readonly heldOn: IsoDate;
  readonly amountYen: number;
  readonly inTransitYen: number;
  readonly note: string;
  readonly now: Date;
};

/** Another figure is another paper: the auditor has seen it only where it is what they read from the original. */
export async function saveCertificate(
  db: Db,
  { associationId, role, userId }: Scope<'settlement.write'>,
  { accountId, heldOn, amountYen, inTransitYen, note, now }: Entered,
): Promise<void> {
  await refusedInWords(() =>
    db.query(
      `insert into balance_certificate (association_id, id, account_id, held_on, amount_yen, in_transit_yen, note,
       entered_as, entered_by, entered_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (association_id, account_id, held_on) do update set
       original_seen_as = case when balance_certificate.original_yen is not null
         or balance_certificate.amount_yen = excluded.amount_yen then balance_certificate.original_seen_as end,
       original_seen_on = case when balance_certificate.original_yen is not null
         or balance_certificate.amount_yen = excluded.amount_yen then balance_certificate.original_seen_on end,
       amount_yen = excluded.amount_yen, in_transit_yen = excluded.in_transit_yen, note = excluded.note,
       entered_as = excluded.entered_as, entered_by = excluded.entered_by, entered_at = excluded.entered_at`,
      [
        associationId,
        newId(now.getTime()),
        accountId,
        heldOn,
        amountYen,
        inTransitYen,
        note,
        role,
        userId,
        now.toISOString(),
      ],
    ),
  );
}

type Place = { readonly accountId: string; readonly heldOn: IsoDate };

export async function deleteCertificate(
  db: Db,
  { associationId }: Scope<'settlement.write'>,
  { accountId, heldOn }: Place,
): Promise<void> {
  await refusedInWords(() =>
    db.query(
      'delete from balance_certificate where association_id = $1 and account_id = $2 and held_on = $3',
      [associationId, accountId, heldOn],
    ),
  );
}

type Read = Place & { readonly amountYen: number | null; readonly today: IsoDate };

/** Answers whether there is a certificate whose original can be seen. */
export async function markOriginal(
  db: Db,
  { associationId, role }: Scope<'audit.write'>,
  { accountId, heldOn, amountYen, today }: Read,
): Promise<boolean> {
  const { rowCount } = await refusedInWords(() =>
    db.query(
      `update balance_certificate set original_yen = $6, original_seen_on = $4, original_seen_as = $5
        where association_id = $1 and account_id = $2 and held_on = $3`,
      [
        associationId,
        accountId,
        heldOn,
        ...(amountYen === null ? [null, null] : [today, role]),
        amountYen,
      ],
    ),
  );
  return rowCount > 0;
}

/** Answers whether there is a certificate that the paper can stand beside. */
export async function putPaper(
  db: Db,
  { associationId }: Scope<'settlement.write'>,
  { accountId, heldOn, voucherId }: Place & { readonly voucherId: string | null },
): Promise<boolean> {
  const { rowCount } = await refusedInWords(
    () =>
      db.query(
        `update balance_certificate set voucher_id = $4
          where association_id = $1 and account_id = $2 and held_on = $3`,
        [associationId, accountId, heldOn, voucherId],
      ),
    { '23503': '証明書のファイルが見つかりません。もう一度追加してください。' },
  );
  return rowCount > 0;
}

/** Answers whether there is a certificate that the original can stand beside. */
export async function putOriginal(
  db: Db,
  { associationId }: Scope<'audit.write'>,
  { accountId, heldOn, voucherId }: Place & { readonly voucherId: string },
): Promise<boolean> {
  const { rowCount } = await refusedInWords(() =>
    db.query(
      `update balance_certificate set original_voucher_id = $4
        where association_id = $1 and account_id = $2 and held_on = $3`,
      [associationId, accountId, heldOn, voucherId],
    ),
  );
  return rowCount > 0;
}
