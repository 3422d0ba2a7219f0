import type { Hono } from 'hono';
import * as contract from '#contract/settlement.ts';
import { Refusal } from '#domain/refusal.ts';
import { auditCodes } from '#domain/statements/audit/audit-list.ts';
import { isCertified } from '#domain/statements/close/certificates.ts';
import type { Db } from '#server/db/db.ts';
import { deleteAnswer, saveAnswer } from '#server/features/audit/store.ts';
import { type BooksReader, listAccounts } from '#server/features/ledger/store.ts';
import type { Env } from '#server/http/handle.ts';
import { handle } from '#server/http/handle.ts';
import { handleKept } from '#server/http/handle-kept.ts';
import { deleteCertificate, markOriginal, putPaper, saveCertificate } from './certificate-store.ts';
import { loadSettlement } from './load-settlement.ts';
import { findOpenYear } from './refuse.ts';
import { viewSettlement } from './settlement-view.ts';

/** 決算: what is entered and ticked on the way to the pack. */
export function settlementRoutes(app: Hono<Env>): void {
  handleKept(app, contract.getSettlement, 'member', ({ db, scope, input, today }) =>
    viewSettlement(db, scope, { ...input, today }),
  );
  handleKept(app, contract.getSettlementDetails, 'role', async ({ db, scope, input, today }) => {
    const { pack } = await loadSettlement(db, scope, { ...input, today });
    return { papers: [pack.details, pack.certificateList] };
  });
  certificateRoutes(app);
  answerRoute(app);
}

function certificateRoutes(app: Hono<Env>): void {
  handle(app, contract.saveCertificate, async ({ db, scope, input, now }) => {
    const { year, note, ...entered } = input;
    const { endsOn: heldOn } = await findOpenYear(db, scope, year);
    await requireAccount(db, scope, entered.accountId);
    if (entered.inTransitYen !== 0 && note === '') {
      throw new Refusal('invalid_input', '日をまたいだ入出金が何か、書いてください。');
    }
    await saveCertificate(db, scope, { ...entered, note, heldOn, now });
    return {};
  });

  handle(app, contract.deleteCertificate, async ({ db, scope, input: { year, accountId } }) => {
    const { endsOn: heldOn } = await findOpenYear(db, scope, year);
    await requireAccount(db, scope, accountId);
    await deleteCertificate(db, scope, { accountId, heldOn });
    return {};
  });

  handle(app, contract.putCertificatePaper, async ({ db, scope, input }) => {
    const { year, accountId, voucherId } = input;
    const { endsOn: heldOn } = await findOpenYear(db, scope, year);
    if (!(await putPaper(db, scope, { accountId, heldOn, voucherId }))) {
      throw new Refusal('not_found', '先に、残高証明書の額を入れてください。');
    }
    return {};
  });

  handle(app, contract.seeOriginal, async ({ db, scope, input, today }) => {
    const { year, accountId, amountYen } = input;
    const { endsOn: heldOn } = await findOpenYear(db, scope, year);
    if (!(await markOriginal(db, scope, { accountId, heldOn, amountYen, today }))) {
      throw new Refusal('not_found', '残高証明書の額が、まだ入っていません。');
    }
    return {};
  });
}

function answerRoute(app: Hono<Env>): void {
  handle(app, contract.answerAuditItem, async ({ db, scope, input, now }) => {
    const { year, code, result, note } = input;
    if (!auditCodes.includes(code)) throw new Refusal('not_found');
    const { id: yearId } = await findOpenYear(db, scope, year);
    if (result === 'finding' && note === '') {
      throw new Refusal('invalid_input', '何を指摘するか、書いてください。');
    }
    if (result === null) await deleteAnswer(db, scope, { yearId, code });
    else await saveAnswer(db, scope, { yearId, code, result, note, now });
    return {};
  });
}

async function requireAccount(db: Db, scope: BooksReader, accountId: string): Promise<void> {
  const accounts = await listAccounts(db, scope);
  if (!accounts.some((account) => account.id === accountId && isCertified(account))) {
    throw new Refusal('not_found', '銀行口座が見つかりません。画面を読み直してください。');
  }
}
