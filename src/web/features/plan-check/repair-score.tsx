import { Info } from 'lucide-react';
import type { Health } from '#domain/repair-plan/health/health-score.ts';
import { Card } from '#web/ui/card.tsx';
import { Section } from '#web/ui/section.tsx';
import { verdictLooks } from '#web/ui/verdict-look.ts';
import { NextSteps } from './next-steps.tsx';
import { ScoreParts } from './score-parts.tsx';

type RepairScoreProps = { health: Health; basePoints: number | null };

/** 修繕の健康度: the points first, then where they come from and what to do. */
export function RepairScore({ health, basePoints }: RepairScoreProps) {
  const { points, verdict, lines, nextSteps, notice } = health;
  const mostPoints = lines.reduce((sum, line) => sum + line.mostPoints, 0);
  return (
    <Section
      heading="修繕の健康度"
      description="これからの工事に、お金と計画と日々の手入れがどれだけ備わっているかを、点数で表します。"
    >
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-xl border border-line p-4 sm:p-5">
        <ScoreRing points={points} mostPoints={mostPoints} verdict={verdict} />
        <div className="min-w-0 flex-[1_1_16rem]">
          <p className="text-lg font-bold">{summaryOf(health)}</p>
          {limitWords(health) && (
            <p className={`mt-1 font-bold ${verdictLooks[verdict].colour}`}>{limitWords(health)}</p>
          )}
          {basePoints !== null && <p className="mt-1">{differenceWords(points, basePoints)}</p>}
          <p className="mt-2 flex items-start gap-2 text-muted">
            <Info aria-hidden="true" className="mt-1 size-5 shrink-0" />
            {notice}
          </p>
        </div>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <Card heading="点数の内訳">
          <p className="mb-2 text-muted">押すと、点数のもとになった数字が開きます。</p>
          <ScoreParts lines={lines} verdict={verdict} />
        </Card>
        <NextSteps steps={nextSteps} />
      </div>
    </Section>
  );
}

/** The points of one's own measure do not judge: the sentence says how many lines are complete. */
function summaryOf({ lines }: Health): string {
  const full = lines.filter(({ points, mostPoints }) => points === mostPoints).length;
  if (full === lines.length) return `${lines.length}の項目すべてが満点です。`;
  return `${lines.length}の項目のうち${full}項目が満点で、${lines.length - full}項目に伸ばせる点があります。`;
}

/** 上限: what the verdict on the money allows. */
function limitWords({ verdict, mostPoints, sumPoints }: Health): string {
  if (verdict === 'enough' || sumPoints <= mostPoints) return '';
  const why =
    verdict === 'short'
      ? '計画の途中で積立金が足りなくなる'
      : '残高の余裕が少ない、または借入れが残る';
  return `内訳の合計は${sumPoints}点ですが、${why}計画のため、${mostPoints}点までとしています。`;
}

function differenceWords(points: number, basePoints: number): string {
  const now = `今の計画では${basePoints}点です。`;
  if (points === basePoints) return `${now}試している案でも、点数は変わりません。`;
  const change = points - basePoints;
  return change > 0
    ? `${now}試している案では、${change}点上がります。`
    : `${now}試している案では、${-change}点下がります。`;
}

type ScoreRingProps = { points: number; mostPoints: number; verdict: Health['verdict'] };

const ringSize = 120;
const stroke = 12;
const radius = (ringSize - stroke) / 2;
const around = 2 * Math.PI * radius;

/** The points as a ring that fills; the number in it says the same. */
function ScoreRing({ points, mostPoints, verdict }: ScoreRingProps) {
  const ring = { cx: ringSize / 2, cy: ringSize / 2, r: radius, fill: 'none', strokeWidth: stroke };
  return (
    <div className="relative size-36 shrink-0">
      <svg
        viewBox={`0 0 ${ringSize} ${ringSize}`}
        aria-hidden="true"
        className="size-full -rotate-90"
      >
        <circle {...ring} className="stroke-sunken" />
        <circle
          {...ring}
          strokeDasharray={`${(around * points) / mostPoints} ${around}`}
          className={verdictLooks[verdict].ring}
        />
      </svg>
      <p className="absolute inset-0 flex flex-col items-center justify-center leading-none">
        <span>
          <strong className="text-4xl tabular-nums">{points}</strong>
          <span className="font-bold">点</span>
        </span>
        <span className="mt-1.5 text-muted">{mostPoints}点満点</span>
      </p>
    </div>
  );
}
