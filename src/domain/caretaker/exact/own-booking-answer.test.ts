import { expect, test } from 'vitest';
import { ownBookingAnswer } from './own-booking-answer.ts';

const answerTo = (question: string) =>
  ownBookingAnswer({ asked: { question } } as Parameters<typeof ownBookingAnswer>[0])?.lines[0]
    ?.markdown;

test.each([
  'わたしの予約はいつですか',
  '私が予約した集会室はいつですか',
  'うちの予約は取れていますか',
])('%s leads to the page that shows it', (question) => {
  expect(answerTo(question)).toContain('(/demo/applications?view=bookings)');
});

test('how one books and what it costs is another question', () => {
  for (const question of [
    '集会室の予約はいつからできますか',
    '私は集会室を予約したいのですが',
    '予約の取り消しはいつまでですか',
  ]) {
    expect([question, answerTo(question)]).toEqual([question, undefined]);
  }
});
