import { Fragment } from 'react';
import type { YearPapers } from '#domain/statements/year-papers.ts';
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
  const { statements, sheets, combinedIncome, combinedSheet, inventory } = papers;
  const shown = sheets.filter(({ fund }) => fundCode === undefined || fund.code === fundCode);
  return (
    <>
      {shown.map((sheet) => {
        const statement = statements.find(({ fund }) => fund.id === sheet.fund.id);
        return (
          <Fragment key={sheet.fund.id}>
            {statement && <IncomePaper statement={statement} />}
            <SheetPaper sheet={sheet} />
          </Fragment>
        );
      })}
      {fundCode === undefined && (
        <>
          <CombinedIncomePaper combined={combinedIncome} />
          <CombinedSheetPaper combined={combinedSheet} />
          <InventoryPaper inventory={inventory} />
        </>
      )}
    </>
  );
}
