import { Fragment } from 'react';
import type { YearPapers } from '#domain/statements/year-papers.ts';
import { BridgePapers } from './bridge-papers.tsx';
import { ChangesPaper } from './changes-paper.tsx';
import { CombinedIncomePaper, CombinedSheetPaper } from './combined-papers.tsx';
import { IncomePaper } from './income-paper.tsx';
import { InventoryPaper } from './inventory-paper.tsx';
import { SheetPaper } from './sheet-paper.tsx';

type SettlementPapersProps = {
  readonly papers: YearPapers;
  /** One fund by its code; without it all of them, the combined papers and 財産目録. */
  readonly fundCode?: string | undefined;
};

/** 決算書, in the order of the book for the general meeting. */
export function SettlementPapers({ papers, fundCode }: SettlementPapersProps) {
  const { sheets, cash, combinedSheet, inventory } = papers;
  const statements = cash?.statements ?? papers.statements;
  const bridges = (cash?.bridges ?? []).filter(
    ({ fund }) => fundCode === undefined || fund.code === fundCode,
  );
  const shown = sheets.filter(({ fund }) => fundCode === undefined || fund.code === fundCode);
  return (
    <>
      {shown.map((sheet) => {
        const statement = statements.find(({ fund }) => fund.id === sheet.fund.id);
        return (
          <Fragment key={sheet.fund.id}>
            {statement && <IncomePaper statement={statement} />}
            {papers.budgetChanges
              .filter(({ fund }) => fund.id === sheet.fund.id)
              .map((changes) => (
                <ChangesPaper key={changes.fund.id} changes={changes} />
              ))}
            <SheetPaper sheet={sheet} />
          </Fragment>
        );
      })}
      <BridgePapers bridges={bridges} />
      {fundCode === undefined && (
        <>
          <CombinedIncomePaper combined={cash?.combined ?? papers.combinedIncome} />
          <CombinedSheetPaper combined={combinedSheet} />
          <InventoryPaper inventory={inventory} />
        </>
      )}
    </>
  );
}
