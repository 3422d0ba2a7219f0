import type { Month } from '#domain/billing/tariff.ts';
import { formatEraDate } from '#domain/era.ts';
import { sumYen } from '#domain/money.ts';
import type { BalanceSheet, SheetLine } from '#domain/statements/balance-sheet.ts';
import type { AdvanceDetail } from '#domain/statements/checks/papers.ts';
import { paperYen } from '#domain/statements/paper-words.ts';
import { type PaperBlock, type PrintedRow, tableBlock, textBlock } from './printed-paper.ts';

type Known = {
  readonly sheets: readonly BalanceSheet[];
  readonly advances: readonly AdvanceDetail[];
};

const title = '前受金の明細';
const headers = [
  ['会計', 'text'],
  ['科目', 'text'],
  ['何の分か', 'text'],
  ['戸数', 'text'],
  ['金額', 'yen'],
] as const;

/** 前受金の明細: each line of the balance sheet by what it is for, to the yen. */
export function advanceBlocks({ sheets, advances }: Known): readonly PaperBlock[] {
  const lines = sheets.flatMap(({ fund, assets, liabilities }) =>
    [...assets.lines, ...liabilities.lines]
      .filter(({ account, amountYen }) => account.role === 'advance' && amountYen !== 0)
      .map((line) => ({ fund, line, own: ownOf(advances, fund.id, line) })),
  );
  if (lines.length === 0) return [];
  const totalYen = sumYen(lines.map(({ line }) => line.amountYen));
  const isUndivided = lines.some(({ own }) => own.some(({ month }) => month === null));
  return [
    { kind: 'heading', text: title },
    textBlock(
      `決算日までに受け取った、翌期からの分のお金です。その月になると収入に移ります。${isUndivided ? undividedWords : ''}`,
    ),
    tableBlock(title, headers, [
      ...lines.flatMap(({ fund, line, own }) => rowsOf(fund.name, line, own)),
      { look: 'total', cells: ['合計', '', '', '', paperYen(totalYen)] },
    ]),
  ];
}

const undividedWords =
  '「何の分か決まっていない入金」は、請求より多く入ったお金です。次の請求から順に充て、それまでは1つの会計に置いています。';

function ownOf(advances: readonly AdvanceDetail[], fundId: string, { account }: SheetLine) {
  return advances.filter((it) => it.fundId === fundId && it.accountId === account.id);
}

/** What the bills do not know keeps a row of its own. */
function rowsOf(
  fundName: string,
  { account, amountYen }: SheetLine,
  own: readonly AdvanceDetail[],
): readonly PrintedRow[] {
  const row = (what: string, dwellings: string, yen: number): PrintedRow => ({
    look: 'line',
    cells: [fundName, account.name, what, dwellings, paperYen(yen)],
  });
  const restYen = amountYen - sumYen(own.map((it) => it.amountYen));
  return [
    ...own.map((it) => row(whatOf(it), `${it.dwellings}戸`, it.amountYen)),
    ...(restYen === 0 ? [] : [row('住戸ごとの記録なし', '', restYen)]),
  ];
}

function whatOf({ month, item }: AdvanceDetail): string {
  return month === null ? '何の分か決まっていない入金' : `${monthOf(month)}分 ${item}`;
}

/** 「令和8年4月」 */
function monthOf(month: Month): string {
  return formatEraDate(`${month}-01`).replace(/1日$/, '');
}
