import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Debtor, getArrears } from '#contract/arrears.ts';
import {
  addReceipt,
  getBillingMonth,
  getTariff,
  runBilling,
  undoBilling,
} from '#contract/billing.ts';
import { getChart } from '#contract/ledger.ts';
import * as contract from '#contract/relief.ts';
import { setDemoRole } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { sumYen } from '#domain/money.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;

async function visitorAs(role: Role): Promise<Visitor> {
  const visitor = server.visit();
  await become(visitor, role);
  return visitor;
}
const become = (visitor: Visitor, role: Role) => visitor.call(setDemoRole, { role });

async function debtor(visitor: Visitor): Promise<Debtor> {
  const [first] = (await visitor.call(getArrears, {})).debtors;
  if (!first) throw new Error('nobody is late');
  return first;
}
const resolved = { resolvedOn: '2026-05-24', resolution: '第17期 通常総会' };

/** Everything of June, which is 17,770 and 12,690 yen. */
async function ask(visitor: Visitor, facts: object = {}, month = '2026-06') {
  const { dwellingId, items } = await debtor(visitor);
  const given = {
    id: randomUUID(),
    dwellingId: dwellingId ?? '',
    kind: 'correction' as const,
    lines: items
      .filter((it) => it.month === month)
      .map(({ itemId, month: of, yen }) => ({ itemId, month: of, yen })),
    reason: '6月分を二重に請求していたため',
    resolvedOn: null,
    resolution: '',
    ...facts,
  };
  await visitor.call(contract.askForRelief, given);
  return given.id;
}

async function approveAndBook(visitor: Visitor, reliefId: string): Promise<string> {
  await become(visitor, 'chair');
  await visitor.call(contract.approveRelief, { reliefId });
  await become(visitor, 'treasurer');
  return (await visitor.call(contract.bookRelief, { reliefId })).entryId;
}

async function expectAgreement(visitor: Visitor): Promise<void> {
  const { control } = await visitor.call(getBillingMonth, {});
  expect(control.openYen).toBe(control.ledgerOpenYen);
  expect(control.advanceYen).toBe(control.ledgerAdvanceYen);
}

describe('taking something off a bill', () => {
  test('is asked for by one, approved by another, then booked; the books agree with the bills', async () => {
    const visitor = await visitorAs('treasurer');
    const reliefId = await ask(visitor);
    await expect(visitor.call(contract.bookRelief, { reliefId })).rejects.toMatchObject({
      status: 409,
    });
    expect((await debtor(visitor)).yen).toBe(182_760);
    await approveAndBook(visitor, reliefId);
    expect(await debtor(visitor)).toMatchObject({ yen: 182_760 - 30_460, months: 5 });
    await expectAgreement(visitor);
    const { reliefs } = await visitor.call(contract.listReliefs, {});
    expect(reliefs).toMatchObject([
      {
        id: reliefId,
        number: '406',
        yen: 30_460,
        state: 'booked',
        askedAs: '会計担当理事',
        approvedAs: '理事長',
        bookedOn: '2026-11-21',
        mayApprove: false,
      },
    ]);
    await visitor.call(contract.undoRelief, { reliefId });
    expect((await debtor(visitor)).yen).toBe(182_760);
    await expectAgreement(visitor);
    const after = await visitor.call(contract.listReliefs, {});
    expect(after.reliefs[0]?.state).toBe('undone');
    await expect(visitor.call(contract.bookRelief, { reliefId })).rejects.toMatchObject({
      status: 409,
    });
  });

  test('of the one who asked, or above what is open, or without the meeting, is refused', async () => {
    const visitor = await visitorAs('chair');
    const reliefId = await ask(visitor);
    await expect(visitor.call(contract.approveRelief, { reliefId })).rejects.toMatchObject({
      status: 403,
    });
    await expect(ask(visitor, { kind: 'write-off' })).rejects.toMatchObject({ status: 400 });
    await expect(ask(visitor, { kind: 'waiver', resolution: '総会' })).rejects.toMatchObject({
      status: 400,
    });
    // November is not in the books yet.
    await expect(ask(visitor, {}, '2026-11')).rejects.toMatchObject({ status: 400 });
    await visitor.call(contract.withdrawRelief, { reliefId });
    expect((await visitor.call(contract.listReliefs, {})).reliefs).toEqual([]);
  });

  test('a loss is booked as one, in the fund of each item', async () => {
    const visitor = await visitorAs('treasurer');
    const reliefId = await ask(visitor, { kind: 'write-off', ...resolved });
    const entryId = await approveAndBook(visitor, reliefId);
    const { rows } = await server.db.query<{ code: string; yen: number }>(
      `select a.code, p.amount_yen::float8 as yen from posting p
         join account a on a.association_id = p.association_id and a.id = p.account_id
        where p.entry_id = $1 and p.amount_yen > 0 order by yen`,
      [entryId],
    );
    expect(rows).toEqual([
      { code: '5295', yen: 12_690 },
      { code: '5295', yen: 17_770 },
    ]);
    await expectAgreement(visitor);
  });

  test('waits no longer where the money came meanwhile', async () => {
    const visitor = await visitorAs('treasurer');
    const reliefId = await ask(visitor);
    await become(visitor, 'chair');
    await visitor.call(contract.approveRelief, { reliefId });
    await become(visitor, 'treasurer');
    const { accounts } = await visitor.call(getChart, {});
    const { dwellingId } = await debtor(visitor);
    await visitor.call(addReceipt, {
      id: randomUUID(),
      dwellingId: dwellingId ?? '',
      receivedOn: '2026-11-20',
      yen: 30_460,
      way: 'cash',
      accountId: accounts.find(({ role }) => role === 'bank')?.id ?? '',
      payer: '',
      allocations: null,
    });
    await expect(visitor.call(contract.bookRelief, { reliefId })).rejects.toMatchObject({
      status: 409,
    });
    await expectAgreement(visitor);
  });

  test('keeps the run of its month from being taken back before it', async () => {
    const visitor = await visitorAs('treasurer');
    const before = await visitor.call(getBillingMonth, {});
    expect(before.month).toBe('2026-11');
    const yen = sumYen(before.items.map((it) => it.yen));
    const { runId } = await visitor.call(runBilling, { month: before.month, yen });
    const reliefId = await ask(visitor, {}, '2026-11');
    await approveAndBook(visitor, reliefId);
    // What was billed stays what was billed.
    const billed = await visitor.call(getBillingMonth, { month: '2026-11' });
    expect(billed.items.map((it) => it.yen)).toEqual(before.items.map((it) => it.yen));
    await expect(visitor.call(undoBilling, { runId })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('減額'),
    });
    await visitor.call(contract.undoRelief, { reliefId });
    await visitor.call(undoBilling, { runId });
    await expectAgreement(visitor);
  });

  test('a director sees that there was one, not whose', async () => {
    const visitor = await visitorAs('treasurer');
    await ask(visitor);
    await become(visitor, 'director');
    const { reliefs } = await visitor.call(contract.listReliefs, {});
    expect(reliefs).toMatchObject([{ number: '', reason: '', yen: 30_460 }]);
  });

  test('of a dwelling that is not in the register finds nothing open', async () => {
    const visitor = await visitorAs('treasurer');
    const { items } = await visitor.call(getTariff, {});
    const line = { itemId: items[0]?.id ?? '', month: '2026-06', yen: 1 };
    await expect(ask(visitor, { dwellingId: randomUUID(), lines: [line] })).rejects.toMatchObject({
      status: 400,
    });
  });
});
