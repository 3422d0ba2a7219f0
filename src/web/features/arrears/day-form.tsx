import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type DayFormProps = {
  label: string;
  hint?: string;
  min: string;
  max: string;
  isBusy: boolean;
  onSave: (day: string) => void;
};

/** One day and its button. */
export function DayForm({ label, hint, min, max, isBusy, onSave }: DayFormProps) {
  const [day, setDay] = useState(max);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (day !== '') onSave(day);
  }
  return (
    <form className="flex flex-wrap items-end gap-x-3 gap-y-2" onSubmit={submit}>
      <TextField
        label={label}
        hint={hint}
        type="date"
        min={min}
        max={max}
        value={day}
        onChange={setDay}
      />
      <Button type="submit" variant="secondary" disabled={isBusy}>
        記録する
      </Button>
    </form>
  );
}
