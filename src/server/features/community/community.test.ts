import { expect, test } from 'vitest';
import { getCommunity } from '#contract/community.ts';
import { template } from '#demo/template.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
const community = await server.visit().call(getCommunity, {});

test('the facts of the building', () => {
  expect(community.building).toMatchObject({
    name: 'みどり坂レジデンス',
    storeys: 10,
    completedOn: '2009-03-28',
  });
  expect(community.building?.address).toContain('神奈川県');
});

test('sixty dwellings on ten storeys, whose shares make the whole', () => {
  const { dwellings } = community;
  expect(dwellings).toHaveLength(60);
  expect(new Set(dwellings.map(({ floor }) => floor)).size).toBe(10);
  expect(new Set(dwellings.map(({ number }) => number)).size).toBe(60);
  const shares = dwellings.reduce((sum, { shareNumerator }) => sum + shareNumerator, 0);
  expect(shares).toBe(dwellings[0]?.shareDenominator);
  expect(dwellings.map(({ number }) => number).slice(0, 2)).toEqual(['101', '102']);
});

test('twenty mechanical and ten flat parking spaces, with those in use', () => {
  expect(community.parking).toEqual([
    { kind: 'mechanical', total: 20, inUse: 18, monthlyFeeYen: 9000 },
    { kind: 'flat', total: 10, inUse: 10, monthlyFeeYen: 12_000 },
  ]);
});

test('facilities, emergency numbers and the garbage calendar are there in their order', () => {
  expect(community.facilities[0]?.name).toBe('エントランスホール');
  expect(community.contacts[0]).toMatchObject({ kind: 'emergency', phone: '119' });
  expect(community.contacts.map(({ kind }) => kind)).toContain('public');
  expect(community.garbage).toContainEqual(
    expect.objectContaining({ name: '古紙・古布', weekday: 1, weeks: [2, 4] }),
  );
  expect(community.garbagePauses).toContainEqual({
    startsOn: '2026-12-31',
    endsOn: '2027-01-03',
    reason: '年末年始',
  });
});

test('equipment tells what is planned first, then the results, newest first', () => {
  const elevator = community.equipment.find(({ name }) => name === 'エレベーター');
  const inspections = elevator?.inspections ?? [];
  const planned = inspections.filter(({ result }) => result === 'planned');
  const done = inspections.filter(({ result }) => result !== 'planned');
  expect(inspections).toEqual([...planned, ...done]);
  expect(planned.filter(({ heldOn }) => heldOn < community.today)).toEqual([]);
  expect(done.map(({ heldOn }) => heldOn)).toEqual(
    done
      .map(({ heldOn }) => heldOn)
      .toSorted()
      .toReversed(),
  );
  expect(community.equipment.filter(({ inspections: own }) => own.length === 0)).toEqual([]);
});

test('nobody is named: a floor plan tells no owner and no arrears', async () => {
  const { rows } = await server.db.query<{ name: string }>('select name from person');
  const text = JSON.stringify(community);
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ name }) => text.includes(name))).toEqual([]);
  expect(text).not.toMatch(/arrears|滞納/);
});

test('an unknown question is refused', async () => {
  const response = await server.visit().send('/api/associations/own/community?floor=1');
  expect(response.status).toBe(400);
});

test('another association is not found, and one may be without a building', async () => {
  const other = '00000000-0000-4000-8000-000000000000';
  expect((await server.visit().send(`/api/associations/${other}/community`)).status).toBe(404);
  await server.db.query('delete from building where association_id = $1', [template.associationId]);
  expect((await server.visit().call(getCommunity, {})).building).toBeNull();
});

test('what is paid in a month is what the 料金表 says, whatever the register was given once', async () => {
  await server.db.query('update dwelling set management_fee_yen = 1, reserve_fee_yen = 1');
  await server.db.query('update parking_space set monthly_fee_yen = 1');
  const { dwellings, parking } = await server.visit().call(getCommunity, {});
  expect(dwellings).toEqual(community.dwellings);
  expect(parking).toEqual(community.parking);
});
