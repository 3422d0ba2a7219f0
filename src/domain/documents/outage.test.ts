import { expect, test } from 'vitest';
import { outagesIn } from './outage.ts';

const today = '2026-11-21';
const notice = (title: string, summary: string, issuedOn = '2026-11-17') => ({
  title,
  summary,
  issuedOn,
  event: null,
});

test('what stops is an outage, what is only asked or told is not', () => {
  const stopping = [
    notice('断水のお知らせ（給水ポンプの点検）', '全住戸で断水する日時のお知らせです。'),
    notice('エレベーター定期点検のお知らせ', '毎月の点検で止まる日時と、止まる間のお願いです。'),
    notice('電気設備の法定点検', '共用部分が停電します。'),
    notice('機械式駐車場の休止', '工事のあいだ使えません。'),
  ];
  const others = [
    notice('年末年始の管理員の休みとごみの収集', '管理員の休み、ごみの収集のお知らせです。'),
    notice('防災訓練のご案内', '日時、内容のご案内です。'),
    notice('消防設備点検（1月）のお知らせ', '点検の日程と、留守のときの方法です。'),
    notice('生活の音についてのお願い', '夜の足音や家具の音、音への心づかいのお願いです。'),
  ];
  expect(outagesIn([...stopping, ...others], today)).toEqual(stopping);
});

test('with a day of its own it is news until that day is over, the nearest first', () => {
  const on = (day: string, issuedOn: string) => ({
    ...notice('断水のお知らせ', '', issuedOn),
    event: { on: day, startsAt: '10:00', endsAt: '15:00' },
  });
  const thisDay = on('2026-11-21', '2026-08-01');
  const later = on('2026-12-02', '2026-11-19');
  const over = on('2026-11-20', '2026-11-19');
  expect(outagesIn([later, over, thisDay], today)).toEqual([thisDay, later]);
});

test('45 days after it was given it is no longer news', () => {
  const last = notice('断水のお知らせ', '', '2026-10-07');
  const old = notice('断水のお知らせ', '', '2026-10-06');
  expect(outagesIn([last, old], today)).toEqual([last]);
});
