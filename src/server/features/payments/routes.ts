import type { Hono } from 'hono';
import * as contract from '#contract/payments.ts';
import { isSecondPerson, notTheSecond } from '#domain/access/second-person.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Env, handle, handleFile } from '#server/http/handle.ts';
import { encodeShiftJis } from '#server/outside/encode-shift-jis.ts';
import { askForPayments, makeFile } from './ask.ts';
import * as payments from './payment-store.ts';
import { readerOf } from './reader-of.ts';
import { viewPayments } from './view.ts';

/** 支払: asked for by one, approved by another, written into a file for the bank. */
export function paymentRoutes(app: Hono<Env>): void {
  handle(app, contract.getPayments, ({ db, scope, today }) => viewPayments(db, scope, today));

  handle(app, contract.askForPayments, async ({ db, scope, input, today, now }) => {
    await askForPayments(db, scope, { ...input, today, now });
    return {};
  });

  handle(app, contract.approvePayment, async ({ db, scope, input, now }) => {
    if (await payments.approve(db, scope, { ...input, now })) return {};
    const found = (await payments.listPayments(db, scope)).find(({ id }) => id === input.paymentId);
    if (!found) throw new Refusal('not_found', gone);
    if (!isSecondPerson(scope.signer, found)) {
      throw new Refusal('not_allowed', notTheSecond(scope.signer, '承認できません'));
    }
    throw new Refusal(
      'conflict',
      'この支払いは、もう承認されたか、変わっています。画面を読み直してください。',
    );
  });

  handle(app, contract.withdrawPayment, async ({ db, scope, input: { paymentId }, now }) => {
    await payments.holdPayments(db, scope);
    if (await payments.withdraw(db, scope, { paymentId, now })) return {};
    throw new Refusal(
      'conflict',
      '振込データに入っている支払いは、取り下げられません。先に、振込データを取り消してください。',
    );
  });

  fileRoutes(app);
}

function fileRoutes(app: Hono<Env>): void {
  handle(app, contract.makeTransferFile, ({ db, scope, input, today, now }) =>
    makeFile(db, scope, { ...input, today, now }),
  );

  handle(
    app,
    contract.withdrawTransferFile,
    async ({ db, scope, input: { fileId }, today, now }) => {
      await payments.holdPayments(db, scope);
      const { files } = await viewPayments(db, readerOf(scope), today);
      const found = files.find(({ id }) => id === fileId);
      if (!found)
        throw new Refusal('not_found', '振込データが見つかりません。画面を読み直してください。');
      if (!found.mayWithdraw) throw new Refusal('conflict', 'もう支払いずみのものが入っています。');
      await payments.withdrawFile(db, scope, { fileId, now });
      return {};
    },
  );

  handleFile(app, contract.downloadTransferFile, {
    load: async ({ db, scope, input: { fileId } }) => {
      const found = await payments.findFile(db, scope, fileId);
      if (!found)
        throw new Refusal('not_found', '振込データが見つかりません。画面を読み直してください。');
      return found;
    },
    make: async ({ body, payOn }) => ({
      bytes: encodeShiftJis(body),
      fileName: `総合振込_${payOn}.txt`,
    }),
  });
}

const gone = 'この支払いは見つかりません。画面を読み直してください。';
