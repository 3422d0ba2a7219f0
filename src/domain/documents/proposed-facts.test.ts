import { expect, test } from 'vitest';
import { proposeFacts } from './proposed-facts.ts';

const today = '2026-11-22';
const propose = (title: string, text: string) => proposeFacts({ title, text, today });

test('an estimate is for the board and of the day that it names', () => {
  const text =
    '# 御 見 積 書\n\nみどり坂レジデンス管理組合 御中\n\n見積日：令和8年10月3日\n有効期限：2026年12月31日\n';
  expect(propose('20261103_給水ポンプ', text)).toEqual({
    visibility: { value: 'board', from: '御見積書' },
    issuedOn: { value: '2026-10-03', from: '令和8年10月3日' },
  });
});

test.each([
  ['発行日 2026/9/1', '2026-09-01'],
  ['| 発行日 | R8.9.1 |', '2026-09-01'],
  ['令和元年5月1日', '2019-05-01'],
  ['２０２６年１０月３日', '2026-10-03'],
  ['平成30年4月2日\n作成日：平成30年4月10日', '2018-04-10'],
])('%j is issued on %s', (text, day) => {
  expect(propose('', text).issuedOn?.value).toBe(day);
});

test.each(['有効期限 2026年10月3日', '2027年1月5日', '2026年2月30日', '第3条', ''])(
  'of %j no day is proposed',
  (text) => {
    expect(propose('', text).issuedOn).toBeNull();
  },
);

test.each(['請求書 10月分', '給水ポンプ 見積書', '清掃業務委託契約書'])(
  '「%s」 is for the board',
  (title) => {
    expect(propose(title, '').visibility?.value).toBe('board');
  },
);

test.each(['ペット飼育細則', '第18期 通常総会議事録', '防災訓練のお知らせ'])(
  '「%s」 is for whoever somebody chooses',
  (title) => {
    expect(propose(title, '見積書を取る場合は、理事会に届け出る。').visibility).toBeNull();
  },
);
