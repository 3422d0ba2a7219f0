import type { z } from 'zod/mini';
import type * as contract from '#contract/payments.ts';
import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { isBankDay } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen } from '#domain/money.ts';
import { hindranceOf } from '#domain/payments/payment.ts';
import { isTimeDeposit } from '#domain/payments/time-deposit.ts';
import { transferFile } from '#domain/payments/transfer-file.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { listBankAccounts } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { listAccounts, listSources } from './account-store.ts';
import type { DueRow } from './due-store.ts';
import * as store from './payment-store.ts';
import { readerOf } from './reader-of.ts';
import { accountsWithReturns, digestOf, freeDues, loadKnown } from './view.ts';

type Asker = Scope<'payment.ask'>;
type Asked = z.output<typeof contract.askForPayments.input> & {
  readonly today: IsoDate;
  readonly now: Date;
};

/** Each due with the account it goes to now; all of them, or none. */
export async function askForPayments(db: Db, scope: Asker, asked: Asked): Promise<void> {
  await store.holdPayments(db, scope);
  const { bankAccountId, payOn, today, now } = asked;
  if (!isBankDay(payOn)) {
    throw new Refusal('invalid_input', `${formatPlainDate(payOn)}は、銀行の休みの日です。`);
  }
  const from = await accountFor(db, scope, bankAccountId);
  const known = await loadKnown(db, readerOf(scope));
  const repeated = new Set(known.payments.map(({ id }) => id));
  const fresh = asked.payments.filter(({ id }) => !repeated.has(id));
  const free = freeDues(known);
  const payments = fresh.map(({ id, entryId, fundId, counterpartyId, yen }) => {
    const found = free.find(
      ({ due }) =>
        due.entryId === entryId && due.fundId === fundId && due.counterpartyId === counterpartyId,
    );
    if (!found) {
      throw new Refusal(
        'conflict',
        'もう払われたか、ほかの方が頼んだ支払いがあります。画面を読み直してください。',
      );
    }
    if (yen > found.freeYen) {
      throw new Refusal(
        'invalid_input',
        `${found.due.name}へは、いま${formatYen(found.freeYen)}まで頼めます。`,
      );
    }
    if (found.due.fundId !== from.fundId) {
      throw new Refusal(
        'invalid_input',
        `${found.due.name}への支払いは、別の会計のお金です。その会計の口座を選んでください。`,
      );
    }
    const { account, due, facts } = found;
    const hindrance = hindranceOf(facts, { payOn, today });
    if (hindrance !== null || !account) {
      throw new Refusal('conflict', `${due.name}：${hindrance ?? ''}`);
    }
    return {
      id,
      entryId,
      fundId,
      counterpartyId,
      payeeAccountId: account.id,
      bankAccountId,
      yen,
      payOn,
      summary: due.summary,
      digest: digestOf({ counterpartyId, payee: account, bankAccountId, yen, payOn }),
    };
  });
  if (await store.addPayments(db, scope, { payments, now })) return;
  throw new Refusal('conflict', 'ほかの方が先に頼んだ支払いがあります。画面を読み直してください。');
}

/** The own account that the money leaves. */
async function accountFor(db: Db, scope: Asker, bankAccountId: string) {
  const accounts = await listBankAccounts(db, readerOf(scope));
  const from = accounts.find(({ id }) => id === bankAccountId);
  if (!from) throw new Refusal('not_found');
  if (!isTimeDeposit(from)) return from;
  throw new Refusal(
    'invalid_input',
    '定期預金からは振り込めません。普通預金などの口座を選んでください。',
  );
}

/** Where a transfer came back from, the next one would come back too. */
function refuseReturned(
  approved: readonly store.PaymentRow[],
  withReturns: ReadonlySet<string>,
): void {
  const found = approved.find(({ payeeAccountId }) => withReturns.has(payeeAccountId));
  if (!found) return;
  throw new Refusal(
    'conflict',
    `${found.payee}の口座への前の振込が、銀行から戻っています。この支払いを取り下げ、口座を確かめてから頼み直してください。`,
  );
}

/** What was paid by hand meanwhile goes out of no file a second time. */
function refuseBeyondDues(approved: readonly store.PaymentRow[], dues: readonly DueRow[]): void {
  for (const payment of approved) {
    const of = (it: DueRow | store.PaymentRow) =>
      it.entryId === payment.entryId &&
      it.fundId === payment.fundId &&
      it.counterpartyId === payment.counterpartyId;
    const openYen = dues.find(of)?.amountYen ?? 0;
    if (sumYen(approved.filter(of).map(({ yen }) => yen)) <= openYen) continue;
    throw new Refusal(
      'conflict',
      `${payment.payee}へ払う残りは、帳簿では${formatYen(openYen)}です。承認された支払いを取り下げて、頼み直してください。`,
    );
  }
}

type FileAsked = z.output<typeof contract.makeTransferFile.input> & {
  readonly today: IsoDate;
  readonly now: Date;
};

/** 総合振込 of everything that is approved for the day and the account. */
export async function makeFile(
  db: Db,
  scope: Asker,
  { id, bankAccountId, payOn, today, now }: FileAsked,
): Promise<{ count: number; yen: number }> {
  await store.holdPayments(db, scope);
  if (payOn < today) {
    throw new Refusal('conflict', '振り込む日を過ぎています。取り下げて、頼み直してください。');
  }
  const sender = (await listSources(db, scope)).find((it) => it.bankAccountId === bankAccountId);
  if (!sender) throw new Refusal('conflict', '先に、この口座の「振込元」を入れてください。');
  const approved = (await store.listPayments(db, scope)).filter(
    (it) =>
      it.bankAccountId === bankAccountId &&
      it.payOn === payOn &&
      it.approvedOn !== null &&
      (it.fileId === null || it.fileId === id),
  );
  const total = { count: approved.length, yen: sumYen(approved.map(({ yen }) => yen)) };
  if (approved.length === 0) throw new Refusal('conflict', '承認された支払いがありません。');
  if (approved.every(({ fileId }) => fileId === id)) return total;
  const known = await loadKnown(db, readerOf(scope));
  refuseReturned(approved, accountsWithReturns(known));
  refuseBeyondDues(approved, known.dues);
  const accounts = await listAccounts(db, scope);
  const transfers = approved.map((it) => {
    const account = accounts.find((one) => one.id === it.payeeAccountId);
    const digest = account && digestOf({ ...it, payee: account });
    if (!account || digest !== it.digest)
      throw new Error('a payment differs from what was approved');
    return { ...account, yen: it.yen };
  });
  await store.addFile(db, scope, {
    id,
    bankAccountId,
    payOn,
    body: transferFile(sender, { payOn, transfers }),
    paymentIds: approved.map((it) => it.id),
    now,
  });
  return total;
}
