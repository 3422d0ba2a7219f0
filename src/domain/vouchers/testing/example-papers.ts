import type { ReadField } from '#domain/vouchers/voucher.ts';

type Expected = Readonly<Record<ReadField, string | number | null>>;

export type ExamplePaper = {
  readonly name: string;
  /** `|` stands between the cells of a line. */
  readonly text: string;
  readonly expected: Expected;
};

const none: Expected = {
  kind: null,
  payee: null,
  subject: null,
  issuedOn: null,
  dueOn: null,
  amountYen: null,
  invoiceNumber: null,
};

/** Papers as Japanese firms lay them out; names and numbers are made up. */
export const examplePapers: readonly ExamplePaper[] = [
  {
    name: '会計ソフトの請求書: labels on the left, sender on the right',
    text: `請求書
みどり坂レジデンス管理組合 御中|請求日：2026年10月31日
|請求書番号：2026-1031
若葉設備工業株式会社
登録番号：T1234567890123
〒220-0001 横浜市西区1-2-3 TEL 045-000-0000
ご請求金額|¥45,100-
お支払期限|2026年11月30日
品名|数量|単価|金額
給水設備点検|1|41,000|41,000
小計|41,000
消費税（10%）|4,100
合計|45,100`,
    expected: {
      kind: 'invoice',
      payee: '若葉設備工業株式会社',
      subject: '給水設備点検',
      issuedOn: '2026-10-31',
      dueOn: '2026-11-30',
      amountYen: 45_100,
      invoiceNumber: 'T1234567890123',
    },
  },
  {
    name: '全角と和暦',
    text: `御　請　求　書
令和８年１０月３１日
みどり坂レジデンス管理組合　御中
有限会社さかえ造園
登録番号　Ｔ９８７６－５４３２－１０９８－７
御請求金額　￥１３２，０００（うち消費税　￥１２，０００）
お振込期限　令和８年１１月２０日`,
    expected: {
      kind: 'invoice',
      payee: '有限会社さかえ造園',
      subject: null,
      issuedOn: '2026-10-31',
      dueOn: '2026-11-20',
      amountYen: 132_000,
      invoiceNumber: 'T9876543210987',
    },
  },
  {
    name: '領収書: the sum alone in the middle, no label',
    text: `領　収　書|No. 1024
みどり坂レジデンス管理組合 様
￥3,850-
但し 電球代として
2026年11月5日 上記正に領収いたしました
内訳 税抜金額 3,500 消費税額等(10%) 350
株式会社まちの電器
登録番号 T 1 2 3 4 5 6 7 8 9 0 1 2 4`,
    expected: {
      ...none,
      kind: 'receipt',
      payee: '株式会社まちの電器',
      subject: '電球代',
      amountYen: 3850,
      invoiceNumber: 'T1234567890124',
    },
  },
  {
    name: '買い掛けの月締め: sums under their names, the month before beside them',
    text: `請求明細書
2026/10/31 締切分|発行日 2026/11/04
㈱みなと文具|TEL 03-0000-0000
前回御請求額|御入金額|繰越金額|今回御買上額|消費税額|今回御請求額
22,000|22,000|0|9,800|980|10,780
登録番号 T1111111111111`,
    expected: {
      ...none,
      kind: 'invoice',
      payee: '(株)みなと文具',
      issuedOn: '2026-11-04',
      amountYen: 10_780,
      invoiceNumber: 'T1111111111111',
    },
  },
  {
    name: '電気料金: a slip with the day of the debit',
    text: `電気料金等請求書
みどり坂レジデンス管理組合 様
ご使用期間 2026年9月22日～2026年10月21日
検針日 2026年10月22日
請求金額|128,450円（うち消費税等相当額 11,677円）
口座振替日|2026年11月24日
発行日 2026年10月28日
あおぞら電力`,
    expected: {
      ...none,
      kind: 'invoice',
      payee: 'あおぞら電力',
      issuedOn: '2026-10-28',
      dueOn: '2026-11-24',
      amountYen: 128_450,
    },
  },
  {
    name: '税抜の合計と税込の合計',
    text: `ご請求書
発行日：R8.10.30
株式会社はるか防災
合計（税抜）|90,000円
消費税10%|9,000円
合計（税込）|99,000円`,
    expected: {
      ...none,
      kind: 'invoice',
      payee: '株式会社はるか防災',
      issuedOn: '2026-10-30',
      amountYen: 99_000,
    },
  },
  {
    name: '二つの請求額が違うときは、読まない',
    text: `請求書
発行日 2026年10月30日
株式会社ひので警備
4月分 請求金額|33,000円
5月分 請求金額|35,200円`,
    expected: {
      ...none,
      kind: 'invoice',
      payee: '株式会社ひので警備',
      issuedOn: '2026-10-30',
    },
  },
  {
    name: '名前のない二つの日付は、読まない',
    text: `納品書
2026年10月30日
2026年11月2日
有限会社たま印刷
合計金額 ¥55,000`,
    expected: { ...none, kind: 'delivery', payee: '有限会社たま印刷', amountYen: 55_000 },
  },
  {
    name: '年のない期限は、発行日の次のその日',
    text: `請求書
請求日 2026年12月10日
合同会社ミナミ清掃
請求合計 22,000円(税込)
お支払期限：1月31日`,
    expected: {
      ...none,
      kind: 'invoice',
      payee: '合同会社ミナミ清掃',
      issuedOn: '2026-12-10',
      dueOn: '2027-01-31',
      amountYen: 22_000,
    },
  },
  {
    name: '振込先の銀行は、支払先ではない',
    text: `請求書
作成日 2026-10-31
発行元：さくら建築設計
お振込先 株式会社みらい銀行 中央支店 普通 1234567
口座名義 サクラケンチクセッケイ
総額 ¥165,000
振込期日 2026-11-30`,
    expected: {
      ...none,
      kind: 'invoice',
      payee: 'さくら建築設計',
      issuedOn: '2026-10-31',
      dueOn: '2026-11-30',
      amountYen: 165_000,
    },
  },
  {
    name: '見積書: the day until which it is valid is no due day',
    text: `御見積書
見積日：2026年10月3日
有効期限：2026年12月31日
みどり坂レジデンス管理組合 御中
北星エレベーター株式会社
御見積金額 ￥2,420,000
工期：2027年2月1日から2月10日まで`,
    expected: {
      ...none,
      kind: 'quote',
      payee: '北星エレベーター株式会社',
      issuedOn: '2026-10-03',
      amountYen: 2_420_000,
    },
  },
  {
    name: 'レシート: several taxes, the total with its tax',
    text: `領収証
ホームセンターいずみ 
2026年11月8日(日)
LED電球|1,280
ほうき|998
小計|2,278
合計|¥2,505
(10%対象|¥2,505)
(内消費税等|¥227)
お預り|¥3,000
お釣り|¥495
登録番号 T2222222222222`,
    expected: {
      ...none,
      kind: 'receipt',
      issuedOn: '2026-11-08',
      amountYen: 2505,
      invoiceNumber: 'T2222222222222',
    },
  },
  {
    name: '二つの会社: the one beside the telephone sent it',
    text: `請求書
2026年10月31日
株式会社やまと不動産 御中
件名：株式会社やまと不動産様ご紹介の工事
株式会社ことぶき塗装
〒221-0002 横浜市神奈川区4-5-6
TEL 045-111-1111
ご請求額 275,000円
お支払期日 2026年11月末日`,
    expected: {
      ...none,
      kind: 'invoice',
      payee: '株式会社ことぶき塗装',
      subject: '株式会社やまと不動産様ご紹介の工事',
      issuedOn: '2026-10-31',
      amountYen: 275_000,
    },
  },
  {
    name: '手紙: nothing is asked for, nothing is read',
    text: `ごあいさつ
拝啓 時下ますますご清栄のこととお慶び申し上げます。
平素は格別のご高配を賜り、厚く御礼申し上げます。`,
    expected: none,
  },
];
