import type { CashBridge } from '#domain/statements/cash/cash-bridge.ts';
import type { CashPapers } from '#domain/statements/cash/cash-papers.ts';
import { paperYen } from '#domain/statements/paper-words.ts';
import {
  type PaperBlock,
  type PrintedPaper,
  type PrintedRow,
  partRow,
  tableBlock,
} from './printed-paper.ts';
import type { PaperYear } from './statement-papers.ts';

export const bridgeTitle = '発生主義から現金主義へ';
export const bridgeNote =
  '貸借対照表の額だけで、発生主義の収支差額を現金主義に直しています。収支報告書とは別に計算し、同じ額になることを確かめています。';

/** 発生主義から現金主義へ: of each fund, down to the balances at the banks. */
export function bridgePaper({ bridges }: CashPapers, year: PaperYear): PrintedPaper {
  return {
    title: bridgeTitle,
    fundName: '',
    period: year.style.periodOf(year.startsOn, year.endsOn),
    startsPage: true,
    blocks: [
      { kind: 'text', text: bridgeNote },
      ...bridges.flatMap((bridge): PaperBlock[] => [
        { kind: 'heading', text: bridge.fund.name },
        tableBlock(
          `${bridge.fund.name}の発生主義と現金主義のちがい`,
          [
            ['内容', 'text'],
            ['金額', 'yen'],
          ],
          bridgeRows(bridge),
        ),
      ]),
    ],
  };
}

/** The rows of a fund, the same on screen and on paper. */
export function bridgeRows(bridge: CashBridge): readonly PrintedRow[] {
  const { accrualYen, steps, cashYen, openingYen, money, moneyYen } = bridge;
  const row = (look: PrintedRow['look'], name: string, yen: number): PrintedRow => ({
    look,
    cells: [name, paperYen(yen)],
  });
  return [
    row('line', '当期収支差額（発生主義）', accrualYen),
    ...steps.map(({ name, yen }) => row('line', name, yen)),
    row('sum', '当期収支差額（現金主義）', cashYen),
    row('line', '前期から繰り越した現金と預金', openingYen),
    row('total', '次期へ繰り越す現金と預金', openingYen + cashYen),
    partRow('現金と預金の残高'),
    ...money.map(({ name, yen }) => row('line', name, yen)),
    row('total', '残高の合計', moneyYen),
  ];
}
