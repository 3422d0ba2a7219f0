import { expect, test } from 'vitest';
import { daysTold, tellsDays } from './told-days.ts';

const today = '2026-11-21';

test.each([
  ['説明会は、3月に集会室で開く。', '2026-02-21'],
  ['作業日：2025年10月14日、予備日 10月25日', '2025-11-04'],
  ['令和8年5月7日に発送する。', '2026-04-18'],
  ['期限：11月20日', '2026-10-17'],
])('%s of %s tells of past days alone', (text, issuedOn) => {
  expect(tellsDays(daysTold(text, issuedOn), today)).toBe('past');
});

test.each([
  ['説明会は、1月に集会室で開く。', '2026-10-24'],
  ['10月に終えた。次は2027年10月14日に行う。', '2026-10-17'],
  ['今月中に、11月の当番を決める。', '2026-11-01'],
  ['今日は11月21日です。', '2026-11-21'],
  ['毎月27日に引き落とす。', '2025-04-01'],
  ['工事の10か月後に確かめる。', '2025-04-01'],
  ['9月度の月次報告', '2025-10-18'],
  ['13月40日', '2025-10-18'],
  ['日時は改めてお知らせします。', '2025-10-18'],
])('%s of %s does not', (text, issuedOn) => {
  expect(tellsDays(daysTold(text, issuedOn), today)).not.toBe('past');
});
