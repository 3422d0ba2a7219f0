import { describe, expect, test } from 'vitest';
import { deviceWords } from './device-words.ts';
import { readMailAddress } from './mail-address.ts';
import { judgeSession, type SessionState, sessionLives } from './session-rules.ts';
import { slotOf } from './sign-in-limits.ts';
import { numberMail, stolenSessionMail, unknownAddressMail } from './sign-in-mails.ts';
import { numberFrom, readSignInNumber, spacedNumber } from './sign-in-number.ts';

describe('the number', () => {
  test('has eight digits, zeros in front included', () => {
    expect(numberFrom(() => 42)).toBe('00000042');
    expect(spacedNumber('00000042')).toBe('0000 0042');
  });

  test.each([
    ['1234 5678', '12345678'],
    ['１２３４　５６７８', '12345678'],
    ['1234-5678', '12345678'],
    [' 12345678\n', '12345678'],
    ['1234567', undefined],
    ['123456789', undefined],
    ['1234567a', undefined],
    ['', undefined],
  ])('%o is read as %o', (typed, number) => {
    expect(readSignInNumber(typed)).toBe(number);
  });
});

test.each([
  [' Hanako.Sato@Example.JP ', 'hanako.sato@example.jp'],
  ['ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ', 'hanako@example.jp'],
  ['hanako@example', undefined],
  ['hanako@@example.jp', undefined],
  ['a@example.jp,b@example.jp', undefined],
  [`${'a'.repeat(200)}@example.jp`, undefined],
])('the address %o is read as %o', (typed, address) => {
  expect(readMailAddress(typed)).toBe(address);
});

describe('a session', () => {
  const dayMs = 86_400_000;
  const made: SessionState = {
    isShared: false,
    lastSeenMs: 0,
    endsAtMs: sessionLives.own.wholeMs,
    turnedAtMs: 0,
    confirmedAtMs: 0,
  };

  test('is turned once a day, and the new secret is confirmed by its first use', () => {
    expect(judgeSession(made, 'current', dayMs - 1)).toBe('accept');
    expect(judgeSession(made, 'current', dayMs)).toBe('turn');
    const turned = { ...made, turnedAtMs: dayMs, confirmedAtMs: null, lastSeenMs: dayMs };
    expect(judgeSession(turned, 'current', dayMs + 1)).toBe('confirm');
  });

  test('an answer that was lost signs nobody out', () => {
    const turned = { ...made, turnedAtMs: dayMs, confirmedAtMs: null, lastSeenMs: dayMs };
    expect(judgeSession(turned, 'previous', dayMs + 59_999)).toBe('accept');
    expect(judgeSession(turned, 'previous', dayMs + 3_600_000)).toBe('turn');
  });

  test('the old secret is good for a minute after the new one was seen, then it is a stolen one', () => {
    const confirmed = { ...made, turnedAtMs: dayMs, confirmedAtMs: dayMs, lastSeenMs: dayMs };
    expect(judgeSession(confirmed, 'previous', dayMs + 59_999)).toBe('accept');
    expect(judgeSession(confirmed, 'previous', dayMs + 60_000)).toBe('stolen');
    expect(judgeSession(confirmed, 'neither', dayMs)).toBe('ended');
  });

  test('ends unused after 60 days, used after 180; on a shared device after half an hour', () => {
    expect(judgeSession(made, 'current', 60 * dayMs)).toBe('ended');
    const used = { ...made, lastSeenMs: 179 * dayMs, turnedAtMs: 179 * dayMs };
    expect(judgeSession(used, 'current', 180 * dayMs - 1)).toBe('accept');
    expect(judgeSession(used, 'current', 180 * dayMs)).toBe('ended');
    expect(judgeSession({ ...made, isShared: true }, 'current', 1_799_999)).toBe('accept');
    expect(judgeSession({ ...made, isShared: true }, 'current', 1_800_000)).toBe('ended');
  });
});

test('windows stand side by side', () => {
  const limit = { name: 'x', count: 1, windowMs: 1000 };
  expect([0, 999, 1000].map((nowMs) => slotOf(limit, nowMs))).toEqual([0, 0, 1]);
});

test('a device is told in words, without its version', () => {
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36';
  expect(deviceWords(iphone)).toBe('iPhone（Safari）');
  expect(deviceWords(`${windows} Edg/142.0`)).toBe('Windowsパソコン（Edge）');
  expect(deviceWords('')).toBe('種類の分からない機器');
});

test('the mails name the page, and none tells who is registered where', () => {
  const pageUrl = 'https://sumiwa.example/hairu';
  const mails = [
    numberMail({ number: '12345678', device: 'iPhone（Safari）', pageUrl }),
    unknownAddressMail(pageUrl),
    stolenSessionMail('iPhone（Safari）', pageUrl),
  ];
  for (const { body, subject } of mails) {
    expect(body).toContain(pageUrl);
    expect(`${subject}${body}`).not.toContain('管理組合「');
  }
  expect(mails[0]?.subject).toMatch(/^1234 5678/);
});
