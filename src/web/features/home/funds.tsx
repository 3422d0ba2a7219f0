import type { FundAtAGlance } from '#contract/home.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { Yen } from '#domain/money.ts';
import { usedPercentWords } from '#domain/statements/used-percent.ts';
import { Card } from '#web/ui/card.tsx';
import { Place } from '#web/ui/place.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ClosingBalances } from './closing-balances.tsx';

const purposes: Readonly<Record<string, string>> = {
  general: '清掃、点検、電気代など、日々の管理に使うお金です。',
  reserve: '大規模修繕など、将来の工事のために積み立てるお金です。',
};

export function Funds({ funds }: { funds: readonly FundAtAGlance[] }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2 print:grid-cols-2">
      {funds.map((fund) => (
        <Place key={fund.code} id={`${fund.code}-fund`}>
          <FundCard fund={fund} />
        </Place>
      ))}
    </div>
  );
}

function FundCard({ fund }: { fund: FundAtAGlance }) {
  const {
    balanceYen,
    heldYen,
    heldAsOf,
    asOf,
    fiscalYear,
    incomeYen,
    budgetIncomeYen,
    expenseYen,
    budgetExpenseYen,
  } = fund;
  return (
    <Card heading={fund.name}>
      {/* On paper its figures and the health of repairs belong on one sheet. */}
      <p className="text-muted print:hidden">{purposes[fund.code]}</p>
      <p className="mt-3 print:mt-0">
        {heldYen === null ? '繰越金' : '預金の残高'}（{formatPlainDate(heldAsOf ?? asOf)}現在）
      </p>
      <p className="text-3xl leading-snug font-bold tabular-nums">
        {formatYen(heldYen ?? balanceYen)}
      </p>
      {fund.heldSource && <p className="mt-1 text-muted print:leading-snug">{fund.heldSource}</p>}
      {fund.bridge && <p className="mt-1 text-muted print:leading-snug">{fund.bridge}</p>}
      {fund.note && <p className="mt-1 font-bold">{fund.note}</p>}
      <h4 className="mt-5 mb-1 font-bold print:mt-2 print:mb-0">
        {fiscalYear}年度の予算とここまでの実績
      </h4>
      <BudgetBar label="収入" actualYen={incomeYen} budgetYen={budgetIncomeYen} />
      <BudgetBar label="支出" actualYen={expenseYen} budgetYen={budgetExpenseYen} />
      <ClosingBalances fundName={fund.name} history={fund.history} />
      <p className="mt-3 print:hidden">
        <TextLink href={`/demo/money?fund=${fund.code}`} className="inline-block py-2">
          {fund.name}のお金の流れと予算を見る
        </TextLink>
      </p>
    </Card>
  );
}

type BudgetBarProps = { label: string; actualYen: Yen; budgetYen: Yen };

/** The words say all; the bar shows it at a glance. */
function BudgetBar({ label, actualYen, budgetYen }: BudgetBarProps) {
  const percent = budgetYen > 0 ? (actualYen / budgetYen) * 100 : 0;
  return (
    <div className="py-1.5 print:py-0.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="tabular-nums">
          {label} <strong>{formatYen(actualYen)}</strong>
        </span>
        <span className="text-muted tabular-nums">
          {budgetYen > 0
            ? `予算 ${formatYen(budgetYen)}の${usedPercentWords(actualYen, budgetYen)}`
            : '予算はありません'}
        </span>
      </p>
      <div aria-hidden="true" className="mt-1 h-3 overflow-hidden rounded-full bg-sunken">
        <div
          className="h-full rounded-full bg-primary"
          style={{ width: `${Math.min(percent, 100)}%` }}
        />
      </div>
    </div>
  );
}
