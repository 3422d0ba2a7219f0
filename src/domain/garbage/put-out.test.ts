import { expect, test } from 'vitest';
import { isGarbagePlace, putOutHour } from './put-out.ts';

const by = (...hours: readonly (string | null)[]) => hours.map((putOutBy) => ({ putOutBy }));

test('the hour as one says it, the earliest of several, none where none is known', () => {
  expect(putOutHour(by('08:30', '08:30'))).toBe('8:30');
  expect(putOutHour(by('10:00', null, '08:00'))).toBe('8:00');
  expect(putOutHour(by('10:00'))).toBe('10:00');
  expect(putOutHour(by(null))).toBeNull();
  expect(putOutHour([])).toBeNull();
});

test('the place of the garbage by its name', () => {
  const names = ['ごみ置場', 'ゴミ置き場', 'ごみ集積所', 'ゴミステーション', 'ごみ庫'];
  expect(names.filter((name) => !isGarbagePlace({ name }))).toEqual([]);
  expect(['駐輪場', 'バイク置場', '集会室'].filter((name) => isGarbagePlace({ name }))).toEqual([]);
});
