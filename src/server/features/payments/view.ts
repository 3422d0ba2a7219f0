import { createHash } from 'node:crypto';
import type { PayeeAccount, PayeesAnswer, PaymentsAnswer } from '#contract/payments.ts';
import { may } from '#domain/access/permissions.ts';
import { roleNames } from '#domain/access/role.ts';
import { isSecondPerson } from '#domain/access/second-person.ts';
import { addDays, daysBetween, type IsoDate } from '#domain/calendar.ts';
import { shiftedDay } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen } from '#domain/money.ts';
import {
  type Agreed,
  agreedText,
  hindranceOf,
  paymentState,
  placeWords,
} from '#domain/payments/payment.ts';
import type { Db } from '#server/db/db.ts';
import { listBankAccounts, listCounterparties, listFunds } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { type AccountRow, listAccounts, listSources } from './account-store.ts';
import { type DueRow, listDues } from './due-store.ts';
import { listFiles, listPayments, type PaymentRow } from './payment-store.ts';

type Reader = Scope<'ledger.read'>;

/** So long a changed account is pointed out. */
const newDays = 90;

export type Known = {
  readonly dues: readonly DueRow[];
  readonly payments: readonly PaymentRow[];
  readonly accounts: readonly AccountRow[];
};

export async function loadKnown(db: Db, scope: Reader): Promise<Known> {
  return {
    dues: await listDues(db, scope),
    payments: await listPayments(db, scope),
    accounts: await listAccounts(db, scope),
  };
}

/** 未払金 that nobody has asked to pay, with the account it would go to. */
export function freeDues({ dues, payments, accounts }: Known) {
  return dues.flatMap((due) => {
    const { entryId, fundId, counterpartyId } = due;
    if (counterpartyId === null || payments.some((it) => isSameDue(it, due))) return [];
    const own = accounts.filter((it) => it.counterpartyId === counterpartyId);
    return {
      due: { ...due, entryId, fundId, counterpartyId },
      account: own.find(({ state }) => state === 'current'),
      isWaiting: own.some(({ state }) => state === 'asked'),
    };
  });
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

export function digestOf(agreed: Agreed): string {
  return createHash('sha256').update(agreedText(agreed)).digest('hex');
}

/** What is true of them whoever looks: answers that many readers share are made of this. */
export function paymentFacts({ dues, payments, accounts }: Known) {
  return payments.map((it) => {
    const account = accounts.find(({ id }) => id === it.payeeAccountId);
    return {
      ...it,
      to: account ? placeWords(account) : '',
      isAccountNew: account !== undefined && isNew(account, it.askedOn),
      state: paymentState({ ...it, isOpen: dues.some((due) => isSameDue(it, due)) }),
    };
  });
}

export async function viewPayments(db: Db, scope: Reader, today: IsoDate): Promise<PaymentsAnswer> {
  const known = await loadKnown(db, scope);
  const funds = new Map((await listFunds(db, scope)).map(({ id, name }) => [id, name]));
  const sources = new Set((await listSources(db, scope)).map(({ bankAccountId }) => bankAccountId));
  const shown = paymentFacts(known).map((it) => ({ ...it, ...decisionOf(it, scope) }));
  return {
    today,
    nextDay: shiftedDay(addDays(today, 1), 'after'),
    dues: freeDues(known).map(({ due, account, isWaiting }) => ({
      entryId: due.entryId,
      fundId: due.fundId,
      fund: funds.get(due.fundId) ?? '',
      counterpartyId: due.counterpartyId,
      payee: due.name,
      summary: due.summary,
      postedOn: due.postedOn,
      yen: due.amountYen,
      hindrance: hindranceOf(
        { hasAccount: account !== undefined, isAccountWaiting: isWaiting },
        { payOn: today, today },
      ),
    })),
    payments: shown,
    files: (await listFiles(db, scope)).map((file) => {
      const own = shown.filter(({ fileId }) => fileId === file.id);
      return {
        ...file,
        madeAs: roleNames[file.madeAs],
        count: own.length,
        yen: sumYen(own.map(({ yen }) => yen)),
        mayWithdraw: own.every(({ state }) => state === 'sent'),
      };
    }),
    accounts: (await listBankAccounts(db, scope)).map(({ id, fundId, bank, branch, kind }) => ({
      bankAccountId: id,
      fundId,
      name: `${bank} ${branch} ${kind}`,
      isReady: sources.has(id),
    })),
  };
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
  const { dues, payments, accounts } = await loadKnown(db, scope);
  const sources = await listSources(db, scope);
  const payees = (await listCounterparties(db, scope)).filter(({ isRetired }) => !isRetired);
  return {
    payees: payees.map(({ id, name }) => ({
      id,
      name,
      accounts: accounts
        .filter(({ counterpartyId }) => counterpartyId === id)
        .map((it): PayeeAccount => ({ ...it, ...decisionOf(it, scope) })),
      owedYen: sumYen(
        dues
          .filter(({ counterpartyId }) => counterpartyId === id)
          .map(({ amountYen }) => amountYen),
      ),
      paidCount: payments.filter(({ counterpartyId }) => counterpartyId === id).length,
    })),
    sources: (await listBankAccounts(db, scope)).map(({ id, bank, branch, kind }) => ({
      bankAccountId: id,
      name: `${bank} ${branch} ${kind}`,
      place: sources.find(({ bankAccountId }) => bankAccountId === id) ?? null,
    })),
  };
}
