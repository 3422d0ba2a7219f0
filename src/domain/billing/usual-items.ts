import type { MonthlyDues } from './monthly-dues.ts';

/** 費目 that a register already has the sums of, by the codes of the usual chart. */
export const registeredItems = [
  { dues: 'managementFeeYen', name: '管理費', fundCode: 'general', incomeCode: '4110' },
  { dues: 'reserveFeeYen', name: '修繕積立金', fundCode: 'reserve', incomeCode: '4210' },
] as const satisfies readonly {
  readonly dues: keyof MonthlyDues;
  readonly name: string;
  readonly fundCode: string;
  readonly incomeCode: string;
}[];

type DebtCodes = { readonly receivable: string; readonly advance: string };

const debtCodes: Readonly<Record<string, DebtCodes>> = {
  '4110': { receivable: '1210', advance: '2120' },
  '4210': { receivable: '1211', advance: '2121' },
  '4120': { receivable: '1212', advance: '2122' },
};
const otherDebts: DebtCodes = { receivable: '1213', advance: '2123' };

/** 未収金 and 前受金 of an item, by the code of its income. */
export function debtCodesOf(incomeCode: string): DebtCodes {
  return debtCodes[incomeCode.slice(0, 4)] ?? otherDebts;
}
