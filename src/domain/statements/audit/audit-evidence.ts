import { formatYen } from '#domain/format-yen.ts';
import type { Yen } from '#domain/money.ts';
import type { BalanceSheet } from '#domain/statements/balance-sheet.ts';
import type { CheckResult } from '#domain/statements/checks/check.ts';
import type { CertificateRow } from '#domain/statements/close/certificates.ts';
import type { MonthPaper } from '#domain/statements/company-paper/paper-due.ts';
import { type IncomeAndExpense, linesOfSide } from '#domain/statements/income-and-expense.ts';

/** What the journal of a year tells about how it was kept. */
export type JournalFacts = {
  readonly entryCount: number;
  /** Entered more than a month after the day on which they stand. */
  readonly lateCount: number;
  readonly reversalCount: number;
  /** Payments, and those of them without a paper. */
  readonly paymentCount: number;
  readonly barePaymentCount: number;
  readonly barePaymentYen: Yen;
};

export type AuditEvidence = {
  readonly certificates: readonly CertificateRow[];
  readonly checks: readonly CheckResult[];
  readonly statements: readonly IncomeAndExpense[];
  readonly sheets: readonly BalanceSheet[];
  readonly journal: JournalFacts;
  /** 月報 of the management company for each month of the year that has ended. */
  readonly monthPapers: readonly MonthPaper[];
};

export type Computed = { readonly holds: boolean; readonly sentence: string };
export type Compute = (known: AuditEvidence) => Computed;

export function certified({ certificates }: AuditEvidence): Computed {
  const apart = certificates.filter(({ state }) => state === 'missing' || state === 'different');
  const unseen = certificates.filter(({ certificate }) => !certificate?.originalSeenOn);
  if (apart.length > 0) {
    return { holds: false, sentence: `${apart.length}口座で、証明書がないか、額がちがいます。` };
  }
  if (unseen.length > 0) {
    return { holds: false, sentence: `${unseen.length}口座の原本を、まだ見ていません。` };
  }
  return {
    holds: true,
    sentence: `${certificates.length}口座の全部で、原本を見て額が合いました。`,
  };
}

export function ofChecks(...ids: readonly string[]): Compute {
  return ({ checks }) => {
    const own = checks.filter(({ id }) => ids.includes(id));
    const wrong = own.filter(({ holds }) => !holds);
    if (own.length === 0) return { holds: false, sentence: 'くらべる書類が、まだありません。' };
    const [first] = wrong;
    return first
      ? { holds: false, sentence: first.sentence }
      : { holds: true, sentence: `くらべた${own.length}か所は、すべて合っています。` };
  };
}

/** Income under a name, fund by fund: for a person to hold against the passbook or the contract. */
export function incomeNamed(part: string): Compute {
  return ({ statements }) => {
    const found = statements.flatMap(({ fund, income }) =>
      linesOfSide(income)
        .filter(({ account, actualYen }) => account.name.includes(part) && actualYen !== 0)
        .map(({ account, actualYen }) => `${fund.name}の${account.name}は${formatYen(actualYen)}`),
    );
    return {
      holds: true,
      sentence: found.length > 0 ? `${found.join('、')}です。` : `「${part}」の収入はありません。`,
    };
  };
}

/** Where nothing was borrowed there is nothing to look at; else the letter of the lender is. */
export function borrowed({ sheets }: AuditEvidence): Computed {
  const found = sheets.flatMap(({ fund, liabilities }) =>
    liabilities.lines
      .filter(
        ({ account, amountYen }) =>
          account.name.includes('借入') && account.role !== 'interfund' && amountYen !== 0,
      )
      .map(({ account, amountYen }) => `${fund.name}の${account.name}は${formatYen(amountYen)}`),
  );
  return found.length > 0
    ? {
        holds: false,
        sentence: `${found.join('、')}です。金融機関の残高の書類とくらべてください。`,
      }
    : { holds: true, sentence: '借入金の残高はありません。' };
}

export function keptInTime({ journal }: AuditEvidence): Computed {
  const { entryCount, lateCount, reversalCount } = journal;
  return {
    holds: true,
    sentence: `仕訳${count(entryCount)}のうち、日付から31日を過ぎて入力されたものは${count(lateCount)}、取り消しは${count(reversalCount)}です。`,
  };
}

export function withPapers({ journal }: AuditEvidence): Computed {
  const { paymentCount, barePaymentCount, barePaymentYen } = journal;
  return {
    holds: true,
    sentence:
      barePaymentCount === 0
        ? `支払${count(paymentCount)}のすべてに、証憑があります。`
        : `支払${count(paymentCount)}のうち、証憑のないものが${count(barePaymentCount)}、${formatYen(barePaymentYen)}あります。`,
  };
}

export function paperInTime({ monthPapers }: AuditEvidence): Computed {
  const came = monthPapers.filter(({ receivedOn }) => receivedOn !== null);
  if (came.length === 0) return { holds: true, sentence: '月報の登録は、まだありません。' };
  const late = came.filter(({ daysLate }) => daysLate > 0).length;
  const missing = monthPapers.length - came.length;
  const words = [
    `${monthPapers.length}か月分のうち、期限までに届いたものは${came.length - late}`,
    `遅れたものは${late}`,
    `登録のないものは${missing}か月分です。`,
  ];
  return { holds: late + missing === 0, sentence: words.join('、') };
}

function count(many: number): string {
  return `${many.toLocaleString('ja-JP')}件`;
}
