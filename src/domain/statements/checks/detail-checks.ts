import { daysBetween } from '#domain/calendar.ts';
import type { AccountRole } from '#domain/ledger/account.ts';
import { expiredYen } from '#domain/ledger/repeats/spread.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { SheetLine } from '#domain/statements/balance-sheet.ts';
import { linesOfSide } from '#domain/statements/income-and-expense.ts';
import type { Comparison, CrossCheck } from './check.ts';
import { type DetailTotal, fundName, type Papers, type PrepaidDetail } from './papers.ts';

const longestSuspenseDays = 90;

/** X13 to X21, X29, X45, X62: 附属明細 and the papers of others beside the statements. */
export const detailChecks: readonly CrossCheck[] = [
  {
    id: 'X13',
    title: '残高証明書',
    severity: 'error',
    needs: 'deposits',
    compare: (papers) =>
      (papers.deposits ?? []).map(({ fundId, name, ledgerYen, certificateYen, inTransitYen }) => ({
        subject: `${fundName(papers, fundId)}の${name}の帳簿残高と、${certificateYen === null ? 'まだ届いていない' : ''}残高証明書の額`,
        leftYen: ledgerYen,
        rightYen: (certificateYen ?? 0) + inTransitYen,
      })),
  },
  {
    id: 'X14',
    title: '預金の明細',
    severity: 'error',
    needs: 'deposits',
    compare: (papers) =>
      againstSheet(
        papers,
        (papers.deposits ?? []).map(({ ledgerYen, ...rest }) => ({
          ...rest,
          amountYen: ledgerYen,
        })),
        isDeposit,
      ),
  },
  {
    id: 'X15',
    title: '未収金の明細',
    severity: 'error',
    needs: 'receivables',
    compare: (papers) => againstSheet(papers, papers.receivables ?? [], ofRole('receivable')),
  },
  {
    id: 'X17',
    title: '前受金の明細',
    severity: 'error',
    needs: 'advances',
    compare: (papers) => againstSheet(papers, papers.advances ?? [], ofRole('advance')),
  },
  {
    id: 'X18',
    title: '未払金の支払',
    severity: 'warning',
    needs: 'payables',
    compare: (papers) =>
      (papers.payables ?? []).map(({ fundId, name, owedYen, paidYen }) => ({
        subject: `${fundName(papers, fundId)}の「${name}」の未払金と、次の年度に支払った額`,
        leftYen: owedYen,
        rightYen: paidYen ?? 0,
      })),
  },
  {
    id: 'X19',
    title: '前払保険料',
    severity: 'error',
    needs: 'prepaid',
    compare: (papers) => (papers.prepaid ?? []).flatMap((detail) => prepaidPair(papers, detail)),
  },
  {
    id: 'X20',
    title: '料金表と収入',
    // 備考 explains it: an exemption, a correction, somebody from outside on the same account.
    severity: 'warning',
    needs: 'tariffTotals',
    compare: againstTariff,
  },
  {
    id: 'X21',
    title: '駐車場の契約と区画',
    severity: 'warning',
    needs: 'parking',
    relation: 'at-most',
    compare: ({ parking }) => [
      {
        subject: '期末に契約している駐車場の区画と、登録されている区画の全部',
        leftYen: parking?.contractedCount ?? 0,
        rightYen: parking?.spaceCount ?? 0,
        unit: '区画',
      },
    ],
  },
  {
    id: 'X29',
    title: '借入金の明細',
    severity: 'error',
    needs: 'loans',
    compare: (papers) => [
      ...(papers.loans ?? []).map((loan) => ({
        subject: `${loan.name}の期末残高と、期首残高に借入を足し返済を引いた額`,
        leftYen: loan.closingYen,
        rightYen: loan.openingYen + loan.borrowedYen - loan.repaidYen,
      })),
      ...papers.sheets.map(({ fund, liabilities }) => ({
        subject: `${fund.name}の借入金の明細の合計と、貸借対照表の借入金`,
        leftYen: sumYen(
          (papers.loans ?? [])
            .filter(({ fundId }) => fundId === fund.id)
            .map(({ closingYen }) => closingYen),
        ),
        rightYen: yenOf(liabilities.lines.filter(isLoan)),
      })),
    ],
  },
  {
    id: 'X45',
    title: '仮払金・仮受金の明細',
    severity: 'warning',
    needs: 'suspense',
    compare: (papers) => [
      ...againstSheet(papers, papers.suspense ?? [], ofRole('suspense')),
      ...oldSuspense(papers),
    ],
  },
  {
    id: 'X62',
    title: '修繕積立金の滞納（3か月以上）',
    severity: 'warning',
    needs: 'reserveArrears',
    relation: 'at-most',
    compare: ({ reserveArrears }) => [
      {
        subject: '3か月以上の滞納額の10倍と、1年間の請求額（10％以下の確認）',
        leftYen: (reserveArrears?.lateYen ?? 0) * 10,
        rightYen: reserveArrears?.billedYen ?? 0,
      },
    ],
  },
];

function ofRole(role: AccountRole): (line: SheetLine) => boolean {
  return ({ account }) => account.role === role;
}

/** Deposits, securities and savings in an insurance: what a bank or an insurer certifies. */
function isDeposit({ account }: SheetLine): boolean {
  return account.role === 'bank' || account.code.startsWith('13');
}

function isLoan({ account }: SheetLine): boolean {
  return account.code.startsWith('22');
}

/** Both ways: a detail without its line, and a line without its detail. */
function againstSheet(
  { sheets }: Papers,
  details: readonly DetailTotal[],
  isWanted: (line: SheetLine) => boolean,
): Comparison[] {
  return sheets.flatMap(({ fund, assets, liabilities }) => {
    const own = details.filter(({ fundId }) => fundId === fund.id);
    const lines = [...assets.lines, ...liabilities.lines].filter(isWanted);
    const known = new Set(lines.map(({ account }) => account.id));
    const stray = own.filter(({ accountId }) => !known.has(accountId));
    return [
      ...lines.map((line) => ({
        subject: `${fund.name}の${line.account.name}の明細の合計と、貸借対照表の額`,
        leftYen: yenOf(own.filter(({ accountId }) => accountId === line.account.id)),
        rightYen: line.amountYen,
      })),
      ...(yenOf(stray) === 0
        ? []
        : [
            {
              subject: `${fund.name}の明細のうち、貸借対照表に科目のない額と、0円`,
              leftYen: yenOf(stray),
              rightYen: 0,
            },
          ]),
    ];
  });
}

function yenOf(parts: readonly { readonly amountYen: Yen }[]): Yen {
  return sumYen(parts.map(({ amountYen }) => amountYen));
}

function prepaidPair(papers: Papers, detail: PrepaidDetail): Comparison[] {
  const { paidYen, months, monthsGone, monthsOfYear, name, isEnded } = detail;
  const gone = expiredYen(paidYen, months, monthsGone);
  const before = expiredYen(paidYen, months, monthsGone - monthsOfYear);
  const subject = `${fundName(papers, detail.fundId)}の${name}`;
  return [
    {
      subject: isEnded
        ? `${subject}の前払額と、途中で終えたあとの残り（0円になるはずです）`
        : `${subject}の前払額と、残り${Math.max(months - monthsGone, 0)}か月分の額`,
      leftYen: detail.prepaidYen,
      rightYen: isEnded ? 0 : paidYen - gone,
    },
    {
      subject: `${subject}の当期の費用と、${monthsOfYear}か月分の額`,
      leftYen: detail.expenseYen,
      rightYen: gone - before,
    },
  ];
}

function againstTariff({ statements, tariffTotals }: Papers): Comparison[] {
  return (tariffTotals ?? []).map(({ fundId, accountId, amountYen }) => {
    const statement = statements.find(({ fund }) => fund.id === fundId);
    const line =
      statement && linesOfSide(statement.income).find(({ account }) => account.id === accountId);
    return {
      subject: `${statement?.fund.name ?? ''}の${line?.account.name ?? '収入'}と、料金表・契約から計算した1年分`,
      leftYen: line?.actualYen ?? 0,
      rightYen: amountYen,
    };
  });
}

function oldSuspense({ suspense, yearEndsOn }: Papers): Comparison[] {
  return (suspense ?? [])
    .filter(({ postedOn }) => daysBetween(postedOn, yearEndsOn) > longestSuspenseDays)
    .map(({ summary, amountYen }) => ({
      subject: `${longestSuspenseDays}日を過ぎても残る「${summary}」と、0円`,
      leftYen: amountYen,
      rightYen: 0,
    }));
}
