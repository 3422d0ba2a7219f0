import type { IsoDate } from '#domain/calendar.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import {
  type AgreedPayment,
  type PayableMovement,
  type PayableStanding,
  payableStanding,
} from '#domain/payments/payable-standing.ts';
import type { Db } from '#server/db/db.ts';
import { dayOf } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';

type Reader = Scope<'ledger.read'>;

type MovementRow = PayableMovement & {
  readonly accountId: string;
  readonly fundId: string;
  readonly counterpartyId: string | null;
  readonly name: string;
  /** 口座振替: the payee draws it. */
  readonly isDebited: boolean;
  readonly summary: string;
  readonly number: number;
  /** 支払期限, as the paper beside the entry has it; the first of several. */
  readonly dueOn: IsoDate | null;
};

type AskedRow = AgreedPayment & {
  readonly fundId: string;
  readonly counterpartyId: string;
  readonly isApproved: boolean;
};

/** What is open of one 未払金; what was paid of it in parts is told beside. */
export type DueRow = Omit<MovementRow, keyof PayableMovement> & {
  readonly entryId: string;
  readonly postedOn: IsoDate;
  /** Open. */
  readonly amountYen: Yen;
  readonly bookedYen: Yen;
  readonly paidYen: Yen;
  /** Asked for and not paid yet, agreed to or not. */
  readonly askedYen: Yen;
  /** Of that what was agreed to, the next to go out first. */
  readonly agreed: readonly { readonly yen: Yen; readonly payOn: IsoDate }[];
  /** The day on which an approved payment of it goes out. */
  readonly payOn: IsoDate | null;
};

type Group = PayableStanding<MovementRow> & {
  /** Asked for and not paid yet. */
  readonly waiting: readonly AskedRow[];
  /** Agreed to by two, paid or not. */
  readonly agreed: readonly AskedRow[];
};

/** 未払金 of each payee in each fund, as the books and what was agreed on have it. */
export async function loadPayables(db: Db, scope: Reader): Promise<readonly Group[]> {
  const asked = await listAsked(db, scope);
  const groups = new Map<string, MovementRow[]>();
  for (const row of await listMovements(db, scope)) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups].map(([key, movements]) => {
    const own = asked.filter((it) => keyOf(it) === key);
    const agreed = own.filter(({ isApproved }) => isApproved);
    const standing = payableStanding(movements, agreed);
    const done = new Set(standing.paid.map(({ paymentId }) => paymentId));
    return { ...standing, agreed, waiting: own.filter(({ id }) => !done.has(id)) };
  });
}

/** 未払金 that is open, the oldest of each payee first. */
export async function listDues(db: Db, scope: Reader): Promise<DueRow[]> {
  return openDues(await loadPayables(db, scope));
}

export function openDues(groups: readonly Group[]): DueRow[] {
  return groups.flatMap(({ dues, waiting }) =>
    dues
      .filter(({ openYen }) => openYen > 0)
      .map(({ movement, openYen, bookedYen, paidYen }) => {
        const { entryId } = movement;
        const asked = waiting.filter((it) => it.entryId === entryId);
        const agreed = asked.filter(({ isApproved }) => isApproved);
        return {
          ...movement,
          amountYen: openYen,
          bookedYen,
          paidYen,
          askedYen: sumYen(asked.map(({ yen }) => yen)),
          agreed,
          payOn: agreed[0]?.payOn ?? null,
        };
      }),
  );
}

/** What was paid and did not come back, as it was owed before; with the day of an approved payment. */
export function paidDues(groups: readonly Group[]) {
  return groups.flatMap(({ dues, paid, settled, agreed }) =>
    settled.flatMap(({ entryId, dueEntryId, yen }) => {
      const by = paid.find(({ movement }) => movement.entryId === entryId);
      const due = dues.find(({ movement }) => movement.entryId === dueEntryId);
      if (!by || !due || by.returned !== null) return [];
      const { fundId, counterpartyId, name, summary, postedOn } = due.movement;
      const payOn = agreed.find(({ id }) => id === by.paymentId)?.payOn ?? null;
      const owed = { fundId, counterpartyId, name, summary, postedOn, amountYen: yen };
      return [{ ...owed, payOn, paidOn: by.movement.postedOn }];
    }),
  );
}

/** What was paid beyond what was owed, payee by payee. */
export async function listOverpaid(db: Db, scope: Reader) {
  const groups = await loadPayables(db, scope);
  return groups.flatMap(({ overpaid }) =>
    overpaid.map(({ movement, yen }) => ({ name: movement.name, amountYen: yen })),
  );
}

function keyOf({ fundId, counterpartyId }: Pick<MovementRow, 'fundId' | 'counterpartyId'>): string {
  return `${fundId} ${counterpartyId}`;
}

/** Everything that moved on 未払金. */
async function listMovements(db: Db, { associationId }: Reader): Promise<MovementRow[]> {
  const { rows } = await db.query<MovementRow>(
    `with owed as materialized (
       select p.entry_id, p.account_id, p.fund_id, p.counterparty_id, p.posted_on, -p.amount_yen as yen from posting p
        where p.association_id = $1 and p.account_id in (
          select id from account where association_id = $1 and role = 'payable')),
     inflow as materialized (
       select distinct p.entry_id from posting p
        where p.association_id = $1 and p.amount_yen > 0
          and p.entry_id in (select entry_id from owed where yen > 0)
          and p.account_id in (select id from account where association_id = $1 and role in ('bank', 'cash')))
     select o.entry_id as "entryId", o.account_id as "accountId", o.fund_id as "fundId", o.counterparty_id as "counterpartyId",
            o.posted_on as "postedOn", o.yen::float8 as "amountYen", j.summary, j.number, coalesce(c.name, '') as name,
            coalesce(c.is_debited, false) as "isDebited",
            (select min(v.due_on) from entry_voucher ev
               join voucher v on v.association_id = $1 and v.id = ev.voucher_id
              where ev.association_id = $1 and ev.entry_id = o.entry_id and o.yen > 0) as "dueOn",
            j.reverses_id as "reversesId",
            j.origin <> 'opening' and o.entry_id in (select entry_id from inflow) as "isInflow"
       from owed o
       join lateral (
         select summary, number, reverses_id, origin from journal_entry
          where association_id = $1 and id = o.entry_id limit 1) j on true
       left join counterparty c on c.association_id = $1 and c.id = o.counterparty_id
      order by o.posted_on, j.number, o.yen desc`,
    [associationId],
  );
  return rows;
}

async function listAsked(db: Db, { associationId }: Reader): Promise<AskedRow[]> {
  const { rows } = await db.query<AskedRow>(
    `select id, entry_id as "entryId", fund_id as "fundId", counterparty_id as "counterpartyId",
            amount_yen::float8 as yen, ${dayOf('asked_at')} as "askedOn", pay_on as "payOn",
            approved_at is not null as "isApproved"
       from payment where association_id = $1 and withdrawn_at is null
      order by pay_on, asked_at, id`,
    [associationId],
  );
  return rows;
}
