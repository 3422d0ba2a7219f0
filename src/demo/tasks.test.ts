import { describe, expect, it } from 'vitest';
import { relativeDates } from './relative-dates.ts';
import { seedTasks } from './tasks.ts';

describe.each(['2026-11-21', '2026-04-10', '2026-05-24', '2027-01-05', '2028-02-29'])(
  'tasks on %s',
  (today) => {
    const tasks = seedTasks(relativeDates(today));

    it('are ten, some done, the open ones due from today on', () => {
      expect(tasks).toHaveLength(10);
      const open = tasks.filter(({ done_at }) => done_at === null);
      expect(open.length).toBeGreaterThanOrEqual(5);
      expect(tasks.length - open.length).toBeGreaterThanOrEqual(3);
      expect(open.every(({ due_on }) => due_on !== null && due_on >= today)).toBe(true);
    });

    it('were set and done before today', () => {
      const wrong = tasks.filter(({ created_at, done_at }) => {
        const ended = done_at ?? created_at;
        return created_at.slice(0, 10) >= today || ended < created_at || ended.slice(0, 10) > today;
      });
      expect(wrong).toEqual([]);
    });
  },
);

it('name the month of the meeting they prepare', () => {
  const titles = seedTasks(relativeDates('2026-11-21')).map(({ title }) => title);
  expect(titles).toContain('12月の理事会の議題をまとめる');
  expect(titles).toContain('積立金の説明会の資料を作る');
  expect(titles).toContain('1月の消防設備点検の在宅をお願いする');
});
