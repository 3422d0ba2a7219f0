import type { Inventory } from '#domain/statements/inventory.ts';
import { dayLine } from '#domain/statements/paper-settings.ts';
import { paperYen } from '#domain/statements/paper-words.ts';
import { useYear } from '#web/lib/year-books/year-context.ts';
import { Paper } from './paper-head.tsx';
import { type PaperColumn, type PaperRow, PaperTable } from './paper-table.tsx';

const columns: readonly PaperColumn[] = [
  { id: 'fund', header: '会計', isText: true },
  { id: 'amount', header: '金額' },
];

/** 財産目録 of the whole association */
export function InventoryPaper({ inventory }: { inventory: Inventory }) {
  const { endsOn, paperSettings } = useYear();
  const { assets, liabilities, assetsYen, liabilitiesYen, netYen } = inventory;
  const rows: readonly PaperRow[] = [
    { key: 'assets', look: 'part', name: '資産の部', cells: [] },
    ...rowsOf('asset', assets),
    { key: 'assets sum', look: 'sum', name: '資産合計', cells: [null, paperYen(assetsYen)] },
    { key: 'liabilities', look: 'part', name: '負債の部', cells: [] },
    ...rowsOf('liability', liabilities),
    {
      key: 'liabilities sum',
      look: 'sum',
      name: '負債合計',
      cells: [null, paperYen(liabilitiesYen)],
    },
    { key: 'net', look: 'total', name: '差引正味財産', cells: [null, paperYen(netYen)] },
  ];
  return (
    <Paper title="財産目録" fundName="組合全体" period={dayLine(endsOn, paperSettings)}>
      <PaperTable caption="組合全体の財産目録" columns={columns} rows={rows} />
    </Paper>
  );
}

function rowsOf(side: string, items: Inventory['assets']): readonly PaperRow[] {
  return items.map(({ fund, account, detail, amountYen }, index) => ({
    key: `${side} ${index}`,
    look: 'line',
    name: detail ? `${account.name}（${detail}）` : account.name,
    cells: [fund.name, paperYen(amountYen)],
  }));
}
