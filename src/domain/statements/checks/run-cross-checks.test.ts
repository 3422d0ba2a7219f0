import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Account, shownYen } from '#domain/ledger/account.ts';
import { addBalances, type Balance } from '#domain/ledger/balance.ts';
import type { FiscalYear } from '#domain/ledger/fiscal-year.ts';
import { prepaidDetails } from '#domain/ledger/repeats/prepaid-details.ts';
import type { Spread } from '#domain/ledger/repeats/spread.ts';
import { anyBooks, type Books } from '#domain/ledger/testing/any-books.ts';
import { accountId, generalFund, reserveFund } from '#domain/ledger/testing/example-chart.ts';
import { withSpreads } from '#domain/ledger/testing/with-spreads.ts';
import { sumYen } from '#domain/money.ts';
import { balanceSheets } from '#domain/statements/balance-sheet.ts';
import { budgetDraft } from '#domain/statements/budget-draft.ts';
import { combineSheets } from '#domain/statements/combined.ts';
import type { YearFigures } from '#domain/statements/figures.ts';
import { incomeAndExpense, linesOfSide } from '#domain/statements/income-and-expense.ts';
import { inventory } from '#domain/statements/inventory.ts';
import { nothingBeside } from '#domain/statements/pack/settlement-pack.ts';
import { figuresOfBooks } from '#domain/statements/testing/figures-of-books.ts';
import { midoridaiBooks, term20 } from '#domain/statements/testing/midoridai-books.ts';
import { midoridaiBudget } from '#domain/statements/testing/midoridai-budget.ts';
import type { Papers } from './papers.ts';
import { runCrossChecks } from './run-cross-checks.ts';

function papersOf(figures: YearFigures): Papers {
  const statements = incomeAndExpense(figures);
  const sheets = balanceSheets(figures);
  return {
    yearEndsOn: term20.endsOn,
    statements,
    sheets,
    combined: combineSheets(sheets),
    cash: null,
    inventory: inventory(sheets, []),
    formerStatements: null,
    votedBudget: figures.budget,
    budgetChanges: [],
    drafts: statements.map((former) =>
      budgetDraft({ former, accounts: figures.accounts, budget: figures.budget }),
    ),
    deposits: null,
    receivables: null,
    advances: null,
    payables: null,
    prepaid: null,
    suspense: null,
    loans: null,
    ...nothingBeside,
    monthTotals: null,
  };
}

const figures = figuresOfBooks(midoridaiBooks, term20, midoridaiBudget);
const general = generalFund.id;
const reserve = reserveFund.id;
const of = (fundId: string, code: string) => ({ fundId, accountId: accountId(code) });

/** What the details of the 第20期 come to. */
const whole: Papers = {
  ...papersOf(figures),
  formerStatements: papersOf(figures).statements.map((statement) => ({
    ...statement,
    closing: statement.opening,
  })),
  deposits: [
    deposit(general, '1120', '普通預金 …1111', 3_594_830),
    deposit(reserve, '1120', '普通預金 …2222', 27_201_560),
    deposit(reserve, '1130', '定期預金 …3333', 30_000_000),
    deposit(reserve, '1320', '債券', 10_000_000),
  ],
  receivables: [
    { ...of(general, '1210'), amountYen: 123_200 },
    { ...of(general, '1210'), amountYen: 25_400 },
    { ...of(reserve, '1210'), amountYen: 126_000 },
  ],
  advances: [
    { ...of(general, '2120'), amountYen: 886_200 },
    { ...of(reserve, '2120'), amountYen: 644_000 },
  ],
  payables: [
    { fundId: general, name: '電気', owedYen: 96_240, paidYen: 96_240 },
    { fundId: reserve, name: '調査診断', owedYen: 1_166_000, paidYen: 1_166_000 },
  ],
  prepaid: [
    {
      fundId: general,
      name: '損害保険',
      paidYen: 2_400_000,
      months: 60,
      monthsGone: 24,
      monthsOfYear: 12,
      isEnded: false,
      prepaidYen: 1_440_000,
      expenseYen: 480_000,
    },
  ],
  suspense: [],
  loans: [],
  tariffTotals: [
    { ...of(general, '4110'), amountYen: 48 * 15_400 * 12 },
    { ...of(reserve, '4210'), amountYen: 48 * 14_000 * 12 },
    { ...of(general, '4120'), amountYen: 18 * 10_000 * 12 },
  ],
  nextTariffTotals: [{ ...of(reserve, '4210'), amountYen: 48 * 14_000 * 12 }],
  dues: {
    months: [{ month: '2026-03', billedYen: 1_599_000, tariffYen: 1_599_000, apartYen: 0 }],
    open: [
      { ...of(general, '1210'), amountYen: 148_600 },
      { ...of(reserve, '1210'), amountYen: 126_000 },
    ],
    aheadYen: 1_530_200,
    ledgerAheadYen: 1_530_200,
    owedBeforeYen: -1_000_000,
    owedAfterYen: -1_255_600,
    billedYen: 19_000_000,
    receivedYen: 19_255_600,
    debits: [
      {
        month: '2026-04',
        askedYen: 1_599_000,
        paidYen: 1_530_200,
        failedYen: 68_800,
        bookedYen: 1_530_200,
      },
    ],
    pledges: [{ owedYen: 235_200, plannedYen: 235_200 }],
  },
  parking: { contractedCount: 18, spaceCount: 20 },
  plannedYear: {
    openingYen: 65_517_560,
    worksYen: 5_200_000,
    contributionYen: 48 * 14_000 * 12,
    billsApartYen: 0,
  },
  contracted: [{ ...of(general, '5110'), amountYen: 5_544_000 }],
  reserveArrears: { lateYen: 112_000, billedYen: 8_064_000 },
  monthTotals: papersOf(figures).statements.flatMap(({ fund, income, expense }) =>
    [income, expense].flatMap(linesOfSide).map(({ account, actualYen: amountYen }) => ({
      fundId: fund.id,
      accountId: account.id,
      amountYen,
    })),
  ),
};

const dues = whole.dues as NonNullable<Papers['dues']>;

function deposit(fundId: string, code: string, name: string, ledgerYen: number) {
  return { ...of(fundId, code), name, ledgerYen, certificateYen: ledgerYen, inTransitYen: 0 };
}

const planned = (change: Partial<NonNullable<Papers['plannedYear']>>) => ({
  ...(whole.plannedYear as NonNullable<Papers['plannedYear']>),
  ...change,
});

/** Budget changes of the general fund whose 流用 come to so much. */
function transferred(transferYen: number): Papers['budgetChanges'][number] {
  const nothing = { firstYen: 0, supplementYen: 0, transferYen: 0, budgetYen: 0 };
  const side = { lines: [], rest: nothing, total: nothing };
  return {
    fund: generalFund,
    income: side,
    expense: { ...side, total: { ...nothing, transferYen, budgetYen: transferYen } },
  };
}

const failures = (papers: Papers) =>
  runCrossChecks(papers)
    .results.filter(({ holds }) => !holds)
    .map(({ id, leftYen, rightYen }) => [id, leftYen, rightYen]);

describe('the cross-checks of a pack', () => {
  it('hold for the whole pack of the 第20期', () => {
    const { results, waiting, blocks } = runCrossChecks(whole);
    expect(failures(whole)).toEqual([]);
    expect(waiting).toEqual([]);
    expect(blocks).toBe(false);
    const ids = [...new Set(results.map(({ id }) => id))];
    expect(ids.join(' ')).toBe(
      'X1 X2 X3 X4 X5 X6 X7 X8 X9 X10 X11 X12 X13 X14 X15 X17 X18 X19 X20 X21 X29 X62 X22 X24 X25 X27 X33 X35 X36 X43 X37 X38 X39 X40 X41 X56',
    );
  });

  it('say which papers they still wait for', () => {
    const { waiting, blocks } = runCrossChecks(papersOf(figures));
    expect(waiting.map(({ id }) => id).join(' ')).toBe(
      'X4 X13 X14 X15 X17 X18 X19 X20 X21 X29 X45 X62 X15 X17 X22 X24 X25 X27 X43 X37 X38 X39 X40 X41 X56',
    );
    expect(blocks).toBe(false);
  });

  it('say both figures in a sentence', () => {
    const { results } = runCrossChecks(whole);
    expect(results.find(({ id }) => id === 'X8')?.sentence).toBe(
      '管理費会計の次期繰越収支差額と、貸借対照表の正味財産は、同じ3,716,830円です。',
    );
    const wrong = { ...whole, advances: [{ ...of(general, '2120'), amountYen: 886_000 }] };
    expect(
      runCrossChecks(wrong)
        .results.filter(({ id, holds }) => id === 'X17' && !holds)
        .map(({ sentence }) => sentence),
    ).toEqual([
      '管理費会計の前受金の明細の合計と、貸借対照表の額は、886,000円と886,200円で、200円ちがいます。',
      '修繕積立金会計の前受金の明細の合計と、貸借対照表の額は、0円と644,000円で、644,000円ちがいます。',
    ]);
  });

  const shifted = (code: string, amountYen: number, fundId = general): YearFigures => ({
    ...figures,
    movements: [...figures.movements, { ...of(fundId, code), amountYen }],
  });

  it.each([
    ['X7', { ...whole, ...changedSheets(shifted('1120', 1)) }],
    ['X8', { ...whole, ...changedSheets(shifted('1120', 1)) }],
    ['X9', { ...whole, ...changedSheets(shifted('4390', -1)) }],
    ['X10', { ...whole, ...changedSheets(shifted('1910', 5)) }],
    ['X11', { ...whole, statements: incomeAndExpense(shifted('5310', 1)) }],
    ['X12', { ...whole, statements: incomeAndExpense(shifted('5310', 1, reserve)) }],
    ['X6', { ...whole, votedBudget: midoridaiBudget.slice(1) }],
    ['X6', { ...whole, votedBudget: [...midoridaiBudget, extraLine()] }],
    ['X4', { ...whole, formerStatements: whole.statements }],
    ['X13', { ...whole, deposits: changed(whole.deposits, { certificateYen: null }) }],
    ['X14', { ...whole, deposits: changed(whole.deposits, { ledgerYen: 1 }) }],
    ['X15', { ...whole, receivables: (whole.receivables ?? []).slice(1) }],
    ['X15', { ...whole, receivables: changed(whole.receivables, of(general, '1230')) }],
    ['X18', { ...whole, payables: changed(whole.payables, { paidYen: null }) }],
    ['X19', { ...whole, prepaid: changed(whole.prepaid, { monthsGone: 25 }) }],
    ['X19', { ...whole, prepaid: changed(whole.prepaid, { isEnded: true }) }],
    ['X20', { ...whole, tariffTotals: changed(whole.tariffTotals, { amountYen: 1 }) }],
    ['X29', { ...whole, loans: [loan(9_000_000)] }],
    ['X33', { ...whole, inventory: inventory(whole.sheets.slice(1), []) }],
    ['X35', { ...whole, drafts: (whole.drafts ?? []).slice(1) }],
    ['X36', { ...whole, drafts: changed(whole.drafts, { openingYen: 1 }) }],
    ['X36', { ...whole, drafts: changed(whole.drafts, { closingYen: -1 }) }],
    ['X45', { ...whole, suspense: [suspense('2025-12-30')] }],
    ['X15', { ...whole, dues: { ...dues, open: changed(dues.open, { amountYen: 148_601 }) } }],
    ['X17', { ...whole, dues: { ...dues, aheadYen: 0 } }],
    ['X22', { ...whole, dues: { ...dues, receivedYen: 19_255_601 } }],
    ['X24', { ...whole, dues: { ...dues, debits: changed(dues.debits, { failedYen: 0 }) } }],
    ['X24', { ...whole, dues: { ...dues, debits: changed(dues.debits, { bookedYen: 1 }) } }],
    ['X25', { ...whole, dues: { ...dues, months: changed(dues.months, { tariffYen: 0 }) } }],
    ['X25', { ...whole, dues: { ...dues, months: changed(dues.months, { apartYen: 200 }) } }],
    ['X27', { ...whole, dues: { ...dues, pledges: [{ owedYen: 3, plannedYen: 2 }] } }],
    ['X37', { ...whole, nextTariffTotals: changed(whole.nextTariffTotals, { amountYen: 1 }) }],
    ['X21', { ...whole, parking: { contractedCount: 21, spaceCount: 20 } }],
    ['X38', { ...whole, plannedYear: planned({ worksYen: 1 }) }],
    ['X39', { ...whole, plannedYear: planned({ openingYen: 65_517_561 }) }],
    ['X40', { ...whole, plannedYear: planned({ contributionYen: 8_064_120 }) }],
    ['X40', { ...whole, nextTariffTotals: [] }],
    ['X41', { ...whole, plannedYear: planned({ billsApartYen: 200 }) }],
    ['X6', { ...whole, budgetChanges: [transferred(100_000)] }],
    ['X56', { ...whole, contracted: changed(whole.contracted, { amountYen: 5_544_001 }) }],
    ['X43', { ...whole, monthTotals: whole.monthTotals?.slice(1) ?? null }],
    ['X62', { ...whole, reserveArrears: { lateYen: 806_401, billedYen: 8_064_000 } }],
  ] as const)('%s finds what it is for', (id, papers) => {
    expect(failures(papers).map(([found]) => found)).toContain(id);
  });

  it.each([
    ['every space is let', { ...whole, parking: { contractedCount: 20, spaceCount: 20 } }],
    ['no space is let', { ...whole, parking: { contractedCount: 0, spaceCount: 20 } }],
    ['the plan begins in another year', { ...whole, plannedYear: planned({ openingYen: null }) }],
    ['there is no 料金表', { ...whole, plannedYear: planned({ billsApartYen: null }) }],
    [
      'nothing is billed here',
      {
        ...whole,
        nextTariffTotals: null,
        plannedYear: planned({ contributionYen: 1, billsApartYen: null }),
      },
    ],
    ['流用 moved between two lines', { ...whole, budgetChanges: [transferred(0)] }],
  ] as const)('let pass: %s', (_what, papers) => {
    expect(failures(papers)).toEqual([]);
  });

  it('say spaces where spaces are compared', () => {
    const { results } = runCrossChecks({
      ...whole,
      parking: { contractedCount: 21, spaceCount: 20 },
    });
    expect(results.find(({ id }) => id === 'X21')?.sentence).toBe(
      '期末に契約している駐車場の区画と、登録されている区画の全部は、21区画と20区画で、1区画ちがいます。',
    );
  });

  it.each([
    ['X1', 'income'],
    ['X5', 'expense'],
  ] as const)('%s finds a total that is not the sum of its lines', (id, side) => {
    const statements = whole.statements.map((statement) => ({
      ...statement,
      [side]: {
        ...statement[side],
        total: { ...statement[side].total, actualYen: 1, differenceYen: 2 },
      },
    }));
    const found = failures({ ...whole, statements }).map(([failed]) => failed);
    expect(found).toContain(id);
    expect(found).toContain('X2');
  });

  it('X3 finds a carry-over that does not add up', () => {
    const statements = whole.statements.map((statement) => ({
      ...statement,
      closing: statement.opening,
    }));
    expect(failures({ ...whole, statements }).map(([found]) => found)).toContain('X3');
  });

  it('let a warning pass and an error not', () => {
    const late = { ...whole, payables: changed(whole.payables, { paidYen: null }) };
    expect(runCrossChecks(late).blocks).toBe(false);
    expect(runCrossChecks({ ...whole, votedBudget: [] }).blocks).toBe(true);
  });

  it('hold for the papers of any books, with details that were counted from the entries', () => {
    const run = new Set<string>();
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const books = anyBooks(seed);
        for (const year of books.years) {
          const papers = withDetails(books, year);
          // Random books give away more than there is, and the reserve gives too.
          const { results } = runCrossChecks(papers);
          for (const { id } of results) run.add(id);
          const found = failures(papers).filter(([id]) => id !== 'X12' && id !== 'X36');
          expect(found).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
    const counted = ['X13', 'X14', 'X15', 'X17', 'X18', 'X20', 'X29', 'X43', 'X45'];
    expect(counted.filter((id) => !run.has(id))).toEqual([]);
  });

  it('X19 holds for what was paid for years in any books, and finds a month that was left out', () => {
    let compared = 0;
    let found = 0;
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { books, spreads } = withSpreads(anyBooks(seed), seed);
        for (const year of books.years) {
          const said = prepaidOf(books, spreads, year);
          compared += said.length;
          expect(said.filter(({ holds }) => !holds)).toEqual([]);
          const month = books.entries.findLast(
            ({ id, postedOn }) =>
              id.startsWith('spread-0 ') && postedOn >= year.startsOn && postedOn <= year.endsOn,
          );
          if (!month) continue;
          const entries = books.entries.filter((entry) => entry !== month);
          const left = prepaidOf({ ...books, entries }, spreads, year);
          expect(left.some(({ holds }) => !holds)).toBe(true);
          found += 1;
        }
      }),
      { numRuns: 300 },
    );
    expect(Math.min(compared, found)).toBeGreaterThan(100);
  });
});

/** X19 of a year, with what the journal alone has of each payment. */
function prepaidOf(books: Books, spreads: readonly Spread[], year: FiscalYear) {
  const postings = books.entries
    .filter(({ postedOn }) => postedOn <= year.endsOn)
    .flatMap(({ postings: own, postedOn }) => own.map((one) => ({ ...one, postedOn })));
  const yenOf = ({ counterpartyId }: Spread, accountOf: string, from = '') =>
    sumYen(
      postings
        .filter((one) => one.counterpartyId === counterpartyId && one.accountId === accountOf)
        .filter(({ postedOn }) => postedOn >= from)
        .map(({ amountYen }) => amountYen),
    );
  const prepaid = prepaidDetails(spreads, year, (spread) => ({
    prepaidYen: yenOf(spread, spread.prepaidAccountId),
    expenseYen: yenOf(spread, spread.expenseAccountId, year.startsOn),
  }));
  const papers = papersOf(figuresOfBooks(books, year));
  return runCrossChecks({ ...papers, prepaid }).results.filter(({ id }) => id === 'X19');
}

const isLoan = ({ code }: Account) => code.startsWith('22');

function loansOf(closing: readonly Balance[], moved: readonly Balance[]): Papers['loans'] {
  return closing.map(({ fundId, accountId: id, amountYen: closingYen }) => {
    const movedYen = sumYen(
      moved
        .filter((one) => one.fundId === fundId && one.accountId === id)
        .map(({ amountYen }) => amountYen),
    );
    const openingYen = closingYen - movedYen;
    return { fundId, name: '借入金', openingYen, borrowedYen: movedYen, repaidYen: 0, closingYen };
  });
}

/** 附属明細 as somebody would count it who has nothing but the journal. */
function withDetails(books: Books, year: FiscalYear): Papers {
  const papers = papersOf(figuresOfBooks(books, year));
  const postings = books.entries
    .filter(({ postedOn }) => postedOn <= year.endsOn)
    .flatMap(({ postings: own, postedOn }) => own.map((one) => ({ ...one, postedOn })));
  const chart = new Map(books.accounts.map((account) => [account.id, account]));
  const standing = (isWanted: (account: Account) => boolean, from = '') =>
    addBalances(
      postings.filter(({ accountId: id, postedOn }) => {
        const account = chart.get(id);
        return postedOn >= from && account !== undefined && isWanted(account);
      }),
    ).map((one) => {
      const kind = chart.get(one.accountId)?.kind ?? 'asset';
      return { ...one, amountYen: shownYen(kind, one.amountYen) };
    });
  const flows = standing(({ kind }) => kind === 'income' || kind === 'expense', year.startsOn);
  const incomes = new Set(
    books.accounts.filter(({ kind }) => kind === 'income').map(({ id }) => id),
  );
  return {
    ...papers,
    yearEndsOn: year.endsOn,
    deposits: standing(({ role, code }) => role === 'bank' || code.startsWith('13')).map(
      ({ amountYen, ...one }) => ({
        ...one,
        name: one.accountId,
        ledgerYen: amountYen,
        certificateYen: amountYen,
        inTransitYen: 0,
      }),
    ),
    receivables: standing(({ role }) => role === 'receivable'),
    advances: standing(({ role }) => role === 'advance'),
    payables: standing(({ role }) => role === 'payable').map(({ fundId, amountYen }) => ({
      fundId,
      name: '未払金',
      owedYen: amountYen,
      paidYen: amountYen,
    })),
    suspense: standing(({ role }) => role === 'suspense').map((one) => ({
      ...one,
      summary: '仮受金',
      postedOn: year.endsOn,
    })),
    loans: loansOf(standing(isLoan), standing(isLoan, year.startsOn)),
    tariffTotals: flows.filter((one) => incomes.has(one.accountId)),
    monthTotals: flows,
  };
}

function changedSheets(from: YearFigures) {
  const sheets = balanceSheets(from);
  return { sheets, combined: combineSheets(sheets) };
}

function changed<Item>(items: readonly Item[] | null, change: Partial<Item>): Item[] {
  return (items ?? []).map((item, index) => (index === 0 ? { ...item, ...change } : item));
}

function extraLine() {
  return { ...of(general, '5230'), amountYen: 5_000, note: '' };
}

function loan(closingYen: number) {
  const moves = { openingYen: 10_000_000, borrowedYen: 0, repaidYen: 1_000_000 };
  return { fundId: reserve, name: '修繕の借入れ', ...moves, closingYen };
}

function suspense(postedOn: string) {
  return { ...of(general, '2140'), summary: '名義不明の入金', postedOn, amountYen: 15_400 };
}
