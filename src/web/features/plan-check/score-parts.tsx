import { ChevronDown } from 'lucide-react';
import type { Health } from '#domain/repair-plan/health/health-score.ts';
import { verdictLooks } from '#web/ui/verdict-look.ts';
import { basisOf, componentNames, sumOf } from './health-words.ts';

type HealthLine = Health['lines'][number];

/** 点数の内訳: each part with its points, opening to the figures behind them. */
export function ScoreParts({ lines, verdict }: Pick<Health, 'lines' | 'verdict'>) {
  const parts = Object.entries(componentNames).map(([component, name]) => ({
    name,
    lines: lines.filter((line) => line.component === component),
  }));
  return (
    <ul className="divide-y divide-line border-y border-line">
      {parts.map((part) => (
        <li key={part.name}>
          <ScorePart {...part} verdict={verdict} />
        </li>
      ))}
    </ul>
  );
}

type ScorePartProps = Pick<Health, 'lines' | 'verdict'> & { name: string };

function ScorePart({ name, lines, verdict }: ScorePartProps) {
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  const mostPoints = lines.reduce((sum, line) => sum + line.mostPoints, 0);
  return (
    <details className="group">
      <summary className="-mx-2 grid min-h-14 list-none grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-1 rounded-lg px-2 py-2 hover:bg-surface [&::-webkit-details-marker]:hidden">
        <span className="font-bold">{name}</span>
        <span className="tabular-nums">
          <strong className="text-lg">{points}</strong>
          <span className="text-muted"> / {mostPoints}点</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-primary transition-transform group-open:rotate-180"
        />
        <span
          aria-hidden="true"
          className="col-span-3 h-2.5 overflow-hidden rounded-full bg-sunken"
        >
          <span
            className={`block h-full rounded-full ${barOf(lines, verdict)}`}
            style={{ width: `${(points / mostPoints) * 100}%` }}
          />
        </span>
      </summary>
      <ul className="mb-3 grid gap-3 pt-1">
        {lines.map((line) => (
          <ScoreLine key={line.code} line={line} />
        ))}
      </ul>
    </details>
  );
}

/** The part about money has the colour of the verdict; the others judge nothing about it. */
function barOf(lines: readonly HealthLine[], verdict: Health['verdict']): string {
  const isMoney = lines.some(({ component }) => component === 'funding');
  return isMoney ? verdictLooks[verdict].bar : 'bg-line-strong';
}

function ScoreLine({ line }: { line: HealthLine }) {
  return (
    <li className="rounded-lg bg-surface px-4 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong>{line.label}</strong>
        <span className="tabular-nums">
          {line.points} / {line.mostPoints}点
        </span>
      </p>
      <p>{line.figure}</p>
      <p className="mt-1 text-muted">
        点数の計算：満点 × {basisOf(line)}
        <br />
        <span className="tabular-nums">{sumOf(line)}</span>
      </p>
    </li>
  );
}
