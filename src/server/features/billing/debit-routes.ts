import type { Hono } from 'hono';
import * as contract from '#contract/debits.ts';
import { debitFile } from '#domain/billing/debit/debit-file.ts';
import { readDebitResult } from '#domain/billing/debit/debit-result.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import { inKana } from '#domain/payments/in-kana.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { listSources } from '#server/features/payments/store.ts';
import { type Env, handle, handleFile } from '#server/http/handle.ts';
import { handleUpload } from '#server/http/handle-upload.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';
import type { Scope } from '#server/http/scope.ts';
import { encodeShiftJis } from '#server/outside/encode-shift-jis.ts';
import { newId } from '#server/outside/new-id.ts';
import { bookerOf } from './booker-of.ts';
import { deleteDebitAccount, saveDebitAccount } from './debit-account-store.ts';
import { nextDebit, planDebits } from './debit-month.ts';
import { bookDebitResult } from './debit-result.ts';
import * as store from './debit-store.ts';
import { viewDebits } from './debit-view.ts';
import { holdBilling } from './run-store.ts';
import { listBilledDwellings } from './tariff-store.ts';
import { turnBack } from './turn-back.ts';

/** 口座振替: the file for the bank, its result, and the accounts that are debited. */
export function debitRoutes(app: Hono<Env>): void {
  handle(app, contract.getDebits, ({ db, scope, today }) => viewDebits(db, scope, today));

  handle(app, contract.makeDebitFile, ({ db, scope, input, today, now }) =>
    makeBatch(db, scope, { ...input, today, now }),
  );

  handle(app, contract.withdrawDebitFile, async ({ db, scope, input: { batchId }, now }) => {
    await holdBilling(db, scope);
    const batch = await findBatch(db, scope, batchId);
    // What was taken back with its entry alone still stands in the row.
    if (batch.resultOn === null) await store.clearResult(db, scope, batchId);
    if (await store.withdrawBatch(db, scope, { batchId, now })) return {};
    throw new Refusal(
      'conflict',
      '結果を読み込んだ振替データは、取り消せません。先に、その結果を取り消してください。',
    );
  });

  handleFile(app, contract.downloadDebitFile, {
    load: async ({ db, scope, input: { batchId } }) => {
      const found = await store.findBody(db, scope, batchId);
      if (!found) throw new Refusal('not_found', gone);
      return found;
    },
    make: async ({ body, debitOn }) => ({
      bytes: encodeShiftJis(body),
      fileName: `口座振替_${debitOn}.txt`,
    }),
  });

  resultRoutes(app);
  accountRoutes(app);
}

const gone = '振替データが見つかりません。画面を読み直してください。';
const filesPerAddress = {
  count: 60,
  windowMs: 3_600_000,
  sentence:
    '短い時間に多くのファイルが届いたため、受け付けを一時止めています。1時間ほどしてから、もう一度お試しください。',
};

function resultRoutes(app: Hono<Env>): void {
  handleUpload(app, contract.takeDebitResult, {
    admit: createRateLimit(filesPerAddress),
    // Half-width kana in Shift_JIS may also be valid UTF-8, so the bank's own encoding is not guessed.
    prepare: (file) =>
      Promise.resolve(readDebitResult(new TextDecoder('shift_jis').decode(file.bytes))),
    save: ({ db, scope, today, now }, result) => bookDebitResult(db, scope, { result, today, now }),
  });

  handle(app, contract.undoDebitResult, async ({ db, scope, input: { batchId }, now }) => {
    await holdBilling(db, scope);
    const { entryId, resultOn } = await findBatch(db, scope, batchId);
    if (resultOn === null) throw new Refusal('conflict', '結果は、もう取り消してあります。');
    if (entryId !== null) {
      const reason = '口座振替の結果を取り消したため';
      await turnBack(db, bookerOf(scope), { entryId, reason, now });
    }
    await store.clearResult(db, scope, batchId);
    return {};
  });
}

function accountRoutes(app: Hono<Env>): void {
  handle(app, contract.saveDebitAccount, async ({ db, scope, input, now }) => {
    const dwellings = await listBilledDwellings(db, scope);
    if (!dwellings.some(({ id }) => id === input.dwellingId)) throw new Refusal('not_found');
    const account = { ...input, ...inKana(input, ['holder']) };
    await saveDebitAccount(db, scope, { ...account, id: newId(now.getTime()) });
    return {};
  });

  handle(app, contract.removeDebitAccount, async ({ db, scope, input: { dwellingId } }) => {
    if (await deleteDebitAccount(db, scope, dwellingId)) return {};
    throw new Refusal('not_found', 'この住戸の引落口座は、もうありません。');
  });
}

async function findBatch(db: Db, scope: Scope<'billing.run'>, batchId: string) {
  const found = (await store.listBatches(db, scope)).find(({ id }) => id === batchId);
  if (!found) throw new Refusal('not_found', gone);
  return found;
}

type Asked = {
  readonly id: string;
  readonly month: string;
  readonly bankAccountId: string;
  readonly yen: number;
  readonly today: IsoDate;
  readonly now: Date;
};

async function makeBatch(
  db: Db,
  scope: Scope<'billing.run'>,
  { id, month, bankAccountId, yen, today, now }: Asked,
): Promise<{ count: number; yen: number }> {
  await holdBilling(db, scope);
  const known = await store.listBatches(db, scope);
  if (known.some((it) => it.id === id)) {
    const lines = await store.listBatchLines(db, scope, [id]);
    return { count: lines.length, yen: sumYen(lines.map((it) => it.yen)) };
  }
  const next = await nextDebit(db, scope, today);
  if (month !== next.month || known.some((it) => it.month === month)) {
    throw new Refusal(
      'conflict',
      'この月の振替データは、もう作ってあるか、引落日を過ぎています。画面を読み直してください。',
    );
  }
  const sender = (await listSources(db, scope)).find((it) => it.bankAccountId === bankAccountId);
  if (!sender) throw new Refusal('conflict', '先に、この口座の「振込元」を入れてください。');
  const { debits, problems } = await planDebits(db, scope, { month, today });
  const [problem] = problems;
  if (problem) throw new Refusal('conflict', `${problem.number}号室：${problem.problem}`);
  const total = { count: debits.length, yen: sumYen(debits.map((it) => it.yen)) };
  if (debits.length === 0) throw new Refusal('conflict', '振り替える額がありません。');
  if (total.yen !== yen) {
    throw new Refusal(
      'conflict',
      `確かめたあとに、合計が${formatYen(total.yen)}に変わりました。もう一度、内容を確かめてください。`,
    );
  }
  const { debitOn } = next;
  const body = debitFile(sender, { debitOn, debits });
  await store.addBatch(db, scope, { id, month, bankAccountId, debitOn, body, lines: debits, now });
  return total;
}
