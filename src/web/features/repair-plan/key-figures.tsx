import { memo, type ReactNode } from 'react';
import { formatYen } from '#domain/format-yen.ts';
import { coveragePercent, fundingOf } from '#domain/repair-plan/projection/funding.ts';
import {
  type Band,
  bandOf,
  comparedAverage,
  placeInBand,
} from '#domain/repair-plan/projection/guideline.ts';
import type { Projection } from '#domain/repair-plan/projection/project.ts';
import type { Trace } from '#domain/repair-plan/projection/trace.ts';
import {
  trace,
  traceAverage,
  traceCoverage,
  traceFunded,
} from '#domain/repair-plan/projection/trace-figure.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { aboutYen } from '#domain/repair-plan/words/about-yen.ts';
import {
  averageMeaning,
  comparedName,
  figureWords,
} from '#domain/repair-plan/words/figure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import type { Why } from './why-dialog.tsx';

type KeyFiguresProps = {
  plan: RepairPlan;
  projection: Projection;
  onWhy: (why: Why) => void;
};

/** The few figures a meeting asks for, each with its grounds. */
export const KeyFigures = memo(function KeyFigures(props: KeyFiguresProps) {
  const { plan, projection } = props;
  const { shortageYear, worst, years } = projection;
  const words = figureWords({ plan, projection });
  const funding = fundingOf(plan);
  const last = years.at(-1);
  return (
    <Section
      heading="主な数字"
      description="「根拠」を押すと、計算のもとになった数字までたどれます。"
    >
      <div className="grid gap-4 md:grid-cols-2">
        <Figure
          {...props}
          {...words.shortage}
          traceOf={() => trace(plan, 'closingYen', shortageYear ?? worst.year)}
        />
        <Figure
          {...props}
          {...words.lowest}
          value={formatYen(worst.balanceYen)}
          traceOf={() => trace(plan, 'closingYen', worst.year)}
        />
        <Figure
          {...props}
          label={`${plan.yearCount}年間の収入と支出`}
          value={`支出の${percentWords(coveragePercent(years))}`}
          isBad={coveragePercent(years) < 100}
          note={`入るお金は今の残高を含めて${aboutYen(last?.cumulativeIncomeYen ?? 0)}、出るお金は${aboutYen(last?.cumulativeCostYen ?? 0)}です。100％に届かないと、どこかで足りなくなります。`}
          traceOf={() => traceCoverage(plan)}
        />
        <Figure
          {...props}
          label="積立充足率"
          value={percentWords(funding.fundedPercent)}
          isBad={false}
          note={`建物の傷みに見合う額は、いま${aboutYen(funding.neededYen)}です。それに対して、積み立ててある額の割合です。`}
          traceOf={() => traceFunded(plan)}
        />
        <GuidelineFigure {...props} />
      </div>
    </Section>
  );
});

type FigureProps = Pick<KeyFiguresProps, 'onWhy'> & {
  label: string;
  value: string;
  isBad: boolean;
  note: ReactNode;
  traceOf: () => Trace;
};

function Figure({ label, value, isBad, note, traceOf, onWhy }: FigureProps) {
  return (
    <div className="flex flex-col rounded-xl border border-line bg-page p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 pt-2 text-muted">{label}</h3>
        <WhyButton label={label} onClick={() => onWhy({ title: label, trace: traceOf() })} />
      </div>
      <p className={`text-2xl leading-snug font-bold tabular-nums ${isBad ? 'text-danger' : ''}`}>
        {value}
      </p>
      <p className="mt-1">{note}</p>
    </div>
  );
}

function WhyButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="quiet" className="shrink-0" aria-label={`${label}の根拠`} onClick={onClick}>
      根拠
    </Button>
  );
}

const placeWords = {
  below:
    '目安の幅より低い計画です。それだけで誤りとは言えませんが、工事の見込みに抜けがないか確かめてください。',
  within: '目安の幅の中にあります。',
  above: '目安の幅より高い計画です。設備の多い建物や規模の小さい建物では、高くなることがあります。',
} as const;

/** 国の目安との比較 (Z less the parking surcharge, against the band). */
function GuidelineFigure({ plan, projection, onWhy }: KeyFiguresProps) {
  const { note, value } = figureWords({ plan, projection }).average;
  const band = bandOf(plan.building);
  const compared = comparedAverage(plan, projection.years);
  return (
    <div className="rounded-xl border border-line bg-page p-4 sm:p-5 md:col-span-2">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 pt-2 text-muted">{comparedName}</h3>
        <WhyButton
          label={comparedName}
          onClick={() => onWhy({ title: '計画期間の平均', trace: traceAverage(plan) })}
        />
      </div>
      <div className="grid gap-x-8 md:grid-cols-2">
        <div>
          <p className="text-2xl leading-snug font-bold tabular-nums">1㎡あたり月{value}</p>
          <p className="mt-1">
            {placeWords[placeInBand(compared, band)]}
            {note}
            {averageMeaning(plan, projection)}
          </p>
        </div>
        <BandScale band={band} value={compared} />
      </div>
      <p className="text-muted">
        目安：国土交通省「マンションの修繕積立金に関するガイドライン」（2024年6月改定）
      </p>
    </div>
  );
}

type BandScaleProps = { band: Band; value: number };

/** 国の目安の幅 with the plan's own place on it. */
function BandScale({ band, value }: BandScaleProps) {
  const end = Math.max(band.high * 1.25, value * 1.1);
  const at = (some: number) => `${(Math.max(0, some) / end) * 100}%`;
  return (
    <div aria-hidden="true" className="relative mt-9 mb-8 h-4 rounded-full bg-sunken">
      <div
        className="absolute inset-y-0 border-x-2 border-line-strong bg-accent-soft"
        style={{ left: at(band.low), width: at(band.high - band.low) }}
      />
      {[band.low, band.high].map((edge) => (
        <span
          key={edge}
          className="absolute top-full -translate-x-1/2 text-muted tabular-nums"
          style={{ left: at(edge) }}
        >
          {edge}円
        </span>
      ))}
      <span
        className="absolute bottom-full -translate-x-1/2 leading-tight font-bold whitespace-nowrap"
        style={{ left: at(value) }}
      >
        この計画 ▼
      </span>
      <span
        className="absolute inset-y-0 w-1 -translate-x-1/2 bg-text"
        style={{ left: at(value) }}
      />
    </div>
  );
}

/** Rounded down: 99.97 % is not yet enough. */
function percentWords(percent: number): string {
  return `${(Math.floor(percent * 10) / 10).toLocaleString('ja-JP', { maximumFractionDigits: 1 })}％`;
}
