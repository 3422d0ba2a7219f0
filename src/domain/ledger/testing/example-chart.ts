import type { Account, AccountKind, AccountRole, Fund } from '#domain/ledger/account.ts';

const kinds: Readonly<Record<string, AccountKind>> = {
  1: 'asset',
  2: 'liability',
  3: 'net',
  4: 'income',
  5: 'expense',
  6: 'expense',
};

const rows: readonly (readonly [code: string, name: string, role?: AccountRole])[] = [
  ['1110', '現金', 'cash'],
  ['1120', '普通預金', 'bank'],
  ['1130', '定期預金', 'bank'],
  ['1210', '未収金', 'receivable'],
  ['1221', '前払保険料', 'prepaid'],
  ['1230', '仮払金', 'suspense'],
  ['1320', '有価証券'],
  ['1910', '他会計貸付金', 'interfund'],
  ['2110', '未払金', 'payable'],
  ['2120', '前受金', 'advance'],
  ['2130', '預り金'],
  ['2140', '仮受金', 'suspense'],
  ['2210', '借入金'],
  ['2910', '他会計借入金', 'interfund'],
  ['3110', '前期繰越収支差額'],
  ['4110', '管理費収入'],
  ['4120', '駐車場使用料'],
  ['4130', '駐輪場使用料'],
  ['4210', '修繕積立金収入'],
  ['4230', '他会計より繰入', 'transfer'],
  ['4310', '受取利息'],
  ['4390', '雑収入'],
  ['5110', '管理委託費'],
  ['5120', '水道光熱費'],
  ['5130', '保守点検費'],
  ['5140', '清掃費'],
  ['5150', '小修繕費'],
  ['5160', '損害保険料'],
  ['5180', '通信・消耗品費'],
  ['5190', '会議費'],
  ['5200', '役員報酬'],
  ['5210', '支払手数料'],
  ['5290', '雑費'],
  ['5310', '他会計へ繰入', 'transfer'],
  ['5900', '予備費'],
  ['6110', '計画修繕工事費'],
  ['6130', '調査診断費'],
  ['6170', '支払手数料'],
];

/** The same id wherever the chart is used; each association has its own table. */
export function accountId(code: string): string {
  return `00000000-0000-4000-8000-00000000${code}`;
}

export const exampleChart: readonly Account[] = rows.map(([code, name, role = '']) => ({
  id: accountId(code),
  code,
  name,
  kind: kinds[code.charAt(0)] ?? 'asset',
  role,
  isRetired: false,
}));

export const generalFund: Fund = {
  id: '00000000-0000-4000-9000-000000000001',
  code: 'general',
  name: '管理費会計',
  isPassThrough: false,
};

export const reserveFund: Fund = {
  id: '00000000-0000-4000-9000-000000000002',
  code: 'reserve',
  name: '修繕積立金会計',
  isPassThrough: false,
};

export const parkingFund: Fund = {
  id: '00000000-0000-4000-9000-000000000003',
  code: 'parking',
  name: '駐車場会計',
  isPassThrough: false,
};

export const townFund: Fund = {
  id: '00000000-0000-4000-9000-000000000004',
  code: 'town',
  name: '町会費会計',
  isPassThrough: true,
};
