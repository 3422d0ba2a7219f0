import { memo } from 'react';
import { formatYen } from '#domain/format-yen.ts';
import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import type { TypedField } from '#domain/repair-plan/register-file/read-typed.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LineMarks } from './line-marks.tsx';
import { lineName } from './register-lines.ts';
import { Amount, cycleWords, refusedText } from './register-row.tsx';
import type { LineProblems } from './use-register.ts';

type RegisterCardProps = {
  line: RepairItem;
  tried: RepairItem;
  problems: LineProblems;
  early: string;
  late: string;
  isEdited: boolean;
  leapNote: string | null;
  onOpen: (id: string) => void;
};

/** A line on a narrow screen: what matters, and a button that opens all its fields. */
export const RegisterCard = memo(function RegisterCard(props: RegisterCardProps) {
  const { line, problems, leapNote, onOpen } = props;
  const shown = (field: TypedField, value: string) => typedWords(problems, field) ?? value;
  return (
    <li data-work={line.id} className="flex flex-col gap-1 px-4 py-3">
      <h4 className="font-bold">{lineName(line)}</h4>
      <p className="flex flex-wrap gap-1 empty:hidden">
        {line.isMajorWork && <Badge>大規模</Badge>}
        <LineMarks {...props} />
      </p>
      <p>
        計画年度 {shown('years', line.years.length > 0 ? `${line.years.join('、')}年度` : 'なし')}
        <span className="text-muted">（周期 {cycleWords(line)}）</span>
      </p>
      <p className="tabular-nums">
        {shown('quantity', line.quantity.toLocaleString('ja-JP'))}
        {shown('unit', line.unit)} × {shown('unitPriceYen', formatYen(line.unitPriceYen))} ={' '}
        <span className="font-bold">
          <Amount line={line} problems={problems} />
        </span>
      </p>
      {problems.map(({ field, sentence }) => (
        <p key={`${field} ${sentence}`} className="font-bold text-danger">
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

/** A text that is no value, as one refers to it; nothing where the value is there. */
function typedWords(problems: LineProblems, field: TypedField): string | undefined {
  const text = refusedText(problems, field);
  return text === undefined ? undefined : text.trim() === '' ? '（空欄）' : `「${text}」`;
}
