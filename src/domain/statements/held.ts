import { sumYen, type Yen } from '#domain/money.ts';
import type { BalanceSheet } from './balance-sheet.ts';

/** 預金の残高 on a balance sheet; `null` where the fund has no account of its own. */
export function heldYenOf({ assets }: BalanceSheet): Yen | null {
  const banks = assets.lines.filter(({ account }) => account.role === 'bank');
  return banks.length === 0 ? null : sumYen(banks.map(({ amountYen }) => amountYen));
}
