import type { ClosedDays } from '#domain/applications/form.ts';
import type { YearlySpan } from '#domain/yearly-span.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { List, RemoveButton, replaced, weekdays, without } from './rule-lists.tsx';

type ClosedFieldsProps = {
  /** 工事ができない日 */
  name: string;
  closed: ClosedDays;
  error: string | undefined;
  onChange: (change: Partial<ClosedDays>) => void;
};

/** できない日: whoever chooses one is told so, with where it is written. */
export function ClosedFields({ name, closed, error, onChange }: ClosedFieldsProps) {
  return (
    <div className="grid gap-4">
      <WeekdayTicks name={name} closed={closed} onChange={onChange} />
      <List
        name={`${name}（毎年の期間）`}
        addLabel="年末年始などの期間を加える"
        error={error}
        onAdd={() => onChange({ spans: [...closed.spans, { from: '12-29', until: '01-03' }] })}
      >
        {closed.spans.map((span, place) => (
          <SpanLine
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other name than their place
            key={place}
            span={span}
            place={place}
            onChange={(changed) => onChange({ spans: replaced(closed.spans, place, changed) })}
            onRemove={() => onChange({ spans: without(closed.spans, place) })}
          />
        ))}
      </List>
      <TextField
        label={`「${name}」の根拠`}
        hint="例：専有部分の修繕細則 第11条"
        maxLength={120}
        value={closed.basisWords}
        onChange={(basisWords) => onChange({ basisWords })}
      />
    </div>
  );
}

function WeekdayTicks({ name, closed, onChange }: Omit<ClosedFieldsProps, 'error'>) {
  const toggle = (weekday: number, isOn: boolean) =>
    onChange({
      weekdays: weekdays.flatMap((_, at) =>
        (at === weekday ? isOn : closed.weekdays.includes(at)) ? [at] : [],
      ),
    });
  return (
    <fieldset>
      <legend className="font-bold">{name}（曜日と祝日）</legend>
      <p className="text-muted">決まりがないときは、印を付けません。</p>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {weekdays.map((label, at) => (
          <Tick
            key={label}
            label={`${label}曜日`}
            isOn={closed.weekdays.includes(at)}
            onToggle={(isOn) => toggle(at, isOn)}
          />
        ))}
        <Tick
          label="国民の祝日と振替休日"
          isOn={closed.isOnHolidays}
          onToggle={(isOnHolidays) => onChange({ isOnHolidays })}
        />
      </div>
    </fieldset>
  );
}

type TickProps = { label: string; isOn: boolean; onToggle: (isOn: boolean) => void };

function Tick({ label, isOn, onToggle }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onToggle(target.checked)}
        className="size-6 shrink-0 accent-primary"
      />
      {label}
    </label>
  );
}

type SpanLineProps = {
  span: YearlySpan;
  place: number;
  onChange: (span: YearlySpan) => void;
  onRemove: () => void;
};

function SpanLine({ span, place, onChange, onRemove }: SpanLineProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <MonthDay name="初め" value={span.from} onChange={(from) => onChange({ ...span, from })} />
      <MonthDay
        name="終わり"
        value={span.until}
        onChange={(until) => onChange({ ...span, until })}
      />
      <RemoveButton label={`${place + 1}つ目の期間を消す`} onClick={onRemove} />
    </div>
  );
}

const numbers = (last: number, unit: string) =>
  Array.from({ length: last }, (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: `${index + 1}${unit}`,
  }));
const months = numbers(12, '月');
const days = numbers(31, '日');

type MonthDayProps = { name: string; value: string; onChange: (monthDay: string) => void };

function MonthDay({ name, value, onChange }: MonthDayProps) {
  const [month = '', day = ''] = value.split('-');
  return (
    <div className="flex items-end gap-2">
      <SelectField
        label={`${name}の月`}
        options={months}
        value={month}
        onChange={(it) => onChange(`${it}-${day}`)}
      />
      <SelectField
        label={`${name}の日`}
        options={days}
        value={day}
        onChange={(it) => onChange(`${month}-${it}`)}
      />
    </div>
  );
}
