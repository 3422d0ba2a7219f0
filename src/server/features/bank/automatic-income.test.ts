import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import * as bank from '#contract/bank.ts';
import { getAutomatic, setAutomatic, withdrawStatementFile } from '#contract/bank-automatic.ts';
import { getChart, getEntry } from '#contract/ledger.ts';
import { setDemoRole } from '#contract/session.ts';
import type { AutoKind } from '#domain/matching/facts.ts';
import { withAssociation } from '#server/db/with-association.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { startServer } from '#server/testing/start-server.ts';
import { csv, decisionOf, openLines, take } from '#server/testing/take-statements.ts';

const folder = mkdtempSync(join(tmpdir(), 'sumiwa-automatic-income-'));
afterAll(() => rmSync(folder, { recursive: true }));
const server = await startServer({ files: createDiskFileStore(folder) });

type Move = readonly [string, number, string];

/** A treasurer who takes one file after the other into an account of which nothing was known. */
async function begin() {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'treasurer' });
  const { bankAccounts, accounts } = await visitor.call(getChart, {});
  const bankAccountId = bankAccounts.find(({ fundId }) => fundId === bankAccounts[0]?.fundId)?.id;
  let balanceYen = 1_000_000;
  return {
    visitor,
    codeOf: (accountId: string) => accounts.find(({ id }) => id === accountId)?.code,
    idOf: (code: string) => accounts.find((it) => it.code === code)?.id ?? '',
    take: async (...moves: readonly Move[]) => {
      server.clock.nowMs += 1_000;
      const bytes = csv(moves, balanceYen);
      balanceYen += moves.reduce((sum, [, yen]) => sum + yen, 0);
      return take(visitor, bytes, { bankAccountId });
    },
    /** The file of this sum was taken back. */
    forget: (yen: number) => {
      balanceYen -= yen;
    },
    switchTo: (kind: AutoKind, isOn: boolean) => visitor.call(setAutomatic, { kind, isOn }),
    automatic: () => visitor.call(getAutomatic, {}),
    confirmAll: async (change: (decision: ReturnType<typeof decisionOf>) => object) => {
      const decisions = (await openLines(visitor)).map((line) => {
        const decision = decisionOf(line);
        return { ...decision, ...change(decision) };
      });
      return visitor.call(bank.matchLines, { decisions });
    },
  };
}

const fair = 'ﾅﾂﾏﾂﾘ ﾌﾘﾏ';

/** Three times a fair's rent, confirmed as other income by a person. */
async function knowingTheFair() {
  const treasurer = await begin();
  await treasurer.take(
    ['2026-10-02', 4_000, fair],
    ['2026-10-04', 4_000, fair],
    ['2026-10-06', 4_000, fair],
  );
  const misc = treasurer.idOf('4390');
  await treasurer.confirmAll(({ postings }) => ({
    postings: postings.map((it) => (it.amountYen < 0 ? { ...it, accountId: misc } : it)),
    summary: 'フリーマーケットの使用料',
  }));
  return treasurer;
}

describe('what may book itself', () => {
  test('is nothing until the treasurer switches it on, and then only what people proved', async () => {
    const { visitor, take: takeMoves, switchTo, automatic, codeOf } = await knowingTheFair();
    expect((await automatic()).kinds.map(({ kind, isOn }) => [kind, isOn])).toEqual([
      ['dues', false],
      ['income', false],
      ['payments', false],
    ]);
    expect((await takeMoves(['2026-11-09', 4_000, fair])).automaticCount).toBe(0);
    expect(await openLines(visitor)).toHaveLength(1);

    await switchTo('income', true);
    // The one that waits, the next one, and neither another sum nor a stranger.
    const taken = await takeMoves(
      ['2026-11-10', 4_000, fair],
      ['2026-11-11', 40_000, fair],
      ['2026-11-12', 4_000, 'ﾀﾅｶ ｼﾖｳｼﾞ'],
    );
    expect(taken).toMatchObject({ newCount: 3, automaticCount: 2 });
    const left = await openLines(visitor);
    expect(left.map(({ amountYen }) => amountYen)).toEqual([40_000, 4_000]);

    const { kinds, days } = await automatic();
    expect(kinds.find(({ kind }) => kind === 'income')).toMatchObject({
      isOn: true,
      switchedAs: '会計担当理事',
    });
    expect(days).toHaveLength(1);
    const [line] = days[0]?.lines ?? [];
    expect(days[0]?.lines).toHaveLength(2);
    expect(line?.reason).toContain('3回、同じように確かめてあります');
    const { entry } = await visitor.call(getEntry, { entryId: line?.entryId ?? '' });
    expect(entry.postings.map(({ accountId }) => codeOf(accountId))).toContain('4390');
    // What booked itself teaches nothing.
    const { rules } = await visitor.call(bank.getBankState, {});
    expect(rules[0]).toMatchObject({ count: 3 });
  });

  test('is taken back with one button, and its name is not booked by itself again', async () => {
    const { visitor, take: takeMoves, switchTo, automatic } = await knowingTheFair();
    await switchTo('income', true);
    await takeMoves(['2026-11-09', 4_000, fair], ['2026-11-10', 4_000, fair]);
    const lines = (await automatic()).days.flatMap((day) => day.lines);
    expect(lines).toHaveLength(2);
    server.clock.nowMs += 1_000;
    const matchIds = lines.map(({ matchId }) => matchId);
    expect(await visitor.call(bank.undoMatches, { matchIds })).toEqual({ lineCount: 2 });
    expect((await automatic()).days).toEqual([]);
    expect(await openLines(visitor)).toHaveLength(2);
    expect((await visitor.call(bank.getBankState, {})).rules).toEqual([]);
    for (const { entryId } of lines) {
      const { entry } = await visitor.call(getEntry, { entryId });
      expect(entry.reversedBy).not.toBeNull();
    }
    expect((await takeMoves(['2026-11-12', 4_000, fair])).automaticCount).toBe(0);
    await expect(visitor.call(bank.undoMatches, { matchIds })).rejects.toMatchObject({
      status: 409,
    });
  });

  test('is tried on what people confirmed before it counts', async () => {
    const { visitor, take: takeMoves, automatic, confirmAll } = await knowingTheFair();
    await takeMoves(['2026-11-13', 4_000, fair], ['2026-11-14', 4_000, fair]);
    const [dues, income, payments] = (await automatic()).kinds;
    expect([dues?.trial?.bookedCount, income?.trial?.bookedCount]).toEqual([0, 0]);
    expect(payments?.trial).toEqual({ lineCount: 0, bookedCount: 0, wrong: [] });
    await confirmAll(() => ({}));
    expect(await openLines(visitor)).toEqual([]);
    const [, after] = (await automatic()).kinds;
    expect(after?.trial).toMatchObject({ lineCount: 5, bookedCount: 2, wrong: [] });
    expect(after?.isOn).toBe(false);
  });

  test('is switched by the treasurer alone', async () => {
    for (const role of ['companyStaff', 'chair', 'auditor'] as const) {
      const visitor = server.visit();
      await visitor.call(setDemoRole, { role });
      await expect(visitor.call(setAutomatic, { kind: 'dues', isOn: true })).rejects.toMatchObject({
        status: 403,
      });
      expect((await visitor.call(getAutomatic, {})).kinds).toHaveLength(3);
    }
  });
});

describe('a file that was the wrong one', () => {
  test('says nothing of the names in it', async () => {
    const { visitor, take: takeMoves, switchTo, forget } = await knowingTheFair();
    await switchTo('income', true);
    await takeMoves(['2026-11-09', 4_000, fair]);
    const [latest, first] = (await visitor.call(bank.getBankState, {})).imports;
    expect([latest?.mayWithdraw, first?.mayWithdraw]).toEqual([true, false]);
    await visitor.call(withdrawStatementFile, { importId: latest?.id ?? '' });
    forget(4_000);
    expect((await takeMoves(['2026-11-09', 4_000, fair])).automaticCount).toBe(1);
  });

  test('is left as it is once one of its months is closed, or if it is not there', async () => {
    const { visitor, take: takeMoves } = await begin();
    await takeMoves(['2026-09-29', 4_000, fair], ['2026-11-09', 4_000, fair]);
    const [file] = (await visitor.call(bank.getBankState, {})).imports;
    expect(file?.mayWithdraw).toBe(false);
    await expect(
      visitor.call(withdrawStatementFile, { importId: file?.id ?? '' }),
    ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('締めた月') });
    const lines = await openLines(visitor);
    expect(lines).toHaveLength(2);
    // Whoever asks: the database keeps it too.
    const { rows } = await server.db.query<{ id: string }>(
      'select association_id as id from statement_line where id = $1',
      [lines[0]?.id],
    );
    const remove = withAssociation(server.db, rows[0]?.id ?? '', (db) =>
      db.query('delete from statement_line where association_id = $1', [rows[0]?.id]),
    );
    await expect(remove).rejects.toMatchObject({ code: 'SL023' });
    await expect(
      visitor.call(withdrawStatementFile, { importId: randomUUID() }),
    ).rejects.toMatchObject({ status: 409 });
  });
});
