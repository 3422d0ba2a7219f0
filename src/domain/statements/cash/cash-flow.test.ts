import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBalances } from '#domain/ledger/balance.ts';
import type { FiscalYear } from '#domain/ledger/fiscal-year.ts';
import { anyBooks, type Books } from '#domain/ledger/testing/any-books.ts';
import {
  accountId,
  exampleChart,
  generalFund,
  reserveFund,
} from '#domain/ledger/testing/example-chart.ts';
import type { BookedYear } from '#domain/statements/booked-year.ts';
import { cashChecks } from '#domain/statements/checks/cash-checks.ts';
import { type IncomeAndExpense, linesOfSide } from '#domain/statements/income-and-expense.ts';
import { usualPaperSettings } from '#domain/statements/paper-settings.ts';
import { midoridaiBooks, term20 } from '#domain/statements/testing/midoridai-books.ts';
import { midoridaiBudget } from '#domain/statements/testing/midoridai-budget.ts';
import { bridgeSheetOf } from './bridge-sheet.ts';
import type { AllocatedYen, DueAccount } from './cash-books.ts';
import { cashFlow } from './cash-flow.ts';
import { type CashPapers, cashPapers } from './cash-papers.ts';

type Known = { readonly dueAccounts: readonly DueAccount[]; readonly allocated: AllocatedYen[] };

const nothingKnown: Known = { dueAccounts: [], allocated: [] };

function papersOf(books: Books, year: FiscalYear, known: Known = nothingKnown) {
  const isBefore = ({ postedOn, origin }: Books['entries'][number]) =>
    postedOn < year.startsOn || (origin === 'opening' && postedOn <= year.endsOn);
  const within = books.entries.filter((entry) => !isBefore(entry) && entry.postedOn <= year.endsOn);
  const booked: BookedYear = {
    ...year,
    bookedUntil: year.endsOn,
    lockedUntil: null,
    funds: books.funds,
    accounts: books.accounts,
    opening: addBalances(books.entries.filter(isBefore).flatMap(({ postings }) => postings)),
    months: addBalances(within.flatMap(({ postings }) => postings)).map((balance) => ({
      ...balance,
      month: year.startsOn.slice(0, 7),
    })),
    monthsBefore: [],
    budget: midoridaiBudget.map(({ note, ...line }) => ({ ...line, formula: note })),
    remarks: [],
  };
  const entries = books.entries.filter(({ postedOn }) => postedOn <= year.endsOn);
  return cashPapers(booked, cashFlow({ ...year, ...known, accounts: books.accounts, entries }));
}

const printed = (side: IncomeAndExpense['income'] | undefined) =>
  side ? linesOfSide(side).map(({ account, actualYen }) => [account.name, actualYen]) : [];

const year = { id: 'year', startsOn: '2025-04-01', endsOn: '2026-03-31' };

type Line = readonly [code: string, amountYen: number, counterpartyId?: string];

/** Entries of the general fund, one a day from the year's first on; the third place turns another back. */
function statementOf(drafts: readonly (readonly [lines: readonly Line[], reverses?: number])[]) {
  const entries = drafts.map(([lines, reverses], index): Books['entries'][number] => ({
    id: `entry-${index}`,
    key: `entry-${index}`,
    number: index + 1,
    postedOn: `2025-04-${String(index + 1).padStart(2, '0')}`,
    origin: 'manual',
    summary: '',
    reversesId: reverses === undefined ? null : `entry-${reverses}`,
    postings: lines.map(([code, amountYen, counterpartyId = null]) => ({
      fundId: generalFund.id,
      accountId: accountId(code),
      amountYen,
      counterpartyId,
    })),
  }));
  const books = { funds: [generalFund], accounts: exampleChart, years: [year], entries };
  const { statements } = papersOf(books, year);
  return [...printed(statements[0]?.income), ...printed(statements[0]?.expense)].filter(
    ([, yen]) => yen !== 0,
  );
}

describe('what money was for', () => {
  const bill: Line[] = [
    ['5110', 300, 'firm'],
    ['2110', -300, 'firm'],
  ];

  it('is the expense of the bill that a payment pays, and nothing while it is owed', () => {
    expect(statementOf([[bill]])).toEqual([]);
    const payment: Line[] = [
      ['2110', 300, 'firm'],
      ['5210', 5],
      ['1120', -305, 'firm'],
    ];
    expect(statementOf([[bill], [payment]])).toEqual([
      ['管理委託費', 300],
      ['支払手数料', 5],
    ]);
  });

  it('of a part of bills for different things is not guessed', () => {
    const other: Line[] = [
      ['5120', 200, 'firm'],
      ['2110', -200, 'firm'],
    ];
    const pay = (yen: number): Line[] => [
      ['2110', yen, 'firm'],
      ['1120', -yen],
    ];
    expect(statementOf([[bill], [pay(100)]])).toEqual([['管理委託費', 100]]);
    expect(statementOf([[bill], [other], [pay(400)]])).toEqual([['未払金（支払）', 400]]);
    expect(statementOf([[bill], [other], [pay(500)]])).toEqual([
      ['管理委託費', 300],
      ['水道光熱費', 200],
    ]);
  });

  it('is nothing where a payment was turned back, and what it was once it is paid again', () => {
    const payment: Line[] = [
      ['2110', 300, 'firm'],
      ['1120', -300],
    ];
    const back: Line[] = [
      ['2110', -300, 'firm'],
      ['1120', 300],
    ];
    expect(statementOf([[bill], [payment], [back, 1]])).toEqual([]);
    expect(statementOf([[bill], [payment], [back, 1], [payment]])).toEqual([['管理委託費', 300]]);
  });

  it('is that of each bill where two of a payee are paid at once', () => {
    const repair: Line[] = [
      ['5150', 200, 'firm'],
      ['2110', -200, 'firm'],
    ];
    const both: Line[] = [
      ['2110', 300, 'firm'],
      ['2110', 200, 'firm'],
      ['1120', -500],
    ];
    const back = both.map(([code, yen, party]): Line => {
      return party === undefined ? [code, -yen] : [code, -yen, party];
    });
    const whole = [
      ['管理委託費', 300],
      ['小修繕費', 200],
    ];
    expect(statementOf([[bill], [repair], [bill], [both]])).toEqual(whole);
    expect(statementOf([[bill], [repair], [bill], [both], [back, 3]])).toEqual([]);
  });

  it('of what was paid ahead is what all that was used of it was for', () => {
    const ahead: Line[] = [
      ['1221', 360, 'insurer'],
      ['1120', -360],
    ];
    const use = (code: string): Line[] => [
      [code, 10, 'insurer'],
      ['1221', -10, 'insurer'],
    ];
    expect(statementOf([[ahead]])).toEqual([['前払保険料（支払）', 360]]);
    expect(statementOf([[ahead], [use('5160')], [use('5160')]])).toEqual([['損害保険料', 360]]);
    expect(statementOf([[ahead], [use('5160')], [use('5290')]])).toEqual([
      ['前払保険料（支払）', 360],
    ]);
  });

  it('says what is neither income nor expense, and moves between own accounts not at all', () => {
    expect(
      statementOf([
        [
          [
            ['1120', 70],
            ['2140', -70],
          ],
        ],
        [
          [
            ['1320', 50],
            ['1120', -50],
          ],
        ],
        [
          [
            ['1130', 20],
            ['1120', -20],
          ],
        ],
        [
          [
            ['1120', 60],
            ['1210', 40],
            ['4390', -100],
          ],
        ],
      ]),
    ).toEqual([
      ['雑収入', 60],
      ['仮受金（入金）', 70],
      ['有価証券（支払）', 50],
    ]);
  });
});

describe('みどり台マンション 第20期、現金主義', () => {
  const dues: readonly (readonly [
    fundId: string,
    code: string,
    yenOf: (month: number) => number,
  ])[] = [
    [generalFund.id, '4110', (month) => dwellingsOf(month) * 15_400],
    [generalFund.id, '4120', (month) => (month < 11 ? 18 : 17) * 10_000],
    [generalFund.id, '4130', () => 39 * 200],
    [reserveFund.id, '4210', (month) => dwellingsOf(month) * 14_000],
  ];
  const dwellingsOf = (month: number) => (month < 4 ? 48 : month < 11 ? 47 : 46);
  const debits = midoridaiBooks.entries.filter(({ summary }) => summary.startsWith('口座振替'));
  const known: Known = {
    dueAccounts: dues.flatMap(([fundId, code]) =>
      ['1210', '2120'].map((due) => ({
        fundId,
        accountId: accountId(due),
        incomeId: accountId(code),
      })),
    ),
    // The first debit of the term is that of May.
    allocated: debits.flatMap(({ id: entryId }, index) =>
      dues.map(([fundId, code, yenOf]) => ({
        entryId,
        fundId,
        incomeId: accountId(code),
        amountYen: yenOf(index + 1),
      })),
    ),
  };
  const { statements, bridges, combined } = papersOf(midoridaiBooks, term20, known);

  it('has 管理費 as it was received: 48, then 47, then 46 dwellings', () => {
    // 3 months of 48, 7 of 47 and 2 of 46 dwellings: 565 × 15,400; parking 10 × 18 and 2 × 17.
    expect(printed(statements[0]?.income)).toEqual([
      ['管理費収入', 565 * 15_400],
      ['駐車場使用料', 214 * 10_000],
      ['駐輪場使用料', 93_600],
      ['受取利息', 1_840],
      ['雑収入', 24_000],
    ]);
    expect(printed(statements[0]?.expense)).toEqual([
      ['管理委託費', 11 * 462_000],
      ['水道光熱費', 10 * 115_000 + 118_020],
      ['保守点検費', 1_078_000],
      ['清掃費', 220_000],
      ['小修繕費', 612_700],
      ['損害保険料', 0],
      ['通信・消耗品費', 84_310],
      ['会議費', 41_800],
      ['役員報酬', 120_000],
      ['支払手数料', 66_330],
      ['雑費', 12_100],
      ['修繕積立金会計へ繰入', 1_200_000],
      ['予備費', 0],
      ['未払金（支払）', 574_700],
    ]);
    expect(statements[0]?.opening.actualYen).toBe(2_994_350);
    expect(statements[0]?.closing.actualYen).toBe(3_594_830);
  });

  it('has repairs of the reserve when they are paid, and what was bought as no expense', () => {
    expect(printed(statements[1]?.income)).toEqual([
      ['修繕積立金収入', 565 * 14_000],
      ['管理費会計より繰入', 1_200_000],
      ['受取利息', 31_460],
    ]);
    expect(printed(statements[1]?.expense)).toEqual([
      ['計画修繕工事費', 3_850_000],
      ['調査診断費', 0],
      ['支払手数料', 2_200],
      ['有価証券（債券）（支払）', 2_000_000],
    ]);
    expect(statements[1]?.closing.actualYen).toBe(27_201_560 + 30_000_000);
    expect(combined.closing.totalYen).toBe(3_594_830 + 57_201_560);
  });

  it('comes from the statement by 発生主義 figure by figure', () => {
    expect(bridges[0]?.accrualYen).toBe(304_180);
    expect(bridges[0]?.steps.map(({ name, yen }) => [name, yen])).toEqual([
      ['未収金が増えた分', -148_600],
      ['前払保険料が減った分', 480_000],
      ['未払金が増えた分', 5_700],
      ['前受金が減った分', -40_800],
    ]);
    expect(bridges[0]?.cashYen).toBe(600_480);
    expect(statements[0]?.surplus.actualYen).toBe(600_480);
  });

  it('is checked against the banks and against 発生主義, and a yen is noticed', () => {
    const figuresOf = (cash: CashPapers) =>
      cashChecks.flatMap(({ compare }) =>
        compare({ cash }).map(({ leftYen, rightYen }) => leftYen - rightYen),
      );
    expect(figuresOf({ statements, bridges, combined })).toEqual([0, 0, 0, 0]);
    const short = bridges.map((bridge) => ({
      ...bridge,
      moneyYen: bridge.moneyYen - 1,
      cashYen: bridge.cashYen - 1,
    }));
    expect(figuresOf({ statements, bridges: short, combined })).toEqual([1, 1, 1, 1]);
  });

  it('has a sheet whose sums are those of the bridge', () => {
    const [bridge] = bridges;
    if (!bridge) throw new Error('no bridge');
    const { rows } = bridgeSheetOf(bridge, {
      associationName: 'みどり台',
      fiscalYear: 2025,
      isFinal: false,
      paperSettings: usualPaperSettings,
      ...term20,
    });
    // The head has three rows: B4 is by 発生主義, four steps follow.
    expect(rows.flatMap(({ cells }) => cells[1]?.formula ?? [])).toEqual([
      'SUM(B4:B8)',
      'B9+B10',
      'SUM(B13:B13)',
    ]);
    expect(rows[8]?.cells[1]?.value).toBe(600_480);
    expect(rows[12]?.cells[1]?.value).toBe(3_594_830);
  });
});

describe('the cash view of any year of any books', () => {
  it('closes: opening and what came in less what went out is what lies at the banks', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const books = anyBooks(seed);
        for (const each of books.years) {
          const { statements, bridges } = papersOf(books, each);
          for (const [index, { surplus, opening, closing }] of statements.entries()) {
            const bridge = bridges[index];
            expect(surplus.actualYen).toBe(bridge?.cashYen);
            expect(opening.actualYen).toBe(bridge?.openingYen);
            expect(closing.actualYen).toBe(bridge?.moneyYen);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('closes as well where dues have accounts of their own and receipts are allocated', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const books = anyBooks(seed);
        const dueAccounts = books.funds.flatMap(({ id: fundId }) =>
          ['1210', '2120'].flatMap((due) =>
            (seed % 2 === 0 ? ['4110'] : ['4110', '4210']).map((code) => ({
              fundId,
              accountId: accountId(due),
              incomeId: accountId(code),
            })),
          ),
        );
        const allocated = books.entries.filter(isEven).map(({ id: entryId, postings }) => ({
          entryId,
          fundId: postings[0]?.fundId ?? '',
          incomeId: accountId('4110'),
          amountYen: 1 + (seed % 1_000),
        }));
        for (const each of books.years) {
          const { statements, bridges } = papersOf(books, each, { dueAccounts, allocated });
          expect(statements.map(({ surplus }) => surplus.actualYen)).toEqual(
            bridges.map(({ cashYen }) => cashYen),
          );
        }
      }),
      { numRuns: 300 },
    );
  });
});

function isEven({ number }: Books['entries'][number]): boolean {
  return number % 2 === 0;
}
