import { beforeEach, expect, test } from 'vitest';
import { addTask } from '#contract/home.ts';
import { listMeetings } from '#contract/meetings.ts';
import { getSession } from '#contract/session.ts';
import { template } from '#demo/template.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
let visitor: ReturnType<typeof server.visit>;

beforeEach(() => {
  visitor = server.visit();
});

const meetings = '/api/associations/own/meetings';

async function readMeetings() {
  return visitor.call(listMeetings, {});
}

/** The folded lines of a calendar file put together again, as name and value. */
async function readCalendar(response: Response): Promise<[name: string, value: string][]> {
  const text = await response.text();
  expect(text.endsWith('\r\n')).toBe(true);
  return text
    .replaceAll('\r\n ', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);
}

test('general and board meetings, ahead and past, the latest first', async () => {
  const { today, meetings: all } = await readMeetings();
  expect(today).toBe('2026-11-21');
  const days = all.map(({ heldOn }) => heldOn);
  expect(days).toEqual(days.toSorted().toReversed());
  for (const kind of ['general', 'board']) {
    const ofKind = all.filter((meeting) => meeting.kind === kind);
    expect(ofKind.filter(({ status }) => status === 'planned').length).toBeGreaterThan(0);
    expect(ofKind.filter(({ status }) => status === 'held').length).toBeGreaterThanOrEqual(5);
  }
  for (const { status, heldOn } of all) expect(status).toBe(heldOn > today ? 'planned' : 'held');
});

test('an agenda stands in its order, resolutions with their result and votes', async () => {
  const { meetings: all } = await readMeetings();
  const last = all.find(({ kind, status }) => kind === 'general' && status === 'held');
  const resolutions = (last?.agenda ?? []).filter(({ kind }) => kind !== 'report');
  const labels = resolutions.map(({ label }) => label);
  expect(labels).toEqual(labels.map((_label, index) => `第${index + 1}号議案`));
  for (const { result, votesFor } of resolutions) {
    expect(result).not.toBeNull();
    expect(votesFor).toBeGreaterThan(0);
  }
});

test('what is planned has no result yet', async () => {
  const { meetings: all } = await readMeetings();
  const planned = all.filter(({ status }) => status === 'planned').flatMap(({ agenda }) => agenda);
  expect(planned.length).toBeGreaterThan(0);
  expect(planned.filter(({ result, votesFor }) => result !== null || votesFor !== null)).toEqual(
    [],
  );
});

test('one meeting comes as a calendar file in the time of Japan', async () => {
  const { meetings: all } = await readMeetings();
  const next = all.findLast(({ status, kind }) => status === 'planned' && kind === 'board');
  const response = await visitor.send(`${meetings}/${next?.id}/calendar.ics`);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="download\.ics"/,
  );
  const lines = await readCalendar(response);
  // 10:00 in Japan is 01:00 in UTC.
  expect(lines).toContainEqual(['DTSTART', '20261219T010000Z']);
  expect(lines).toContainEqual(['DTEND', '20261219T030000Z']);
  expect(lines).toContainEqual(['DTSTAMP', '20261121T030000Z']);
  expect(lines).toContainEqual(['SUMMARY', '理事会']);
  expect(lines).toContainEqual(['LOCATION', '集会室']);
  const description = lines.find(([name]) => name === 'DESCRIPTION')?.[1];
  expect(description).toContain('議題1　管理会社の月次報告\\n議題2');
  expect(lines.filter(([name, value]) => name === 'BEGIN' && value === 'VEVENT')).toHaveLength(1);
});

test('all meetings ahead come in one file, each under an id of its own', async () => {
  const { meetings: all } = await readMeetings();
  const planned = all.filter(({ status }) => status === 'planned');
  const lines = await readCalendar(await visitor.send(`${meetings}/calendar.ics`));
  const ids = lines.filter(([name]) => name === 'UID').map(([, value]) => value);
  expect(ids.toSorted()).toEqual(planned.map(({ id }) => `${id}@sumiwa`).toSorted());
});

test.each([
  ['a meeting that is not there', '00000000-0000-4000-8000-000000000000'],
  ['no id', 'next'],
])('%s has no calendar file', async (_name, id) => {
  const response = await visitor.send(`${meetings}/${id}/calendar.ics`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ message: '見つかりませんでした。' });
});

test("the calendar file of another visitor's association is not given out", async () => {
  const other = server.visit();
  await other.call(addTask, { title: '複製を作る', detail: '', dueOn: null });
  const { association } = await other.call(getSession, {});
  const path = `/api/associations/${association.id}/meetings/calendar.ics`;
  // By its id an association is opened by a session alone, a copy by nobody.
  expect((await other.send(path)).status).toBe(404);
  expect((await visitor.send(path)).status).toBe(404);
  const own = '/api/associations/own/meetings/calendar.ics';
  expect((await other.send(own)).status).toBe(200);
});

test('an unknown question is refused', async () => {
  expect((await visitor.send(`${meetings}?kind=board`)).status).toBe(400);
});

test('who is no member sees no meeting', async () => {
  await server.db.query('delete from membership where association_id = $1', [
    template.associationId,
  ]);
  await expect(readMeetings()).rejects.toMatchObject({ status: 404 });
  expect((await visitor.send(`${meetings}/calendar.ics`)).status).toBe(404);
});
