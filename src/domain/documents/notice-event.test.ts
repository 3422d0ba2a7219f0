import { expect, test } from 'vitest';
import { eventWords } from './notice-event.ts';

const today = '2026-11-22';

test.each([
  ['2026-12-02', '10:00', '15:00', '12月2日（水）10:00〜15:00'],
  ['2026-12-02', '10:00', null, '12月2日（水）10:00〜'],
  ['2026-12-02', null, '15:00', '12月2日（水）15:00まで'],
  ['2026-12-02', null, null, '12月2日（水）'],
  ['2026-11-22', '10:00', '15:00', '11月22日（日）10:00〜15:00'],
  ['2026-11-21', '10:00', '15:00', '11月21日（土）10:00〜15:00（終わりました）'],
])('%s from %s until %s is %s', (on, startsAt, endsAt, words) => {
  expect(eventWords({ on, startsAt, endsAt }, today)).toBe(words);
});
