import fc from 'fast-check';
import { expect, test } from 'vitest';
import { liesIn, toldHours } from './told-hours.ts';

test.each([
  ['楽器を鳴らせるのは、9:00〜20:00です。', 9 * 60, 20 * 60],
  ['午前9時から午後9時までとする。', 9 * 60, 21 * 60],
  ['収集日の午前6時から午前8時30分までに出す。', 6 * 60, 8 * 60 + 30],
  ['22:00〜7:00は静かに。日曜大工は避けてください。', 22 * 60, 7 * 60],
  ['午後10時から翌朝の6時までは使わないこと。', 22 * 60, 6 * 60],
])('%s', (sentence, from, until) => {
  expect(toldHours(sentence)).toEqual({ from, until });
});

test.each([
  ['水曜は8:00〜12:00です。', 'one day of the week'],
  ['午前は8:00〜12:00、午後は13:00〜17:00です。', 'twice'],
  ['電話 0120-000-555（9:00〜20:00）', 'a telephone'],
  ['総会は10:00に始めます。', 'no end'],
  ['契約は2026年4月から2027年3月までです。', 'months'],
])('%s: %s', (sentence) => {
  expect(toldHours(sentence)).toBeUndefined();
});

test('the hours of the night go past midnight; their ends are told only where they are clear', () => {
  const night = { from: 22 * 60, until: 7 * 60 };
  expect(liesIn(night, 60, false)).toBe(true);
  expect(liesIn(night, 21 * 60, false)).toBe(false);
  expect(liesIn(night, 22 * 60, false)).toBe(true);
  expect(liesIn(night, 7 * 60, false)).toBeUndefined();
  expect(liesIn(night, 7 * 60, true)).toBe(true);
  expect(liesIn(night, 22 * 60, true)).toBeUndefined();
});

test('a time lies either in the hours or in the rest of the day', () => {
  const time = fc.integer({ min: 0, max: 24 * 60 - 1 });
  fc.assert(
    fc.property(time, time, time, (from, until, minutes) => {
      fc.pre(new Set([from, until, minutes]).size === 3);
      const isIn = liesIn({ from, until }, minutes, false);
      expect(liesIn({ from: until, until: from }, minutes, false)).toBe(!isIn);
    }),
  );
});
