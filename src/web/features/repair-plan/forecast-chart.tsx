import { useCallback, useMemo, useState } from 'react';
import { itemName, listPrice } from '#domain/repair-plan/register/repair-item.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import type { Outlook } from '#domain/repair-plan/uncertainty/outlook.ts';
import { timesText } from '#domain/repair-plan/words/chance-words.ts';
import { useCalculation } from '#web/lib/plan-workbench/calculator.ts';
import { useUncertainty } from '#web/lib/plan-workbench/use-uncertainty.ts';
import { useResult, useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { useViewMode } from '#web/lib/use-view-mode.ts';
import { BalanceChart } from '#web/ui/balance-chart.tsx';
import type { ChartLine } from '#web/ui/balance-chart-data.ts';
import { Section } from '#web/ui/section.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { UncertaintyDialog } from './uncertainty-dialog.tsx';

/** 残高の見通し: the plan as tried, as it is, its works, and how far it may stray. */
export function ForecastChart() {
  const { plan, projection } = useResult();
  // One thing at a time: the large letters leave the straying to the usual view.
  const isEasy = useViewMode() === 'easy';
  const [isWanted, setFanShown] = useState(true);
  const isFanShown = isWanted && !isEasy;
  const [uncertainty, setUncertainty] = useUncertainty();
  const input = useMemo(
    () => (isFanShown ? { plan, uncertainty } : null),
    [isFanShown, plan, uncertainty],
  );
  const { value, isCurrent } = useCalculation('outlook', input);
  const outlook = isFanShown ? value : undefined;
  return (
    <Section heading="残高と工事費の見通し">
      <Chart outlook={outlook} />
      <div hidden={isEasy} className="mt-4 rounded-xl border border-line px-4 py-3">
        <Switch
          label="ぶれの幅を表示"
          description="工事費や物価は、見込みどおりにはなりません。たくさんの場合を計算して、残高がどのくらいの幅に入るかを示します。"
          checked={isFanShown}
          onCheckedChange={setFanShown}
        />
        {isFanShown && (
          <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
            <p className="min-h-[2lh] min-w-0 flex-1 basis-72" aria-busy={!isCurrent}>
              {outlook
                ? `${chanceWords(outlook, projection.shortageYear)}${firstShortageWords(outlook)}`
                : '計算しています。'}
            </p>
            <UncertaintyDialog value={uncertainty} onChange={setUncertainty} />
          </div>
        )}
      </div>
    </Section>
  );
}

function Chart({ outlook }: { outlook: Outlook | undefined }) {
  const { plan, projection } = useResult();
  const lines = useBalanceLines();
  const namesOf = useCallback((index: number) => worksIn(plan, plan.startYear + index), [plan]);
  const bars = useMemo(
    () => ({
      label: '工事費',
      valuesYen: projection.years.map(({ worksYen }) => worksYen),
      namesOf,
    }),
    [projection, namesOf],
  );
  const fan = useMemo(() => (outlook ? fanOf(outlook) : undefined), [outlook]);
  return (
    <BalanceChart
      caption={`${plan.yearCount}年間の積立金の残高と工事費`}
      firstYear={plan.startYear}
      lines={lines}
      bars={bars}
      fan={fan}
    />
  );
}

/** The plan as tried, and behind it the plan as it is. */
export function useBalanceLines(): readonly ChartLine[] {
  const { baseProjection, isTried } = useWorkbench();
  const { projection } = useResult();
  return useMemo(() => {
    const balancesOf = ({ years }: typeof projection) => years.map(({ closingYen }) => closingYen);
    const main = { id: 'plan', look: 'main' as const, valuesYen: balancesOf(projection) };
    if (!isTried) return [{ ...main, label: '年度末の残高' }];
    return [
      { ...main, label: '残高（試算）' },
      {
        id: 'base',
        look: 'before' as const,
        label: '残高（今の計画）',
        valuesYen: balancesOf(baseProjection),
      },
    ];
  }, [projection, baseProjection, isTried]);
}

/** The dearest first. */
function worksIn(plan: RepairPlan, year: number): string[] {
  return plan.items
    .filter(({ years }) => years.includes(year))
    .toSorted((a, b) => listPrice(b) - listPrice(a))
    .map(itemName);
}

function fanOf({ years }: Outlook) {
  const between = (low: number, high: number) =>
    years.map(({ balancesYen }) => [balancesYen[low] ?? 0, balancesYen[high] ?? 0] as const);
  return {
    label: '残高のぶれの幅（濃い所に半分、全体に9割が入ります）',
    outer: between(0, 4),
    inner: between(1, 3),
  };
}

/** 「100回のうち約62回は、2041年度までに不足する計算です」 */
function chanceWords({ years, shortageChance }: Outlook, shortageYear: number | null): string {
  const last = years.at(-1);
  const soon = years.find(({ year }) => year === shortageYear);
  const whole = `${timesText(shortageChance)}は、${last?.year ?? ''}年度までに不足する計算です。`;
  if (!soon || soon === last || soon.shortageChanceSoFar === shortageChance) return whole;
  return `${timesText(soon.shortageChanceSoFar)}は、${soon.year}年度までに不足する計算です。計画の最後までを見ると、${timesText(shortageChance)}です。`;
}

/** 最初に不足する年度 in the worst tenth, half and nine tenths of the scenarios. */
function firstShortageWords({ firstShortage: { p10, p50, p90 } }: Outlook): string {
  if (p10 === null) return '';
  const yearWords = (year: number | null) => (year === null ? '不足なし' : `${year}年度`);
  return `最初に不足する年度は、早ければ（10回に1回）${yearWords(p10)}、真ん中で${yearWords(p50)}、遅ければ（10回に1回）${yearWords(p90)}です。`;
}
