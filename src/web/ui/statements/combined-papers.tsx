import type { CombinedAmount, CombinedIncome, CombinedSheet } from '#domain/statements/combined.ts';
import { dayLine, periodLine } from '#domain/statements/paper-settings.ts';
import { paperYen } from '#domain/statements/paper-words.ts';
import { useYear } from '#web/lib/year-books/year-context.ts';
import { Paper } from './paper-head.tsx';
import { isLong, type PaperColumn, type PaperRow, PaperTable } from './paper-table.tsx';

type OfFunds = Pick<CombinedIncome, 'funds'>;

function columnsOf({ funds }: OfFunds): readonly PaperColumn[] {
  return [
    ...funds.map(({ id, name }) => ({ id, header: name })),
    { id: 'eliminated', header: '会計間の消去' },
    { id: 'total', header: '合計' },
  ];
}

/** 収支報告書（合算）: what one fund gave another is taken out. */
export function CombinedIncomePaper({ combined }: { combined: CombinedIncome }) {
  const { startsOn, endsOn, paperSettings } = useYear();
  const { income, expense, surplus, opening, closing } = combined;
  const rows: readonly PaperRow[] = [
    part('収入の部'),
    ...income.lines.map(({ account, ...amount }) => row('line', account.name, amount)),
    row('sum', '収入合計', income.total),
    part('支出の部'),
    ...expense.lines.map(({ account, ...amount }) => row('line', account.name, amount)),
    row('sum', '支出合計', expense.total),
    part('収支差額'),
    row('sum', '当期収支差額', surplus),
    row('sum', '前期繰越収支差額', opening),
    row('total', '次期繰越収支差額', closing),
  ];
  return (
    <Paper
      title="収支報告書"
      fundName="全会計の合算"
      period={periodLine(startsOn, endsOn, paperSettings)}
      basis={paperSettings.basis}
      isLong={isLong(rows)}
    >
      <PaperTable caption="全会計を合わせた収支報告書" columns={columnsOf(combined)} rows={rows} />
    </Paper>
  );
}

/** 貸借対照表（合算） */
export function CombinedSheetPaper({ combined }: { combined: CombinedSheet }) {
  const { endsOn, paperSettings } = useYear();
  const { assets, liabilities, net, liabilitiesAndNet } = combined;
  const rows: readonly PaperRow[] = [
    part('資産の部'),
    ...assets.lines.map(({ account, ...amount }) => row('line', account.name, amount)),
    row('total', '資産合計', assets.total),
    part('負債の部'),
    ...liabilities.lines.map(({ account, ...amount }) => row('line', account.name, amount)),
    row('sum', '負債合計', liabilities.total),
    part('正味財産の部'),
    row('sum', '正味財産合計', net),
    row('total', '負債・正味財産合計', liabilitiesAndNet),
  ];
  return (
    <Paper title="貸借対照表" fundName="全会計の合算" period={dayLine(endsOn, paperSettings)}>
      <PaperTable caption="全会計を合わせた貸借対照表" columns={columnsOf(combined)} rows={rows} />
    </Paper>
  );
}

function part(name: string): PaperRow {
  return { key: `part ${name}`, look: 'part', name, cells: [] };
}

function row(look: PaperRow['look'], name: string, amount: CombinedAmount): PaperRow {
  const { yenByFund, eliminatedYen, totalYen } = amount;
  return {
    key: `${look} ${name}`,
    look,
    name,
    cells: [...yenByFund, eliminatedYen, totalYen].map(paperYen),
  };
}
