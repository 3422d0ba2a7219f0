import { sumYen } from '#domain/money.ts';
import {
  bandOf,
  guidelineAverage,
  parkingAddition,
} from '#domain/repair-plan/projection/guideline.ts';
import type { Projection } from '#domain/repair-plan/projection/project.ts';
import { endYearOf, type RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { aboutYen } from '#domain/repair-plan/words/about-yen.ts';

type PrintedFiguresProps = { plan: RepairPlan; projection: Projection };

export function PrintedFigures({ plan, projection }: PrintedFiguresProps) {
  return (
    <dl className="mt-3 grid grid-cols-2 border-t border-l border-line-strong">
      {figuresOf(plan, projection).map(({ term, figure, note }) => (
        <div
          key={term}
          className="break-inside-avoid border-r border-b border-line-strong px-3 py-1.5"
        >
          <dt>{term}</dt>
          <dd>
            <strong className="block text-xl leading-snug tabular-nums">{figure}</strong>
            {note}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function figuresOf(plan: RepairPlan, projection: Projection) {
  const { years, shortageYear, worst } = projection;
  const band = bandOf(plan.building);
  const average = guidelineAverage(plan, years).average - parkingAddition(plan);
  const worksYen = sumYen(years.map((year) => year.worksYen));
  return [
    {
      term: '最初に不足する年度',
      figure: shortageYear === null ? 'ありません' : `${shortageYear}年度`,
      note: `${plan.startYear}年度から${endYearOf(plan)}年度までの計算です。`,
    },
    {
      term: 'いちばん少ない残高',
      figure: `${worst.balanceYen < 0 ? '△' : ''}${aboutYen(worst.balanceYen)}`,
      note: `${worst.year}年度末の残高です。`,
    },
    {
      term: `${plan.yearCount}年間の工事費の合計`,
      figure: aboutYen(worksYen),
      note: '値上がりと消費税を含みます。',
    },
    {
      term: '平均の積立額（1㎡あたり月）',
      figure: `${average.toFixed(1)}円`,
      note: `国の目安は${band.low}円から${band.high}円です。${
        parkingAddition(plan) > 0 ? '機械式駐車場の分を除いて比べます。' : ''
      }`,
    },
  ];
}
