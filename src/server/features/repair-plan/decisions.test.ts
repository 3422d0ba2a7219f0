import { beforeEach, expect, test } from 'vitest';
import { createConversation, sendMessage } from '#contract/caretaker.ts';
import { getHome } from '#contract/home.ts';
import * as contract from '#contract/repair-plan.ts';
import { trial as trialSchema } from '#contract/repair-plan-parts.ts';
import { setDemoRole } from '#contract/session.ts';
import { noTrial } from '#domain/repair-plan/trial/trial.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
const empty = trialSchema.parse(noTrial);
/** The fees that end the shortage of the demonstration. */
const steps = [
  { fromYear: 2026, unitPriceYen: 150 },
  { fromYear: 2027, unitPriceYen: 190 },
  { fromYear: 2030, unitPriceYen: 230 },
  { fromYear: 2033, unitPriceYen: 265 },
];
const proposed = {
  baseNumber: 2,
  trial: { ...empty, steps },
  name: '段階的に上げる案',
  note: '',
  planResolvedOn: null,
  feeResolvedOn: null,
};
const presentHeadline =
  'このままだと2035年度から不足し、2050年度には約1億1,400万円足りなくなります';
let board: ReturnType<typeof server.visit>;

beforeEach(async () => {
  board = server.visit();
  await board.call(setDemoRole, { role: 'board' });
});

async function health() {
  const { repairHealth } = await board.call(getHome, {});
  if (!repairHealth) throw new Error('no plan');
  return repairHealth;
}

async function answerTo(question: string): Promise<string> {
  const { id } = await board.call(createConversation, { title: '計画' });
  const { message } = await board.call(sendMessage, { conversationId: id, message: question });
  return message.content;
}

test('a saved fee without a resolution changes no headline, no points and no fee in force', async () => {
  const before = await health();
  const { plan: planBefore, papers } = await board.call(contract.getRepairPlan, {});
  expect(before).toMatchObject({ headline: presentHeadline, verdict: 'short', proposal: null });
  await board.call(contract.savePlanVersion, proposed);
  const after = await health();
  expect({ ...after, proposal: null }).toEqual(before);
  expect(after.proposal).toEqual({
    mark: '総会で未決議の案',
    name: '第3版「段階的に上げる案」（2026年11月21日に保存）',
    conditions: [
      '積立金を、2027年度から1㎡あたり月190円、2030年度から230円、2033年度から265円にします（今は150円）',
    ],
    outcome:
      '総会で決議すると、計画どおりなら2055年度まで不足しません。工事費などのぶれを入れた4,000通りの試算では、不足するのは100回のうち約47回です。',
    note: '総会で決議するまでは、今の積立金のままで計算しています。点数にも入れていません。',
  });
  const { plan, papers: papersAfter, proposal } = await board.call(contract.getRepairPlan, {});
  expect(plan).toEqual(planBefore);
  expect(papersAfter).toEqual(papers);
  expect(proposal?.money.contribution.steps).toEqual(steps);
});

test('with the resolution and its day the proposal is the plan, in a version of its own', async () => {
  const before = await health();
  await board.call(contract.savePlanVersion, proposed);
  const resolution = { number: 3, resolvedOn: '2026-11-20', isPlanResolved: false };
  expect(await board.call(contract.resolveProposal, resolution)).toEqual({ number: 4 });
  const after = await health();
  expect(after).toMatchObject({
    headline: '計画どおりなら2055年度まで不足しません',
    chance: expect.stringContaining('不足するのは100回のうち約') as string,
    proposal: null,
  });
  expect(after.points).toBeGreaterThan(before.points);
  const { plan, papers, versions } = await board.call(contract.getRepairPlan, {});
  expect(plan.contribution.steps).toEqual(steps);
  expect(papers.feeResolvedOn).toBe('2026-11-20');
  expect(versions.at(-1)?.name).toBe('第3版の積立金を総会で決議');
});

test.each([
  ['a day to come', { resolvedOn: '2026-11-22' }, '今日までの日付'],
  ['a day before the fee in force was resolved', { resolvedOn: '2020-05-24' }, 'それより後の総会'],
  ['a version that is not the latest', { number: 2 }, 'ほかの方が先に'],
])('%s records no resolution', async (_name, wrong, sentence) => {
  await board.call(contract.savePlanVersion, proposed);
  const resolution = { number: 3, resolvedOn: '2026-11-20', isPlanResolved: false, ...wrong };
  await expect(board.call(contract.resolveProposal, resolution)).rejects.toMatchObject({
    message: expect.stringContaining(sentence) as string,
  });
  expect((await health()).headline).toBe(presentHeadline);
});

test('what is resolved already is resolved once, and a resident resolves nothing', async () => {
  const resolution = { number: 2, resolvedOn: '2026-11-20', isPlanResolved: false };
  await expect(board.call(contract.resolveProposal, resolution)).rejects.toMatchObject({
    message: 'この版は、すでに総会で決議されています。',
  });
  await board.call(setDemoRole, { role: 'resident' });
  await expect(board.call(contract.resolveProposal, resolution)).rejects.toMatchObject({
    status: 403,
  });
});

test('a later correction of the works leaves the proposal standing', async () => {
  await board.call(contract.savePlanVersion, proposed);
  await board.call(contract.savePlanVersion, {
    ...proposed,
    baseNumber: 3,
    name: '単価の見直し',
    trial: { ...empty, prices: [{ itemId: null, group: 15, percent: 5 }] },
  });
  const { plan, proposal } = await board.call(contract.getRepairPlan, {});
  expect(plan.contribution.steps).toEqual([{ fromYear: 2026, unitPriceYen: 150 }]);
  expect(proposal).toMatchObject({ number: 4, money: { contribution: { steps } } });
});

test('to go back to the version before withdraws the proposal', async () => {
  await board.call(contract.savePlanVersion, proposed);
  await board.call(contract.restorePlanVersion, { number: 2 });
  expect((await board.call(contract.getRepairPlan, {})).proposal).toBeNull();
});

test('an old fee that was replaced needs a resolution of its own', async () => {
  await board.call(contract.savePlanVersion, { ...proposed, feeResolvedOn: '2026-11-20' });
  await board.call(contract.restorePlanVersion, { number: 2 });
  const { plan, proposal, versions } = await board.call(contract.getRepairPlan, {});
  expect(plan.contribution.steps).toEqual(steps);
  expect(proposal?.number).toBe(4);
  expect(versions.at(-1)?.papers.feeResolvedOn).toBeNull();
});

test('the caretaker tells the fee in force, and of the proposal only as what it is', async () => {
  await board.call(contract.savePlanVersion, proposed);
  const text = await answerTo('長期修繕計画の状況を教えて');
  expect(text).toContain('2035年度に修繕積立金が約1,300万円不足する見込みです');
  expect(text).not.toContain('2055年度まで不足しない見込みです');
});

/** 共通仮設 at ten times its price, with no resolution of any meeting. */
async function saveDearerWorks() {
  const { plan } = await board.call(contract.getRepairPlan, {});
  const item = plan.items.find(({ group, years }) => group === 1 && years.includes(2035));
  if (!item) throw new Error('no 仮設 in 2035');
  const dearer = { ...item, unitPriceYen: item.unitPriceYen * 10 };
  await board.call(contract.savePlanVersion, {
    ...proposed,
    name: '2026年11月の見直し',
    trial: { ...empty, edits: { changed: [dearer], removed: [] } },
  });
}

const worksNote =
  '工事の表（内容と費用）は、理事会が2026年11月21日に保存したもので、総会ではまだ決議していません（最後の決議：2023年5月28日）。見通しは、この表の費用で計算しています。';

test('works that no meeting has resolved count for the shortage, are marked everywhere and are not certified', async () => {
  await saveDearerWorks();
  const after = await health();
  expect(after.headline).not.toBe(presentHeadline);
  expect(after).toMatchObject({ verdict: 'short', worksNote, proposal: null });
  const { plan, papers, undecidedWorks } = await board.call(contract.getRepairPlan, {});
  expect(undecidedWorks).toEqual({ savedOn: '2026-11-21', lastResolvedOn: '2023-05-28' });
  expect(plan.items.map(({ priceSource }) => priceSource)).toContain(
    '単価を変更（2026年11月21日）。前の出どころ：2023年 澄川設計室の概算',
  );
  expect(papers).toMatchObject({ planResolvedOn: null, feeResolvedOn: '2023-05-28' });
  expect(await answerTo('長期修繕計画の状況を教えて')).toContain(
    '総会ではまだ決議していません（最後の決議：2023年5月28日）',
  );
});

test('an undecided fee beside undecided works hides neither', async () => {
  await saveDearerWorks();
  await board.call(contract.savePlanVersion, { ...proposed, baseNumber: 3 });
  const { papers, proposal } = await board.call(contract.getRepairPlan, {});
  expect(proposal?.number).toBe(4);
  expect(papers.planResolvedOn).toBeNull();
  expect((await health()).worksNote).toBe(worksNote);
});

test('a meeting that resolves the works alone leaves the fee as it is', async () => {
  await saveDearerWorks();
  const resolution = { number: 3, resolvedOn: '2026-11-20', isPlanResolved: false };
  await expect(
    board.call(contract.resolveProposal, { ...resolution, resolvedOn: '2022-05-22' }),
  ).rejects.toMatchObject({ message: expect.stringContaining('それより後の総会') as string });
  expect(await board.call(contract.resolveProposal, resolution)).toEqual({ number: 4 });
  const { papers, undecidedWorks, versions } = await board.call(contract.getRepairPlan, {});
  expect(undecidedWorks).toBeNull();
  expect(papers).toMatchObject({ planResolvedOn: '2026-11-20', feeResolvedOn: '2023-05-28' });
  expect(versions.at(-1)?.name).toBe('第3版の工事の表を総会で決議');
  expect((await health()).worksNote).toBeNull();
});
