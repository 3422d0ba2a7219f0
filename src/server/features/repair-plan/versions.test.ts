import { beforeEach, expect, test } from 'vitest';
import * as contract from '#contract/repair-plan.ts';
import { trial as trialSchema } from '#contract/repair-plan-parts.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import { plainItem } from '#domain/repair-plan/testing/example-plan.ts';
import { settingsOf } from '#domain/repair-plan/trial/apply-trial.ts';
import { noTrial } from '#domain/repair-plan/trial/trial.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
const empty = trialSchema.parse(noTrial);
const papers = { note: '理事会で作りました。', planResolvedOn: null, feeResolvedOn: null };
const wanted = { ...papers, baseNumber: 2, name: '積立金を上げる案', trial: empty };
const dearer = { ...wanted, trial: { ...empty, steps: [{ fromYear: 2026, unitPriceYen: 250 }] } };
let board: ReturnType<typeof server.visit>;

beforeEach(async () => {
  board = server.visit();
  await board.call(setDemoRole, { role: 'board' });
});

function linesOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    ...plainItem,
    cycle: null,
    id: `line-${index}`,
    years: [2030],
    unitPriceYen: 1_000,
  }));
}

/** A register of so many lines in place of the whole one. */
async function registerOf(count: number) {
  const { plan } = await board.call(contract.getRepairPlan, {});
  const edits = { changed: linesOf(count), removed: plan.items.map(({ id }) => id) };
  return { ...wanted, trial: { ...empty, edits } };
}

test('a trial on the latest plan becomes the next version, with its papers', async () => {
  const before = await board.call(contract.getRepairPlan, {});
  expect(await board.call(contract.savePlanVersion, dearer)).toEqual({ number: 3 });
  const { versions } = await board.call(contract.getRepairPlan, {});
  expect((await board.call(contract.getPlanVersion, { number: 3 })).plan).toEqual({
    ...before.plan,
    contribution: { ...before.plan.contribution, steps: [{ fromYear: 2026, unitPriceYen: 250 }] },
  });
  expect(versions.slice(0, 2)).toEqual(before.versions);
  expect(versions.at(-1)).toEqual({
    number: 3,
    name: '積立金を上げる案',
    note: '理事会で作りました。',
    savedOn: '2026-11-21',
    savedBy: '理事長',
    papers: {
      ...before.versions.at(-1)?.papers,
      madeOn: '2026-11-21',
      planResolvedOn: null,
      feeResolvedOn: null,
    },
  });
});

test('a board rolls the plan on by a year, with its balance and its parking', async () => {
  const before = await board.call(contract.getRepairPlan, {});
  const mechanicalParking = [{ kind: 'two-tier-pit1' as const, spaces: 12 }];
  const settings = {
    ...settingsOf(before.plan),
    startYear: 2027,
    openingBalanceYen: 50_000_000,
    mechanicalParking,
  };
  const trial = trialSchema.parse({ ...noTrial, settings });
  expect(await board.call(contract.savePlanVersion, { ...wanted, trial })).toEqual({ number: 3 });
  const { plan } = await board.call(contract.getRepairPlan, {});
  expect(plan).toMatchObject({
    startYear: 2027,
    yearCount: 30,
    openingBalanceYen: 50_000_000,
    building: { mechanicalParking },
  });
  expect(plan.items.flatMap(({ years }) => years).filter((year) => year < 2027)).toEqual([]);
  expect(await board.call(contract.restorePlanVersion, { number: 2 })).toEqual({ number: 4 });
  expect((await board.call(contract.getRepairPlan, {})).plan).toEqual(before.plan);
});

test('other visitors go on with their own latest version', async () => {
  await board.call(contract.savePlanVersion, dearer);
  const other = server.visit();
  expect((await other.call(contract.getRepairPlan, {})).versions).toHaveLength(2);
  await expect(other.call(contract.getPlanVersion, { number: 3 })).rejects.toMatchObject({
    status: 404,
  });
  const { association } = await board.call(getSession, {});
  const byAddress = await other.send(`/api/associations/${association.id}/repair-plan/versions/3`);
  expect(byAddress.status).toBe(404);
});

test('a resident saves no version', async () => {
  await board.call(setDemoRole, { role: 'resident' });
  await expect(board.call(contract.savePlanVersion, dearer)).rejects.toMatchObject({ status: 403 });
});

test('who tried on a version that is no longer the latest is told so', async () => {
  await board.call(contract.savePlanVersion, dearer);
  for (const baseNumber of [2, 1, 4, 99_999_999_999]) {
    await expect(
      board.call(contract.savePlanVersion, { ...dearer, baseNumber }),
    ).rejects.toMatchObject({
      status: 409,
      code: 'conflict',
      message: 'ほかの方が先に新しい版を保存しました。画面を読み直して、もう一度お試しください。',
    });
  }
});

test('of two who save at the same moment one is told to look again', async () => {
  const both = await Promise.allSettled([
    board.call(contract.savePlanVersion, dearer),
    board.call(contract.savePlanVersion, dearer),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409 },
  });
});

test.each([
  ['a price below nothing', { unitPriceYen: -1 }, '単価がマイナスです。'],
  ['a year outside the plan', { years: [2090] }, '2090年度は計画期間'],
  ['a group that is none', { group: 20 }, '1から19までの番号'],
  ['no quantity', { quantity: 0 }, '数量は、0より大きい数'],
])('%s is refused beside the name of the line', async (_name, wrong, sentence) => {
  const changed = [{ ...plainItem, cycle: null, years: [2030], id: 'new', ...wrong }];
  const trial = { ...empty, edits: { changed, removed: [] } };
  const saving = board.call(contract.savePlanVersion, { ...wanted, trial });
  await expect(saving).rejects.toMatchObject({ status: 400, code: 'invalid_input' });
  await expect(saving).rejects.toThrow(`「屋上防水（露出） 補修」：`);
  await expect(saving).rejects.toThrow(sentence);
  expect((await board.call(contract.getRepairPlan, {})).versions).toHaveLength(2);
});

test('a register without a line is refused', async () => {
  await expect(board.call(contract.savePlanVersion, await registerOf(0))).rejects.toMatchObject({
    status: 400,
    message: '工事の項目が1つもありません。1行以上入れてください。',
  });
});

test('5,000 lines are saved, 5,001 are refused with a sentence', async () => {
  await expect(board.call(contract.savePlanVersion, await registerOf(5_001))).rejects.toMatchObject(
    {
      status: 400,
      message: '工事の項目が5,001行あります。5,000行以内にしてください。',
    },
  );
  expect(await board.call(contract.savePlanVersion, await registerOf(5_000))).toEqual({
    number: 3,
  });
  expect((await board.call(contract.getRepairPlan, {})).plan.items).toHaveLength(5_000);
});

test('a trial of more than 4 MB is too large, and no other request may have that much', async () => {
  const put = (path: string, kilobytes: number) =>
    board.send(`/api/associations/own${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...wanted, note: 'x'.repeat(kilobytes * 1024) }),
    });
  expect((await put('/repair-plan/versions', 4 * 1024)).status).toBe(413);
  expect((await put('/repair-plan/versions', 3 * 1024)).status).toBe(400);
  expect((await put('/tasks', 256)).status).toBe(413);
});

test.each([
  ['a name of spaces', { name: '　' }],
  ['a name of 61 characters', { name: 'あ'.repeat(61) }],
  ['a day that is none', { planResolvedOn: '2026-02-30' }],
  ['a number that is none', { baseNumber: 1.5 }],
])('%s is refused', async (_name, wrong) => {
  await expect(board.call(contract.savePlanVersion, { ...wanted, ...wrong })).rejects.toMatchObject(
    { status: 400 },
  );
});

test('a resolution of tomorrow is refused, one of today is taken', async () => {
  const later = { ...wanted, planResolvedOn: '2026-11-22' };
  await expect(board.call(contract.savePlanVersion, later)).rejects.toMatchObject({
    status: 400,
    message: '総会の決議の日は、今日までの日付を入れてください。',
  });
  await board.call(contract.savePlanVersion, { ...wanted, feeResolvedOn: '2026-11-21' });
});

test('an old version comes back under the next number, and nothing is lost', async () => {
  await board.call(contract.savePlanVersion, dearer);
  const { plan: second } = await board.call(contract.getPlanVersion, { number: 2 });
  expect(await board.call(contract.restorePlanVersion, { number: 2 })).toEqual({ number: 4 });
  const { plan, versions } = await board.call(contract.getRepairPlan, {});
  expect(plan).toEqual(second);
  expect(versions.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(versions[3]).toMatchObject({
    name: `第2版（${versions[1]?.name}）に戻した版`,
    papers: versions[1]?.papers,
  });
  await board.call(contract.restorePlanVersion, { number: 3 });
  for (const number of [9, 99_999_999_999]) {
    await expect(board.call(contract.restorePlanVersion, { number })).rejects.toMatchObject({
      status: 404,
    });
  }
  await expect(board.call(contract.restorePlanVersion, { number: 5 })).rejects.toMatchObject({
    status: 400,
    message: 'この版が、いまの最新です。',
  });
});

test('after 200 versions no more are taken', async () => {
  const { association } = await board.call(getSession, {});
  await server.db.query(
    `insert into repair_plan_version
     select association_id, gen_random_uuid(), n, name, note, saved_on, saved_by, inputs, papers
       from repair_plan_version, generate_series(3, 199) n where association_id = $1 and number = 2`,
    [association.id],
  );
  expect(await board.call(contract.savePlanVersion, { ...wanted, baseNumber: 199 })).toEqual({
    number: 200,
  });
  await expect(
    board.call(contract.savePlanVersion, { ...wanted, baseNumber: 200 }),
  ).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('これ以上は保存できません'),
  });
});
