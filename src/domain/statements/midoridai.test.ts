import { describe, expect, it } from 'vitest';
import { accountId, generalFund, reserveFund } from '#domain/ledger/testing/example-chart.ts';
import { balanceSheets } from './balance-sheet.ts';
import { combineIncome, combineSheets } from './combined.ts';
import { type Amounts, incomeAndExpense, linesOfSide } from './income-and-expense.ts';
import { inventory } from './inventory.ts';
import { profitAndLoss } from './profit-and-loss.ts';
import { figuresOfBooks } from './testing/figures-of-books.ts';
import { midoridaiBooks, term20 } from './testing/midoridai-books.ts';
import { midoridaiBudget, midoridaiRemarks } from './testing/midoridai-budget.ts';

const figures = figuresOfBooks(midoridaiBooks, term20, midoridaiBudget);
const statements = incomeAndExpense(figures, midoridaiRemarks);
const [general, reserve] = statements;
const sheets = balanceSheets(figures);
const [generalSheet, reserveSheet] = sheets;

const triple = ({ budgetYen, actualYen, differenceYen }: Amounts) => [
  budgetYen,
  actualYen,
  differenceYen,
];

function printed(statement: (typeof statements)[number] | undefined) {
  if (!statement) return [];
  const rows = [...linesOfSide(statement.income), ...linesOfSide(statement.expense)];
  return rows.map((line) => [line.account.name, ...triple(line)]);
}

describe('みどり台マンション 第20期の決算', () => {
  it('prints the 収支報告書 of the general fund to the yen', () => {
    expect(printed(general)).toEqual([
      ['管理費収入', 8_870_400, 8_870_400, 0],
      ['駐車場使用料', 2_400_000, 2_160_000, -240_000],
      ['駐輪場使用料', 96_000, 93_600, -2_400],
      ['受取利息', 500, 1_840, 1_340],
      ['雑収入', 10_000, 24_000, 14_000],
      ['管理委託費', 5_544_000, 5_544_000, 0],
      ['水道光熱費', 1_440_000, 1_386_420, -53_580],
      ['保守点検費', 1_100_000, 1_078_000, -22_000],
      ['清掃費', 220_000, 220_000, 0],
      ['小修繕費', 500_000, 612_700, 112_700],
      ['損害保険料', 480_000, 480_000, 0],
      ['通信・消耗品費', 90_000, 84_310, -5_690],
      ['会議費', 60_000, 41_800, -18_200],
      ['役員報酬', 120_000, 120_000, 0],
      ['支払手数料', 70_000, 66_330, -3_670],
      ['雑費', 50_000, 12_100, -37_900],
      ['修繕積立金会計へ繰入', 1_200_000, 1_200_000, 0],
      ['予備費', 300_000, 0, -300_000],
    ]);
    expect([general?.income.total, general?.expense.total, general?.surplus].map(nullable)).toEqual(
      [
        [11_376_900, 11_149_840, -227_060],
        [11_174_000, 10_845_660, -328_340],
        [202_900, 304_180, 101_280],
      ],
    );
    expect([general?.opening, general?.closing].map(nullable)).toEqual([
      [3_412_650, 3_412_650, 0],
      [3_615_550, 3_716_830, 101_280],
    ]);
  });

  it('prints the 収支報告書 of the reserve fund to the yen', () => {
    expect(
      printed(reserve).map(([name, budgetYen, actualYen]) => [name, budgetYen, actualYen]),
    ).toEqual([
      ['修繕積立金収入', 8_064_000, 8_064_000],
      ['管理費会計より繰入', 1_200_000, 1_200_000],
      ['受取利息', 12_000, 31_460],
      ['計画修繕工事費', 4_000_000, 3_850_000],
      ['調査診断費', 1_200_000, 1_166_000],
      ['支払手数料', 3_000, 2_200],
    ]);
    expect([reserve?.income.total, reserve?.expense.total, reserve?.surplus].map(nullable)).toEqual(
      [
        [9_276_000, 9_295_460, 19_460],
        [5_203_000, 5_018_200, -184_800],
        [4_073_000, 4_277_260, 204_260],
      ],
    );
    expect(reserve?.opening.actualYen).toBe(61_240_300);
    expect(reserve && triple(reserve.closing)).toEqual([65_313_300, 65_517_560, 204_260]);
  });

  it('groups the expenses and adds each group up', () => {
    expect(general?.expense.groups.map(({ title, total }) => [title, total.actualYen])).toEqual([
      ['管理委託', 5_544_000],
      ['水道光熱', 1_386_420],
      ['保守・清掃', 1_298_000],
      ['修繕', 612_700],
      ['保険', 480_000],
      ['事務・運営', 312_440],
      ['その他の支出', 12_100],
      ['会計間の繰入', 1_200_000],
      ['予備費', 0],
    ]);
  });

  it('asks for a remark from 50,000 yen and a tenth of the budget, and where nothing was budgeted', () => {
    const lacking = (given: typeof statements) =>
      given.flatMap(({ fund, income, expense }) =>
        [income, expense]
          .flatMap(linesOfSide)
          .filter(({ lacksRemark }) => lacksRemark)
          .map(({ account }) => `${fund.code} ${account.name}`),
      );
    expect(lacking(statements)).toEqual(['general 駐車場使用料', 'general 予備費']);
    expect(lacking(incomeAndExpense(figures))).toContain('general 小修繕費');
    const unbudgeted = { ...figures, budget: [] };
    expect(lacking(incomeAndExpense(unbudgeted, midoridaiRemarks))).toContain('general 清掃費');
  });

  it('prints the 貸借対照表 of both funds to the yen', () => {
    const rows = (side: NonNullable<typeof generalSheet>['assets'] | undefined) =>
      side?.lines.map(({ account, amountYen }) => [account.name, amountYen]);
    expect(rows(generalSheet?.assets)).toEqual([
      ['普通預金', 3_594_830],
      ['未収金', 148_600],
      ['前払保険料', 1_440_000],
    ]);
    expect(rows(generalSheet?.liabilities)).toEqual([
      ['未払金', 580_400],
      ['前受金', 886_200],
    ]);
    expect(rows(reserveSheet?.assets)).toEqual([
      ['普通預金', 27_201_560],
      ['定期預金', 30_000_000],
      ['未収金', 126_000],
      ['有価証券（債券）', 10_000_000],
    ]);
    expect(rows(reserveSheet?.liabilities)).toEqual([
      ['未払金', 1_166_000],
      ['前受金', 644_000],
    ]);
    expect(
      sheets.map(({ assets, opening, surplus, net, liabilitiesAndNet }) => [
        assets.total.amountYen,
        opening.amountYen,
        surplus.amountYen,
        net.amountYen,
        liabilitiesAndNet.amountYen,
      ]),
    ).toEqual([
      [5_183_430, 3_412_650, 304_180, 3_716_830, 5_183_430],
      [67_327_560, 61_240_300, 4_277_260, 65_517_560, 67_327_560],
    ]);
  });

  it('adds the funds up: 合算', () => {
    const combined = combineSheets(sheets);
    expect(combined.assets.total.totalYen).toBe(72_510_990);
    expect(combined.liabilities.total.totalYen).toBe(3_276_600);
    expect(combined.net.totalYen).toBe(69_234_390);
    expect(combined.liabilitiesAndNet.totalYen).toBe(72_510_990);
    const income = combineIncome(statements, 'actualYen');
    expect(income.income.total).toEqual({
      yenByFund: [11_149_840, 9_295_460],
      eliminatedYen: -1_200_000,
      totalYen: 19_245_300,
    });
    expect(income.expense.total.totalYen).toBe(10_845_660 + 5_018_200 - 1_200_000);
    expect(income.surplus).toEqual({
      yenByFund: [304_180, 4_277_260],
      eliminatedYen: 0,
      totalYen: 4_581_440,
    });
    expect(income.closing.totalYen).toBe(69_234_390);
    expect(combineIncome(statements, 'budgetYen').closing.totalYen).toBe(3_615_550 + 65_313_300);
  });

  it('carries what the late dwellings owe: 305 for eight months, 702 for one', () => {
    const owed = (accountCode: string, index: number) =>
      sheets[index]?.assets.lines.find(({ account }) => account.id === accountId(accountCode))
        ?.amountYen;
    expect(owed('1210', 0)).toBe(8 * 15_400 + 15_400 + 10_000);
    expect(owed('1210', 1)).toBe(8 * 14_000 + 14_000);
  });

  it('lists what there is in the 財産目録, with a row for what no item explains', () => {
    const bank = { fundId: reserveFund.id, accountId: accountId('1130') };
    const paper = inventory(sheets, [
      { ...bank, detail: 'みどり銀行 中央支店 定期 …1234', amountYen: 20_000_000 },
      { ...bank, detail: 'みどり銀行 中央支店 定期 …5678', amountYen: 9_000_000 },
    ]);
    expect([paper.assetsYen, paper.liabilitiesYen, paper.netYen]).toEqual([
      72_510_990, 3_276_600, 69_234_390,
    ]);
    expect(
      paper.assets
        .filter(({ account }) => account.id === accountId('1130'))
        .map(({ detail, amountYen }) => [detail, amountYen]),
    ).toEqual([
      ['みどり銀行 中央支店 定期 …1234', 20_000_000],
      ['みどり銀行 中央支店 定期 …5678', 9_000_000],
      ['内訳のない分', 1_000_000],
    ]);
  });

  it('comes to the same net in the 損益計算書, which knows no transfers', () => {
    const paper = profitAndLoss(statements);
    expect([paper.income.totalYen, paper.expense.totalYen, paper.changeYen]).toEqual([
      19_245_300, 14_663_860, 4_581_440,
    ]);
    expect([paper.openingYen, paper.closingYen]).toEqual([64_652_950, 69_234_390]);
    expect(paper.expense.lines.some(({ account }) => account.role === 'transfer')).toBe(false);
    expect(paper.income.lines.find(({ account }) => account.name === '受取利息')?.amountYen).toBe(
      1_840 + 31_460,
    );
  });

  it('keeps the funds apart', () => {
    expect(sheets.map(({ fund }) => fund)).toEqual([generalFund, reserveFund]);
  });
});

function nullable(amounts: Amounts | undefined) {
  return amounts && triple(amounts);
}
