import { memo } from 'react';
import { formatYen } from '#domain/format-yen.ts';
import type { PlanProblem } from '#domain/repair-plan/register/problems-of-plan.ts';
import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { Button } from '#web/ui/button.tsx';
import { lineName, yearMarks } from './register-lines.ts';
import { amountText, cycleWords, LineBadges, YearMarks } from './register-row.tsx';

type RegisterCardProps = {
  line: RepairItem;
  tried: RepairItem;
  problems: readonly PlanProblem[];
  completedYear: number;
  isOverdue: boolean;
  isEdited: boolean;
  onOpen: (id: string) => void;
};

/** A line on a narrow screen: what matters, and a button that opens all its fields. */
export const RegisterCard = memo(function RegisterCard(props: RegisterCardProps) {
  const { line, tried, problems, completedYear, onOpen } = props;
  return (
    <li data-work={line.id} className="flex flex-col gap-1 px-4 py-3">
      <h4 className="font-bold">{lineName(line)}</h4>
      <LineBadges {...props} />
      <p>
        計画年度 {line.years.length > 0 ? `${line.years.join('、')}年度` : 'なし'}
        <span className="text-muted">（{cycleWords(line)}）</span>
      </p>
      <YearMarks marks={yearMarks(line, completedYear)} />
      <p className="tabular-nums">
        {line.quantity.toLocaleString('ja-JP')}
        {line.unit} × {formatYen(line.unitPriceYen)} ={' '}
        <span className="font-bold">{amountText(line)}</span>
      </p>
      {tried !== line && <TriedWords line={line} tried={tried} />}
      {problems.map(({ field, sentence }) => (
        <p key={field} className="font-bold text-danger">
          {sentence}
        </p>
      ))}
      <Button
        variant="secondary"
        className="mt-1 self-start"
        data-fix={problems.length > 0 ? '' : undefined}
        aria-label={`${lineName(line)}を直す`}
        onClick={() => onOpen(line.id)}
      >
        直す
      </Button>
    </li>
  );
});

function TriedWords({ line, tried }: Pick<RegisterCardProps, 'line' | 'tried'>) {
  const years = tried.years.join('、');
  const words = [
    years === line.years.join('、') ? '' : years ? `${years}年度` : '計画なし',
    tried.unitPriceYen === line.unitPriceYen ? '' : `単価${formatYen(tried.unitPriceYen)}`,
  ].filter(Boolean);
  if (words.length === 0) return null;
  return <p className="font-bold text-accent">試算では {words.join('、')}</p>;
}
