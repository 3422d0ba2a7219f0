import { expect, test } from 'vitest';
import { dueNotice, trialEndMail } from './trial-notice.ts';

test('a notice is due fourteen, seven and one day before the end', () => {
  const endsOn = '2026-12-21';
  const days = [
    ['2026-11-21', null],
    ['2026-12-07', null],
    ['2026-12-08', 14],
    ['2026-12-14', 14],
    ['2026-12-15', 7],
    ['2026-12-20', 7],
    ['2026-12-21', 1],
    ['2026-12-22', null],
  ] as const;
  expect(days.map(([today]) => dueNotice(endsOn, today))).toEqual(days.map(([, due]) => due));
  expect(dueNotice(null, '2026-12-21')).toBeNull();
});

test('the mail says the day, what happens and what does not, and how to go on', () => {
  const told = { association: '海風ハイツ管理組合', endsOn: '2026-12-21', pageUrl: 'https://x.jp' };
  const { subject, body } = trialEndMail({ ...told, daysLeft: 7 });
  expect(subject).toBe('【スミワ】お試しはあと7日です');
  expect(body).toContain(
    '海風ハイツ管理組合のスミワのお試しは、2026年12月21日に終わります（あと7日）。',
  );
  expect(body).toContain('これまでどおり見られます');
  expect(body).toContain('新しく書き込めなくなります');
  expect(trialEndMail({ ...told, daysLeft: 1 }).subject).toBe('【スミワ】お試しは今日までです');
});
