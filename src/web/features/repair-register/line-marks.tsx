import { formatYen } from '#domain/format-yen.ts';
import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type YearMark, yearMarks } from './register-lines.ts';

type LineMarksProps = {
  line: RepairItem;
  /** The line as moves and price changes tried elsewhere make it. */
  tried: RepairItem;
  completedYear: number;
  isOverdue: boolean;
  isEdited: boolean;
};

/** What is worth a look about a line, each in a word or two. */
export function LineMarks({ line, tried, completedYear, isOverdue, isEdited }: LineMarksProps) {
  return (
    <>
      {isEdited && <Badge tone="primary">直しました</Badge>}
      {triedWords(line, tried).map((words) => (
        <span key={words} className="font-bold text-accent">
          試算では {words}
        </span>
      ))}
      {isOverdue && <Badge tone="warn">周期を過ぎています</Badge>}
      <YearMarks marks={yearMarks(line, completedYear)} />
    </>
  );
}

const places = [
  { place: 'early', tone: 'primary', words: '周期より早い' },
  { place: 'late', tone: 'warn', words: '周期を過ぎる' },
] as const;

/** How the years stand in the cycle: only those outside it. */
function YearMarks({ marks }: { marks: readonly YearMark[] }) {
  return places.map(({ place, tone, words }) => {
    const years = marks.filter((mark) => mark.place === place).map(({ year }) => year);
    if (years.length === 0) return null;
    return (
      <Badge key={place} tone={tone}>
        {years.join('・')} {words}
      </Badge>
    );
  });
}

function triedWords(line: RepairItem, tried: RepairItem): string[] {
  const years = tried.years.join('、');
  return [
    years === line.years.join('、') ? '' : years || '計画なし',
    tried.unitPriceYen === line.unitPriceYen ? '' : formatYen(tried.unitPriceYen),
  ].filter(Boolean);
}
