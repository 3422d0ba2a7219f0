import { createHash } from 'node:crypto';
import type { PayeeAccount, PayeesAnswer, PaymentsAnswer } from '#contract/payments.ts';
import { may } from '#domain/access/permissions.ts';
import { roleNames } from '#domain/access/role.ts';
import { isSecondPerson } from '#domain/access/second-person.ts';
import { addDays, daysBetween, type IsoDate } from '#domain/calendar.ts';
import { shiftedDay } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen } from '#domain/money.ts';
import type { Paid, Settled } from '#domain/payments/payable-standing.ts';
import {
  type Agreed,
  agreedText,
  hindranceOf,
  paymentState,
  placeWords,
} from '#domain/payments/payment.ts';
import { isTimeDeposit } from '#domain/payments/time-deposit.ts';
import type { Db } from '#server/db/db.ts';
import { listBankAccounts, listFunds } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { type AccountRow, listAccounts, listSources } from './account-store.ts';
import { type DueRow, loadPayables, openDues } from './due-store.ts';
import { listPayeeWays } from './payee-store.ts';
import { listFiles, listPayments, type PaymentRow } from './payment-store.ts';

type Reader = Scope<'ledger.read'>;

/** So long a changed account is pointed out. */
const newDays = 90;

export type Known = {
  readonly dues: readonly DueRow[];
  readonly payments: readonly PaymentRow[];
  readonly accounts: readonly AccountRow[];
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** What each payment of the books was used for. */
  readonly settled: readonly Settled[];
};

type Outcome = Paid<{ readonly entryId: string }>;

export async function loadKnown(db: Db, scope: Reader): Promise<Known> {
  const payables = await loadPayables(db, scope);
  return {
    dues: openDues(payables),
    payments: await listPayments(db, scope),
    accounts: await listAccounts(db, scope),
    settled: payables.flatMap(({ settled }) => settled),
    outcomes: new Map(
      payables.flatMap(({ paid }) =>
        paid.flatMap((it) => (it.paymentId === null ? [] : [[it.paymentId, it] as const])),
      ),
    ),
  };
}

/** 未払金 of which nobody has asked to pay all yet, with the account it would go to. */
export function freeDues(known: Known) {
  return known.dues.flatMap((due) => {
    const { entryId, fundId, counterpartyId } = due;
    const freeYen = due.amountYen - due.askedYen;
    if (counterpartyId === null || freeYen <= 0) return [];
    const own = known.accounts.filter((it) => it.counterpartyId === counterpartyId);
    const account = own.find(({ state }) => state === 'current');
    return {
      due: { ...due, entryId, fundId, counterpartyId },
      freeYen,
      account,
      facts: {
        isDebited: due.isDebited,
        hasAccount: account !== undefined,
        isAccountWaiting: own.some(({ state }) => state === 'asked'),
        isDoubted: isDoubted(known, account),
      },
    };
  });
}

/** 口座の確認待ち: the bank brought back what went to this version of the account, and it is still the one in use. */
function isDoubted(known: Known, account: AccountRow | undefined): boolean {
  return account !== undefined && accountsWithReturns(known).has(account.id);
}

/** Versions of accounts from which the bank brought a transfer back: nothing more goes to them. */
export function accountsWithReturns({ payments, outcomes }: Known): ReadonlySet<string> {
  const returned = payments.filter(({ id }) => Boolean(outcomes.get(id)?.returned));
  return new Set(returned.map(({ payeeAccountId }) => payeeAccountId));
}

function isSameDue(
  one: Pick<PaymentRow, 'entryId' | 'fundId' | 'counterpartyId'>,
  other: Pick<DueRow, 'entryId' | 'fundId' | 'counterpartyId'>,
): boolean {
  return (
    one.entryId === other.entryId &&
    one.fundId === other.fundId &&
    one.counterpartyId === other.counterpartyId
  );
}

function outcomeOf(known: Known, payment: PaymentRow) {
  const outcome = known.outcomes.get(payment.id);
  const isOpen = !outcome && known.dues.some((due) => isSameDue(payment, due));
  return {
    state: paymentState({ ...payment, isOpen, isReturned: Boolean(outcome?.returned) }),
    paidEntryId: outcome?.movement.entryId ?? null,
    ...returnOf(known, payment),
  };
}

function returnOf(known: Known, { id, payeeAccountId }: PaymentRow) {
  const outcome = known.outcomes.get(id);
  const returned = outcome?.returned;
  const account = known.accounts.find((it) => it.id === payeeAccountId);
  const isWaiting = !outcome && accountsWithReturns(known).has(payeeAccountId);
  return {
    returnedEntryId: returned?.entryId ?? null,
    returnedOn: returned?.on ?? null,
    isAccountDoubted: isWaiting || (Boolean(returned) && account?.state === 'current'),
  };
}

export function digestOf(agreed: Agreed): string {
  return createHash('sha256').update(agreedText(agreed)).digest('hex');
}

/** What is true of them whoever looks: answers that many readers share are made of this. */
export function paymentFacts(known: Known) {
  return known.payments.map((it) => {
    const account = known.accounts.find(({ id }) => id === it.payeeAccountId);
    return {
      ...it,
      to: account ? placeWords(account) : '',
      isAccountNew: account !== undefined && isNew(account, it.askedOn),
      ...outcomeOf(known, it),
    };
  });
}

export async function viewPayments(db: Db, scope: Reader, today: IsoDate): Promise<PaymentsAnswer> {
  const known = await loadKnown(db, scope);
  const funds = new Map((await listFunds(db, scope)).map(({ id, name }) => [id, name]));
  const sources = new Set((await listSources(db, scope)).map(({ bankAccountId }) => bankAccountId));
  const accounts = (await listBankAccounts(db, scope)).map((it) => ({ ...it, name: nameOf(it) }));
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  const shown = paymentFacts(known).map((it) => ({
    ...it,
    from: names.get(it.bankAccountId) ?? '',
    ...decisionOf(it, scope),
  }));
  return {
    today,
    nextDay: shiftedDay(addDays(today, 1), 'after'),
    dues: freeDues(known).map(({ due, freeYen, facts }) => ({
      entryId: due.entryId,
      fundId: due.fundId,
      fund: funds.get(due.fundId) ?? '',
      counterpartyId: due.counterpartyId,
      payee: due.name,
      summary: due.summary,
      postedOn: due.postedOn,
      dueOn: due.dueOn,
      yen: freeYen,
      openYen: due.amountYen,
      bookedYen: due.bookedYen,
      paidYen: due.paidYen,
      askedYen: due.askedYen,
      isDebited: due.isDebited,
      hindrance: hindranceOf(facts, { payOn: today, today }),
    })),
    payments: shown,
    files: (await listFiles(db, scope)).map((file) => {
      const own = shown.filter(({ fileId }) => fileId === file.id);
      return {
        ...file,
        madeAs: roleNames[file.madeAs],
        count: own.length,
        yen: sumYen(own.map(({ yen }) => yen)),
        isUnderWay: own.some(({ state }) => state === 'sent'),
        mayWithdraw: own.every(({ state }) => state === 'sent'),
      };
    }),
    accounts: accounts
      .filter((it) => !isTimeDeposit(it))
      .map(({ id, fundId, name }) => ({
        bankAccountId: id,
        fundId,
        name,
        isReady: sources.has(id),
      })),
  };
}

type OwnAccount = { readonly bank: string; readonly branch: string; readonly kind: string };

function nameOf({ bank, branch, kind }: OwnAccount): string {
  return `${bank} ${branch} ${kind}`;
}

function isNew({ isChange, approvedOn }: AccountRow, askedOn: IsoDate): boolean {
  return isChange && approvedOn !== null && daysBetween(approvedOn, askedOn) <= newDays;
}

function decisionOf(
  { askedAs, askedBy, approvedAs }: Pick<PaymentRow, 'askedAs' | 'askedBy' | 'approvedAs'>,
  { signer, roles }: Scope,
) {
  return {
    askedAs: roleNames[askedAs],
    approvedAs: approvedAs && roleNames[approvedAs],
    mayApprove:
      approvedAs === null &&
      isSecondPerson(signer, { askedAs, askedBy }) &&
      may(roles, 'payment.approve'),
  };
}

export async function viewPayees(db: Db, scope: Reader): Promise<PayeesAnswer> {
  const known = await loadKnown(db, scope);
  const { dues, payments, accounts } = known;
  const sources = await listSources(db, scope);
  const payees = (await listPayeeWays(db, scope)).filter(({ isRetired }) => !isRetired);
  return {
    payees: payees.map(({ id, name, isDebited }) => ({
      id,
      name,
      isDebited,
      accounts: accounts
        .filter(({ counterpartyId }) => counterpartyId === id)
        .map((it): PayeeAccount => ({ ...it, ...decisionOf(it, scope) })),
      isDoubted: accounts.some(
        (it) => it.counterpartyId === id && it.state === 'current' && isDoubted(known, it),
      ),
      owedYen: sumYen(
        dues
          .filter(({ counterpartyId }) => counterpartyId === id)
          .map(({ amountYen }) => amountYen),
      ),
      paidCount: payments.filter(({ counterpartyId }) => counterpartyId === id).length,
    })),
    sources: (await listBankAccounts(db, scope))
      .filter((it) => !isTimeDeposit(it))
      .map((it) => ({
        bankAccountId: it.id,
        name: nameOf(it),
        place: sources.find(({ bankAccountId }) => bankAccountId === it.id) ?? null,
      })),
  };
}
