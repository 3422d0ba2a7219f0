import { expect, test } from 'vitest';
import { stillToCome } from './still-to-come.ts';

const burnable = {
  name: '燃やすごみ',
  on: '2026-11-24',
  putOutBy: '08:30',
  following: '2026-11-27',
};
const plastic = {
  name: 'プラスチック',
  on: '2026-11-26',
  putOutBy: '08:30',
  following: '2026-12-03',
};
const daysAt = (day: string, time: string) =>
  stillToCome([burnable, plastic], { day, time }).map(({ on }) => on);

test('what is collected today counts until its hour', () => {
  expect(daysAt('2026-11-24', '08:29')).toEqual(['2026-11-24', '2026-11-26']);
  expect(daysAt('2026-11-24', '08:30')).toEqual(['2026-11-26', '2026-11-27']);
  expect(daysAt('2026-11-23', '23:59')).toEqual(['2026-11-24', '2026-11-26']);
});

test('without an hour the whole day counts, and a last day has nothing after it', () => {
  const all = [
    { ...burnable, putOutBy: null },
    { ...plastic, on: '2026-11-24', following: null },
  ];
  expect(stillToCome(all, { day: '2026-11-24', time: '23:00' })).toEqual([
    { name: '燃やすごみ', on: '2026-11-24', putOutBy: null },
  ]);
});
