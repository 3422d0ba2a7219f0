import type { Account } from '#domain/ledger/account.ts';

/** 中科目 of the 収支報告書, by the code at which each begins. */
const starts: readonly (readonly [firstCode: string, title: string])[] = [
  ['4100', '管理費・使用料'],
  ['4200', '修繕積立金'],
  ['4230', '会計間の繰入'],
  ['4300', 'その他の収入'],
  ['5100', '管理委託'],
  ['5120', '水道光熱'],
  ['5130', '保守・清掃'],
  ['5150', '修繕'],
  ['5160', '保険'],
  ['5170', '保守・清掃'],
  ['5180', '事務・運営'],
  ['5230', 'その他の支出'],
  ['5310', '会計間の繰入'],
  ['5320', 'その他の支出'],
  ['5900', '予備費'],
  ['6100', '修繕工事・調査'],
  ['6150', '借入金・手数料'],
];

export function groupTitle({ kind, code }: Account): string {
  if (kind === 'asset' || kind === 'liability') return '資産・負債の動き';
  return starts.findLast(([firstCode]) => firstCode <= code)?.[1] ?? '';
}
