import { ChevronDown } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { roundYenTo, type Yen } from '#domain/money.ts';
import type { Projection } from '#domain/repair-plan/projection/project.ts';
import { plainYen } from '#domain/repair-plan/words/about-yen.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useResult, useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { useViewMode } from '#web/lib/use-view-mode.ts';
import { BalanceChartSpark } from '#web/ui/balance-chart-spark.tsx';
import { Section } from '#web/ui/section.tsx';
import { WithResult } from '#web/ui/with-result.tsx';
import { BudgetDifference } from './budget-difference.tsx';
import { CashFlowTable } from './cash-flow-table.tsx';
import { EasyForecast, whatIfId } from './easy-forecast.tsx';
import { FeeWhatIf } from './fee-what-if.tsx';
import { ForecastChart, useBalanceLines } from './forecast-chart.tsx';
import { KeyFigures } from './key-figures.tsx';
import { LevyWhatIf, LoanWhatIf, TransferWhatIf } from './money-what-ifs.tsx';
import { TimingWhatIf } from './timing-what-if.tsx';
import { type Why, WhyDialog } from './why-dialog.tsx';
import { CostWhatIf, PriceRiseWhatIf } from './works-what-ifs.tsx';

/** 見通し: where the plan leads, what would change it, and why. */
export function ForecastView() {
  const isEasy = useViewMode() === 'easy';
  const figures = (
    <WithResult>
      <Figures />
    </WithResult>
  );
  if (isEasy) return <EasyForecast whatIfs={<WhatIfs />} figures={figures} />;
  return (
    <>
      <WithResult>
        <ForecastChart />
      </WithResult>
      <WhatIfs />
      {figures}
    </>
  );
}

function Figures() {
  const [why, setWhy] = useState<Why | null>(null);
  const close = useCallback(() => setWhy(null), []);
  const shown = useSettled(useResult());
  return (
    <>
      <KeyFigures {...shown} onWhy={setWhy} />
      <CashFlowTable {...shown} onWhy={setWhy} />
      <BudgetDifference />
      <WhyDialog why={why} onClose={close} />
    </>
  );
}

const restMs = 150;

/** The figures below follow once the hand rests: a slider must not wait for a table of three hundred. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** What has the focus is never hidden behind the strip above. */
const cardsClass =
  'grid items-start gap-4 lg:grid-cols-2 [&_:is(input,select,button)]:scroll-mt-32';

function WhatIfs() {
  const { trial, base } = useWorkbench();
  const { parkingTransfers } = base;
  const isRareTried =
    (trial.loans ?? trial.levies) !== null ||
    (trial.settings !== null && trial.settings.parkingTransfers !== parkingTransfers);
  const [isOpen, setOpen] = useState(isRareTried);
  return (
    <Section
      id={whatIfId}
      heading="もしも、こう変えたら"
      description="つまみを動かすと、上の見出しとグラフがすぐに変わります。試すだけでは、計画は変わりません。"
    >
      <WithResult>
        <ResultStrip />
      </WithResult>
      <div className={cardsClass}>
        <FeeWhatIf />
        <PriceRiseWhatIf />
        <CostWhatIf />
        <TimingWhatIf />
      </div>
      <details
        className="group mt-4"
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-12 items-center gap-2 rounded-lg border-2 border-line-strong px-4 font-bold hover:border-primary hover:bg-primary-soft">
          <ChevronDown
            aria-hidden="true"
            className="size-5 transition-transform group-open:rotate-180"
          />
          ほかの条件（借入れ・一時金・繰入れ）
        </summary>
        {isOpen && (
          <div className={`mt-4 ${cardsClass}`}>
            <LoanWhatIf />
            <LevyWhatIf />
            <TransferWhatIf />
          </div>
        )}
      </details>
    </Section>
  );
}

/** What the chart says, while the sliders are in front of the eyes and the chart is not. */
function ResultStrip() {
  const { baseProjection, isTried } = useWorkbench();
  const { projection } = useResult();
  const lines = useBalanceLines();
  return (
    <div
      className={classNames(
        'mb-4 flex items-center gap-4 rounded-xl border border-line-strong bg-page px-4 py-2',
        // The bar of a trial stays above; a phone has room for one of the two.
        isTried ? 'z-10 md:sticky md:top-33' : 'sticky top-2 z-10 md:top-18',
      )}
    >
      <div className="hidden sm:block">
        <BalanceChartSpark lines={lines} />
      </div>
      <dl className="flex min-w-0 flex-wrap gap-x-6">
        <Result
          term="最初の不足"
          before={shortageWords(baseProjection)}
          now={shortageWords(projection)}
          isTried={isTried}
        />
        <Result
          term="最後の残高"
          before={inMan(baseProjection.endBalanceYen)}
          now={inMan(projection.endBalanceYen)}
          isTried={isTried}
        />
      </dl>
    </div>
  );
}

type ResultProps = { term: string; before: string; now: string; isTried: boolean };

function Result({ term, before, now, isTried }: ResultProps) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-muted">{term}</dt>
      <dd className="tabular-nums">
        {isTried && before !== now && <span className="text-muted">{before} → </span>}
        <strong>{now}</strong>
      </dd>
    </div>
  );
}

function shortageWords({ shortageYear }: Projection): string {
  return shortageYear === null ? 'なし' : `${shortageYear}年度`;
}

function inMan(yen: Yen): string {
  return plainYen(roundYenTo(yen, 10_000));
}
