import { Printer, Redo2, Undo2 } from 'lucide-react';
import type { BudgetVersion, BudgetYear } from '#contract/budget.ts';
import { getYearBooks } from '#contract/money.ts';
import { budgetKindNames, fundPlan } from '#domain/budget/budget-version.ts';
import {
  expectedClosingYen,
  type PlanInput,
  planRows,
  planSums,
} from '#domain/budget/plan-table.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { IncomeAndExpense } from '#domain/statements/income-and-expense.ts';
import { yearPapers } from '#domain/statements/year-papers.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { printPage } from '#web/lib/print-page.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { YearContext } from '#web/lib/year-books/year-context.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AddLine } from './add-line.tsx';
import { AskDecision } from './ask-decision.tsx';
import { DraftPaper } from './draft-paper.tsx';
import { DraftTable } from './draft-table.tsx';
import { type Draft, useDraft } from './use-draft.ts';

type DraftPartProps = {
  readonly year: BudgetYear;
  readonly version: BudgetVersion;
  /** Whether the books know the year before. */
  readonly hasFormer: boolean;
};

/** 予算の案: typed like a table, kept at every step, printed as the paper of the meeting. */
export function DraftPart({ year, version, hasFormer }: DraftPartProps) {
  const draft = useDraft(year.fiscalYear, version);
  const { books, heads, sourceOf } = useCompared(year, version.kind === 'first' && hasFormer);
  const { accounts } = books;
  const mayWrite = useMay('budget.draft') && version.request === null;
  const input = { lines: draft.plan.lines, compared: sourceOf.compared, accounts };
  const title = `${year.fiscalYear}年度の${budgetKindNames[version.kind]}（案）`;
  return (
    <YearContext value={books}>
      <p className="mb-4 print:hidden">
        <TextLink href={accountingAddress('budget')}>予算の画面にもどる</TextLink>
      </p>
      <Section
        heading={title}
        description="式を入れると、額が計算されます。例：60戸 × 15,000円 × 12か月。直すたびに保存します。"
        isOnPaper={false}
        action={<Tools draft={draft} />}
      >
        {draft.saving.error && <FailureNote>{sentenceOf(draft.saving.error)}</FailureNote>}
        {mayWrite ? (
          sourceOf.statements.map((statement) => (
            <FundGrid
              key={statement.fund.id}
              statement={statement}
              openingYen={sourceOf.openingYen(statement)}
              input={input}
              heads={heads}
              draft={draft}
            />
          ))
        ) : (
          <p>この案は、今は直せません。下の書類で内容を確かめられます。</p>
        )}
        <AskDecision
          year={year}
          version={version}
          draft={draft}
          input={{ ...input, funds: books.funds }}
        />
      </Section>
      <Section heading="総会に出す書類">
        {sourceOf.statements.map((statement) => (
          <DraftPaper
            key={statement.fund.id}
            fund={statement.fund}
            version={{ ...version, reason: draft.plan.reason }}
            input={input}
            openingYen={sourceOf.openingYen(statement)}
            heads={heads}
            span={year}
          />
        ))}
      </Section>
    </YearContext>
  );
}

/**
 * A first budget stands beside the year before it, a later one beside the budget that counts; so does the first one of
 * books that begin with this year.
 */
function useCompared(year: BudgetYear, isFirst: boolean) {
  const books = useEndpoint(getYearBooks, {
    year: String(isFirst ? year.fiscalYear - 1 : year.fiscalYear),
  });
  const { comparison: compared, statements } = yearPapers(books);
  const openingYen = ({ fund, opening }: IncomeAndExpense) =>
    isFirst ? expectedClosingYen(fund, opening.actualYen, compared) : opening.actualYen;
  const isWhole = compared.every(({ basis }) => basis === 'booked');
  const heads = {
    before: isFirst ? `${books.fiscalYear}年度の予算` : '今の予算',
    forecast: isWhole ? `${books.fiscalYear}年度の決算` : `${books.fiscalYear}年度の見込み`,
  };
  return { books, heads, sourceOf: { compared, statements, openingYen } };
}

function Tools({ draft }: { draft: Draft }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" disabled={!draft.canUndo} onClick={draft.undo}>
        <Undo2 aria-hidden="true" className="size-5" />
        元に戻す
      </Button>
      <Button variant="secondary" disabled={!draft.canRedo} onClick={draft.redo}>
        <Redo2 aria-hidden="true" className="size-5" />
        やり直す
      </Button>
      <Button variant="secondary" onClick={() => void printPage()}>
        <Printer aria-hidden="true" className="size-5" />
        印刷
      </Button>
      <span role="status" className="self-center text-muted">
        {savingWords(draft)}
      </span>
    </div>
  );
}

function savingWords({ saving }: Draft): string {
  if (saving.isPending) return '保存しています';
  return saving.isSuccess ? '保存しました' : '';
}

type FundGridProps = {
  readonly statement: IncomeAndExpense;
  readonly openingYen: number;
  readonly input: PlanInput;
  readonly heads: { readonly before: string; readonly forecast: string };
  readonly draft: Draft;
};

function FundGrid({ statement: { fund }, openingYen, input, heads, draft }: FundGridProps) {
  const plan = fundPlan(fund, input.lines, { ...input, openingYen });
  const sides = [
    { kind: 'income', name: '収入' },
    { kind: 'expense', name: '支出' },
  ] as const;
  return (
    <section aria-label={fund.name} className="mb-8">
      <h3 className="mb-2 text-lg font-bold">{fund.name}</h3>
      {sides.map(({ kind, name }) => {
        const rows = planRows(fund, kind, input);
        return (
          <DraftTable
            key={kind}
            caption={`${fund.name}の${name}`}
            heads={heads}
            rows={rows}
            sums={planSums(rows)}
            draft={draft}
          />
        );
      })}
      <AddLine fund={fund} input={input} draft={draft} />
      <p aria-live="polite" className="mt-3 rounded-lg bg-surface px-4 py-3 tabular-nums">
        当期収支差額 <strong>{formatYen(plan.surplusYen)}</strong>
        　前期からの繰越 <strong>{formatYen(plan.openingYen)}</strong>
        　次期への繰越 <strong>{formatYen(plan.closingYen)}</strong>
        {plan.warning && (
          <span className={plan.closingYen < 0 ? 'block font-bold text-danger' : 'block'}>
            {plan.warning}
          </span>
        )}
      </p>
    </section>
  );
}
