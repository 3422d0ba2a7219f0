import type { Hono } from 'hono';
import * as contract from '#contract/voucher.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import * as store from './store.ts';

/** 証憑: the papers behind the entries. */
export function voucherRoutes(app: Hono<Env>): void {
  handle(app, contract.listVouchers, ({ db, scope, input }) =>
    store.listVouchers(db, scope, input),
  );

  handle(app, contract.getVoucher, async ({ db, scope, input }) => ({
    voucher: await required(db, scope, input.voucherId),
  }));

  handle(app, contract.saveVoucher, async ({ db, scope, input }) => {
    const { voucherId, ...facts } = input;
    await required(db, scope, voucherId);
    if (facts.issuedOn !== null && facts.dueOn !== null && facts.dueOn < facts.issuedOn) {
      throw new Refusal('invalid_input', '支払期限は、発行日より後の日にしてください。');
    }
    await store.saveVoucher(db, scope, { voucherId, facts });
    return { voucher: await required(db, scope, voucherId) };
  });

  handle(app, contract.deleteVoucher, async ({ db, scope, input }) => {
    await store.holdVoucher(db, scope, input.voucherId);
    const { entries } = await required(db, scope, input.voucherId);
    if (entries.length > 0) {
      const numbers = entries.map(({ number }) => `No.${number}`).join('、');
      throw new Refusal(
        'conflict',
        `仕訳（${numbers}）に付いているので、削除できません。先に仕訳からはずしてください。`,
      );
    }
    if (await store.isBesideCertificate(db, scope, input.voucherId)) {
      throw new Refusal(
        'conflict',
        '残高証明書に付いているので、削除できません。先に「決算」の残高証明書からはずしてください。',
      );
    }
    await store.deleteVoucher(db, scope, input.voucherId);
    return {};
  });

  handle(app, contract.attachVoucher, async ({ db, scope, input }) => {
    await store.attachVoucher(db, scope, input);
    return { voucher: await required(db, scope, input.voucherId) };
  });

  handle(app, contract.detachVoucher, async ({ db, scope, input }) => {
    await store.detachVoucher(db, scope, input);
    return { voucher: await required(db, scope, input.voucherId) };
  });

  handle(app, contract.listWithoutVoucher, async ({ db, scope, input }) => ({
    entries: await store.listWithoutVoucher(db, scope, input),
  }));
}

async function required(
  db: Db,
  scope: Scope<'ledger.read'> | Scope<'ledger.book'>,
  voucherId: string,
) {
  const voucher = await store.findVoucher(db, scope, voucherId);
  if (!voucher) throw new Refusal('not_found', 'この証憑は見つかりません。');
  return voucher;
}
