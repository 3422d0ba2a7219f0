import type { BudgetChanges } from '#domain/statements/budget-changes.ts';
import {
  changedRows,
  changesNote,
  changesTitle,
  stepColumns,
} from '#domain/statements/pack/changes-paper.ts';
import { periodLine } from '#domain/statements/paper-settings.ts';
import { useYear } from '#web/lib/year-books/year-context.ts';
import { Paper } from './paper-head.tsx';
import { PaperTable } from './paper-table.tsx';

/** 予算の補正と流用 of a fund, where its budget was changed. */
export function ChangesPaper({ changes }: { changes: BudgetChanges }) {
  const { startsOn, endsOn, paperSettings } = useYear();
  return (
    <Paper
      title={changesTitle}
      fundName={changes.fund.name}
      period={periodLine(startsOn, endsOn, paperSettings)}
    >
      <p className="mb-2">{changesNote}</p>
      <PaperTable
        caption={`${changes.fund.name}の${changesTitle}`}
        columns={stepColumns.map(({ key, header }) => ({ id: key, header }))}
        rows={changedRows(changes).map(({ look, cells: [name = '', ...cells] }, index) => ({
          key: `${index} ${name}`,
          look,
          name,
          cells,
        }))}
      />
    </Paper>
  );
}
