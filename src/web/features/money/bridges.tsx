import type { BalanceSheet } from '#domain/statements/balance-sheet.ts';
import { balanceBridge } from '#domain/statements/balance-words.ts';
import { heldYenOf } from '#domain/statements/held.ts';
import type { IncomeAndExpense } from '#domain/statements/income-and-expense.ts';

type BridgesProps = {
  sheets: readonly BalanceSheet[];
  statements: readonly IncomeAndExpense[];
};

/** 預金の残高 and 繰越金: why a passbook shows another figure than the papers. */
export function Bridges({ sheets, statements }: BridgesProps) {
  const told = statements.flatMap(({ fund, closing }) => {
    const sheet = sheets.find((it) => it.fund.id === fund.id);
    const heldYen = sheet ? heldYenOf(sheet) : null;
    if (heldYen === null) return [];
    return { fund, words: balanceBridge({ heldYen, carriedYen: closing.actualYen }) };
  });
  if (told.length === 0) return null;
  return (
    <ul aria-label="預金の残高と繰越金" className="-mt-3 mb-6">
      {told.map(({ fund, words }) => (
        <li key={fund.id}>
          {statements.length > 1 && <span className="font-bold">{fund.name}：</span>}
          {words}
        </li>
      ))}
    </ul>
  );
}
