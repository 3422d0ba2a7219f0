import { ClipboardCheck, SlidersHorizontal, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { planViewAddress, planViews } from '#domain/screens/plan-views.ts';
import { ChoiceTile } from '#web/ui/choice-tile.tsx';
import { Folds } from '#web/ui/folds.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { WithResult } from '#web/ui/with-result.tsx';
import { ForecastChart } from './forecast-chart.tsx';

export const whatIfId = 'what-if';

/** かんたん表示: the chart, three large choices, and everything else folded below them. */
export function EasyForecast({ whatIfs, figures }: { whatIfs: ReactNode; figures: ReactNode }) {
  return (
    <>
      <WithResult>
        <ForecastChart />
      </WithResult>
      <ul aria-label="次にすること" className="grid gap-3 sm:grid-cols-3 print:hidden">
        <ChoiceTile icon={SlidersHorizontal} label="積立金を変えてみる" href={`#${whatIfId}`}>
          グラフの変わり方を見る
        </ChoiceTile>
        <ChoiceTile icon={TrendingUp} label="積立金の案を見る" href={planViewAddress('fees')}>
          無理のない上げ方を比べる
        </ChoiceTile>
        <ChoiceTile icon={ClipboardCheck} label="計画を点検する" href={planViewAddress('check')}>
          認定の基準と健康度
        </ChoiceTile>
      </ul>
      <Folds className="mt-8">
        {whatIfs}
        {figures}
        <Section heading="ほかの画面">
          <ul>
            {(['works', 'assumptions', 'versions'] as const).map((view) => (
              <li key={view}>
                <TextLink href={planViewAddress(view)} className="inline-block py-2">
                  {planViews[view]}
                </TextLink>
              </li>
            ))}
          </ul>
        </Section>
      </Folds>
    </>
  );
}
