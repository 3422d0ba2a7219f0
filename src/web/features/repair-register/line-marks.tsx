import { formatYen } from '#domain/format-yen.ts';
import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { CycleMarks } from './register-lines.ts';

type LineMarksProps = {
  line: RepairItem;
  /** The line as moves and price changes tried elsewhere make it. */
  tried: RepairItem;
  early: CycleMarks['early'];
  late: CycleMarks['late'];
  isEdited: boolean;
};

/** What is worth a look about a line, each in a word or two. */
export function LineMarks({ line, tried, early, late, isEdited }: LineMarksProps) {
  return (
    <>
      {isEdited && <Badge tone="primary">直しました</Badge>}
      {triedWords(line, tried).map((words) => (
        <span key={words} className="font-bold text-accent">
          試算では {words}
        </span>
      ))}
      {early && <Badge tone="primary">{early} 周期より早い</Badge>}
      {late && <Badge tone="warn">{late} 周期を過ぎる</Badge>}
    </>
  );
}

function triedWords(line: RepairItem, tried: RepairItem): string[] {
  const years = tried.years.join('、');
  return [
    years === line.years.join('、') ? '' : years || '計画なし',
    tried.unitPriceYen === line.unitPriceYen ? '' : formatYen(tried.unitPriceYen),
  ].filter(Boolean);
}
