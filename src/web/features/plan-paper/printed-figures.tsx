import type { Projection } from '#domain/repair-plan/projection/project.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { figureWords } from '#domain/repair-plan/words/figure-words.ts';

type PrintedFiguresProps = { plan: RepairPlan; projection: Projection };

export function PrintedFigures({ plan, projection }: PrintedFiguresProps) {
  return (
    <dl className="mt-3 grid grid-cols-2 border-t border-l border-line-strong">
      {Object.values(figureWords({ plan, projection })).map(({ label, value, note }) => (
        <div
          key={label}
          className="break-inside-avoid border-r border-b border-line-strong px-3 py-1.5"
        >
          <dt>{label}</dt>
          <dd>
            <strong className="block text-xl leading-snug tabular-nums">{value}</strong>
            {note}
          </dd>
        </div>
      ))}
    </dl>
  );
}
