import { formatYen } from '#domain/format-yen.ts';
import type { Account, Fund } from '#domain/ledger/account.ts';
import type { Balance } from '#domain/ledger/balance.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { DepositDetail } from '#domain/statements/checks/papers.ts';
import { isProtectedKind } from './insured-deposits.ts';

/** 残高証明書: what a bank certifies of one account at the year's end. */
export type Certificate = {
  readonly accountId: string;
  readonly amountYen: Yen;
  /** 未達: what the books have and the bank had not yet; negative where the bank was ahead. */
  readonly inTransitYen: Yen;
  readonly note: string;
  /** The auditor has held the original in their hands, and read this figure there. */
  readonly originalSeenOn: string | null;
  /** What the auditor read from the original, where it is another figure. */
  readonly originalYen: Yen | null;
  /** The original as the auditor keeps it. */
  readonly originalPaper: { readonly voucherId: string; readonly fileName: string } | null;
  /** The bank's paper as a file. */
  readonly paper: { readonly voucherId: string; readonly fileName: string } | null;
};

export type BankPlace = {
  readonly accountId: string;
  readonly bank: string;
  readonly branch: string;
  readonly kind: string;
  readonly lastDigits: string;
};

export type CertificateRow = {
  readonly account: Account;
  /** 澄川銀行 みどり坂支店 普通預金 …4182 */
  readonly place: string;
  readonly funds: readonly { readonly fund: Fund; readonly ledgerYen: Yen }[];
  readonly ledgerYen: Yen;
  /** 決済用預金; of securities and accounts that no bank is known for, nothing is said of a bank. */
  readonly deposit: { readonly bank: string; readonly isProtected: boolean } | null;
  readonly certificate: Certificate | null;
  readonly state: 'same' | 'explained' | 'different' | 'missing';
  readonly sentence: string;
};

type Known = {
  readonly funds: readonly Fund[];
  readonly accounts: readonly Account[];
  readonly banks: readonly BankPlace[];
  readonly certificates: readonly Certificate[];
  /** What stands on every account at the year's end, debit positive. */
  readonly closing: readonly Balance[];
};

/** One row for each bank account, one of zero yen too; an account that banks certify besides comes with its balance. */
export function certificateRows(known: Known): readonly CertificateRow[] {
  const { accounts, banks, closing } = known;
  const isStanding = ({ id }: Account) =>
    closing.some(({ accountId, amountYen }) => accountId === id && amountYen !== 0);
  return accounts
    .filter((account) => isCertified(account))
    .filter((account) => isStanding(account) || banks.some((it) => it.accountId === account.id))
    .map((account) => rowOf(account, known));
}

/** Deposits and securities; cash in a box is counted, not certified. */
export function isCertified({ kind, role, code }: Account): boolean {
  return kind === 'asset' && (role === 'bank' || code.startsWith('13'));
}

function rowOf(account: Account, { funds, banks, certificates, closing }: Known): CertificateRow {
  const yenOf = (fund: Fund) =>
    sumYen(
      closing
        .filter((it) => it.accountId === account.id && it.fundId === fund.id)
        .map(({ amountYen }) => amountYen),
    );
  const held = funds.map((fund) => ({ fund, ledgerYen: yenOf(fund) }));
  const standing = held.filter(({ ledgerYen }) => ledgerYen !== 0);
  const ledgerYen = sumYen(held.map((it) => it.ledgerYen));
  const certificate = certificates.find(({ accountId }) => accountId === account.id) ?? null;
  const bank = banks.find(({ accountId }) => accountId === account.id);
  return {
    account,
    place: bank ? placeWords(bank) : account.name,
    funds: standing.length > 0 ? standing : held.slice(0, 1),
    ledgerYen,
    deposit:
      bank && account.role === 'bank'
        ? { bank: bank.bank, isProtected: isProtectedKind(bank.kind) }
        : null,
    certificate,
    ...verdictOf(ledgerYen, certificate),
  };
}

export function placeWords({ bank, branch, kind, lastDigits }: BankPlace): string {
  return [bank, branch, kind, lastDigits && `…${lastDigits}`].filter((it) => it !== '').join(' ');
}

function verdictOf(
  ledgerYen: Yen,
  certificate: Certificate | null,
): Pick<CertificateRow, 'state' | 'sentence'> {
  if (!certificate) {
    return { state: 'missing', sentence: '残高証明書の額が、まだ入っていません。' };
  }
  const { amountYen, inTransitYen, note } = certificate;
  const gapYen = ledgerYen - amountYen - inTransitYen;
  if (gapYen !== 0) {
    const side = gapYen > 0 ? '帳簿のほうが' : '証明書のほうが';
    return {
      state: 'different',
      sentence: `${side}${formatYen(Math.abs(gapYen))}多くなっています。記帳もれか、日をまたいだ入出金がないか確かめてください。`,
    };
  }
  if (inTransitYen === 0) return { state: 'same', sentence: '帳簿と同じ額です。' };
  return {
    state: 'explained',
    sentence: `日をまたいだ入出金${formatYen(Math.abs(inTransitYen))}（${note}）を入れると、帳簿と同じ額です。`,
  };
}

/** 預金の明細, by fund. Where an account holds money of several funds, a difference stands with the first. */
export function depositDetails(rows: readonly CertificateRow[]): readonly DepositDetail[] {
  return rows.flatMap(({ account, place, funds, certificate }) => {
    const others = sumYen(funds.slice(1).map(({ ledgerYen }) => ledgerYen));
    return funds.map(({ fund, ledgerYen }, index) => ({
      fundId: fund.id,
      accountId: account.id,
      name: place,
      ledgerYen,
      certificateYen: certificate && (index === 0 ? certificate.amountYen - others : ledgerYen),
      inTransitYen: index === 0 ? (certificate?.inTransitYen ?? 0) : 0,
    }));
  });
}
