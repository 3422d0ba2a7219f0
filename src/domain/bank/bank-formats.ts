/** What a column of a bank's list says. */
export type ColumnUse =
  | 'date'
  | 'out'
  | 'in'
  | 'signed'
  | 'flag'
  | 'balance'
  | 'kind'
  | 'text'
  | 'number';

export const columnUseNames = {
  date: '日付',
  out: '出金の額',
  in: '入金の額',
  signed: '入出金の額（出金は－）',
  flag: '入金か出金か',
  balance: '残高',
  kind: '取引の種類',
  text: '相手の名前や摘要',
  number: '口座番号',
} as const satisfies Record<ColumnUse, string>;

/** Which heading says what. */
export type Columns = { readonly [Use in ColumnUse]?: readonly string[] };

export type BankFormat = { readonly name: string; readonly columns: Columns };

/** Headings as banks print them, without brackets and spaces. The first of which all are there is taken. */
export const bankFormats: readonly BankFormat[] = [
  {
    name: '三菱UFJ銀行のCSV',
    columns: {
      date: ['日付'],
      out: ['支払い金額'],
      in: ['預かり金額'],
      balance: ['差引残高'],
      kind: ['摘要'],
      text: ['摘要内容'],
    },
  },
  {
    name: '三井住友銀行のCSV',
    columns: {
      date: ['年月日'],
      out: ['お引出し'],
      in: ['お預入れ'],
      balance: ['残高'],
      text: ['お取り扱い内容'],
    },
  },
  {
    name: '三井住友銀行のCSV（以前の形）',
    columns: {
      date: ['年月日'],
      out: ['お引出し金額'],
      in: ['お預入れ金額'],
      balance: ['残高'],
      text: ['お取り扱い内容'],
    },
  },
  {
    name: 'ゆうちょ銀行のCSV',
    columns: {
      date: ['取引日'],
      in: ['受入金額'],
      out: ['払出金額'],
      kind: ['詳細1'],
      text: ['詳細2'],
      balance: ['現在高'],
    },
  },
  ...['入出金内容', '入出金先内容'].map((text) => ({
    name: '楽天銀行のCSV',
    columns: { date: ['取引日'], signed: ['入出金'], balance: ['取引後残高'], text: [text] },
  })),
  {
    name: '楽天銀行のCSV',
    columns: { date: ['取引日'], signed: ['入出金'], balance: ['残高'], text: ['入出金先内容'] },
  },
  {
    name: '地方銀行・信用金庫のCSV（ANSER）',
    columns: {
      number: ['照会口座'],
      date: ['勘定日'],
      out: ['出金金額'],
      in: ['入金金額'],
      balance: ['残高'],
      kind: ['取引区分'],
      text: ['摘要'],
    },
  },
];

/** What headings of other banks are likely to say; the treasurer confirms it once. */
export const likelyHeadings: readonly (readonly [use: ColumnUse, words: RegExp])[] = [
  ['balance', /残高|現在高/],
  ['flag', /(入出金|入払|受払|貸借)(区分|種別)$/],
  ['signed', /^(入出金額?|取引金額|金額)$/],
  ['date', /(年月|取引|勘定|入出金|操作|処理)日|^日付|日時$/],
  ['out', /出金|支払|引出|引落|払出|お支払/],
  ['in', /入金|預入|預り|預かり|受入|お預/],
  ['number', /^(照会口座|口座番号)$/],
  ['kind', /^(取引区分|取引種類|取引名|種別|区分)$/],
  ['text', /摘要|内容|備考|相手|名義|依頼人|詳細|メモ/],
];

/** 「入金金額（円）」 is 入金金額, full-width or not. */
export function plainHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .replaceAll(/\((?:円|貸付)\)/g, '')
    .replaceAll(/[\s"*]/g, '');
}
