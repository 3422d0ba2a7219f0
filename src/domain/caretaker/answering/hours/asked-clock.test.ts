import { expect, test } from 'vitest';
import { askedClock } from './asked-clock.ts';

const minutes = (question: string) => askedClock(question)?.minutes;

test.each([
  ['夜の9時に弾いてもいい？', 21 * 60],
  ['夜12時に掃除機は', 0],
  ['夜2時に帰ってきても', 2 * 60],
  ['夜中の1時に洗濯機を回してもいいですか', 60],
  ['深夜11時に', 23 * 60],
  ['朝6時半に出していい？', 6 * 60 + 30],
  ['夕方5時半から', 17 * 60 + 30],
  ['お昼の1時に', 13 * 60],
  ['昼の11時に', 11 * 60],
  ['午後12時に', 12 * 60],
  ['19時に管理員さんはいますか', 19 * 60],
  ['２１：３０に', 21 * 60 + 30],
])('%s', (question, expected) => {
  expect(minutes(question)).toBe(expected);
});

test.each([
  ['9時に弾いてもいい', 'either half of the day'],
  ['朝8時から夕方5時まで', 'two times'],
  ['日曜の朝8時から工事してもいい？', 'a day of its own'],
  ['12月29日の朝9時に', 'a day of its own'],
  ['24時間使えますか', 'how long'],
  ['朝7時75分', 'no time at all'],
  ['夜は静かにしたほうがいいですか', 'no hour'],
])('%s: %s', (question) => {
  expect(askedClock(question)).toBeUndefined();
});

test('up to a time is not at that time; the words are those typed', () => {
  expect(askedClock('夜10時まで使えますか')).toEqual({
    words: '夜10時',
    minutes: 22 * 60,
    isUntil: true,
  });
  expect(askedClock('夜10時に使えますか')?.isUntil).toBe(false);
});
