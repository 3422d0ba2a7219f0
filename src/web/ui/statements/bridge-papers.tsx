import type { CashPapers } from '#domain/statements/cash/cash-papers.ts';
import { bridgeNote, bridgeRows, bridgeTitle } from '#domain/statements/pack/bridge-paper.ts';
import { periodLine } from '#domain/statements/paper-settings.ts';
import { useYear } from '#web/lib/year-books/year-context.ts';
import { Paper } from './paper-head.tsx';
import { PaperTable } from './paper-table.tsx';

/** 発生主義から現金主義へ, for each fund */
export function BridgePapers({ bridges }: Pick<CashPapers, 'bridges'>) {
  const { startsOn, endsOn, paperSettings } = useYear();
  return bridges.map((bridge) => (
    <Paper
      key={bridge.fund.id}
      title={bridgeTitle}
      fundName={bridge.fund.name}
      period={periodLine(startsOn, endsOn, paperSettings)}
      basis="cash"
    >
      <p className="mb-2">{bridgeNote}</p>
      <PaperTable
        isSlim
        caption={`${bridge.fund.name}の発生主義と現金主義のちがい`}
        nameHeader="内容"
        columns={[{ id: 'yen', header: '金額' }]}
        rows={bridgeRows(bridge).map(({ look, cells: [name = '', ...cells] }) => ({
          key: `${look} ${name}`,
          look,
          name,
          cells,
        }))}
      />
    </Paper>
  ));
}
