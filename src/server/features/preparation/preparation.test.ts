import { expect, test } from 'vitest';
import { listMeetings } from '#contract/meetings.ts';
import * as contract from '#contract/preparation.ts';
import { setDemoRole } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;

async function visitorAs(role: Role): Promise<Visitor> {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role });
  return visitor;
}

const id = '0199a000-0000-7000-8000-000000000001';
const planned = {
  title: '臨時総会',
  heldOn: '2027-02-21',
  startsAt: '10:00',
  endsAt: '12:00',
  place: '集会室',
};

test('the next 通常総会 of the demonstration is counted back by its own bylaws', async () => {
  const chair = await visitorAs('chair');
  const { meetings, period, annualLimit, titles } = await chair.call(contract.listPreparations, {});
  expect(period).toEqual({ count: 2, unit: 'week' });
  expect(annualLimit).toMatchObject({ months: 2, yearStartsOn: '04-01' });
  const [next] = meetings;
  expect(next).toMatchObject({ title: '第18期 通常総会', heldOn: '2027-05-23' });
  expect(titles).toEqual({ annual: '第19期 通常総会', extraordinary: '臨時総会' });
  const { dispatch, steps, announcedBy } = await chair.call(contract.getPreparation, {
    meetingId: next?.id ?? '',
  });
  expect(dispatch).toMatchObject({ latestOn: '2027-05-08', urgentOn: '2027-05-15' });
  expect(dispatch.own?.place).toContain('第43条');
  expect(steps.map(({ id: step }) => step)).toContain('audit');
  expect(steps.find(({ id: step }) => step === 'settlement')?.missing).toEqual([
    '年度が終わる3月31日（水）のあとに作れます。',
  ]);
  expect(announcedBy?.title).toBe('次回通常総会の予定');
});

test('the chair sets a day, changes it and takes it back; everybody sees it at once', async () => {
  const chair = await visitorAs('chair');
  await chair.call(contract.planMeeting, { id, ...planned });
  await chair.call(contract.planMeeting, { id, ...planned });
  const seen = async () =>
    (await chair.call(listMeetings, {})).meetings.filter((it) => it.id === id);
  expect(await seen()).toMatchObject([{ title: '臨時総会', heldOn: '2027-02-21', agenda: [] }]);
  const before = await chair.call(contract.getPreparation, { meetingId: id });
  expect(before.dispatch.latestOn).toBe('2027-02-06');
  expect(before.steps.map((it) => it.id)).not.toContain('settlement');
  await chair.call(contract.changePlannedMeeting, {
    meetingId: id,
    ...planned,
    heldOn: '2027-02-28',
  });
  const after = await chair.call(contract.getPreparation, { meetingId: id });
  expect(after.dispatch.latestOn).toBe('2027-02-13');
  await chair.call(contract.cancelPlannedMeeting, { meetingId: id });
  expect(await seen()).toEqual([]);
});

test('a day that is too soon is late in every step, in words', async () => {
  const chair = await visitorAs('chair');
  await chair.call(contract.planMeeting, { id, ...planned, heldOn: '2026-11-30' });
  const { steps } = await chair.call(contract.getPreparation, { meetingId: id });
  const dispatch = steps.find((it) => it.id === 'dispatch');
  // Nine days ahead: too late by the bylaws, still possible with the board's approval.
  expect(dispatch).toMatchObject({ state: 'late', latestOn: '2026-11-15' });
  expect(dispatch?.missing.at(-1)).toBe(
    '急ぐときは、理事会の承認があれば11月22日（日）までに出せます。',
  );
});

test.each([
  ['today', { heldOn: '2026-11-21' }, '明日から2年後まで'],
  ['in three years', { heldOn: '2029-12-01' }, '明日から2年後まで'],
  ['ending before it begins', { endsAt: '09:00' }, '終わりの時刻'],
])('a meeting %s is refused', async (_name, change, sentence) => {
  const chair = await visitorAs('chair');
  await expect(chair.call(contract.planMeeting, { id, ...planned, ...change })).rejects.toThrow(
    sentence,
  );
});

test('a meeting with items is not taken away, one that was held is not moved', async () => {
  const chair = await visitorAs('chair');
  const { meetings } = await chair.call(contract.listPreparations, {});
  const meetingId = meetings[0]?.id ?? '';
  await expect(chair.call(contract.cancelPlannedMeeting, { meetingId })).rejects.toThrow(
    'この総会は消せません',
  );
  const all = (await chair.call(listMeetings, {})).meetings;
  const held = all.find(({ kind, status }) => kind === 'general' && status === 'held');
  await expect(
    chair.call(contract.changePlannedMeeting, { meetingId: held?.id ?? '', ...planned }),
  ).rejects.toThrow('終わった総会');
  const board = all.find(({ kind }) => kind === 'board');
  await expect(
    chair.call(contract.planMeeting, { id: board?.id ?? '', ...planned }),
  ).rejects.toMatchObject({ status: 409 });
  await expect(
    chair.call(contract.getPreparation, { meetingId: board?.id ?? '' }),
  ).rejects.toMatchObject({ status: 404 });
});

test('a director looks and sets no day; an owner does not look', async () => {
  const director = await visitorAs('director');
  expect((await director.call(contract.listPreparations, {})).meetings).toHaveLength(1);
  await expect(director.call(contract.planMeeting, { id, ...planned })).rejects.toThrow(
    '今の立場ではできません',
  );
  const owner = await visitorAs('owner');
  await expect(owner.call(contract.listPreparations, {})).rejects.toMatchObject({ status: 403 });
});
