import type { Comparison, CrossCheck } from './check.ts';
import type { Papers } from './papers.ts';

type CashCheck = CrossCheck & {
  readonly compare: (papers: Pick<Papers, 'cash'>) => readonly Comparison[];
};

/** 現金主義: the money of the statement beside that at the banks, and beside 発生主義. */
export const cashChecks: readonly CashCheck[] = [
  {
    id: 'G1',
    title: '現金主義の次期繰越と預金',
    severity: 'error',
    needs: 'cash',
    compare: ({ cash }) =>
      pairsOf(cash).map(({ statement, bridge }) => ({
        subject: `${statement.fund.name}の次期繰越収支差額（現金主義）と、現金と預金の残高`,
        leftYen: statement.closing.actualYen,
        rightYen: bridge.moneyYen,
      })),
  },
  {
    id: 'G2',
    title: '発生主義から現金主義へ',
    severity: 'error',
    needs: 'cash',
    compare: ({ cash }) =>
      pairsOf(cash).map(({ statement, bridge }) => ({
        subject: `${statement.fund.name}の当期収支差額（現金主義）と、発生主義から組み替えた額`,
        leftYen: statement.surplus.actualYen,
        rightYen: bridge.cashYen,
      })),
  },
];

function pairsOf(cash: Papers['cash']) {
  return (cash?.statements ?? []).flatMap((statement) =>
    (cash?.bridges ?? [])
      .filter(({ fund }) => fund.id === statement.fund.id)
      .map((bridge) => ({ statement, bridge })),
  );
}
