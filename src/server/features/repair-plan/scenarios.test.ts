import { beforeEach, describe, expect, test } from 'vitest';
import * as contract from '#contract/repair-plan.ts';
import { trial as trialSchema } from '#contract/repair-plan-parts.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import { plainItem } from '#domain/repair-plan/testing/example-plan.ts';
import { noTrial } from '#domain/repair-plan/trial/trial.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
const empty = trialSchema.parse(noTrial);
const trial = { ...empty, prices: [{ itemId: null, group: null, percent: -10 }] };
const wanted = { name: '工事費を1割下げる', baseNumber: 2, trial };
const nobodysId = '00000000-0000-4000-8000-00000000000f';
const neighbour = '00000000-0000-4000-8000-000000000001';
let visitor: ReturnType<typeof server.visit>;

beforeEach(() => {
  visitor = server.visit();
});

async function listed(of = visitor) {
  return (await of.call(contract.getRepairPlan, {})).scenarios;
}

async function ownAssociation(): Promise<string> {
  return (await visitor.call(getSession, {})).association.id;
}

/** Another user of the same association keeps one, for all to see or not. */
async function keptByNeighbour(isShared: boolean): Promise<string> {
  await visitor.call(setDemoRole, { role: 'resident' });
  await server.db.query(
    `insert into app_user (id, email, name) values ($1, 'neighbour@example.jp', '隣の人')
     on conflict do nothing`,
    [neighbour],
  );
  const { rows } = await server.db.query<{ id: string }>(
    `insert into repair_scenario values ($1, gen_random_uuid(), '隣の案', 2, $2, $3, $4, now())
     returning id`,
    [await ownAssociation(), empty, neighbour, isShared],
  );
  return rows[0]?.id ?? '';
}

describe('a resident', () => {
  test('keeps a trial by name, changes it and deletes it', async () => {
    const { scenario } = await visitor.call(contract.addScenario, wanted);
    expect(scenario).toEqual({
      ...wanted,
      id: scenario.id,
      isShared: false,
      isMine: true,
      savedAt: '2026-11-21T03:00:00.000Z',
    });
    expect(await listed()).toEqual([scenario]);
    server.clock.nowMs += 1000;
    const changed = { ...wanted, name: '値下げなし', baseNumber: 1, trial: empty };
    const saved = await visitor.call(contract.saveScenario, {
      ...changed,
      scenarioId: scenario.id,
    });
    server.clock.nowMs -= 1000;
    expect(saved.scenario).toMatchObject({ ...changed, savedAt: '2026-11-21T03:00:01.000Z' });
    expect(await listed()).toEqual([saved.scenario]);
    await visitor.call(contract.deleteScenario, { scenarioId: scenario.id });
    expect(await listed()).toEqual([]);
  });

  test('finds the newest first', async () => {
    await visitor.call(contract.addScenario, { ...wanted, name: '先' });
    server.clock.nowMs += 1000;
    await visitor.call(contract.addScenario, { ...wanted, name: '後' });
    server.clock.nowMs -= 1000;
    expect((await listed()).map(({ name }) => name)).toEqual(['後', '先']);
  });

  test('keeps what is half finished, and no line is lost', async () => {
    const half = { ...plainItem, cycle: null, years: [1], quantity: -1, group: 99, part: '' };
    const edits = { changed: [half], removed: ['a', 'b'] };
    const steps = [{ fromYear: 0, unitPriceYen: -0.5 }];
    const kept = { ...wanted, trial: { ...empty, steps, edits } };
    const { scenario } = await visitor.call(contract.addScenario, kept);
    expect(scenario.trial).toEqual(kept.trial);
  });

  test('does not show an own one to everyone', async () => {
    const { scenario } = await visitor.call(contract.addScenario, wanted);
    await expect(
      visitor.call(contract.shareScenario, { scenarioId: scenario.id, isShared: true }),
    ).rejects.toMatchObject({ status: 403 });
  });

  test('sees what the board shows, and neither changes nor deletes it', async () => {
    const scenarioId = await keptByNeighbour(true);
    expect(await listed()).toMatchObject([{ id: scenarioId, isMine: false, isShared: true }]);
    await expect(
      visitor.call(contract.saveScenario, { ...wanted, scenarioId }),
    ).rejects.toMatchObject({ status: 403, message: 'ご自分で保存した試算だけ変更できます。' });
    await expect(visitor.call(contract.deleteScenario, { scenarioId })).rejects.toMatchObject({
      status: 403,
      message: 'ご自分で保存した試算だけ削除できます。',
    });
  });

  test('does not see what a neighbour keeps', async () => {
    const scenarioId = await keptByNeighbour(false);
    expect(await listed()).toEqual([]);
    const gone = { status: 404, message: 'この試算は見つかりませんでした。' };
    await expect(
      visitor.call(contract.saveScenario, { ...wanted, scenarioId }),
    ).rejects.toMatchObject(gone);
    await expect(visitor.call(contract.deleteScenario, { scenarioId })).rejects.toMatchObject(gone);
  });

  test('sees nothing of another visitor, and reaches nothing by its id', async () => {
    const { scenario } = await visitor.call(contract.addScenario, wanted);
    const other = server.visit();
    expect(await listed(other)).toEqual([]);
    await expect(
      other.call(contract.deleteScenario, { scenarioId: scenario.id }),
    ).rejects.toMatchObject({ status: 404 });
    expect(other.cookie).toBe('');
    await other.call(setDemoRole, { role: 'board' });
    await expect(
      other.call(contract.shareScenario, { scenarioId: scenario.id, isShared: true }),
    ).rejects.toMatchObject({ status: 404 });
    expect(await listed()).toHaveLength(1);
  });
});

describe('the board', () => {
  test('shows an own one to everyone and takes it back', async () => {
    await visitor.call(setDemoRole, { role: 'board' });
    const { scenario } = await visitor.call(contract.addScenario, wanted);
    for (const isShared of [true, false]) {
      const changed = await visitor.call(contract.shareScenario, {
        scenarioId: scenario.id,
        isShared,
      });
      expect(changed.scenario).toEqual({ ...scenario, isShared });
    }
  });

  test('takes back and deletes what another member shows, and sees nothing private', async () => {
    const [shown, also, hidden] = [
      await keptByNeighbour(true),
      await keptByNeighbour(true),
      await keptByNeighbour(false),
    ];
    await visitor.call(setDemoRole, { role: 'board' });
    expect(await listed()).toHaveLength(2);
    await visitor.call(contract.shareScenario, { scenarioId: shown, isShared: false });
    await visitor.call(contract.deleteScenario, { scenarioId: also });
    expect(await listed()).toEqual([]);
    for (const scenarioId of [shown, hidden, nobodysId]) {
      await expect(
        visitor.call(contract.shareScenario, { scenarioId, isShared: true }),
      ).rejects.toMatchObject({ status: 404 });
    }
  });
});

test.each([0, 3, -1, 99_999_999_999])(
  'a trial on version %d, which is none, is refused',
  async (baseNumber) => {
    await expect(
      visitor.call(contract.addScenario, { ...wanted, baseNumber }),
    ).rejects.toMatchObject({
      status: 400,
      message: 'もとの計画が見つかりません。画面を読み直してください。',
    });
    expect(visitor.cookie).toBe('');
  },
);

test.each([
  ['without a name', { name: ' ' }],
  ['with a name of 61 characters', { name: 'あ'.repeat(61) }],
  ['that is none', { trial: {} }],
  ['with an unknown part', { trial: { ...empty, bonus: 1 } }],
  [
    'with more moves than a person makes',
    {
      trial: {
        ...empty,
        moves: Array.from({ length: 501 }, () => ({ itemId: null, fromYear: 1, toYear: 2 })),
      },
    },
  ],
])('a trial %s is refused', async (_name, wrong) => {
  const response = await visitor.send('/api/associations/own/repair-plan/scenarios', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...wanted, ...wrong }),
  });
  expect(response.status).toBe(400);
  expect(visitor.cookie).toBe('');
});

test('a number without end is refused', async () => {
  const response = await visitor.send('/api/associations/own/repair-plan/scenarios', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted).replace('-10', '1e999'),
  });
  expect(response.status).toBe(400);
});

test('fifty are kept, one more is refused until one goes; a kept one may still be changed', async () => {
  const { scenario } = await visitor.call(contract.addScenario, wanted);
  await server.db.query(
    `insert into repair_scenario
     select association_id, gen_random_uuid(), name, base_number, trial, created_by, is_shared, saved_at
       from repair_scenario, generate_series(2, 50) where association_id = $1`,
    [await ownAssociation()],
  );
  await expect(visitor.call(contract.addScenario, wanted)).rejects.toMatchObject({
    status: 400,
    message: '試算は1人50件まで保存できます。使わない試算を削除してください。',
  });
  await visitor.call(contract.saveScenario, { ...wanted, scenarioId: scenario.id });
  await visitor.call(contract.deleteScenario, { scenarioId: scenario.id });
  await visitor.call(contract.addScenario, wanted);
});

test('whole registers are kept until they are too much together', async () => {
  const changed = Array.from({ length: 5_000 }, (_, index) => ({
    ...plainItem,
    cycle: null,
    years: [2030],
    id: `line-${index}`,
  }));
  const large = { ...wanted, trial: { ...empty, edits: { changed, removed: [] } } };
  const { scenario } = await visitor.call(contract.addScenario, large);
  expect(scenario.trial).toEqual(large.trial);
  const rest = Array.from({ length: 9 }, () => visitor.call(contract.addScenario, large));
  const refused = (await Promise.allSettled(rest)).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({
    reason: { status: 400, message: expect.stringContaining('合わせて大きくなりすぎます') },
  });
  await visitor.call(contract.saveScenario, { ...wanted, scenarioId: scenario.id });
});
