import { expect, test } from 'vitest';
import { listMeetings } from '#contract/meetings.ts';
import * as contract from '#contract/minutes.ts';
import { setDemoRole } from '#contract/session.ts';
import * as votes from '#contract/votes.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();

/** The demonstration's last 通常総会, as its chair sees it. */
async function lastMeeting() {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'chair' });
  const { meetings } = await visitor.call(contract.listMinutesMeetings, {});
  const [last] = meetings;
  if (!last) throw new Error('the last meeting has no record');
  return { visitor, meetingId: last.id };
}

test('the minutes of the last meeting come out of its box, to the figure', async () => {
  const { visitor, meetingId } = await lastMeeting();
  const { draft, documentId } = await visitor.call(contract.getMinutes, { meetingId });
  const { meetings } = await visitor.call(listMeetings, {});
  const told = meetings.find(({ id }) => id === meetingId);
  expect(documentId).toBe(told?.documentId);
  const outcomes = draft?.checks.map(({ id, outcome }) => [id, outcome]);
  expect(outcomes).toEqual([
    ['X46', 'none'],
    ['X47', 'none'],
    ['X48', 'good'],
    ['X49', 'good'],
    ['X50', 'good'],
    ['X51', 'good'],
    ['X52', 'good'],
    ['X53', 'good'],
    // Whoever signed stands in the paper of that day, not here.
    ['X54', 'error'],
  ]);
  const text = JSON.stringify(draft?.paper);
  expect(text).toContain(
    '第2号議案は、出席組合員47名・議決権49個のうち、賛成43名・45個、反対3名・3個、棄権1名・1個となり、可決されました。',
  );
  expect(text).toContain('["出席計","47名","49個"]');
});

test('what was decided is compared with what stands elsewhere today', async () => {
  const { visitor, meetingId } = await lastMeeting();
  const { checks } = await visitor.call(contract.getAfterMeeting, { meetingId });
  expect(checks.map(({ id, outcome }) => [id, outcome])).toEqual([
    // Its convocation went out elsewhere: nothing says what its items said of fees and contracts.
    ['X55', 'none'],
    ['X57', 'none'],
    ['X59', 'good'],
    ['X60', 'good'],
  ]);
  await visitor.call(setDemoRole, { role: 'owner' });
  await expect(visitor.call(contract.getAfterMeeting, { meetingId })).rejects.toMatchObject({
    status: 403,
  });
});

test('its box is whole and closed: nothing is added to it, in a copy neither', async () => {
  const { visitor, meetingId } = await lastMeeting();
  const { box } = await visitor.call(votes.getVotes, { meetingId });
  expect(box?.chain).toMatchObject({ count: 29, brokenAt: null });
  expect(box?.record).toMatchObject({ isOutdated: false });
  expect(box?.record.tellerAt).not.toBeNull();
  const [item] = box?.items ?? [];
  const id = crypto.randomUUID();
  const again = { meetingId, itemId: item?.id ?? '', id, what: 'reopened' as const };
  await expect(visitor.call(votes.noteRound, again)).rejects.toMatchObject({ status: 409 });
});

test('it was counted by the bylaws of that day, and says what of them did not count', async () => {
  const { visitor, meetingId } = await lastMeeting();
  const { box } = await visitor.call(votes.getVotes, { meetingId });
  const special = box?.items.find(({ kind }) => kind === 'bylaw');
  expect(special?.rule.own.map(({ place }) => place)).toEqual([
    '管理規約（旧版・抜粋） 第47条（総会の会議及び議事）',
    '管理規約（旧版・抜粋） 第47条（総会の会議及び議事）',
  ]);
  expect(special?.rule.refused).toContain('使えません');
  expect(special?.tally).toMatchObject({
    passes: true,
    byChoice: { yes: { heads: 43, votes: 45 } },
  });
});
