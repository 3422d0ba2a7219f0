import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import * as contract from '#contract/audit.ts';
import { setDemoRole } from '#contract/session.ts';
import { getSettlement } from '#contract/settlement.ts';
import type { Role } from '#domain/access/role.ts';
import { drawSample } from '#domain/statements/audit/audit-sample.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;
const year = '2026';

async function visitorAs(role: Role): Promise<Visitor> {
  const visitor = server.visit();
  await become(visitor, role);
  return visitor;
}
const become = (visitor: Visitor, role: Role) => visitor.call(setDemoRole, { role });
const deskOf = (visitor: Visitor) => visitor.call(contract.getAuditDesk, { year });
const draw = (visitor: Visitor, seed: number) =>
  visitor.call(contract.drawAuditSample, { year, id: randomUUID(), seed });

async function write(visitor: Visitor, facts: object = {}) {
  const id = randomUUID();
  const note = { kind: 'question' as const, code: '', entryId: null, words: 'なぜですか。' };
  const { desk } = await visitor.call(contract.writeAuditNote, { year, id, ...note, ...facts });
  return { id, desk };
}

describe('the sample', () => {
  test('is drawn from the payments of the year by a number, which stays', async () => {
    const auditor = await visitorAs('auditor');
    const before = await deskOf(auditor);
    expect(before.draw).toBeNull();
    expect(before.paymentCount).toBeGreaterThan(20);
    const { desk } = await draw(auditor, 4_721);
    expect(desk.draw?.samples).toHaveLength(10);
    expect(desk.draw?.sentence).toContain(`支払${desk.paymentCount}件のうち`);
    const { rows } = await server.db.query<{ number: number; yen: number }>(
      `select e.number, -sum(p.amount_yen)::float8 as yen
         from posting p join account a on a.association_id = p.association_id and a.id = p.account_id
         join journal_entry e on e.association_id = p.association_id and e.id = p.entry_id
        where p.association_id = (select association_id from audit_draw order by drawn_at desc limit 1)
          and a.role in ('bank', 'cash') and p.posted_on between '2026-04-01' and '2027-03-31'
          and e.reverses_id is null
          and not exists (select from journal_entry r
            where r.association_id = e.association_id and r.reverses_id = e.id)
        group by e.number having sum(p.amount_yen) < 0 order by e.number`,
    );
    const byHand = drawSample(
      rows.map(({ number, yen }) => ({ entryId: String(number), number, yen })),
      4_721,
    );
    expect(desk.draw?.samples.map(({ number, way }) => [String(number), way])).toEqual(
      byHand.map(({ entryId, way }) => [entryId, way]),
    );
    server.clock.nowMs += 60_000;
    const again = await draw(auditor, 12);
    expect(again.desk.draw?.seed).toBe(12);
    expect(again.desk.earlierSeeds).toEqual([4_721]);
  });

  test('is ticked one by one, and the report waits for all of it', async () => {
    const auditor = await visitorAs('auditor');
    const { desk } = await draw(auditor, 7);
    const entryId = desk.draw?.samples[0]?.id ?? '';
    const hindrances = async () =>
      (await auditor.call(getSettlement, { year })).audit.hindrances.join();
    expect(await hindrances()).toContain('10件を、まだ見ていません');
    await auditor.call(contract.seeAuditSample, { year, entryId, isSeen: true });
    expect(await hindrances()).toContain('9件を、まだ見ていません');
    const back = await auditor.call(contract.seeAuditSample, { year, entryId, isSeen: false });
    expect(back.desk.draw?.samples.every(({ seenOn }) => seenOn === null)).toBe(true);
    await expect(
      auditor.call(contract.seeAuditSample, { year, entryId: randomUUID(), isSeen: true }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('a question', () => {
  test('is answered by whoever keeps the books, and ended by the auditor alone', async () => {
    const visitor = await visitorAs('auditor');
    const { desk: drawn } = await draw(visitor, 7);
    const entryId = drawn.draw?.samples[0]?.id ?? '';
    const { id: noteId, desk } = await write(visitor, { entryId, code: 'vouchers' });
    expect(desk.threads).toMatchObject([
      {
        state: 'open',
        writtenAs: '監事',
        entry: { id: entryId },
        item: expect.stringContaining('大きな支払'),
      },
    ]);
    await expect(
      visitor.call(contract.answerAuditNote, { year, noteId, id: randomUUID(), words: '私です' }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(
      visitor.call(contract.endAuditNote, { year, noteId, id: randomUUID(), kind: 'settled' }),
    ).rejects.toMatchObject({ status: 409 });

    await become(visitor, 'treasurer');
    expect((await visitor.call(contract.countAuditQuestions, {})).open).toEqual([
      { fiscalYear: 2026, count: 1 },
    ]);
    const answer = { year, noteId, id: randomUUID(), words: '緊急の工事でした。' };
    await visitor.call(contract.answerAuditNote, answer);
    // The same again adds nothing.
    const { desk: answered } = await visitor.call(contract.answerAuditNote, answer);
    expect(answered.threads[0]).toMatchObject({
      state: 'answered',
      replies: [{ words: '緊急の工事でした。', writtenAs: '会計担当理事' }],
    });
    expect((await visitor.call(contract.countAuditQuestions, {})).open).toEqual([]);
    await expect(
      visitor.call(contract.endAuditNote, { year, noteId, id: randomUUID(), kind: 'settled' }),
    ).rejects.toMatchObject({ status: 403 });

    await become(visitor, 'auditor');
    server.clock.nowMs += 60_000;
    const end = { year, noteId, id: randomUUID(), kind: 'settled' as const };
    const { desk: settled } = await visitor.call(contract.endAuditNote, end);
    expect(settled.threads[0]?.state).toBe('settled');
  });

  test('of nobody but the auditor', async () => {
    for (const role of ['treasurer', 'chair', 'companyStaff', 'director'] as const) {
      const visitor = await visitorAs(role);
      await expect(write(visitor)).rejects.toMatchObject({ status: 403 });
      await expect(draw(visitor, 1)).rejects.toMatchObject({ status: 403 });
    }
  });

  test('about what is not there is refused', async () => {
    const auditor = await visitorAs('auditor');
    await expect(write(auditor, { code: 'no-such' })).rejects.toMatchObject({ status: 404 });
    await expect(write(auditor, { entryId: randomUUID() })).rejects.toMatchObject({ status: 404 });
    await expect(write(auditor, { words: '　' })).rejects.toMatchObject({ status: 400 });
  });
});

test('what was written is changed by nobody, the database says so', async () => {
  const auditor = await visitorAs('auditor');
  await write(auditor, { kind: 'finding', words: '見積書がありません。' });
  for (const sql of [
    "update audit_note set words = 'よい'",
    'delete from audit_note',
    'update audit_draw set seed = 1',
    'delete from audit_draw',
    "update audit_seen set seen_as = 'chair'",
  ]) {
    const { rows } = await server.db.query<{ may: boolean }>(
      `select has_table_privilege('sumiwa_app', $1, $2) as may`,
      [
        sql.includes('audit_note')
          ? 'audit_note'
          : sql.includes('audit_draw')
            ? 'audit_draw'
            : 'audit_seen',
        sql.split(' ')[0],
      ],
    );
    expect([sql, rows[0]?.may]).toEqual([sql, false]);
  }
});

test('a finding stands until it is withdrawn, and the next year sees it', async () => {
  const visitor = await visitorAs('auditor');
  const { id: noteId } = await write(visitor, { kind: 'finding', words: '見積書がありません。' });
  await become(visitor, 'treasurer');
  await expect(
    visitor.call(contract.answerAuditNote, { year, noteId, id: randomUUID(), words: 'はい' }),
  ).rejects.toMatchObject({ status: 409 });
  await become(visitor, 'auditor');
  const next = await visitor.call(contract.getAuditDesk, { year: '2027' });
  expect(next.former).toEqual(['見積書がありません。']);
  const end = { year, noteId, id: randomUUID(), kind: 'withdrawn' as const };
  const { desk } = await visitor.call(contract.endAuditNote, end);
  expect(desk.threads[0]?.state).toBe('withdrawn');
});

test('an approved year is read only', async () => {
  const auditor = await visitorAs('auditor');
  const former = { year: '2025', id: randomUUID() };
  expect((await auditor.call(contract.getAuditDesk, { year: '2025' })).isHeld).toBe(true);
  await expect(
    auditor.call(contract.drawAuditSample, { ...former, seed: 1 }),
  ).rejects.toMatchObject({ status: 409 });
});
