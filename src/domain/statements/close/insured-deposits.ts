import { formatYen } from '#domain/format-yen.ts';
import { sumYen, type Yen } from '#domain/money.ts';

/** ペイオフ: what is given back of one bank's deposits, whatever becomes of the bank. */
export const insuredYen = 10_000_000;

/** 決済用預金 bears no interest, and is given back whole. */
export const isProtectedKind = (kind: string): boolean => kind.includes('決済');

type Deposit = { readonly bank: string; readonly isProtected: boolean; readonly yen: Yen };

type BankDeposits = {
  readonly bank: string;
  /** Given back whole. */
  readonly protectedYen: Yen;
  readonly otherYen: Yen;
  /** Of the others, what lies above the limit. */
  readonly overYen: Yen;
};

/** Each bank by itself. */
export function depositsByBank(deposits: readonly Deposit[]): readonly BankDeposits[] {
  return [...new Set(deposits.map(({ bank }) => bank))].map((bank) => {
    const own = deposits.filter((it) => it.bank === bank);
    const sumOf = (isProtected: boolean) =>
      sumYen(own.filter((it) => it.isProtected === isProtected).map(({ yen }) => yen));
    const otherYen = sumOf(false);
    return {
      bank,
      protectedYen: sumOf(true),
      otherYen,
      overYen: Math.max(0, otherYen - insuredYen),
    };
  });
}

/** What of a bank's deposits is given back whole, and what of the others lies above the limit. */
export function protectionWords({ protectedYen, otherYen, overYen }: BankDeposits): string {
  const whole =
    protectedYen > 0 ? `決済用預金${formatYen(protectedYen)}は、全額が預金保険で守られます。` : '';
  if (overYen > 0) {
    return `${whole}そのほかの預金は合わせて${formatYen(otherYen)}で、守られる元本1,000万円を${formatYen(overYen)}超えています。`;
  }
  return otherYen > 0
    ? `${whole}そのほかの預金${formatYen(otherYen)}は、守られる元本1,000万円を超えていません。`
    : whole;
}
