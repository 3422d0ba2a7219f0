import type { BudgetVersion, LargestEntry } from '#contract/budget.ts';
import { may } from '#domain/access/permissions.ts';
import { type Role, roleNames } from '#domain/access/role.ts';
import { isSecondPerson } from '#domain/access/second-person.ts';
import type { WrittenContract } from '#domain/budget/booked-contract.ts';
import type { BudgetKind, PlannedLine } from '#domain/budget/budget-version.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import type { BooksReader } from './chart-store.ts';
import { refusedInWords } from './refusals.ts';

type Reader = Scope<'ledger.read'> | Scope<'budget.draft'> | Scope<'budget.decide'>;

export type YearRow = {
  readonly id: string;
  readonly fiscalYear: number;
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate;
  readonly isFinal: boolean;
};

export async function listFiscalYears(
  db: Db,
  { associationId }: Reader | BooksReader,
): Promise<YearRow[]> {
  const { rows } = await db.query<YearRow>(
    `select y.id, extract(year from y.starts_on)::int as "fiscalYear", y.starts_on as "startsOn",
            y.ends_on as "endsOn",
            coalesce(y.ends_on <= (select max(l.locked_until) from books_lock l
              where l.association_id = $1 and l.is_final), false) as "isFinal"
       from fiscal_year y where y.association_id = $1 order by y.starts_on`,
    [associationId],
  );
  return rows;
}

type VersionRow = Pick<BudgetVersion, 'version' | 'revision' | 'kind' | 'reason' | 'decidedOn'> & {
  readonly id: string;
  readonly yearId: string;
  readonly askedDay: IsoDate | null;
  readonly askedAs: Role | null;
  readonly askedBy: string | null;
};

export type StoredVersion = BudgetVersion &
  Pick<VersionRow, 'id' | 'yearId' | 'askedAs' | 'askedBy'>;

function requestOf(
  scope: Reader,
  { askedDay: day, askedAs, askedBy }: Pick<VersionRow, 'askedDay' | 'askedAs' | 'askedBy'>,
): BudgetVersion['request'] {
  if (day === null || askedAs === null || askedBy === null) return null;
  const isSecond = isSecondPerson(scope.signer, { askedAs, askedBy });
  return {
    day,
    askedAs: roleNames[askedAs],
    isMine: !isSecond,
    mayDecide: may(scope.roles, 'budget.decide') && isSecond,
  };
}

/** Every version of every year, the latest one last. */
export async function listVersions(db: Db, scope: Reader): Promise<StoredVersion[]> {
  const { rows } = await db.query<VersionRow>(
    `select id, fiscal_year_id as "yearId", version, revision, kind, reason, decided_on as "decidedOn",
            asked_day as "askedDay", asked_as as "askedAs", asked_by as "askedBy"
       from budget where association_id = $1 order by fiscal_year_id, version`,
    [scope.associationId],
  );
  const { rows: lines } = await db.query<PlannedLine & { readonly budgetId: string }>(
    `select budget_id as "budgetId", fund_id as "fundId", account_id as "accountId",
            amount_yen::float8 as "amountYen", formula, note
       from budget_line where association_id = $1 order by fund_id, account_id`,
    [scope.associationId],
  );
  return rows.map(({ askedDay, ...row }) => ({
    ...row,
    request: requestOf(scope, { ...row, askedDay }),
    lines: lines
      .filter(({ budgetId }) => budgetId === row.id)
      .map(({ fundId, accountId, amountYen, formula, note }) => ({
        fundId,
        accountId,
        amountYen,
        formula,
        note,
      })),
  }));
}

type NewDraft = {
  readonly yearId: string;
  readonly version: number;
  readonly kind: BudgetKind;
  readonly lines: readonly PlannedLine[];
  readonly now: Date;
};

export async function addDraft(
  db: Db,
  { associationId }: Scope<'budget.draft'>,
  { yearId, version, kind, lines, now }: NewDraft,
): Promise<void> {
  const id = newId(now.getTime());
  await refusedInWords(() =>
    db.query(
      'insert into budget (association_id, id, fiscal_year_id, version, kind) values ($1, $2, $3, $4, $5)',
      [associationId, id, yearId, version, kind],
    ),
  );
  await addLines(db, associationId, { budgetId: id, lines });
}

/** A draft in the state that somebody has read. */
type ReadDraft = { readonly budgetId: string; readonly revision: number };

const changedMeanwhile =
  'この案は、読んだあとに、ほかの方が変えました。入れた額を控えてから、画面を読み直してください。';

/** Of two who write at once the second waits here, and then finds another state than the one that was read. */
async function changeRead(
  db: Db,
  associationId: string,
  { budgetId, revision, set, values }: ReadDraft & { set: string; values: readonly unknown[] },
): Promise<void> {
  const { rowCount } = await db.query(
    `update budget set ${set} where association_id = $1 and id = $2 and revision = $3`,
    [associationId, budgetId, revision, ...values],
  );
  if (rowCount === 0) throw new Refusal('conflict', changedMeanwhile);
}

type Replaced = ReadDraft & {
  readonly reason: string;
  readonly lines: readonly PlannedLine[];
};

export async function replaceDraft(
  db: Db,
  { associationId }: Scope<'budget.draft'>,
  { budgetId, revision, reason, lines }: Replaced,
): Promise<number> {
  await refusedInWords(async () => {
    const set = 'revision = revision + 1, reason = $4';
    await changeRead(db, associationId, { budgetId, revision, set, values: [reason] });
    await db.query('delete from budget_line where association_id = $1 and budget_id = $2', [
      associationId,
      budgetId,
    ]);
    await addLines(db, associationId, { budgetId, lines });
  });
  return revision + 1;
}

async function addLines(
  db: Db,
  associationId: string,
  { budgetId, lines }: { budgetId: string; lines: readonly PlannedLine[] },
): Promise<void> {
  await refusedInWords(() =>
    db.query(
      `insert into budget_line (association_id, id, budget_id, fund_id, account_id, amount_yen, formula, note)
       select $1, gen_random_uuid(), $2, l."fundId", l."accountId", l."amountYen", l.formula, l.note
         from jsonb_to_recordset($3::jsonb) as l("fundId" uuid, "accountId" uuid, "amountYen" bigint,
           formula text, note text)`,
      [associationId, budgetId, JSON.stringify(lines)],
    ),
  );
}

export async function deleteDraft(
  db: Db,
  { associationId }: Scope<'budget.draft'>,
  budgetId: string,
): Promise<void> {
  await refusedInWords(() =>
    db.query('delete from budget where association_id = $1 and id = $2', [associationId, budgetId]),
  );
}

export async function askForDecision(
  db: Db,
  { associationId, role, userId }: Scope<'budget.draft'>,
  { budgetId, revision, day, now }: ReadDraft & { day: IsoDate; now: Date },
): Promise<void> {
  const set = 'asked_day = $4, asked_as = $5, asked_by = $6, asked_at = $7';
  const values = [day, role, userId, now.toISOString()];
  await changeRead(db, associationId, { budgetId, revision, set, values });
}

export async function withdrawRequest(
  db: Db,
  { associationId }: Scope<'ledger.read'>,
  budgetId: string,
): Promise<void> {
  await db.query(
    `update budget set asked_day = null, asked_as = null, asked_by = null, asked_at = null
      where association_id = $1 and id = $2`,
    [associationId, budgetId],
  );
}

/** From now on the database keeps it. */
export async function decide(
  db: Db,
  { associationId, role, userId }: Scope<'budget.decide'>,
  { budgetId, revision, now }: ReadDraft & { now: Date },
): Promise<void> {
  const set = 'decided_on = asked_day, approved_as = $4, approved_by = $5, approved_at = $6';
  const values = [role, userId, now.toISOString()];
  await refusedInWords(() => changeRead(db, associationId, { budgetId, revision, set, values }));
}

/** The line on which the company of each contract is booked most. Added up first: a copy has no statistics. */
export async function listWrittenContracts(
  db: Db,
  { associationId }: BooksReader | Scope<'budget.draft'>,
  { startsOn, endsOn }: Pick<YearRow, 'startsOn' | 'endsOn'>,
): Promise<WrittenContract[]> {
  const { rows } = await db.query<WrittenContract>(
    `with paid as materialized (
       select p.counterparty_id, p.fund_id, p.account_id, jsonb_agg(p.amount_yen) as payments from posting p
         join account a on a.association_id = $1 and a.id = p.account_id and a.kind = 'expense'
        where p.association_id = $1 and p.posted_on between $2 and $3 and p.counterparty_id is not null
        group by p.counterparty_id, p.fund_id, p.account_id)
     select c.name, c.yearly_yen::float8 as "yearlyYen",
            coalesce(jsonb_agg(jsonb_build_object('fundId', paid.fund_id, 'accountId', paid.account_id,
              'paymentsYen', paid.payments)) filter (where paid.fund_id is not null), '[]') as lines
       from contract c
       left join counterparty company on company.association_id = $1 and company.name = c.counterparty
       left join paid on paid.counterparty_id = company.id
      where c.association_id = $1 group by c.id, c.name, c.yearly_yen order by c.name`,
    [associationId, startsOn, endsOn],
  );
  return rows;
}

/** The three largest entries of each expense; what was reversed, and what reversed it, is nobody's cause. */
export async function listLargestEntries(
  db: Db,
  { associationId }: Scope<'ledger.read'>,
  { startsOn, endsOn }: Pick<YearRow, 'startsOn' | 'endsOn'>,
): Promise<LargestEntry[]> {
  const { rows } = await db.query<LargestEntry>(
    `with expense as materialized (
       select id from account where association_id = $1 and kind = 'expense'),
     spent as materialized (
       select fund_id, account_id, entry_id, posted_on, sum(amount_yen)::bigint as yen from posting
        where association_id = $1 and posted_on between $2 and $3
          and account_id in (select id from expense)
        group by fund_id, account_id, entry_id, posted_on),
     undone as materialized (
       select id, reverses_id from journal_entry where association_id = $1 and reverses_id is not null),
     ranked as materialized (
       select *, row_number() over (partition by fund_id, account_id order by yen desc, posted_on) as place
         from spent
        where entry_id not in (select id from undone) and entry_id not in (select reverses_id from undone))
     select r.fund_id as "fundId", r.account_id as "accountId", r.entry_id as "entryId",
            r.posted_on as "postedOn", e.summary, r.yen::float8 as "amountYen"
       from ranked r
       join lateral (
         select j.summary from journal_entry j where j.association_id = $1 and j.id = r.entry_id limit 1) e on true
      where r.place <= 3 order by r.fund_id, r.account_id, r.place`,
    [associationId, startsOn, endsOn],
  );
  return rows;
}
