import { expect, test } from 'vitest';
import { type MeetingPassage, meetingsIn } from './meetings.ts';

function passage(given: Partial<MeetingPassage>): MeetingPassage {
  return {
    sourceId: 'one',
    sourceTitle: '議事録',
    heading: '開会',
    category: 'general-meeting',
    issuedOn: '2026-06-10',
    text: '議長が開会を宣した。',
    ...given,
  };
}

const dayOf = (...passages: readonly Partial<MeetingPassage>[]) =>
  meetingsIn(passages.map(passage))[0]?.day;

test('the day is the one that the text tells, in whatever passage', () => {
  const told = { text: '日時　2026年5月24日（日） 10:00〜11:55' };
  expect(dayOf({ sourceTitle: '第17期 通常総会議事録' }, told)).toBe('2026-05-24');
  expect(dayOf({ text: '場所　集会室\n開催日時：令和8年5月24日' })).toBe('2026-05-24');
});

test('or else the month of the title, or else the day of issue', () => {
  const board = { category: 'board-meeting', sourceTitle: '2026年10月 理事会議事録' } as const;
  expect(dayOf({ ...board, issuedOn: '2026-10-17' })).toBe('2026-10-17');
  expect(dayOf({ ...board, issuedOn: '2026-11-05' })).toBe('2026-10-01');
  expect(dayOf({ ...board, sourceTitle: '理事会議事録' })).toBe('2026-06-10');
  expect(meetingsIn([passage({ issuedOn: null })])).toEqual([]);
});

test('minutes tell the day of the next meeting, too, which is not their own', () => {
  expect(dayOf({ text: '次回\n日時：2026年12月19日' })).toBe('2026-06-10');
});

test('a notice and a live record tell of a meeting before it is held', () => {
  const notice = passage({
    sourceTitle: '次回通常総会の予定',
    text: '名称：第18期 通常総会\n日時：2027年5月23日（日）',
  });
  const record = passage({
    sourceId: 'record-next-board-meeting',
    sourceTitle: '会議の予定',
    category: 'record',
    issuedOn: null,
    text: '次の理事会は、2026年12月19日（土）10:00から開かれます。',
  });
  expect(meetingsIn([notice, record])).toEqual([
    {
      sourceId: 'one',
      kind: 'general-meeting',
      day: '2027-05-23',
      term: undefined,
      isAnnounced: true,
    },
    {
      sourceId: 'record-next-board-meeting',
      kind: 'board-meeting',
      day: '2026-12-19',
      term: undefined,
      isAnnounced: true,
    },
  ]);
});

test('minutes of a meeting about a plan are no notice, and other documents no meeting', () => {
  const [minutes, ...others] = meetingsIn([
    passage({ sourceTitle: '第17期 通常総会議事録（予定表つき）' }),
    passage({ sourceId: 'two', category: 'notice', sourceTitle: '総会の日程のお知らせ' }),
  ]);
  expect([minutes?.isAnnounced, minutes?.term, others]).toEqual([false, '17', []]);
});

test('what a meeting decided is a record of a meeting that was held', () => {
  const record = passage({
    sourceId: 'record-last-general-meeting-2026-05-24',
    sourceTitle: '総会で決まったこと',
    heading: '2026年5月24日の第17期通常総会',
    category: 'record',
    issuedOn: null,
    text: 'その後の2026年11月21日の臨時総会で決まったことは、まだ登録されていません。',
  });
  expect(meetingsIn([record])).toEqual([
    {
      sourceId: 'record-last-general-meeting-2026-05-24',
      kind: 'general-meeting',
      day: '2026-05-24',
      term: '17',
      isAnnounced: false,
    },
  ]);
});
