import { type FormEvent, useState } from 'react';
import type { OpeningDues } from '#contract/opening-dues.ts';
import { monthName } from '#web/lib/books/month-name.ts';
import { readYen } from '#web/lib/books/read-yen.ts';
import { Button } from '#web/ui/button.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { dueKinds } from './opening-dues-sums.tsx';

type OpeningDuesRowProps = { opening: OpeningDues; onAdd: (cells: readonly string[]) => void };
type Kind = keyof typeof dueKinds;

const plainOptions = (names: readonly string[]) =>
  names.map((name) => ({ value: name, label: name }));

/** One sum of one dwelling, as a line of the table. */
export function OpeningDuesRow({ opening, onAdd }: OpeningDuesRowProps) {
  const { items, numbers, firstMonth, nextMonth } = opening;
  const [kind, setKind] = useState<Kind>('owed');
  const [number, setNumber] = useState(numbers[0] ?? '');
  const [item, setItem] = useState(items[0] ?? '');
  const [month, setMonth] = useState('');
  const [amount, setAmount] = useState('');
  const [isTried, setTried] = useState(false);
  const yen = readYen(amount);
  const isMissing = month === '' && kind === 'owed';
  const monthHint =
    kind === 'owed'
      ? `${monthName(firstMonth)}より前の月です。`
      : `${monthName(nextMonth)}からの月です。決まっていなければ、空けておきます。`;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (isMissing || yen === null || yen === 0) return;
    onAdd([number, dueKinds[kind], item, month, yen.toLocaleString('ja-JP')]);
    setAmount('');
    setTried(false);
  }
  return (
    <form
      noValidate
      aria-label="1件ずつ加える"
      className="grid max-w-3xl gap-4 sm:grid-cols-2"
      onSubmit={submit}
    >
      <div className="sm:col-span-2">
        <PillChoice
          label="種類"
          name="opening-kind"
          options={[
            { value: 'owed', label: dueKinds.owed },
            { value: 'ahead', label: dueKinds.ahead },
          ]}
          value={kind}
          onChange={setKind}
        />
      </div>
      <SelectField
        label="住戸"
        options={numbers.map((it) => ({ value: it, label: `${it}号室` }))}
        value={number}
        onChange={setNumber}
      />
      <SelectField label="費目" options={plainOptions(items)} value={item} onChange={setItem} />
      <TextField
        label="月分"
        type="month"
        hint={monthHint}
        value={month}
        error={isTried && isMissing ? '何月分かを入れてください。' : undefined}
        onChange={setMonth}
      />
      <TextField
        label="金額（円）"
        inputMode="numeric"
        className="text-right tabular-nums"
        value={amount}
        error={
          isTried && (yen === null || yen === 0) ? '金額を、数字で入れてください。' : undefined
        }
        onChange={setAmount}
      />
      <div className="sm:col-span-2">
        <Button type="submit" variant="secondary">
          1件加える
        </Button>
      </div>
    </form>
  );
}
