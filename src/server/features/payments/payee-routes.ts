import type { Hono } from 'hono';
import * as contract from '#contract/payments.ts';
import { isSecondPerson, notTheSecond } from '#domain/access/second-person.ts';
import { inKana } from '#domain/payments/in-kana.ts';
import { isTimeDeposit } from '#domain/payments/time-deposit.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { listBankAccounts, listCounterparties } from '#server/features/ledger/store.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import * as accounts from './account-store.ts';
import { savePayeeWay } from './payee-store.ts';
import { holdPayments } from './payment-store.ts';
import { readerOf } from './reader-of.ts';
import { loadKnown, paymentFacts, viewPayees } from './view.ts';

/** 支払先の口座 and 振込元: a change of where money goes takes two persons, as a payment does. */
export function payeeRoutes(app: Hono<Env>): void {
  handle(app, contract.listPayees, ({ db, scope }) => viewPayees(db, scope));

  handle(app, contract.askForPayeeAccount, async ({ db, scope, input, now }) => {
    const payees = await listCounterparties(db, readerOf(scope));
    if (!payees.some(({ id }) => id === input.counterpartyId)) throw new Refusal('not_found');
    const known = await accounts.listAccounts(db, scope);
    if (
      known.some(
        (it) =>
          it.counterpartyId === input.counterpartyId && it.state === 'asked' && it.id !== input.id,
      )
    ) {
      throw new Refusal('conflict', 'この支払先の口座は、もう承認を待っています。');
    }
    await accounts.addAccount(db, scope, { ...input, ...inKana(input, ['holder']), now });
    return {};
  });

  handle(app, contract.approvePayeeAccount, async ({ db, scope, input: { accountId }, now }) => {
    if (await accounts.approveAccount(db, scope, { accountId, now })) return {};
    const [found] = await accounts.listAccounts(db, scope, accountId);
    if (!found)
      throw new Refusal('not_found', 'この口座は見つかりません。画面を読み直してください。');
    if (!isSecondPerson(scope.signer, found)) {
      throw new Refusal('not_allowed', notTheSecond(scope.signer, '承認できません'));
    }
    throw new Refusal('conflict', 'この口座は、もう承認されています。');
  });

  handle(app, contract.withdrawPayeeAccount, async ({ db, scope, input: { accountId }, now }) => {
    if (await accounts.withdrawAccount(db, scope, { accountId, now })) return {};
    throw new Refusal(
      'conflict',
      '承認された口座は、取り下げられません。新しい口座を入れてください。',
    );
  });

  handle(app, contract.savePayeeWay, async ({ db, scope, input }) => {
    await holdPayments(db, scope);
    if (input.isDebited) await refuseUnderWay(db, scope, input.counterpartyId);
    if (await savePayeeWay(db, scope, input)) return {};
    throw new Refusal('not_found', 'この支払先は見つかりません。画面を読み直してください。');
  });

  handle(app, contract.saveTransferSource, async ({ db, scope, input, now }) => {
    const known = await listBankAccounts(db, readerOf(scope));
    const own = known.find(({ id }) => id === input.bankAccountId);
    if (!own) throw new Refusal('not_found');
    if (isTimeDeposit(own)) {
      throw new Refusal('invalid_input', '定期預金は、振込元の口座にできません。');
    }
    const source = { ...input, ...inKana(input, ['consignorName']) };
    await accounts.saveSource(db, scope, { ...source, id: newId(now.getTime()) });
    return {};
  });
}

/** What is asked for would be paid twice: by the file, and by whoever draws it. */
async function refuseUnderWay(
  db: Db,
  scope: Scope<'payment.ask'>,
  counterpartyId: string,
): Promise<void> {
  const underWay = paymentFacts(await loadKnown(db, readerOf(scope))).filter(
    (it) =>
      it.counterpartyId === counterpartyId &&
      (it.state === 'asked' || it.state === 'approved' || it.state === 'sent'),
  );
  if (underWay.length === 0) return;
  throw new Refusal(
    'conflict',
    'この支払先には、頼んだ支払いが残っています。取り下げるか、払い終えてから変えてください。',
  );
}
