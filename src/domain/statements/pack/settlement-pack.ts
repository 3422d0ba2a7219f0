import { addDays, type IsoDate } from '#domain/calendar.ts';
import { shownYen } from '#domain/ledger/account.ts';
import { accountFinder } from '#domain/ledger/account-lookup.ts';
import { addBalances } from '#domain/ledger/balance.ts';
import { type BookedYear, yearFigures } from '#domain/statements/booked-year.ts';
import { type BudgetDraft, budgetDraft } from '#domain/statements/budget-draft.ts';
import type {
  AdvanceDetail,
  Papers,
  PrepaidDetail,
  SuspenseDetail,
} from '#domain/statements/checks/papers.ts';
import { runCrossChecks } from '#domain/statements/checks/run-cross-checks.ts';
import {
  type BankPlace,
  type Certificate,
  certificateRows,
  depositDetails,
} from '#domain/statements/close/certificates.ts';
import type { PartyBalance } from '#domain/statements/close/party-balance.ts';
import type { CheckComment } from '#domain/statements/close/year-close.ts';
import type { BudgetLine } from '#domain/statements/figures.ts';
import type { IncomeAndExpense } from '#domain/statements/income-and-expense.ts';
import { inventory } from '#domain/statements/inventory.ts';
import { profitAndLoss } from '#domain/statements/profit-and-loss.ts';
import { type YearPapers, yearPapers } from '#domain/statements/year-papers.ts';
import { bridgePaper } from './bridge-paper.ts';
import { changesPaper } from './changes-paper.ts';
import { combinedPapers } from './combined-papers.ts';
import { certificatePaper, detailPaper } from './detail-papers.ts';
import { detailTotals, loanDetails, monthTotals, payableDetails } from './pack-details.ts';
import type { PackStyle } from './pack-style.ts';
import type { PrintedPaper } from './printed-paper.ts';
import {
  incomePaper,
  inventoryPaper,
  type PaperYear,
  profitPaper,
  sheetPaper,
} from './statement-papers.ts';
import { budgetPaper, notesPaper } from './word-papers.ts';

export type PapersBeside = Pick<
  Papers,
  | 'dues'
  | 'tariffTotals'
  | 'nextTariffTotals'
  | 'reserveArrears'
  | 'parking'
  | 'plannedYear'
  | 'contracted'
>;

/** An association that bills elsewhere, has no plan and no contracts. */
export const nothingBeside: PapersBeside = {
  dues: null,
  tariffTotals: null,
  nextTariffTotals: null,
  reserveArrears: null,
  parking: null,
  plannedYear: null,
  contracted: null,
};

/** Everything a settlement pack is made of, as the books give it. */
export type PackFacts = {
  readonly year: BookedYear;
  /** The settlement of the year before, as approved; `null` before the first. */
  readonly formerStatements: readonly IncomeAndExpense[] | null;
  readonly isBudgetDecided: boolean;
  readonly banks: readonly BankPlace[];
  readonly certificates: readonly Certificate[];
  readonly parties: readonly PartyBalance[];
  /** 前受金 by what it is for; empty where nothing is billed here. */
  readonly advances: readonly AdvanceDetail[];
  readonly suspense: readonly SuspenseDetail[];
  /** What was paid for several years at once; `null` until the year is over. */
  readonly prepaid: readonly PrepaidDetail[] | null;
  /** What bills, the plan of repairs and contracts say beside the books; `null` where there are none. */
  readonly beside: PapersBeside;
  /** The budget of the next year, as it goes to the same general meeting. */
  readonly nextBudget: { readonly endsOn: IsoDate; readonly lines: readonly BudgetLine[] } | null;
  readonly comments: readonly CheckComment[];
  readonly style: PackStyle;
};

/** 決算書一式: its papers in the order of the book, 監査報告書 apart, and what they say against each other. */
export function settlementPack(facts: PackFacts) {
  const { year, style } = facts;
  const papers = yearPapers(year);
  const { statements, sheets, cash } = papers;
  const closing = addBalances([...year.opening, ...year.months]);
  const certificates = certificateRows({ ...year, ...facts, closing });
  const drafts = draftsOf(facts, cash?.statements ?? statements);
  const listed = inventory(sheets, inventoryItems(facts, certificates));
  const checks = runCrossChecks({
    yearEndsOn: year.endsOn,
    statements,
    sheets,
    combined: papers.combinedSheet,
    cash,
    inventory: listed,
    formerStatements: facts.formerStatements,
    votedBudget: facts.isBudgetDecided ? yearFigures(year).budget : null,
    drafts,
    deposits: depositDetails(certificates),
    receivables: detailTotals(facts, 'receivable'),
    advances: detailTotals(facts, 'advance'),
    payables: payableDetails(facts),
    prepaid: facts.prepaid,
    suspense: facts.suspense,
    loans: loanDetails(year),
    monthTotals: monthTotals(year),
    budgetChanges: papers.budgetChanges,
    ...facts.beside,
  });
  const on = { ...year, style };
  const details = detailPaper({ ...facts, sheets, certificates }, on);
  const front = [
    ...fundPapers(papers, on),
    profitPaper(profitAndLoss(statements), on),
    inventoryPaper(listed, on),
    details,
    notesPaper({ sheets, certificates, comments: facts.comments }, on),
  ];
  const nextYear = facts.nextBudget && {
    startsOn: addDays(year.endsOn, 1),
    endsOn: facts.nextBudget.endsOn,
    style,
  };
  const budget = nextYear ? (drafts ?? []).map((it) => budgetPaper(it, nextYear)) : [];
  return {
    statements,
    cash,
    sheets,
    certificates,
    checks,
    front,
    details,
    certificateList: certificatePaper(certificates, on),
    budget,
  };
}

export type SettlementPack = ReturnType<typeof settlementPack>;

/** 収支報告書 and 貸借対照表 of each fund, and of all of them. */
function fundPapers(
  { statements, sheets, cash, combinedIncome, combinedSheet, budgetChanges }: YearPapers,
  on: PaperYear,
): readonly PrintedPaper[] {
  const printed = cash?.statements ?? statements;
  return [
    ...sheets.flatMap((sheet) => [
      ...printed
        .filter(({ fund }) => fund.id === sheet.fund.id)
        .map((statement) => incomePaper(statement, on)),
      ...budgetChanges
        .filter(({ fund }) => fund.id === sheet.fund.id)
        .map((changes) => changesPaper(changes, on)),
      sheetPaper(sheet, on),
    ]),
    ...(sheets.length > 1
      ? combinedPapers(cash?.combined ?? combinedIncome, combinedSheet, on)
      : []),
    ...(cash ? [bridgePaper(cash, on)] : []),
  ];
}

function draftsOf(
  { nextBudget, year }: PackFacts,
  statements: readonly IncomeAndExpense[],
): readonly BudgetDraft[] | null {
  if (!nextBudget || nextBudget.lines.length === 0) return null;
  return statements.map((former) =>
    budgetDraft({ former, accounts: year.accounts, budget: nextBudget.lines }),
  );
}

/** 財産目録 names the bank of each deposit; who is owed stands in the details. */
function inventoryItems({ year }: PackFacts, certificates: ReturnType<typeof certificateRows>) {
  const findAccount = accountFinder(year.accounts);
  return certificates.flatMap(({ account, place, funds }) =>
    funds.map(({ fund, ledgerYen }) => ({
      fundId: fund.id,
      accountId: account.id,
      detail: place,
      amountYen: shownYen(findAccount(account.id).kind, ledgerYen),
    })),
  );
}
