import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import * as bank from '#contract/bank.ts';
import * as automatic from '#contract/bank-automatic.ts';
import { getBillingControl, getDwellingBill, getTariff } from '#contract/billing.ts';
import { requestOf } from '#contract/endpoint.ts';
import { getChart } from '#contract/ledger.ts';
import { setDemoRole } from '#contract/session.ts';
import { sumYen } from '#domain/money.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { startServer } from '#server/testing/start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'sumiwa-automatic-'));
afterAll(() => rmSync(folder, { recursive: true }));
const server = await startServer({ files: createDiskFileStore(folder) });
type Visitor = ReturnType<typeof server.visit>;

const monthYen = 30_460;
const openingYen = 1_000_000;

/** Deposits of 406 as its owner pays them, one for each day, in a file that begins where the last one ended. */
function statement(days: readonly string[], before = 0): Uint8Array<ArrayBuffer> {
  const lines = days.map((day, at) => {
    const balanceYen = openingYen + monthYen * (before + at + 1);
    return `${day.replaceAll('-', '/')},,${monthYen},ﾑﾗｶﾐ ｴｲｼﾞ,${balanceYen},,`;
  });
  return new TextEncoder().encode(
    ['年月日,お引出し,お預入れ,お取り扱い内容,残高,メモ,ラベル', ...lines, ''].join('\r\n'),
  );
}

async function take(visitor: Visitor, bytes: Uint8Array<ArrayBuffer>) {
  const { accounts, bankAccounts } = await visitor.call(getChart, {});
  const account = accounts.find(({ code }) => code === '1120-01');
  const bankAccountId = bankAccounts.find(({ accountId }) => accountId === account?.id)?.id;
  const form = new FormData();
  form.set('facts', JSON.stringify({ bankAccountId, columns: null, acceptsGap: true }));
  form.set('file', new File([bytes], '明細.csv'));
  const { url } = requestOf(bank.takeStatementFile, {});
  const response = await visitor.send(url, { method: 'POST', body: form });
  expect(response.status).toBe(200);
  return bank.takeStatementFile.output.parse(await response.json());
}

/** A treasurer who has confirmed 村上's deposits of two days. */
async function taught(): Promise<Visitor> {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'treasurer' });
  const { automaticCount } = await take(visitor, statement(['2026-11-04', '2026-11-05']));
  expect(automaticCount).toBe(0);
  // One after the other, as the next month is proposed when the one before is paid.
  for (let left = 2; left > 0; left -= 1) {
    const { lines } = await visitor.call(bank.listBankLines, { state: 'open' });
    expect(lines).toHaveLength(left);
    const [line] = lines;
    const [proposal] = line?.proposals ?? [];
    if (!line || !proposal) throw new Error('nothing proposed');
    const { postings, dwellingId, shares, summary, score, reason } = proposal;
    const said = { postings, dwellingId, shares, summary, score, reason, teaches: true };
    const decision = { ...said, id: randomUUID(), lineIds: [line.id], entryIds: [] };
    await visitor.call(bank.matchLines, { decisions: [decision] });
  }
  return visitor;
}

const turn = (visitor: Visitor, isOn: boolean) =>
  visitor.call(automatic.setAutomatic, { kind: 'dues', isOn });

async function openOf406(visitor: Visitor): Promise<number> {
  const { dwellings } = await visitor.call(getTariff, {});
  const dwellingId = dwellings.find(({ number }) => number === '406')?.id ?? '';
  const { open } = await visitor.call(getDwellingBill, { dwellingId });
  return sumYen(open.map(({ yen }) => yen));
}

async function expectEven(visitor: Visitor): Promise<void> {
  const { control } = await visitor.call(getBillingControl, { on: '2026-11-21' });
  expect(control?.openYen).toBe(control?.ledgerOpenYen);
  expect(control?.advanceYen).toBe(control?.ledgerAdvanceYen);
}

describe('what books itself', () => {
  test('nothing, until the treasurer says so', async () => {
    const visitor = await taught();
    expect((await take(visitor, statement(['2026-11-06'], 2))).automaticCount).toBe(0);
    const { kinds, days } = await visitor.call(automatic.getAutomatic, {});
    expect(kinds.map(({ kind, isOn, switchedAs }) => [kind, isOn, switchedAs])).toEqual([
      ['dues', false, null],
      ['income', false, null],
      ['payments', false, null],
    ]);
    expect(days).toEqual([]);
  });

  test('a deposit as it was confirmed twice, listed by its day, with the switch and who turned it', async () => {
    const visitor = await taught();
    await turn(visitor, true);
    expect(await openOf406(visitor)).toBe(152_300 - 2 * monthYen);
    const taken = await take(visitor, statement(['2026-11-06'], 2));
    expect(taken).toEqual({ newCount: 1, knownCount: 0, automaticCount: 1 });
    expect(await openOf406(visitor)).toBe(152_300 - 3 * monthYen);
    await expectEven(visitor);
    const { kinds, days } = await visitor.call(automatic.getAutomatic, {});
    expect(kinds[0]).toMatchObject({ isOn: true, switchedOn: '2026-11-21' });
    expect(kinds[0]?.switchedAs).toBe('会計担当理事');
    expect(days).toMatchObject([
      {
        day: '2026-11-21',
        lines: [{ heldOn: '2026-11-06', amountYen: monthYen, summary: '406号室 管理費等の入金' }],
      },
    ]);
  });

  test('another sum or another name waits for a person', async () => {
    const visitor = await taught();
    await turn(visitor, true);
    const text = new TextDecoder().decode(statement(['2026-11-06'], 2));
    const less = text
      .replace(`,${monthYen},`, ',30000,')
      .replace(`${openingYen + 3 * monthYen}`, `${openingYen + 2 * monthYen + 30_000}`);
    expect((await take(visitor, new TextEncoder().encode(less))).automaticCount).toBe(0);
    const other = await taught();
    await turn(other, true);
    const renamed = text.replace('ﾑﾗｶﾐ ｴｲｼﾞ', 'ﾀｶｷﾞ ﾖｼｵ');
    expect((await take(other, new TextEncoder().encode(renamed))).automaticCount).toBe(0);
  });

  test('taken back, it is open again, and the name is not booked by itself any more', async () => {
    const visitor = await taught();
    await turn(visitor, true);
    await take(visitor, statement(['2026-11-06'], 2));
    const { days } = await visitor.call(automatic.getAutomatic, {});
    const matchIds = days.flatMap(({ lines }) => lines.map(({ matchId }) => matchId));
    expect(await visitor.call(bank.undoMatches, { matchIds })).toEqual({ lineCount: 1 });
    expect(await openOf406(visitor)).toBe(152_300 - 2 * monthYen);
    await expectEven(visitor);
    expect((await visitor.call(automatic.getAutomatic, {})).days).toEqual([]);
    expect((await take(visitor, statement(['2026-11-07'], 3))).automaticCount).toBe(0);
    const { lines } = await visitor.call(bank.listBankLines, { state: 'open' });
    expect(lines.map(({ heldOn }) => heldOn).toSorted()).toEqual(['2026-11-06', '2026-11-07']);
  });

  test('switched off again, nothing', async () => {
    const visitor = await taught();
    await turn(visitor, true);
    await turn(visitor, false);
    expect((await take(visitor, statement(['2026-11-06'], 2))).automaticCount).toBe(0);
  });
});

describe('a file that was taken by mistake', () => {
  const importsOf = async (visitor: Visitor) =>
    (await visitor.call(bank.getBankState, {})).imports.map(({ id }) => id);

  test('goes as a whole, with what was booked for it, and can be taken again', async () => {
    const visitor = server.visit();
    await visitor.call(setDemoRole, { role: 'treasurer' });
    const before = await openOf406(visitor);
    const imported = await taught();
    const [importId = ''] = await importsOf(imported);
    const gone = await imported.call(automatic.withdrawStatementFile, { importId });
    expect(gone).toEqual({ lineCount: 2, entryCount: 2 });
    expect(await openOf406(imported)).toBe(before);
    await expectEven(imported);
    expect(await importsOf(imported)).toEqual([]);
    await expect(
      imported.call(automatic.withdrawStatementFile, { importId }),
    ).rejects.toMatchObject({ status: 409 });
    expect((await take(imported, statement(['2026-11-04', '2026-11-05']))).newCount).toBe(2);
  });

  test('the newer one goes first', async () => {
    const visitor = await taught();
    const [first = ''] = await importsOf(visitor);
    await take(visitor, statement(['2026-11-06'], 2));
    await expect(
      visitor.call(automatic.withdrawStatementFile, { importId: first }),
    ).rejects.toMatchObject({
      status: 409,
      message:
        'この口座には、もっとあとの日の明細が取り込まれています。日付の新しい明細から順に取り消してください。',
    });
  });
});
