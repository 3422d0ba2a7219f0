import { expect, test } from 'vitest';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { asksForMeeting } from './asked-meeting.ts';
import { hasNoMinutes, passagesOfMeeting } from './passages-of-meeting.ts';

function passage(sourceId: string, heading: string, rest: Partial<KnowledgePassage> = {}) {
  return {
    id: `${sourceId}#${heading}`,
    title: heading,
    text: '話し合った。',
    origin: 'document',
    sourceId,
    sourceTitle: `${sourceId} 理事会議事録`,
    heading,
    href: '',
    category: 'board-meeting',
    issuedOn: '2026-10-17',
    inForceFrom: null,
    validity: 'always',
    confidence: null,
    ...rest,
  } as const satisfies KnowledgePassage;
}

const decided = passage('record-board-meeting-2026-09-19', '2026年9月19日の理事会', {
  text: '2026年9月19日の理事会では、議題1件を可決しました。',
  origin: 'record',
  category: 'record',
  issuedOn: null,
});
const text = '次の理事会は、2026年12月19日に開かれます。議題は2件です。';
const passages: readonly KnowledgePassage[] = [
  passage('2026年9月', '議題1　予算', { issuedOn: '2026-09-19' }),
  passage('2026年10月', '出席者'),
  passage('2026年10月', '議題1　排水管清掃'),
  passage('2026年10月', '議題1　排水管清掃'),
  passage('2026年10月', '防災訓練', { text: '決議： 可決\n役割を決めた。' }),
  passage('通知', '議題1　駐車場', {
    sourceTitle: '開催通知',
    text: '日時：2026年12月19日',
    issuedOn: '2026-11-16',
  }),
  passage('record-next-board-meeting', '次の理事会', {
    text,
    origin: 'record',
    category: 'record',
    issuedOn: null,
  }),
  decided,
];

function turnsOf(question: string, accepts: (passage: KnowledgePassage) => boolean = () => true) {
  const asked = asksForMeeting(question, '2026-11-21');
  return [...passagesOfMeeting(passages, asked, accepts)].map(([place, { turn }]) => [place, turn]);
}

test('the whole meeting: its matters in turn, the first passage of each, then the rest', () => {
  expect(turnsOf('先月の理事会で何が決まりましたか')).toEqual([
    [2, 0],
    [4, 1],
    [1, undefined],
    [3, undefined],
  ]);
});

test('one matter of a meeting has no turn', () => {
  expect(turnsOf('先月の理事会で訓練に反対した人は').map(([, turn]) => turn)).toEqual(
    Array(4).fill(undefined),
  );
});

test('of a coming meeting the live record goes first', () => {
  expect(turnsOf('次の理事会の議題を教えて')).toEqual([
    [6, 0],
    [5, undefined],
  ]);
  expect(turnsOf('次の理事会で駐車場のことを話しますか')).toEqual([
    [5, undefined],
    [6, undefined],
  ]);
});

test('no meeting, none that is known, or none that this reader may see', () => {
  expect(turnsOf('理事会は毎月いつですか')).toEqual([]);
  expect(turnsOf('2012年の理事会で何が決まりましたか')).toEqual([]);
  expect(turnsOf('先月の理事会で何が決まりましたか', () => false)).toEqual([]);
});

test('the record of what it decided names all its matters, and goes before the minutes', () => {
  expect(turnsOf('9月の理事会で決まったこと')).toEqual([
    [passages.indexOf(decided), 0],
    [0, undefined],
  ]);
});

test.each([
  ['2012年の理事会で何が決まりましたか', true],
  ['9月の理事会で何が決まりましたか', false],
  ['12月19日の理事会では何を話しますか', false],
  ['次の理事会の議題を教えて', false],
  ['理事会は毎月いつですか', false],
])('%s: no minutes tell of it: %s', (question, isMissing) => {
  expect(hasNoMinutes(passages, asksForMeeting(question, '2026-11-21'))).toBe(isMissing);
});

test('a meeting whose notice is all there is has no minutes yet', () => {
  const asked = asksForMeeting('12月19日の理事会で決まったことは', '2026-12-20');
  expect(hasNoMinutes(passages, asked)).toBe(true);
});
