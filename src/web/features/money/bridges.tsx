import type { BalanceSheet } from '#domain/statements/balance-sheet.ts';
import { balanceBridge, heldSource } from '#domain/statements/balance-words.ts';
import { heldUntil, standingOf } from '#domain/statements/held.ts';
import type { IncomeAndExpense } from '#domain/statements/income-and-expense.ts';
import { useYear } from '#web/lib/year-books/year-context.ts';

type BridgesProps = {
  sheets: readonly BalanceSheet[];
  statements: readonly IncomeAndExpense[];
};

/** 預金の残高 and 繰越金: why a passbook shows another figure than the papers. */
export function Bridges({ sheets, statements }: BridgesProps) {
  const year = useYear();
  const heldAsOf = heldUntil(year);
  const days = { heldAsOf, carriedAsOf: year.bookedUntil };
  const told = statements.flatMap(({ fund }) => {
    const sheet = sheets.find((it) => it.fund.id === fund.id);
    const standing = sheet ? standingOf(sheet) : null;
    return standing ? { fund, words: balanceBridge(standing, days) } : [];
  });
  if (told.length === 0) return null;
  const source = heldSource(heldAsOf, year.lockedUntil);
  return (
    <div className="-mt-3 mb-6">
      <ul aria-label="預金の残高と繰越金">
        {told.map(({ fund, words }) => (
          <li key={fund.id}>
            {statements.length > 1 && <span className="font-bold">{fund.name}：</span>}
            {words}
          </li>
        ))}
      </ul>
      {source && <p>{source}</p>}
    </div>
  );
}
