import type { Hono } from 'hono';
import * as contract from '#contract/settlement.ts';
import { Refusal } from '#domain/refusal.ts';
import { auditCodes } from '#domain/statements/audit/audit-list.ts';
import { deleteAnswer, saveAnswer } from '#server/features/audit/store.ts';
import type { Env } from '#server/http/handle.ts';
import { handle } from '#server/http/handle.ts';
import { handleKept } from '#server/http/handle-kept.ts';
import { deleteCertificate, markOriginal, putPaper, saveCertificate } from './certificate-store.ts';
import { type LoadedSettlement, loadSettlement } from './load-settlement.ts';
import { refuseApproved } from './refuse.ts';
import { viewSettlement } from './settlement-view.ts';

/** 決算: what is entered and ticked on the way to the pack. */
export function settlementRoutes(app: Hono<Env>): void {
  handleKept(app, contract.getSettlement, 'member', ({ db, scope, input, today }) =>
    viewSettlement(db, scope, { ...input, today }),
  );
  certificateRoutes(app);
  answerRoute(app);
}

function certificateRoutes(app: Hono<Env>): void {
  handle(app, contract.saveCertificate, async ({ db, scope, input, today, now }) => {
    const { year, note, ...entered } = input;
    const loaded = await loadSettlement(db, scope, { year, today });
    refuseApproved(loaded);
    requireAccount(loaded, entered.accountId);
    if (entered.inTransitYen !== 0 && note === '') {
      throw new Refusal('invalid_input', '日をまたいだ入出金が何か、書いてください。');
    }
    const heldOn = loaded.books.endsOn;
    await saveCertificate(db, scope, { ...entered, note, heldOn, now });
    return { settlement: await viewSettlement(db, scope, { year, today }) };
  });

  handle(app, contract.deleteCertificate, async ({ db, scope, input, today }) => {
    const { year, accountId } = input;
    const loaded = await loadSettlement(db, scope, { year, today });
    refuseApproved(loaded);
    await deleteCertificate(db, scope, { accountId, heldOn: loaded.books.endsOn });
    return { settlement: await viewSettlement(db, scope, { year, today }) };
  });

  handle(app, contract.putCertificatePaper, async ({ db, scope, input, today }) => {
    const { year, accountId, voucherId } = input;
    const loaded = await loadSettlement(db, scope, { year, today });
    refuseApproved(loaded);
    const heldOn = loaded.books.endsOn;
    if (!(await putPaper(db, scope, { accountId, heldOn, voucherId }))) {
      throw new Refusal('not_found', '先に、残高証明書の額を入れてください。');
    }
    return { settlement: await viewSettlement(db, scope, { year, today }) };
  });

  handle(app, contract.seeOriginal, async ({ db, scope, input, today }) => {
    const { year, accountId, amountYen } = input;
    const loaded = await loadSettlement(db, scope, { year, today });
    refuseApproved(loaded);
    const heldOn = loaded.books.endsOn;
    if (!(await markOriginal(db, scope, { accountId, heldOn, amountYen, today }))) {
      throw new Refusal('not_found', '残高証明書の額が、まだ入っていません。');
    }
    return { settlement: await viewSettlement(db, scope, { year, today }) };
  });
}

function answerRoute(app: Hono<Env>): void {
  handle(app, contract.answerAuditItem, async ({ db, scope, input, today, now }) => {
    const { year, code, result, note } = input;
    if (!auditCodes.includes(code)) throw new Refusal('not_found');
    const loaded = await loadSettlement(db, scope, { year, today });
    refuseApproved(loaded);
    if (result === 'finding' && note === '') {
      throw new Refusal('invalid_input', '何を指摘するか、書いてください。');
    }
    const { yearId } = loaded;
    if (result === null) await deleteAnswer(db, scope, { yearId, code });
    else await saveAnswer(db, scope, { yearId, code, result, note, now });
    return { settlement: await viewSettlement(db, scope, { year, today }) };
  });
}

function requireAccount({ pack }: LoadedSettlement, accountId: string): void {
  if (!pack.certificates.some(({ account }) => account.id === accountId)) {
    throw new Refusal('not_found', '銀行口座が見つかりません。画面を読み直してください。');
  }
}
