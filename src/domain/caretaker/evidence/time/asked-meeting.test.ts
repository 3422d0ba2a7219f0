import { expect, test } from 'vitest';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { asksForMeeting } from './asked-meeting.ts';
import type { Meeting } from './meetings.ts';

const today = '2026-11-21';

const general = { kind: 'general-meeting', term: undefined, isAnnounced: false } as const;
const board = { kind: 'board-meeting', term: undefined, isAnnounced: false } as const;

const meetings: readonly Meeting[] = [
  { ...general, sourceId: '15期', day: '2024-05-26', term: '15' },
  { ...general, sourceId: '16期', day: '2025-05-25', term: '16' },
  { ...general, sourceId: '臨時', day: '2025-10-05' },
  { ...general, sourceId: '17期', day: '2026-05-24', term: '17' },
  { ...general, sourceId: '18期', day: '2027-05-23', term: '18', isAnnounced: true },
  { ...board, sourceId: '25年4月', day: '2025-04-19' },
  { ...board, sourceId: '25年10月', day: '2025-10-18' },
  { ...board, sourceId: '25年12月', day: '2025-12-20' },
  { ...board, sourceId: '26年3月', day: '2026-03-21' },
  { ...board, sourceId: '26年4月', day: '2026-04-18' },
  { ...board, sourceId: '26年10月の通知', day: '2026-10-17', isAnnounced: true },
  { ...board, sourceId: '26年10月', day: '2026-10-17' },
  { ...board, sourceId: '26年12月の通知', day: '2026-12-19', isAnnounced: true },
];

function meant(question: string, on = today): readonly string[] {
  const asked = asksForMeeting(normalise(question), on);
  return asked?.among(meetings).map(({ sourceId }) => sourceId) ?? [];
}

test.each([
  ['去年の総会で何が決まりましたか', ['16期', '臨時']],
  ['おととしの通常総会の議案は', ['15期']],
  ['今年の総会で決まったことは?', ['17期']],
  ['来年の総会はいつですか', ['18期']],
  ['2025年の総会', ['16期', '臨時']],
  ['令和7年5月の総会の決議', ['16期']],
  ['昨年5月の総会で反対した人は何人', ['16期']],
  ['前回の総会の結果を教えて', ['17期']],
  ['この前の総会で何が決まりましたか', ['17期']],
  ['総会の結果を教えて', ['17期']],
  ['総会の出席率は', ['17期']],
  ['総会の出席者数を教えて', ['17期']],
  ['総会には何人来ましたか', ['17期']],
  ['総会の委任状は何通集まった?', ['17期']],
  ['理事会で決まったことは', ['26年10月']],
  ['第16期の総会で決まったこと', ['16期']],
  ['第十六期通常総会の決議事項', ['16期']],
  ['去年開かれた総会の様子', []],
  ['去年に開かれた総会で出た意見', ['16期', '臨時']],
  ['次回総会の議案', ['18期']],
  ['次の総会までの予定', ['18期']],
  ['先月の理事会で決まったこと', ['26年10月']],
  ['10月17日の理事会で何が決まった', ['26年10月']],
  ['11月21日の理事会で何が決まった', []],
  ['12月20日の理事会の議事録', ['25年12月']],
  ['10月の理事会で何を話した?', ['26年10月']],
  ['2025年10月の理事会の議事録', ['25年10月']],
  ['12月の理事会では何を話しますか', ['26年12月の通知']],
  ['12月の理事会で決まったことは', ['25年12月']],
  ['前回の理事会', ['26年10月']],
  ['今度の理事会の議題は', ['26年12月の通知']],
  ['この春の理事会で決まったこと', ['26年3月', '26年4月']],
  ['去年の春の理事会', ['25年4月']],
  ['2025年度の理事会で決まったこと', ['25年4月', '25年10月', '25年12月', '26年3月']],
])('%s means %j', (question, expected) => {
  expect(meant(question)).toEqual(expected);
});

test('in February last year is the one before, and last year’s October is the latest', () => {
  expect(meant('去年の総会', '2026-02-10')).toEqual(['16期', '臨時']);
  expect(meant('10月の理事会で決まったこと', '2026-02-10')).toEqual(['25年10月']);
});

test.each([
  '総会は何人集まれば成立しますか',
  '総会の委任状は何通まで持てますか',
  '総会は何人出席すれば成立しますか',
  '総会の出席率を上げるにはどうすればいいですか',
  '総会の議事録はどこで見られますか',
  '総会の結果はいつ知らされますか',
  '理事会で決めていいことは何ですか',
  '駐車場の使用料は総会で決めますか',
  '去年の総会で決まった宅配ボックスの使い方は',
  '2022年の総会で可決された工事はいつ終わりましたか',
  '前回の総会の後に変わった決まりは',
  '去年の工事の費用',
  '理事会は毎月何日ですか',
  '2012年の通常総会では何が決まりましたか',
  '今月の理事会で何が決まりましたか',
])('%s means none of them', (question) => {
  expect(meant(question)).toEqual([]);
});

test.each([
  ['去年の総会で何が決まりましたか', true],
  ['2026年5月の総会で可決された議案を全部教えて', true],
  ['10月の理事会の議事録を見せて', true],
  ['前回の理事会では何を話し合いましたか', true],
  ['次回総会の議案を教えて', true],
  ['来月の理事会では何を話す予定?', true],
  ['去年の総会で反対した人は', false],
  ['総会の出席者数を教えて', false],
  ['10月の理事会でアンケートについて何と言っていましたか', false],
  ['前回の総会はいつでしたか', false],
  ['次の総会までの予定', false],
  ['次の総会の予定は', false],
])('%s asks for the whole meeting: %s', (question, isWhole) => {
  expect(asksForMeeting(normalise(question), today)?.isWhole).toBe(isWhole);
});

test.each([
  ['2020年の総会で何が決まりましたか', true],
  ['11月21日の理事会で案は絞られた?', true],
  ['第10期の総会で選ばれた役員は', true],
  ['来年の総会はいつですか', false],
  ['12月の理事会では何を話しますか', false],
  ['前回の理事会で決まったこと', false],
])('%s: of one held at a time that is named: %s', (question, isHeld) => {
  expect(asksForMeeting(normalise(question), today)?.isHeld).toBe(isHeld);
});
