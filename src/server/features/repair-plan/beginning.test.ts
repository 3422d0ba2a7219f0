import { beforeEach, expect, test } from 'vitest';
import * as contract from '#contract/repair-plan.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import * as setup from '#contract/setup.ts';
import { plainItem } from '#domain/repair-plan/testing/example-plan.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
let board: ReturnType<typeof server.visit>;

const item = { ...plainItem, cycle: null, years: [2030] };
const wanted = {
  startYear: 2026,
  openingBalanceYen: 48_200_000,
  basis: 'area' as const,
  roundToYen: 10 as const,
  unitPriceYen: 180,
  floorAreaM2: 4_321.5,
  items: [item],
  madeOn: '2024-05-26',
  planResolvedOn: '2024-05-26',
  feeResolvedOn: null,
};

async function dropPlan(): Promise<string> {
  await board.call(setDemoRole, { role: 'board' });
  const { association } = await board.call(getSession, {});
  for (const table of ['repair_scenario', 'repair_plan_version']) {
    await server.db.query(`delete from ${table} where association_id = $1`, [association.id]);
  }
  return association.id;
}

beforeEach(() => {
  board = server.visit();
});

test('an association without a plan is told what is known of its house and its money', async () => {
  await dropPlan();
  await expect(board.call(contract.getRepairPlan, {})).rejects.toMatchObject({ status: 404 });
  const known = await board.call(contract.getPlanBeginning, {});
  expect(known.mayBegin).toBe(true);
  expect(known.house?.building.completedYear).toBeGreaterThan(1990);
  expect(known.house?.dwellings.length).toBeGreaterThan(50);
  expect(known.reserveOpenings.at(-1)?.openingYen).toBeGreaterThan(0);
  const { steps } = await board.call(setup.getSetup, {});
  expect(steps.find(({ id }) => id === 'plan')?.isDone).toBe(false);
});

test('a first plan is the plan, with its days, and today’s fee in force', async () => {
  await dropPlan();
  expect(await board.call(contract.beginPlan, wanted)).toEqual({ number: 1 });
  const { plan, papers, versions, proposal, undecidedWorks } = await board.call(
    contract.getRepairPlan,
    {},
  );
  expect(plan).toMatchObject({
    startYear: 2026,
    yearCount: 30,
    openingBalanceYen: 48_200_000,
    contribution: { basis: 'area', roundToYen: 10, steps: [{ fromYear: 2026, unitPriceYen: 180 }] },
    items: [item],
  });
  expect(papers).toMatchObject({ madeOn: '2024-05-26', planResolvedOn: '2024-05-26' });
  expect([proposal, undecidedWorks]).toEqual([null, null]);
  expect(versions).toMatchObject([{ number: 1, name: 'はじめの計画', savedOn: '2026-11-21' }]);
  const { steps } = await board.call(setup.getSetup, {});
  expect(steps.find(({ id }) => id === 'plan')?.isDone).toBe(true);
});

test('the floor area is filled in where there is none, and never replaced', async () => {
  const associationId = await dropPlan();
  const areaOf = async () => {
    const { house } = await board.call(contract.getPlanBeginning, {});
    return house?.building.grossAreaM2;
  };
  const known = await areaOf();
  await board.call(contract.beginPlan, wanted);
  expect(await areaOf()).toBe(known);
  await board.call(contract.withdrawFirstPlan, {});
  await server.db.query('update building set floor_area_m2 = 0 where association_id = $1', [
    associationId,
  ]);
  await board.call(contract.beginPlan, wanted);
  expect(await areaOf()).toBe(4_321.5);
});

test('the only version is taken back, and can be begun again; of two none is', async () => {
  await dropPlan();
  await board.call(contract.beginPlan, wanted);
  await board.call(contract.withdrawFirstPlan, {});
  await expect(board.call(contract.getRepairPlan, {})).rejects.toMatchObject({ status: 404 });
  await expect(board.call(contract.withdrawFirstPlan, {})).rejects.toMatchObject({ status: 409 });
  await board.call(contract.beginPlan, wanted);
  const trial = {
    steps: null,
    loans: null,
    levies: null,
    settings: null,
    moves: [],
    prices: [],
    edits: { changed: [{ ...item, unitPriceYen: 2_000_000 }], removed: [] },
  };
  const days = { planResolvedOn: null, feeResolvedOn: null };
  await board.call(contract.savePlanVersion, {
    baseNumber: 1,
    trial,
    name: '単価の見直し',
    note: '',
    ...days,
  });
  await expect(board.call(contract.withdrawFirstPlan, {})).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('はじめの版しかないあいだだけ'),
  });
  expect((await board.call(contract.getRepairPlan, {})).versions).toHaveLength(2);
});

test('where there is a plan, none is begun; of two at once one is', async () => {
  await board.call(setDemoRole, { role: 'board' });
  await expect(board.call(contract.beginPlan, wanted)).rejects.toMatchObject({ status: 409 });
  await dropPlan();
  const both = await Promise.allSettled([
    board.call(contract.beginPlan, wanted),
    board.call(contract.beginPlan, wanted),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test.each([
  ['no work at all', { items: [] }, '工事の項目が1つもありません'],
  ['works without any price', { items: [{ ...item, unitPriceYen: 0 }] }, '計画年度と単価の両方'],
  ['a work beyond the period', { items: [{ ...item, years: [2056] }] }, '2056年度は計画期間'],
  ['a first year far ahead', { startYear: 2028 }, '来年度まで'],
  ['a resolution of tomorrow', { planResolvedOn: '2026-11-22' }, '今日までの日付'],
])('%s is refused with a sentence', async (_name, wrong, sentence) => {
  await dropPlan();
  const beginning = board.call(contract.beginPlan, { ...wanted, ...wrong });
  await expect(beginning).rejects.toMatchObject({ status: 400 });
  await expect(beginning).rejects.toThrow(sentence);
  await expect(board.call(contract.getRepairPlan, {})).rejects.toMatchObject({ status: 404 });
});

test('a resident reads what is known and begins nothing', async () => {
  await dropPlan();
  await board.call(setDemoRole, { role: 'resident' });
  expect((await board.call(contract.getPlanBeginning, {})).mayBegin).toBe(false);
  await expect(board.call(contract.beginPlan, wanted)).rejects.toMatchObject({ status: 403 });
  await expect(board.call(contract.withdrawFirstPlan, {})).rejects.toMatchObject({ status: 403 });
});
