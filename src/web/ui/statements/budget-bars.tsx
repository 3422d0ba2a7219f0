import { formatYen } from '#domain/format-yen.ts';
import type { Yen } from '#domain/money.ts';
import type { ComparedLine } from '#domain/statements/budget-comparison.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ForecastReckoning } from './forecast-reckoning.tsx';
import { LineWhy } from './line-why.tsx';
import { stateLook } from './state-looks.ts';

type BudgetBarsProps = {
  readonly lines: readonly ComparedLine[];
  /** Where a table below opens the months, the bars need not. */
  readonly hasMonths?: boolean;
};

/** 予算と実績: what was voted, what was used, and a sentence for each line. */
export function BudgetBars({ lines, hasMonths = true }: BudgetBarsProps) {
  const sides = [
    { name: '支出', lines: lines.filter(({ account }) => account.kind === 'expense') },
    { name: '収入', lines: lines.filter(({ account }) => account.kind === 'income') },
  ];
  return sides
    .filter((side) => side.lines.length > 0)
    .map((side) => (
      <div key={side.name} className="mb-6 print:break-inside-avoid">
        <h4 className="mb-1 font-bold break-after-avoid">{side.name}</h4>
        <ul className="grid gap-x-10 border-t border-line lg:grid-cols-2 print:grid-cols-2 print:gap-x-6">
          {side.lines.map((line) => (
            <BudgetLine key={line.account.id} line={line} hasMonths={hasMonths} />
          ))}
        </ul>
      </div>
    ));
}

function BudgetLine({ line, hasMonths }: { line: ComparedLine; hasMonths: boolean }) {
  const { account, fund, budgetYen, actualYen, forecastYen, sentence } = line;
  const look = stateLook(line);
  return (
    <li className="min-w-0 border-b border-line py-3 print:py-1.5">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <strong>{account.name}</strong>
        {(look.isNotable || line.state === 'done') && <Badge tone={look.tone}>{look.words}</Badge>}
      </p>
      <Bar budgetYen={budgetYen} actualYen={actualYen} forecastYen={forecastYen} />
      <dl className="grid grid-cols-3 gap-x-3 tabular-nums print:flex print:flex-wrap print:justify-between">
        <Figure name="これまで" words={formatYen(actualYen)} isStrong />
        <Figure name="予算" words={budgetYen === 0 ? 'なし' : formatYen(budgetYen)} />
        {line.reckoning.length > 0 && <Figure name="見込み" words={formatYen(forecastYen)} />}
      </dl>
      <p className="mt-1">{sentence}</p>
      {hasMonths && (
        <details className="print:hidden">
          <summary className="inline-flex min-h-11 items-center rounded-lg font-bold text-primary underline">
            {line.reckoning.length === 0 ? '月ごとに見る' : '見込みの計算と月ごとの額'}
          </summary>
          <ForecastReckoning line={line} />
          <LineWhy fund={fund} account={account} />
        </details>
      )}
    </li>
  );
}

type FigureProps = { name: string; words: string; isStrong?: boolean };

function Figure({ name, words, isStrong = false }: FigureProps) {
  return (
    <div className="print:flex print:gap-x-1">
      <dt className="text-muted">{name}</dt>
      <dd className={isStrong ? 'font-bold' : ''}>{words}</dd>
    </div>
  );
}

type BarProps = { budgetYen: Yen; actualYen: Yen; forecastYen: Yen };

const height = 10;

/** Full: what was booked. Pale: what is still expected. The upright line: the budget. */
function Bar({ budgetYen, actualYen, forecastYen }: BarProps) {
  const widest = Math.max(1, budgetYen, actualYen, forecastYen);
  const at = (yen: Yen) => (Math.max(0, yen) / widest) * 100;
  return (
    <svg
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="my-1.5 h-5 w-full print:h-3.5"
    >
      <rect y={2} width={100} height={height - 4} className="fill-sunken" />
      <rect
        y={2}
        width={at(forecastYen)}
        height={height - 4}
        className="fill-primary"
        opacity={0.3}
      />
      <rect y={2} width={at(actualYen)} height={height - 4} className="fill-primary" />
      {budgetYen > 0 && (
        <line
          x1={at(budgetYen)}
          x2={at(budgetYen)}
          y2={height}
          vectorEffect="non-scaling-stroke"
          strokeWidth={4}
          className="stroke-text"
        />
      )}
    </svg>
  );
}
