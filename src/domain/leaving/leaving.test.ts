import { describe, expect, test } from 'vitest';
import type { Signer } from '#domain/access/second-person.ts';
import {
  deletedFrom,
  isOpenForFiles,
  isTheOnlyOne,
  type LeavingMoment,
  type LeavingRequest,
  lastDayOf,
  leavingReadsOnly,
  whyNotApprove,
} from './leaving.ts';
import { askedAloneMail, deletedMail, leavingMail, stayingMail } from './leaving-mails.ts';

const asked: LeavingRequest = {
  kind: 'leave',
  askedAs: 'treasurer',
  askedBy: 'a',
  askedOn: '2026-11-21',
  isAlone: false,
  lastDay: null,
};
const moment: LeavingMoment = { today: '2026-11-21', standsAlone: false };

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
    expect(whyNotApprove(asked, other, moment)).toBeUndefined();
    const same: Signer = { by: 'person', accounts: ['a', 'a-before'] };
    expect(whyNotApprove(asked, same, moment)).toContain('頼んだ方ご本人');
  });

  test('is another position in the demonstration, where one visitor tries both', () => {
    expect(whyNotApprove(asked, { by: 'position', role: 'chair' }, moment)).toBeUndefined();
    expect(whyNotApprove(asked, { by: 'position', role: 'treasurer' }, moment)).toContain(
      '同じ立場',
    );
  });

  test('approves once', () => {
    expect(whyNotApprove({ ...asked, lastDay: '2026-12-21' }, other, moment)).toContain('もう承認');
  });
});

describe('the only officer', () => {
  const alone: LeavingRequest = { ...asked, isAlone: true };
  const self: Signer = { by: 'person', accounts: ['a', 'of the same dwelling'] };
  const on = (today: string, standsAlone = true) => ({ today, standsAlone });

  test('is who shares the right with nobody but their own dwelling', () => {
    const may = (userId: string, mayApprove: boolean) => ({ userId, mayApprove });
    expect(isTheOnlyOne(self, [may('a', true), may('of the same dwelling', true)])).toBe(true);
    expect(isTheOnlyOne(self, [may('a', true), may('an auditor', false)])).toBe(true);
    expect(isTheOnlyOne(self, [may('a', true), may('another', true)])).toBe(false);
    expect(isTheOnlyOne({ by: 'position', role: 'chair' }, [])).toBe(false);
  });

  test('decides fourteen days after everybody was told, and not a day before', () => {
    expect(whyNotApprove(alone, self, on('2026-12-04'))).toBe(
      '2026年12月5日になると、決められます。',
    );
    expect(whyNotApprove(alone, self, on('2026-12-05'))).toBeUndefined();
  });

  test('needs the second person as soon as there is one, who need not wait', () => {
    expect(whyNotApprove(alone, self, on('2026-12-05', false))).toContain('頼んだ方ご本人');
    expect(
      whyNotApprove(alone, { by: 'person', accounts: ['b'] }, on('2026-11-21')),
    ).toBeUndefined();
    expect(whyNotApprove(asked, self, on('2027-12-05'))).toContain('頼んだ方ご本人');
  });
});

test('the mails name days, positions and the page, and nobody by name', () => {
  const page = { associationName: 'さくら台管理組合', pageUrl: 'https://sumiwa.example/k' };
  const leaving = leavingMail({
    ...page,
    lastDay: '2026-12-21',
    askedAs: 'treasurer',
    approvedAs: 'chair',
    isAlone: false,
  });
  expect(leaving.subject).toBe('スミワの利用が2026年12月21日で終わります');
  expect(leaving.body).toContain('すべて消去する日：2026年12月22日');
  expect(leaving.body).toContain('会計担当理事が頼み、理事長が承認しました');
  const alone = { ...page, askedAs: 'chair', askedOn: '2026-11-21' } as const;
  expect(askedAloneMail(alone).body).toContain('頼んだ役員が決められる日：2026年12月5日から');
  const decided = leavingMail({
    ...alone,
    lastDay: '2027-01-04',
    approvedAs: 'chair',
    isAlone: true,
  });
  expect(decided.body).toContain('理事長が全員に知らせ、14日おいて決めました');
  expect(decided.body).toContain('区分所有者の方は、見られる最後の日まで');
  expect(stayingMail({ ...page, stoppedAs: 'auditor' }).body).toContain('取り消した方：監事');
  expect(deletedMail({ ...page, deletedOn: '2026-12-22' }).body).toContain('2026年12月22日に');
});
