import { expect, test } from 'vitest';
import { findingMail, isWished } from './finding-mail.ts';

const place = { association: 'みどり坂管理組合', pageUrl: 'https://sumiwa.example/kumiai/a' };

test('a mail counts by severity and by kind, and names the place to look', () => {
  const { subject, body } = findingMail(
    [
      { check: 'no-voucher', severity: 'check' },
      { check: 'bank-difference', severity: 'urgent' },
      { check: 'no-voucher', severity: 'check' },
    ],
    place,
  );
  expect(subject).toBe('【スミワ】点検で見ていただきたいこと：至急1件、確認2件');
  expect(body).toContain('・至急　銀行の残高と帳簿\n・確認　証憑のない支払い（2件）\n');
  expect(body).toContain(place.pageUrl);
});

test('whoever chose the pressing ones is told of no other', () => {
  expect(isWished('all', 'note')).toBe(true);
  expect(isWished('urgent', 'urgent')).toBe(true);
  expect(isWished('urgent', 'check')).toBe(false);
  expect(isWished('off', 'urgent')).toBe(false);
});
