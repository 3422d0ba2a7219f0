import { describe, expect, test } from 'vitest';
import type { Signer } from '#domain/access/second-person.ts';
import {
  deletedFrom,
  isOpenForFiles,
  type LeavingRequest,
  lastDayOf,
  leavingReadsOnly,
  whyNotSecond,
} from './leaving.ts';
import { deletedMail, leavingMail, stayingMail } from './leaving-mails.ts';

const asked: LeavingRequest = { kind: 'leave', askedAs: 'treasurer', askedBy: 'a', lastDay: null };

test('everything is there for thirty days after the approval and goes on the day after', () => {
  expect(lastDayOf('leave', '2026-11-21')).toBe('2026-12-21');
  expect(deletedFrom('2026-12-21')).toBe('2026-12-22');
  expect(leavingReadsOnly('2026-12-21')).toContain('2026年12月21日で利用を終了する');
});

test('files are handed out for two weeks after the approval, and not before it', () => {
  const lastDay = lastDayOf('export', '2026-11-21');
  expect(lastDay).toBe('2026-12-05');
  expect(isOpenForFiles({ lastDay: null }, '2026-11-21')).toBe(false);
  expect(isOpenForFiles({ lastDay }, '2026-12-05')).toBe(true);
  expect(isOpenForFiles({ lastDay }, '2026-12-06')).toBe(false);
});

describe('the second person', () => {
  const other: Signer = { by: 'person', accounts: ['b'] };

  test('is another person, whatever position they hold', () => {
    expect(whyNotSecond(asked, other)).toBeUndefined();
    const same: Signer = { by: 'person', accounts: ['a', 'a-before'] };
    expect(whyNotSecond(asked, same)).toContain('頼んだ方ご本人');
  });

  test('is another position in the demonstration, where one visitor tries both', () => {
    expect(whyNotSecond(asked, { by: 'position', role: 'chair' })).toBeUndefined();
    expect(whyNotSecond(asked, { by: 'position', role: 'treasurer' })).toContain('同じ立場');
  });

  test('approves once', () => {
    expect(whyNotSecond({ ...asked, lastDay: '2026-12-21' }, other)).toContain('もう承認');
  });
});

test('the mails name days, positions and the page, and nobody by name', () => {
  const page = { associationName: 'さくら台管理組合', pageUrl: 'https://sumiwa.example/k' };
  const leaving = leavingMail({
    ...page,
    lastDay: '2026-12-21',
    askedAs: 'treasurer',
    approvedAs: 'chair',
  });
  expect(leaving.subject).toBe('スミワの利用が2026年12月21日で終わります');
  expect(leaving.body).toContain('すべて消去する日：2026年12月22日');
  expect(leaving.body).toContain('会計担当理事が頼み、理事長が承認しました');
  expect(stayingMail({ ...page, stoppedAs: 'auditor' }).body).toContain('取り消した方：監事');
  expect(deletedMail({ ...page, deletedOn: '2026-12-22' }).body).toContain('2026年12月22日に');
});
