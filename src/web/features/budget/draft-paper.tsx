import type { BudgetVersion } from '#contract/budget.ts';
import { budgetKindNames, fundPlan } from '#domain/budget/budget-version.ts';
import { type PlanInput, type PlanSums, planRows, planSums } from '#domain/budget/plan-table.ts';
import type { Fund } from '#domain/ledger/account.ts';
import { periodLine } from '#domain/statements/paper-settings.ts';
import { paperYen } from '#domain/statements/paper-words.ts';
import { useSession } from '#web/lib/use-session.ts';
import { useYear } from '#web/lib/year-books/year-context.ts';
import { type PaperRow, PaperTable } from '#web/ui/statements/paper-table.tsx';
import type { DraftHeads } from './draft-table.tsx';

type DraftPaperProps = {
  readonly fund: Fund;
  readonly version: BudgetVersion;
  readonly input: PlanInput;
  readonly openingYen: number;
  readonly heads: DraftHeads;
  readonly span: { readonly startsOn: string; readonly endsOn: string };
};

/** 収支予算案 of a fund, as it goes to the meeting. */
export function DraftPaper({ fund, version, input, openingYen, heads, span }: DraftPaperProps) {
  const { paperSettings } = useYear();
  const association = useSession()?.association.name;
  const income = planRows(fund, 'income', input);
  const expense = planRows(fund, 'expense', input);
  const { surplusYen, closingYen } = fundPlan(fund, input.lines, { ...input, openingYen });
  const [incomeSum, expenseSum] = [planSums(income), planSums(expense)];
  const row = (look: PaperRow['look'], name: string, sums: PlanSums, said = ''): PaperRow => ({
    key: `${look} ${name}`,
    look,
    name,
    cells: [
      ...[sums.beforeYen, sums.forecastYen, sums.amountYen].map(paperYen),
      paperYen(sums.amountYen - sums.beforeYen),
      said || null,
    ],
  });
  const plain = (look: PaperRow['look'], name: string, yen: number): PaperRow => ({
    key: name,
    look,
    name,
    cells: [null, null, paperYen(yen), null, null],
  });
  const rows: readonly PaperRow[] = [
    { key: 'income', look: 'part', name: '収入の部', cells: [] },
    ...income.map((it) => row('line', it.account.name, it, it.formula || it.note)),
    row('sum', '収入合計（A）', incomeSum),
    { key: 'expense', look: 'part', name: '支出の部', cells: [] },
    ...expense.map((it) => row('line', it.account.name, it, it.formula || it.note)),
    row('sum', '支出合計（B）', expenseSum),
    plain('sum', '当期収支差額（C＝A−B）', surplusYen),
    plain('sum', '前期繰越収支差額（D）', openingYen),
    plain('total', '次期繰越収支差額（C＋D）', closingYen),
  ];
  const isDecided = version.decidedOn !== null;
  return (
    <section className="mb-10 break-inside-avoid">
      <h3 className="text-center text-xl font-bold">
        {version.kind === 'first' ? '収支予算' : budgetKindNames[version.kind]}
        {!isDecided && '（案）'}
      </h3>
      <p className="text-center">{periodLine(span.startsOn, span.endsOn, paperSettings)}</p>
      <p className="mt-2 mb-1 flex flex-wrap justify-between gap-x-6">
        <span>
          {association}　{fund.name}
        </span>
        <span>（単位：円）</span>
      </p>
      {version.reason && <p className="mb-2">理由：{version.reason}</p>}
      <PaperTable
        caption={`${fund.name}の収支予算案`}
        columns={[
          { id: 'before', header: heads.before },
          { id: 'forecast', header: heads.forecast },
          { id: 'amount', header: isDecided ? '予算額' : '予算額（案）' },
          { id: 'change', header: '増減' },
          { id: 'formula', header: '積算の根拠', isText: true },
        ]}
        rows={rows}
      />
    </section>
  );
}
