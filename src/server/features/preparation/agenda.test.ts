import { expect, test } from 'vitest';
import * as contract from '#contract/agenda.ts';
import { getPreparation, listPreparations } from '#contract/preparation.ts';
import { savePlanVersion } from '#contract/repair-plan.ts';
import { trial as trialSchema } from '#contract/repair-plan-parts.ts';
import { setDemoRole } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { noTrial } from '#domain/repair-plan/trial/trial.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;

async function visitorAs(role: Role): Promise<{ visitor: Visitor; meetingId: string }> {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role });
  const { meetings } = await visitor.call(listPreparations, {});
  return { visitor, meetingId: meetings[0]?.id ?? '' };
}

const idOf = (number: number) => `0199a000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const fee = {
  topic: 'fee' as const,
  answers: { inBylaws: 'no' },
  title: '修繕積立金の額の改定',
  gist: '修繕積立金を、2027年10月分から1㎡あたり月額220円に改めます。',
  reason: '',
  sourceKey: '',
  place: null,
};

test('every proposal becomes an item by one click, in the order of hearing, and is proposed no more', async () => {
  const { visitor, meetingId } = await visitorAs('treasurer');
  const before = await visitor.call(contract.getAgenda, { meetingId });
  const topics = before.proposals.map(({ topic }) => topic);
  expect(topics).toEqual(expect.arrayContaining(['settlement', 'budget', 'contract', 'officers']));
  expect(new Set(topics).size).toBe(topics.length);
  for (const [number, { from: _from, ...proposal }] of before.proposals.toReversed().entries()) {
    const { key: sourceKey, ...words } = proposal;
    const item = { ...words, sourceKey, answers: {}, place: null };
    await visitor.call(contract.saveAgendaItem, { meetingId, itemId: idOf(number), ...item });
  }
  const { items, proposals } = await visitor.call(contract.getAgenda, { meetingId });
  expect(proposals).toEqual([]);
  expect(items.map(({ topic }) => topic)[0]).toBe('settlement');
  expect(items.map(({ topic }) => topic).slice(-2)).toEqual(['budget', 'officers']);
  expect(items[0]).toMatchObject({ label: '第1号議案', kind: 'ordinary', faults: [] });
  const officers = items.at(-1);
  expect(officers?.faults).toEqual(['要領に、まだ埋めていないところ（【 】）があります。']);
  const { steps } = await visitor.call(getPreparation, { meetingId });
  const unready = items.filter(({ faults }) => faults.length > 0).length;
  expect(steps.find(({ id }) => id === 'board')?.missing).toContain(
    `まだ送れない議案が${unready}件あります。`,
  );
});

test('a saved plan whose fee nobody has resolved gives the item its figures', async () => {
  const { visitor, meetingId } = await visitorAs('chair');
  const fees = async () => {
    const { proposals } = await visitor.call(contract.getAgenda, { meetingId });
    return proposals.filter(({ key }) => key.startsWith('fee:plan'));
  };
  expect(await fees()).toEqual([]);
  const steps = [
    { fromYear: 2026, unitPriceYen: 150 },
    { fromYear: 2027, unitPriceYen: 190 },
    { fromYear: 2030, unitPriceYen: 230 },
  ];
  await visitor.call(savePlanVersion, {
    baseNumber: 2,
    trial: { ...trialSchema.parse(noTrial), steps },
    name: '段階的に上げる案',
    note: '',
    planResolvedOn: null,
    feeResolvedOn: null,
  });
  expect(await fees()).toMatchObject([
    {
      topic: 'fee',
      from: '保存した長期修繕計画「段階的に上げる案」',
      gist: expect.stringContaining(
        '2027年4月分から専有面積1㎡あたり月額190円、2030年4月分から230円に改めます。',
      ),
    },
  ]);
});

test('what each kind takes follows the bylaws of this house, on both axes', async () => {
  const { visitor, meetingId } = await visitorAs('chair');
  const { demands } = await visitor.call(contract.getAgenda, { meetingId });
  const of = (kind: string) => demands.find((it) => it.kind === kind);
  expect(of('ordinary')).toMatchObject({
    pass: '出席した組合員の議決権の過半数',
    passCount: '60個のうち31個',
    quorumCount: '60個のうち31個',
    refused: '',
  });
  expect(of('bylaw')?.pass).toBe('出席した組合員の人数と議決権の、それぞれ4分の3以上');
  expect(of('bylaw')?.own[0]?.place).toContain('第47条');
  expect(of('rebuilding')).toMatchObject({ quorum: '', isLong: true });
});

test('an answer changes the kind; one item of 建替え makes the whole notice two months', async () => {
  const { visitor, meetingId } = await visitorAs('chair');
  const save = (item: Partial<contract.WrittenItem>) =>
    visitor.call(contract.saveAgendaItem, { meetingId, itemId: idOf(1), ...fee, ...item });
  const first = async () => (await visitor.call(contract.getAgenda, { meetingId })).items[0];
  await save({});
  expect(await first()).toMatchObject({ kind: 'ordinary', faults: [] });
  await save({ answers: { inBylaws: 'yes', what: 'rebuilding' } });
  expect(await first()).toMatchObject({ kind: 'bylaw', answers: { inBylaws: 'yes' } });
  const calledBy = async () =>
    (await visitor.call(getPreparation, { meetingId })).dispatch.latestOn;
  expect(await calledBy()).toBe('2027-05-08');
  await save({ topic: 'rebuilding', answers: { what: 'rebuilding', grounds: 'no' } });
  expect(await calledBy()).toBe('2027-03-22');
});

test('items are moved, removed and put back where they stood', async () => {
  const { visitor, meetingId } = await visitorAs('director');
  for (const number of [1, 2, 3]) {
    const title = `議案${number}`;
    await visitor.call(contract.saveAgendaItem, {
      meetingId,
      itemId: idOf(number),
      ...fee,
      title,
    });
  }
  const titles = async () =>
    (await visitor.call(contract.getAgenda, { meetingId })).items.map(({ title }) => title);
  expect(await titles()).toEqual(['議案1', '議案2', '議案3']);
  await visitor.call(contract.orderAgenda, { meetingId, itemIds: [3, 1, 2].map(idOf) });
  expect(await titles()).toEqual(['議案3', '議案1', '議案2']);
  await visitor.call(contract.removeAgendaItem, { meetingId, itemId: idOf(1) });
  const back = { ...fee, title: '議案1', place: 1 };
  await visitor.call(contract.saveAgendaItem, { meetingId, itemId: idOf(1), ...back });
  expect(await titles()).toEqual(['議案3', '議案1', '議案2']);
  await expect(
    visitor.call(contract.orderAgenda, { meetingId, itemIds: [idOf(1)] }),
  ).rejects.toMatchObject({ status: 409 });
});

test('drafts are for those who prepare: an auditor reads and writes nothing, an owner sees nothing', async () => {
  const { visitor, meetingId } = await visitorAs('auditor');
  expect((await visitor.call(contract.getAgenda, { meetingId })).items).toEqual([]);
  await expect(
    visitor.call(contract.saveAgendaItem, { meetingId, itemId: idOf(1), ...fee }),
  ).rejects.toMatchObject({ status: 403 });
  await visitor.call(setDemoRole, { role: 'owner' });
  await expect(visitor.call(contract.getAgenda, { meetingId })).rejects.toMatchObject({
    status: 403,
  });
});
