import type { Hono } from 'hono';
import type { z } from 'zod/mini';
import * as contract from '#contract/disclosure.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { listOwnDwellings } from '#server/features/billing/store.ts';
import { listAccounts, listFunds, postEntries } from '#server/features/ledger/store.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import { findFee } from './fee-store.ts';
import { addRequest, listOwnRequests, withdrawOwn } from './request-store.ts';

/** 重要事項調査報告書: an owner asks for it, and its fee comes into the books. */
export function disclosureRequestRoutes(app: Hono<Env>): void {
  handle(app, contract.listOwnDisclosures, async ({ db, scope, today }) => ({
    today,
    dwellings: (await listOwnDwellings(db, scope)).map(({ id, number }) => ({ id, number })),
    requests: await listOwnRequests(db, scope),
  }));

  handle(app, contract.askForDisclosure, async ({ db, scope, input, today, now }) => {
    const own = await listOwnDwellings(db, scope);
    if (!own.some(({ id }) => id === input.dwellingId)) {
      throw new Refusal('not_found', 'この住戸は見つかりません。');
    }
    if (input.wantedOn !== null && input.wantedOn < today) {
      throw new Refusal('invalid_input', 'ほしい日は、今日からの日にしてください。');
    }
    await addRequest(db, scope, { ...input, now });
    return {};
  });

  handle(app, contract.withdrawDisclosureRequest, async ({ db, scope, input, now }) => {
    if (!(await withdrawOwn(db, scope, { ...input, now }))) {
      throw new Refusal('not_found', 'この依頼は、もう取り下げたか、報告書ができています。');
    }
    return {};
  });

  handle(app, contract.bookDisclosureFee, async ({ db, scope, input, today, now }) => ({
    entryId: await bookFee(db, scope, { ...input, today, now }),
  }));
}

type Asked = z.output<typeof contract.bookDisclosureFee.input> & {
  readonly today: IsoDate;
  readonly now: Date;
};

/** 雑収入 of 管理費会計 against the account that the money lies on. */
async function bookFee(
  db: Db,
  scope: Scope<'ledger.book'>,
  { disclosureId, receivedOn, accountId, today, now }: Asked,
): Promise<string> {
  const fee = await findFee(db, scope, disclosureId);
  if (!fee) throw new Refusal('not_found', 'この報告書は見つかりません。');
  const { number, dwellingNumber, yen, bookedCount, isBooked } = fee;
  if (yen === 0) throw new Refusal('conflict', 'この報告書には、手数料がありません。');
  if (isBooked) throw new Refusal('conflict', '手数料は、もう記帳してあります。');
  if (receivedOn > today) {
    throw new Refusal('invalid_input', '入金の日付は、今日までの日にしてください。');
  }
  const { fundId, moneyId, incomeId } = await placesOfFee(db, scope, accountId);
  const key = `disclosure-fee:${disclosureId}`;
  const [posted] = await postEntries(db, scope, [
    {
      id: newId(now.getTime()),
      key: bookedCount === 0 ? key : `${key}:${bookedCount + 1}`,
      postedOn: receivedOn,
      origin: 'manual',
      summary: `${dwellingNumber}号室 重要事項調査報告書 第${number}号の手数料`,
      reason: '',
      postings: [
        { fundId, accountId: moneyId, amountYen: yen, counterpartyId: null },
        { fundId, accountId: incomeId, amountYen: -yen, counterpartyId: null },
      ],
    },
  ]);
  if (!posted) throw new Error('the books took no entry of a fee');
  return posted.id;
}

async function placesOfFee(db: Db, scope: Scope<'ledger.book'>, accountId: string) {
  const accounts = (await listAccounts(db, scope)).filter(({ isRetired }) => !isRetired);
  const money = accounts.find(
    ({ id, role }) => id === accountId && (role === 'bank' || role === 'cash'),
  );
  if (!money) throw new Refusal('invalid_input', '入金した口座を選んでください。');
  const income = accounts.find(({ code, name }) => code === '4390' || name === '雑収入');
  const fund = (await listFunds(db, scope)).find(({ code }) => code === 'general');
  if (!income || !fund) {
    throw new Refusal(
      'conflict',
      '勘定科目に「雑収入」がありません。会計の「設定」の勘定科目で加えてください。',
    );
  }
  return { fundId: fund.id, moneyId: money.id, incomeId: income.id };
}
