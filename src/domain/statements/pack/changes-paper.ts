import type { BudgetChanges, BudgetSteps } from '#domain/statements/budget-changes.ts';
import { paperYen } from '#domain/statements/paper-words.ts';
import { type PrintedPaper, type PrintedRow, partRow, tableBlock } from './printed-paper.ts';
import type { PaperYear } from './statement-papers.ts';

export const changesTitle = '予算の補正と流用';
export const changesNote =
  '補正は総会で、流用は理事会で決めた変更です。流用は支出の科目のあいだで移すだけなので、合計は0円になります。';

export const stepColumns = [
  { key: 'firstYen', header: '当初予算額' },
  { key: 'supplementYen', header: '補正' },
  { key: 'transferYen', header: '流用' },
  { key: 'budgetYen', header: '予算額' },
] as const satisfies readonly { readonly key: keyof BudgetSteps; readonly header: string }[];

export const restName = '変更のない科目';
export const changedParts = [
  { side: 'income', title: 'Ⅰ　収入の部', sum: '収入合計' },
  { side: 'expense', title: 'Ⅱ　支出の部', sum: '支出合計' },
] as const;

/** The rows of the paper, on the screen as in print. */
export function changedRows(changes: BudgetChanges): readonly PrintedRow[] {
  const row = (look: PrintedRow['look'], name: string, steps: BudgetSteps): PrintedRow => ({
    look,
    cells: [name, ...stepColumns.map(({ key }) => paperYen(steps[key]))],
  });
  return changedParts.flatMap(({ side, title, sum }) => {
    const { lines, rest, total } = changes[side];
    if (lines.length === 0) return [];
    return [
      partRow(title),
      ...lines.map((line) => row('line', line.account.name, line)),
      row('line', restName, rest),
      row('sum', sum, total),
    ];
  });
}

/** 予算の補正と流用, below the 収支報告書 of its fund. */
export function changesPaper(changes: BudgetChanges, { startsOn, endsOn, style }: PaperYear) {
  const { fund } = changes;
  const headers = [
    ['科目', 'text'] as const,
    ...stepColumns.map(({ header }) => [header, 'yen'] as const),
  ];
  return {
    title: changesTitle,
    fundName: fund.name,
    period: style.periodOf(startsOn, endsOn),
    startsPage: false,
    blocks: [
      { kind: 'text', text: changesNote },
      tableBlock(`${fund.name}の${changesTitle}`, headers, changedRows(changes)),
    ],
  } satisfies PrintedPaper;
}
