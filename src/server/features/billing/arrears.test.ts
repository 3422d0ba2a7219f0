import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import * as arrears from '#contract/arrears.ts';
import { addReceipt, getBillingMonth, getTariff, runBilling } from '#contract/billing.ts';
import { requestOf } from '#contract/endpoint.ts';
import { getChart } from '#contract/ledger.ts';
import { getOwnBill, getOwnReceiptPdf } from '#contract/own-bill.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { sumYen } from '#domain/money.ts';
import { readPdf } from '#server/testing/draw-pdf.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;

async function visitorAs(role: Role): Promise<Visitor> {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role });
  return visitor;
}

const list = (visitor: Visitor) => visitor.call(arrears.getArrears, {});

async function ask(visitor: Visitor, facts: object = {}) {
  const { debtors } = await list(visitor);
  const given = {
    id: randomUUID(),
    dwellingId: debtors[0]?.dwellingId ?? '',
    kind: 'reminder-1' as const,
    deadline: '2026-12-04',
    address: '',
    instalments: null,
    ...facts,
  };
  await visitor.call(arrears.askForDunning, given);
  return given.id;
}

describe('the list', () => {
  test('says which months still await the bank, once their day has passed', async () => {
    const visitor = await visitorAs('treasurer');
    expect((await list(visitor)).awaited).toEqual([]);
    const before = server.clock.nowMs;
    server.clock.nowMs = Date.parse('2026-11-28T12:00:00+09:00');
    // What a visitor has chosen ends with the day.
    const later = await visitorAs('treasurer');
    const { awaited, debtors } = await list(later).finally(() => {
      server.clock.nowMs = before;
    });
    expect(awaited[0]).toMatchObject({ month: '2026-12', dueOn: '2026-11-27', paysBy: 'debit' });
    expect(awaited[0]?.count).toBeGreaterThan(40);
    expect(awaited[0]?.yen).toBeGreaterThan(1_000_000);
    expect(debtors).toHaveLength(1);
  });

  test('is by due day, with the bridge to 未収金 of the books', async () => {
    const { debtors, bands, bridge, isNamed } = await list(await visitorAs('treasurer'));
    expect(isNamed).toBe(true);
    expect(debtors).toHaveLength(1);
    expect(debtors[0]).toMatchObject({
      number: '406',
      owner: '村上 英二',
      formerOwner: '',
      months: 6,
      yen: 182_760,
      oldestDueOn: '2026-05-27',
      nextStep: 'reminder-1',
      dunnings: [],
    });
    expect(bands.map(({ count, yen }) => [count, yen])).toEqual([
      [0, 0],
      [0, 0],
      [1, 182_760],
    ]);
    // November was to be paid on 27 October, and is not billed yet.
    expect(bridge).toEqual({
      overdueYen: 182_760,
      notBilledYen: 30_460,
      notBilledMonths: ['2026-11'],
      notDueYen: 0,
      accruedYen: 152_300,
      billedMonth: '2026-10',
    });
  });

  test('counts the late charge by days, and 時効 of each item', async () => {
    const { debtors } = await list(await visitorAs('chair'));
    const june = debtors[0]?.items.filter(({ month }) => month === '2026-06') ?? [];
    // 27 May to 21 November are 178 days: 17,770 × 14.6% × 178 ÷ 365.
    expect(june.map(({ item, lateYen }) => [item, lateYen])).toEqual([
      ['管理費', 1_265],
      ['修繕積立金', 903],
    ]);
    expect(june[0]).toMatchObject({ completesOn: '2031-05-27', warning: 'none' });
    expect(debtors[0]?.lateYen).toBe(sumYen(debtors[0]?.items.map(({ lateYen }) => lateYen) ?? []));
  });

  test('tells a director how long and how much, and not whose', async () => {
    const { debtors, isNamed } = await list(await visitorAs('director'));
    expect(isNamed).toBe(false);
    expect(debtors).toEqual([
      expect.objectContaining({
        dwellingId: null,
        number: '',
        owner: '',
        months: 6,
        items: [],
        dunnings: [],
      }),
    ]);
    expect(JSON.stringify(debtors)).not.toMatch(/村上|406/);
  });

  test('has who owned the dwelling when the debt fell due beside who owns it now', async () => {
    const visitor = await visitorAs('chair');
    const { association } = await visitor.call(getSession, {});
    await server.db.query(
      `insert into former_ownership (association_id, id, dwelling_id, person_id, since, until)
       select o.association_id, $2, d.id, p.id, '2009-03-28', '2026-08-01'
         from dwelling d, ownership o, person p
        where d.association_id = $1 and d.number = '406' and o.association_id = $1 and o.dwelling_id = d.id
          and p.association_id = $1 and p.name = '青木 勝'`,
      [association.id, randomUUID()],
    );
    const { debtors } = await list(visitor);
    expect(debtors[0]).toMatchObject({ owner: '村上 英二', formerOwner: '青木 勝' });
  });
});

describe('a letter', () => {
  test('is asked for by one and approved by another', async () => {
    const visitor = await visitorAs('chair');
    const dunningId = await ask(visitor);
    const [waiting] = (await list(visitor)).debtors[0]?.dunnings ?? [];
    expect(waiting).toMatchObject({
      id: dunningId,
      yen: 182_760,
      approvedAs: null,
      mayApprove: false,
    });
    await expect(visitor.call(arrears.approveDunning, { dunningId })).rejects.toMatchObject({
      status: 403,
    });
    await expect(
      visitor.call(arrears.saveDunningDays, { dunningId, sentOn: '2026-11-21', doneOn: null }),
    ).rejects.toMatchObject({ status: 409, message: '送る前に、承認を受けてください。' });
    await visitor.call(setDemoRole, { role: 'viceChair' });
    await visitor.call(arrears.approveDunning, { dunningId });
    await expect(visitor.call(arrears.approveDunning, { dunningId })).rejects.toMatchObject({
      status: 409,
    });
    await visitor.call(arrears.saveDunningDays, { dunningId, sentOn: '2026-11-21', doneOn: null });
    const [debtor] = (await list(visitor)).debtors;
    expect(debtor?.dunnings[0]).toMatchObject({
      askedAs: '理事長',
      approvedAs: '副理事長',
      sentOn: '2026-11-21',
    });
    expect(debtor?.nextStep).toBe('reminder-2');
    await expect(visitor.call(arrears.withdrawDunning, { dunningId })).rejects.toMatchObject({
      status: 409,
    });
  });

  test('may be withdrawn before it is sent', async () => {
    const visitor = await visitorAs('treasurer');
    const dunningId = await ask(visitor);
    await visitor.call(arrears.withdrawDunning, { dunningId });
    expect((await list(visitor)).debtors[0]?.dunnings).toEqual([]);
  });

  test.each([
    [{ deadline: '2026-11-21' }, 400],
    [{ dwellingId: randomUUID() }, 409],
    [{ kind: 'pledge' }, 400],
    [{ kind: 'certified', address: '横浜市☺町1' }, 400],
  ])('%j is refused', async (facts, status) => {
    await expect(ask(await visitorAs('treasurer'), facts)).rejects.toMatchObject({ status });
  });

  test('keeps what it said when something is paid later, and an arrival holds 時効', async () => {
    const visitor = await visitorAs('treasurer');
    const dunningId = await ask(visitor, { kind: 'certified' });
    const { dwellings } = await visitor.call(getTariff, {});
    const { accounts } = await visitor.call(getChart, {});
    await visitor.call(addReceipt, {
      id: randomUUID(),
      dwellingId: dwellings.find(({ number }) => number === '406')?.id ?? '',
      receivedOn: '2026-11-20',
      yen: 30_460,
      way: 'transfer',
      accountId: accounts.find(({ code }) => code === '1120-01')?.id ?? '',
      payer: '',
      allocations: null,
    });
    await visitor.call(setDemoRole, { role: 'chair' });
    await visitor.call(arrears.approveDunning, { dunningId });
    const [debtor] = (await list(visitor)).debtors;
    expect([debtor?.yen, debtor?.dunnings[0]?.yen]).toEqual([152_300, 182_760]);
  });

  test('that acknowledges the debt begins 時効 anew for the months it names', async () => {
    const visitor = await visitorAs('treasurer');
    const dunningId = await ask(visitor, {
      kind: 'pledge',
      instalments: { count: 12, firstOn: '2026-12-28' },
    });
    await visitor.call(setDemoRole, { role: 'chair' });
    await visitor.call(arrears.approveDunning, { dunningId });
    await visitor.call(arrears.saveDunningDays, { dunningId, sentOn: null, doneOn: '2026-11-21' });
    const { debtors } = await list(visitor);
    expect(new Set(debtors[0]?.items.map(({ completesOn }) => completesOn))).toEqual(
      new Set(['2031-11-21']),
    );
  });

  test('that only acknowledges it does the same, without a plan of payments', async () => {
    const visitor = await visitorAs('treasurer');
    const dunningId = await ask(visitor, { kind: 'acknowledgement' });
    const text = await textOf(
      await visitor.send(requestOf(arrears.getDunningPdf, { dunningId }).url),
    );
    for (const word of ['未納の承認書', '別表の月分と費目のそれぞれ', '署名'])
      expect(text).toContain(word);
    expect(text).not.toContain('別表2');
    await visitor.call(setDemoRole, { role: 'chair' });
    await visitor.call(arrears.approveDunning, { dunningId });
    const before = (await list(visitor)).debtors[0]?.items[0]?.completesOn ?? '';
    expect(before < '2031-11-21').toBe(true);
    await visitor.call(arrears.saveDunningDays, { dunningId, sentOn: null, doneOn: '2026-11-21' });
    const { debtors } = await list(visitor);
    expect(new Set(debtors[0]?.items.map(({ completesOn }) => completesOn))).toEqual(
      new Set(['2031-11-21']),
    );
  });

  test.each([
    [
      'reminder-1',
      ['管理費等の納入について（お知らせ）（案）', '村上 英二 様', '182,760', '0524182'],
    ],
    ['reminder-2', ['年14.6％', '分けて納める方法']],
    ['reminder-3', ['最後のお願い', '理事会の決議']],
    ['certified', ['催', '告', '書']],
  ] as const)('%s is a PDF', async (kind, words) => {
    const visitor = await visitorAs('treasurer');
    const dunningId = await ask(visitor, { kind });
    const response = await visitor.send(requestOf(arrears.getDunningPdf, { dunningId }).url);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const text = await textOf(response);
    for (const word of words) expect(text).toContain(word.replaceAll(/\s/g, ''));
  });

  test('of a pledge has both tables and the line to sign', async () => {
    const visitor = await visitorAs('treasurer');
    const dunningId = await ask(visitor, {
      kind: 'pledge',
      instalments: { count: 6, firstOn: '2026-12-28' },
    });
    const response = await visitor.send(requestOf(arrears.getDunningPdf, { dunningId }).url);
    const text = await textOf(response);
    for (const word of ['別表1', '別表2', '第6回', '支払義務があることを認めます', '署名']) {
      expect(text).toContain(word);
    }
    await visitor.call(setDemoRole, { role: 'director' });
    const refused = await visitor.send(requestOf(arrears.getDunningPdf, { dunningId }).url);
    expect(refused.status).toBe(403);
  });
});

describe('an own bill', () => {
  test('has the next day for paying, the months and what was paid', async () => {
    const { dwellings, payTo } = await (await visitorAs('owner')).call(getOwnBill, {});
    expect(payTo).toContain('澄川銀行');
    expect(dwellings.map(({ number }) => number)).toEqual(['605']);
    const [own] = dwellings;
    expect(own?.next).toEqual({
      month: '2026-12',
      dueOn: '2026-11-27',
      parts: [
        { item: '管理費', yen: 14_320 },
        { item: '修繕積立金', yen: 10_230 },
        { item: '駐車場使用料', yen: 9_000 },
        { item: '駐輪場・バイク使用料', yen: 400 },
      ],
      paidYen: 0,
    });
    expect(own?.late).toEqual([]);
    // November was to be paid in October, and is not billed yet.
    expect(own?.months.map(({ month }) => month).slice(0, 2)).toEqual(['2026-11', '2026-10']);
    expect(own?.months).toHaveLength(8);
    expect(
      own?.months.every(({ parts, paidYen }) => sumYen(parts.map(({ yen }) => yen)) === paidYen),
    ).toBe(true);
    expect(own?.receipts[0]).toMatchObject({
      receivedOn: '2026-10-27',
      way: 'debit',
      what: '2026年11月分',
    });
  });

  test('has its receipts as PDF, and nobody else has them', async () => {
    const visitor = await visitorAs('owner');
    const [own] = (await visitor.call(getOwnBill, {})).dwellings;
    const receiptId = own?.receipts[0]?.id ?? '';
    const response = await visitor.send(requestOf(getOwnReceiptPdf, { receiptId }).url);
    expect(await textOf(response)).toContain('金33,950円');
    const { association } = await visitor.call(getSession, {});
    const { rows } = await server.db.query<{ id: string }>(
      `select t.id from receipt t join dwelling d on d.association_id = t.association_id and d.id = t.dwelling_id
        where t.association_id = $1 and d.number = '101' limit 1`,
      [association.id],
    );
    const others = { receiptId: rows[0]?.id ?? '' };
    expect((await visitor.send(requestOf(getOwnReceiptPdf, others).url)).status).toBe(404);
  });

  test('is of nobody who is no person of the register', async () => {
    const visitor = await visitorAs('owner');
    const { association } = await visitor.call(getSession, {});
    await server.db.query('delete from member_person where association_id = $1', [association.id]);
    expect((await visitor.call(getOwnBill, {})).dwellings).toEqual([]);
  });

  test('tells what is late', async () => {
    const visitor = await visitorAs('treasurer');
    const { month, items } = await visitor.call(getBillingMonth, {});
    await visitor.call(runBilling, { month, yen: sumYen(items.map(({ yen }) => yen)) });
    const { association } = await visitor.call(getSession, {});
    await server.db.query(
      `update member_person set person_id = (select id from person where association_id = $1 and name = '村上 英二')
        where association_id = $1`,
      [association.id],
    );
    const [own] = (await visitor.call(getOwnBill, {})).dwellings;
    expect(own?.number).toBe('406');
    expect(sumYen(own?.late.map(({ yen }) => yen) ?? [])).toBe(182_760);
    expect(own?.late[0]).toMatchObject({ month: '2026-06', item: '管理費', dueOn: '2026-05-27' });
  });
});

async function textOf(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  const pages = await readPdf(new Uint8Array(await response.arrayBuffer()));
  return pages
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s/g, '');
}
