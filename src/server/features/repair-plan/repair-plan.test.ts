import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as contract from '#contract/repair-plan.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import { template } from '#demo/template.ts';
import { refusalOf } from '#domain/access/permission-words.ts';
import { project } from '#domain/repair-plan/projection/project.ts';
import { totalArea100 } from '#domain/repair-plan/projection/tariff.ts';
import { letBudgetsGo } from '#server/testing/let-budgets-go.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
let visitor: ReturnType<typeof server.visit>;

beforeEach(() => {
  visitor = server.visit();
});

async function become(role: 'resident' | 'board') {
  await visitor.call(setDemoRole, { role });
  return (await visitor.call(getSession, {})).association.id;
}

describe('a resident opens the page', () => {
  test('and sees the latest plan with the building and the dwellings of the records', async () => {
    const answer = await visitor.call(contract.getRepairPlan, {});
    expect(answer).toMatchObject({
      today: '2026-11-21',
      maySave: false,
      associationName: template.name,
      scenarios: [],
      inspections: { lateCount: 0 },
    });
    const { plan } = answer;
    expect(plan.building).toMatchObject({ completedYear: 2008, floors: 10, grossAreaM2: 5612.3 });
    expect(plan.dwellings).toHaveLength(60);
    expect(plan.dwellings[0]).toEqual({ id: '101', areaM2: 78.45, share: expect.any(Number) });
    expect(totalArea100(plan.dwellings)).toBe(427_650);
    expect(project(plan).shortageYear).toBe(2035);
    expect(visitor.cookie).toBe('');
  });

  test('with its history, the oldest version first', async () => {
    const { versions, plan } = await visitor.call(contract.getRepairPlan, {});
    expect(versions.map(({ number }) => number)).toEqual([1, 2]);
    const { plan: original, version } = await visitor.call(contract.getPlanVersion, { number: 1 });
    expect(version).toEqual(versions[0]);
    expect(original.startYear).toBeLessThan(plan.startYear);
  });

  test.each(['3', '0', '-1', '99999999999', '9007199254740991'])(
    'and finds no version %s',
    async (number) => {
      const response = await visitor.send(`/api/associations/own/repair-plan/versions/${number}`);
      expect(response.status).toBe(404);
    },
  );

  test.each(['first', '1.5', 'NaN', '1e400'])('and may not ask for version %s', async (number) => {
    const response = await visitor.send(`/api/associations/own/repair-plan/versions/${number}`);
    expect(response.status).toBe(400);
  });

  test('what the records say for the certification', async () => {
    const { records } = await visitor.call(contract.getRepairPlan, {});
    expect(records).toMatchObject({
      manager: { appointedOn: '2025-05-25', minutes: '第16期 通常総会議事録' },
      auditor: { appointedOn: '2025-05-25' },
      lastMeetingOn: '2026-05-24',
      reserveTransfers: [],
      // Six months of 84.60 m² at 150 yen, by the due day; the 管理費 of the dwelling is no part of it.
      arrears: { yearEndOn: '2026-11-21', billedYen: 7_699_200, overdueYen: 76_140 },
    });
  });

  test('the balance that the plan begins with is that of the last settled year in the books', async () => {
    const { plan, reserveClosings } = await visitor.call(contract.getRepairPlan, {});
    expect(reserveClosings.at(-1)).toEqual({ fiscalYear: 2025, closingYen: 41_516_262 });
    expect(reserveClosings.find(({ fiscalYear }) => fiscalYear === plan.startYear - 1)).toEqual({
      fiscalYear: plan.startYear - 1,
      closingYen: plan.openingBalanceYen,
    });
  });

  test('and not who is in arrears', async () => {
    const response = await visitor.send('/api/associations/own/repair-plan');
    const answer = Object(await response.json());
    expect(Object.keys(answer.records.arrears)).toEqual(['yearEndOn', 'billedYen', 'overdueYen']);
    const text = JSON.stringify(answer);
    const { rows } = await server.db.query<{ name: string }>('select name from person');
    expect(rows.filter(({ name }) => text.includes(name))).toEqual([]);
  });

  test('and may save neither a version nor the answers, nor go back to a version', async () => {
    const { answers } = await visitor.call(contract.getRepairPlan, {});
    const refused = { status: 403, message: refusalOf('plan.save') };
    await expect(
      visitor.call(contract.saveCertificationAnswers, { answers }),
    ).rejects.toMatchObject(refused);
    await expect(visitor.call(contract.restorePlanVersion, { number: 1 })).rejects.toMatchObject(
      refused,
    );
    expect(visitor.cookie).toBe('');
  });
});

describe('the records in other cases', () => {
  const inDemonstration = (sql: string) => server.db.query(sql, [template.associationId]);

  async function recordsAfter(sql: string) {
    await inDemonstration(sql);
    return (await visitor.call(contract.getRepairPlan, {})).records;
  }

  afterEach(async () => {
    await inDemonstration(
      `update account set name = '支払手数料' where association_id = $1 and code = '6170'`,
    );
  });

  test('two months are no arrears of the certification', async () => {
    const id = await become('resident');
    await server.db.query(
      `delete from charge where association_id = $1 and month < '2026-10'
          and dwelling_id = (select id from dwelling where association_id = $1 and number = '406')`,
      [id],
    );
    const { records } = await visitor.call(contract.getRepairPlan, {});
    expect(records.arrears).toMatchObject({ yearEndOn: '2026-03-31', overdueYen: 0 });
  });

  test('money that went to another fund is told with its name', async () => {
    const records = await recordsAfter(
      `update account set name = '管理費会計への繰入' where association_id = $1 and code = '6170'`,
    );
    expect(records.reserveTransfers).toEqual([
      { on: '2026-03-31', amountYen: expect.any(Number), to: '管理費会計' },
    ]);
  });

  test('a planned inspection whose day has passed is late', async () => {
    const id = await become('resident');
    const before = await visitor.call(contract.getRepairPlan, {});
    await server.db.query(
      `update inspection set held_on = '2026-11-20' where association_id = $1 and id =
         (select id from inspection where association_id = $1 and result = 'planned' limit 1)`,
      [id],
    );
    const { inspections } = await visitor.call(contract.getRepairPlan, {});
    expect(inspections).toEqual({ allCount: before.inspections?.allCount, lateCount: 1 });
  });

  test('an association without any record tells nothing', async () => {
    const id = await become('resident');
    await letBudgetsGo(server.db);
    for (const table of ['officer', 'meeting', 'fund', 'charge', 'inspection']) {
      await server.db.query(`delete from ${table} where association_id = $1`, [id]);
    }
    await server.db.query('delete from certification_answer where association_id = $1', [id]);
    const answer = await visitor.call(contract.getRepairPlan, {});
    expect(answer.records).toEqual({
      manager: null,
      auditor: null,
      lastMeetingOn: null,
      reserveTransfers: null,
      arrears: null,
    });
    expect(answer.inspections).toBeNull();
    expect(answer.answers).toMatchObject({ bylaws: null, ownersListOn: null });
  });

  test.each(['repair_plan_version', 'building'])('without a %s the page says so', async (table) => {
    const id = await become('resident');
    await server.db.query(`delete from ${table} where association_id = $1`, [id]);
    await expect(visitor.call(contract.getRepairPlan, {})).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining('長期修繕計画は、まだ登録されていません。'),
    });
  });
});

describe('the board answers what no record says', () => {
  test('and the answers are there again, for this association alone', async () => {
    await become('board');
    const { answers, today } = await visitor.call(contract.getRepairPlan, {});
    const changed = { ...answers, residentsListOn: today, hasSeparateAccounts: false };
    for (let times = 0; times < 2; times += 1) {
      expect(await visitor.call(contract.saveCertificationAnswers, { answers: changed })).toEqual({
        answers: changed,
      });
    }
    expect((await visitor.call(contract.getRepairPlan, {})).answers).toEqual(changed);
    expect((await server.visit().call(contract.getRepairPlan, {})).answers).toEqual(answers);
  });

  test('also where nothing was answered before', async () => {
    const id = await become('board');
    const { answers } = await visitor.call(contract.getRepairPlan, {});
    await server.db.query('delete from certification_answer where association_id = $1', [id]);
    await visitor.call(contract.saveCertificationAnswers, { answers });
    expect((await visitor.call(contract.getRepairPlan, {})).answers).toEqual(answers);
  });

  test('a list that was brought up to date tomorrow is refused', async () => {
    await become('board');
    const { answers } = await visitor.call(contract.getRepairPlan, {});
    await expect(
      visitor.call(contract.saveCertificationAnswers, {
        answers: { ...answers, ownersListOn: '2026-11-22' },
      }),
    ).rejects.toMatchObject({
      status: 400,
      message: '名簿を更新した日は、今日までの日付を入れてください。',
    });
  });
});
