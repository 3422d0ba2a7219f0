import { memo } from 'react';
import { formatYen } from '#domain/format-yen.ts';
import type { PlanProblem } from '#domain/repair-plan/register/problems-of-plan.ts';
import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LineMarks } from './line-marks.tsx';
import { lineName } from './register-lines.ts';
import { amountText, cycleWords } from './register-row.tsx';

type RegisterCardProps = {
  line: RepairItem;
  tried: RepairItem;
  problems: readonly PlanProblem[];
  early: string;
  late: string;
  isEdited: boolean;
  leapNote: string | null;
  onOpen: (id: string) => void;
};

/** A line on a narrow screen: what matters, and a button that opens all its fields. */
export const RegisterCard = memo(function RegisterCard(props: RegisterCardProps) {
  const { line, problems, leapNote, onOpen } = props;
  return (
    <li data-work={line.id} className="flex flex-col gap-1 px-4 py-3">
      <h4 className="font-bold">{lineName(line)}</h4>
      <p className="flex flex-wrap gap-1 empty:hidden">
        {line.isMajorWork && <Badge>大規模</Badge>}
        <LineMarks {...props} />
      </p>
      <p>
        計画年度 {line.years.length > 0 ? `${line.years.join('、')}年度` : 'なし'}
        <span className="text-muted">（周期 {cycleWords(line)}）</span>
      </p>
      <p className="tabular-nums">
        {line.quantity.toLocaleString('ja-JP')}
        {line.unit} × {formatYen(line.unitPriceYen)} ={' '}
        <span className="font-bold">{amountText(line)}</span>
      </p>
      {problems.map(({ field, sentence }) => (
        <p key={field} className="font-bold text-danger">
          {sentence}
        </p>
      ))}
      {leapNote && <p className="font-bold text-warn">{leapNote}</p>}
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
