import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { getArrears } from '#contract/arrears.ts';
import * as contract from '#contract/disclosure.ts';
import { requestOf } from '#contract/endpoint.ts';
import { getChart, getEntry, reverseEntry } from '#contract/ledger.ts';
import { getYearBooks } from '#contract/money.ts';
import { setDemoRole } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { sumYen } from '#domain/money.ts';
import { paperYen } from '#domain/statements/paper-words.ts';
import { yearPapers } from '#domain/statements/year-papers.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;

async function visitorAs(role: Role): Promise<Visitor> {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role });
  return visitor;
}

const order = {
  asker: 'agent' as const,
  askerName: '港北不動産　田中',
  license: '神奈川県知事(3)第00000号',
  reason: '売却のため',
  askedOn: '2026-11-20',
  feeYen: 11_000,
};
const issue = (visitor: Visitor, dwellingId: string, more: object = {}) =>
  visitor.call(contract.issueDisclosure, {
    ...order,
    id: randomUUID(),
    dwellingId,
    answers: { quake: '2019年に実施' },
    requestId: null,
    ...more,
  });
const cellsOf = (paper: Awaited<ReturnType<typeof opened>>['paper']) =>
  paper.blocks.flatMap((block) =>
    block.kind === 'table' ? block.table.rows.map(({ cells }) => cells) : [],
  );
const opened = (visitor: Visitor, disclosureId: string) =>
  visitor.call(contract.getDisclosure, { disclosureId });

function given<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('it is not there');
  return value;
}

test('its figures are those of the arrears and of the approved settlement', async () => {
  const chair = await visitorAs('chair');
  const { debtors, bands } = await chair.call(getArrears, {});
  const late = given(debtors[0]);
  await issue(chair, given(late.dwellingId));
  const { issued } = await chair.call(contract.listDisclosures, {});
  expect(issued).toMatchObject([
    { number: 1, dwellingNumber: late.number, issuedAs: '理事長', feeYen: 11_000 },
  ]);
  const { paper } = await opened(chair, given(issued[0]).id);
  const cells = cellsOf(paper);
  expect(cells.find(([name]) => name === '合計')?.[3]).toBe(paperYen(late.yen));
  const house = given(cells.find(([name]) => name === '組合全体の滞納')?.[1]);
  const parts = [...house.matchAll(/([\d,]+)円/g)].map(([, yen]) =>
    Number(yen?.replaceAll(',', '')),
  );
  expect(sumYen(parts)).toBe(sumYen(bands.map(({ yen }) => yen)));
  const books = await chair.call(getYearBooks, { year: '2025' });
  for (const { fund, income, expense, closing } of yearPapers(books).statements) {
    const row = cells.find(([name, ...rest]) => name === fund.name && rest.length === 5);
    expect(row?.slice(1, 4)).toEqual(
      [income.total, expense.total, closing].map(({ actualYen }) => paperYen(actualYen)),
    );
  }
  // No other dwelling and nobody's name stands in it.
  const words = JSON.stringify(paper);
  for (const { number, owner } of debtors.slice(1)) {
    expect(words).not.toContain(`${number}号室`);
    expect(words).not.toContain(owner);
  }
});

test('stays as it was issued, with the next number for the next one', async () => {
  const treasurer = await visitorAs('treasurer');
  const { dwellings } = await treasurer.call(contract.listDisclosures, {});
  const dwellingId = dwellings[0]?.id ?? '';
  const id = randomUUID();
  expect(await issue(treasurer, dwellingId, { id })).toEqual({ number: 1 });
  expect(await issue(treasurer, dwellingId, { id })).toEqual({ number: 1 });
  const before = await opened(treasurer, id);
  expect(await issue(treasurer, dwellingId, { answers: { quake: '' } })).toEqual({ number: 2 });
  expect(await opened(treasurer, id)).toEqual(before);
  expect(cellsOf(before.paper)).toContainEqual(['耐震診断', '2019年に実施']);
  expect((await treasurer.call(contract.listDisclosures, {})).answers).toEqual({ quake: '' });
  const { url } = requestOf(contract.getDisclosurePdf, { disclosureId: id });
  const pdf = await treasurer.send(url);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(new TextDecoder().decode((await pdf.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
  for (const right of ['update', 'delete']) {
    const { rows } = await server.db.query<{ may: boolean }>(
      `select has_table_privilege('sumiwa_app', 'disclosure', $1) as may`,
      [right],
    );
    expect([right, rows[0]?.may]).toEqual([right, false]);
  }
});

test('is looked at before it is issued, and then nothing is kept', async () => {
  const chair = await visitorAs('chair');
  const { dwellings } = await chair.call(contract.listDisclosures, {});
  const dwellingId = dwellings[0]?.id ?? '';
  const { paper } = await chair.call(contract.previewDisclosure, { dwellingId });
  expect(cellsOf(paper)).toContainEqual(['耐震診断', '未確認']);
  expect((await chair.call(contract.listDisclosures, {})).issued).toEqual([]);
});

test('is refused to others, without a licence, and for a day that has not come', async () => {
  const chair = await visitorAs('chair');
  const { dwellings } = await chair.call(contract.listDisclosures, {});
  const dwellingId = dwellings[0]?.id ?? '';
  for (const role of ['director', 'auditor', 'owner', 'tenant'] as const)
    await expect(issue(await visitorAs(role), dwellingId)).rejects.toMatchObject({ status: 403 });
  for (const wrong of [{ license: '' }, { askedOn: '2026-12-01' }, { askedOn: '2026-02-30' }])
    await expect(issue(chair, dwellingId, wrong)).rejects.toMatchObject({ status: 400 });
  expect(await issue(chair, dwellingId, { asker: 'owner', license: '' })).toEqual({ number: 1 });
  await expect(issue(chair, randomUUID())).rejects.toMatchObject({ status: 404 });
});

test('an owner asks for it, sees that it was issued, and its fee is booked once', async () => {
  const visitor = await visitorAs('owner');
  const { dwellings } = await visitor.call(contract.listOwnDisclosures, {});
  const asked = {
    id: randomUUID(),
    dwellingId: given(dwellings[0]).id,
    reason: '売却のため',
    receiver: '',
    wantedOn: null,
  };
  await visitor.call(contract.askForDisclosure, asked);
  await visitor.call(contract.askForDisclosure, asked);
  const other = { ...asked, id: randomUUID(), reason: 'まちがい' };
  await visitor.call(contract.askForDisclosure, other);
  await visitor.call(contract.withdrawDisclosureRequest, { requestId: other.id });
  await expect(
    visitor.call(contract.askForDisclosure, { ...asked, id: randomUUID(), wantedOn: '2020-01-01' }),
  ).rejects.toMatchObject({ status: 400 });
  await visitor.call(setDemoRole, { role: 'chair' });
  const desk = await visitor.call(contract.listDisclosures, {});
  expect(desk.requests).toMatchObject([{ id: asked.id, reason: '売却のため', receiver: '' }]);
  expect(given(desk.requests[0]).owner).not.toBe('');
  const foreign = given(desk.dwellings.find(({ id }) => id !== asked.dwellingId)).id;
  await expect(issue(visitor, foreign, { requestId: asked.id })).rejects.toMatchObject({
    status: 409,
  });
  const id = randomUUID();
  await issue(visitor, asked.dwellingId, { id, requestId: asked.id });
  expect((await visitor.call(contract.listDisclosures, {})).requests).toEqual([]);

  await visitor.call(setDemoRole, { role: 'owner' });
  await expect(
    visitor.call(contract.askForDisclosure, { ...asked, id: randomUUID(), dwellingId: foreign }),
  ).rejects.toMatchObject({ status: 404 });
  expect((await visitor.call(contract.listOwnDisclosures, {})).requests).toMatchObject([
    { id: asked.id, issued: { number: 1, feeYen: 11_000 } },
  ]);
  await expect(
    visitor.call(contract.withdrawDisclosureRequest, { requestId: asked.id }),
  ).rejects.toMatchObject({ status: 404 });

  await visitor.call(setDemoRole, { role: 'treasurer' });
  const { accounts } = await visitor.call(getChart, {});
  const accountId = given(accounts.find(({ role }) => role === 'bank')).id;
  const fee = { disclosureId: id, receivedOn: '2026-11-20', accountId };
  const { entryId } = await visitor.call(contract.bookDisclosureFee, fee);
  await expect(visitor.call(contract.bookDisclosureFee, fee)).rejects.toMatchObject({
    status: 409,
  });
  const { entry } = await visitor.call(getEntry, { entryId });
  const incomeId = accounts.find(({ name }) => name === '雑収入')?.id;
  expect(entry.postings.map((it) => [it.accountId, it.amountYen])).toEqual(
    expect.arrayContaining([
      [accountId, 11_000],
      [incomeId, -11_000],
    ]),
  );
  const feeOf = async () =>
    (await visitor.call(contract.listDisclosures, {})).issued[0]?.feeEntryId;
  expect(await feeOf()).toBe(entryId);
  await visitor.call(reverseEntry, {
    id: randomUUID(),
    entryId,
    postedOn: '2026-11-20',
    reason: '口座をまちがえたため',
  });
  expect(await feeOf()).toBeNull();
  const again = await visitor.call(contract.bookDisclosureFee, fee);
  expect(await feeOf()).toBe(again.entryId);
  await expect(
    (await visitorAs('chair')).call(contract.bookDisclosureFee, fee),
  ).rejects.toMatchObject({ status: 403 });
});
