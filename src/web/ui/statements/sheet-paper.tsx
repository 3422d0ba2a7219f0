import type { BalanceSheet, SheetAmount, SheetLine } from '#domain/statements/balance-sheet.ts';
import { dayLine } from '#domain/statements/paper-settings.ts';
import { paperYen } from '#domain/statements/paper-words.ts';
import { useYear } from '#web/lib/year-books/year-context.ts';
import { LineWhy } from './line-why.tsx';
import { Paper } from './paper-head.tsx';
import { type PaperColumn, type PaperRow, PaperTable } from './paper-table.tsx';

const columns: readonly PaperColumn[] = [
  { id: 'amount', header: '金額' },
  { id: 'change', header: '前期末との差' },
];

/** 貸借対照表 of one fund: what there is at the left, whose it is at the right, and both come to the same. */
export function SheetPaper({ sheet }: { sheet: BalanceSheet }) {
  const { endsOn, paperSettings } = useYear();
  const { fund, assets, liabilities, opening, surplus, net, liabilitiesAndNet } = sheet;
  const left: readonly PaperRow[] = [
    { key: 'assets', look: 'part', name: '資産の部', cells: [] },
    ...assets.lines.map((line) => lineRow(sheet, line)),
    sumRow('total', '資産合計', assets.total),
  ];
  const right: readonly PaperRow[] = [
    { key: 'liabilities', look: 'part', name: '負債の部', cells: [] },
    ...liabilities.lines.map((line) => lineRow(sheet, line)),
    sumRow('sum', '負債合計', liabilities.total),
    { key: 'net', look: 'part', name: '正味財産の部', cells: [] },
    plainRow('前期繰越収支差額', opening),
    plainRow('当期収支差額', surplus),
    sumRow('sum', '正味財産合計', net),
    sumRow('total', '負債・正味財産合計', liabilitiesAndNet),
  ];
  return (
    <Paper title="貸借対照表" fundName={fund.name} period={dayLine(endsOn, paperSettings)}>
      <TwoSides>
        <PaperTable isSlim caption={`${fund.name}の資産`} columns={columns} rows={left} />
        <PaperTable
          isSlim
          caption={`${fund.name}の負債と正味財産`}
          columns={columns}
          rows={right}
        />
      </TwoSides>
    </Paper>
  );
}

function TwoSides({ children }: { children: React.ReactNode }) {
  return (
    <div className="@container">
      <div className="grid items-start gap-x-6 gap-y-6 @min-[52rem]:grid-cols-2 print:grid-cols-1">
        {children}
      </div>
    </div>
  );
}

function lineRow({ fund }: BalanceSheet, line: SheetLine): PaperRow {
  return {
    ...plainRow(line.account.name, line),
    key: line.account.id,
    why: <LineWhy fund={fund} account={line.account} />,
  };
}

function plainRow(name: string, amount: SheetAmount): PaperRow {
  return { key: name, look: 'line', name, cells: cellsOf(amount) };
}

function sumRow(look: 'sum' | 'total', name: string, amount: SheetAmount): PaperRow {
  return { key: name, look, name, cells: cellsOf(amount) };
}

function cellsOf({ amountYen, changeYen }: SheetAmount): readonly string[] {
  return [paperYen(amountYen), changeYen === null ? '－' : paperYen(changeYen)];
}
