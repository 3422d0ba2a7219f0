import { describe, expect, test } from 'vitest';
import { templateOf } from './templates.ts';
import { timeIn } from './time-in.ts';
import { writeNotice } from './write-notice.ts';

const issuedOn = '2026-11-17';
const on = (day: string, startsAt: string | null = null, endsAt: string | null = null) => ({
  on: day,
  lastOn: day,
  startsAt,
  endsAt,
});

describe('one day', () => {
  test.each([
    ['日時：2026年11月20日（金） 13時から16時まで', on('2026-11-20', '13:00', '16:00')],
    ['日時：令和8年11月20日（金）13:00〜16:30', on('2026-11-20', '13:00', '16:30')],
    ['１１月２０日（金）　午後１時から４時まで断水します。', on('2026-11-20', '13:00', '16:00')],
    ['11月20日の午前9時半から正午まで', on('2026-11-20', '09:30', '12:00')],
    ['11月20日は終日、水が止まります。', on('2026-11-20')],
    ['11月20日の22時から翌5時まで', on('2026-11-20', '22:00')],
    ['1月8日（金）10時から', on('2027-01-08', '10:00')],
    ['11月16日に止まりました。', on('2026-11-16')],
  ])('%s', (text, time) => {
    expect(timeIn(text, issuedOn)).toEqual(time);
  });
});

test('several days, with hours of each', () => {
  const text = '期間：2026年12月1日（火）から2026年12月20日（日）まで\n時間：9時から17時まで';
  expect(timeIn(text, issuedOn)).toEqual({
    on: '2026-12-01',
    lastOn: '2026-12-20',
    startsAt: '09:00',
    endsAt: '17:00',
  });
  expect(timeIn('12月28日〜1月5日', issuedOn)).toMatchObject({ lastOn: '2027-01-05' });
  expect(timeIn('12月1日から5日まで', issuedOn)).toMatchObject({ lastOn: '2026-12-05' });
});

test('until when one has to answer is not the day of it', () => {
  const text = '11月18日（水）までに知らせてください。\n11月20日（金）10時から水が止まります。';
  expect(timeIn(text, issuedOn)).toEqual(on('2026-11-20', '10:00'));
  expect(timeIn('11月18日17時までに知らせてください。', issuedOn)).toBeNull();
});

test('no day, several days and no such day are nothing', () => {
  expect(timeIn('ただいま水が出ません。10:00〜15:00', issuedOn)).toBeNull();
  expect(timeIn('11月20日 9:00〜12:00\n11月21日 9:00〜12:00', issuedOn)).toBeNull();
  expect(timeIn('2月30日に止まります。', issuedOn)).toBeNull();
});

test('what a template was filled in with is read again', () => {
  const values = {
    cause: '清掃',
    day: '2026-11-20',
    from: '9:00',
    until: '12:30',
    contact: '管理員室 045-000-1480',
  };
  const { body } = writeNotice(templateOf('waterCut'), values);
  expect(timeIn(body, issuedOn)).toEqual(on('2026-11-20', '09:00', '12:30'));
});
