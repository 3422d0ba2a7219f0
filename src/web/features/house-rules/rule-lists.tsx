import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Reserved } from '#domain/bookings/space.ts';
import type { YearlySpan } from '#domain/yearly-span.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type ListProps = {
  name: string;
  addLabel: string;
  error: string | undefined;
  onAdd: () => void;
  children: ReactNode;
};

export function List({ name, addLabel, error, onAdd, children }: ListProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-bold">{name}</legend>
      {children}
      {error && (
        <p role="alert" className="font-bold text-danger">
          {error}
        </p>
      )}
      <div>
        <Button variant="secondary" onClick={onAdd}>
          <Plus aria-hidden="true" className="size-5" />
          {addLabel}
        </Button>
      </div>
    </fieldset>
  );
}

export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="quiet" aria-label={label} onClick={onClick}>
      <X aria-hidden="true" className="size-5" />
      消す
    </Button>
  );
}

export const without = <It,>(items: readonly It[], place: number) =>
  items.filter((_, at) => at !== place);
export const replaced = <It,>(items: readonly It[], place: number, item: It) =>
  items.map((it, at) => (at === place ? item : it));

type ClosedDaysProps = {
  days: readonly YearlySpan[];
  error: string | undefined;
  onChange: (days: YearlySpan[]) => void;
};

/** 休みの日, every year the same. */
export function ClosedDays({ days, error, onChange }: ClosedDaysProps) {
  return (
    <List
      name="休みの日（毎年）"
      addLabel="休みを加える"
      error={error}
      onAdd={() => onChange([...days, { from: '', until: '' }])}
    >
      {days.map((span, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other name than their place
        <div key={place} className="flex flex-wrap items-end gap-3">
          <div className="w-32">
            <TextField
              label="初めの日"
              placeholder="12-29"
              value={span.from}
              onChange={(from) => onChange(replaced(days, place, { ...span, from }))}
            />
          </div>
          <div className="w-32">
            <TextField
              label="終わりの日"
              placeholder="01-03"
              value={span.until}
              onChange={(until) => onChange(replaced(days, place, { ...span, until }))}
            />
          </div>
          <RemoveButton
            label={`${place + 1}つ目の休みを消す`}
            onClick={() => onChange(without(days, place))}
          />
        </div>
      ))}
    </List>
  );
}

export const weekdays = ['日', '月', '火', '水', '木', '金', '土'];
const weeks = [1, 2, 3, 4, 5].map((week) => ({ value: String(week), label: `第${week}` }));
const hours = Array.from({ length: 25 }, (_, hour) => ({
  value: String(hour),
  label: `${hour}時`,
}));

type ReservedTimesProps = {
  times: readonly Reserved[];
  error: string | undefined;
  onChange: (times: Reserved[]) => void;
};

/** 管理組合が使う時間: the board's own, every month. */
export function ReservedTimes({ times, error, onChange }: ReservedTimesProps) {
  return (
    <List
      name="管理組合が使う時間（毎月）"
      addLabel="使う時間を加える"
      error={error}
      onAdd={() =>
        onChange([...times, { week: 1, weekday: 6, fromHour: 9, untilHour: 12, why: '' }])
      }
    >
      {times.map((time, place) => {
        const set = (part: Partial<Reserved>) =>
          onChange(replaced(times, place, { ...time, ...part }));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other name than their place
          <div key={place} className="flex flex-wrap items-end gap-3">
            <SelectField
              label="週"
              options={weeks}
              value={String(time.week)}
              onChange={(week) => set({ week: Number(week) })}
            />
            <SelectField
              label="曜日"
              options={weekdays.map((label, at) => ({ value: String(at), label: `${label}曜日` }))}
              value={String(time.weekday)}
              onChange={(weekday) => set({ weekday: Number(weekday) })}
            />
            <SelectField
              label="始まり"
              options={hours.slice(0, -1)}
              value={String(time.fromHour)}
              onChange={(hour) => set({ fromHour: Number(hour) })}
            />
            <SelectField
              label="終わり"
              options={hours.slice(1)}
              value={String(time.untilHour)}
              onChange={(hour) => set({ untilHour: Number(hour) })}
            />
            <div className="min-w-40 flex-1">
              <TextField
                label="使う理由"
                placeholder="理事会"
                maxLength={40}
                value={time.why}
                onChange={(why) => set({ why })}
              />
            </div>
            <RemoveButton
              label={`${place + 1}つ目の使う時間を消す`}
              onClick={() => onChange(without(times, place))}
            />
          </div>
        );
      })}
    </List>
  );
}
