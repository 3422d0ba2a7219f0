import { type FormEvent, useState } from 'react';
import { type EntryRepeat, saveRepeat } from '#contract/repeats.ts';
import { commonYen, withCommonYen } from '#domain/ledger/repeats/repeat.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { picturedLines } from '#web/lib/books/entry-words.ts';
import { readYen, shownAmount } from '#web/lib/books/read-yen.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { EntryPicture } from '#web/ui/entry-picture.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.tsx';
import { dayWords, intervals, intervalWords, shiftNames } from './repeat-words.ts';

type RepeatFormProps = { repeat: EntryRepeat; books: Books; onClose: () => void };

/** When it comes, how much it is, and what is booked then. */
export function RepeatForm({ repeat, books, onClose }: RepeatFormProps) {
  const saving = useBooksAction(saveRepeat);
  const [draft, setDraft] = useState(repeat);
  const usual = commonYen(repeat.postings);
  const [amount, setAmount] = useState(usual?.toLocaleString('ja-JP') ?? '');
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<EntryRepeat>) => setDraft((before) => ({ ...before, ...part }));
  const faults = faultsOf(draft, usual === null ? null : amount);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (Object.values(faults).some((fault) => fault !== undefined)) return;
    const { id: repeatId, ...facts } = draft;
    const yen = readYen(amount);
    const postings =
      usual === null || yen === null ? draft.postings : [...withCommonYen(draft.postings, yen)];
    await saving.mutateAsync({ ...facts, repeatId, postings });
    toast({ title: `「${draft.name}」を保存しました`, tone: 'good' });
    onClose();
  }
  const shown = isTried ? faults : {};

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event).catch(() => undefined)}
      className="grid gap-5"
    >
      <Names draft={draft} faults={shown} change={change} />
      <When draft={draft} faults={shown} change={change} />
      {usual !== null && (
        <>
          <PillChoice
            label="金額"
            name="asksAmount"
            options={[
              { value: 'fixed', label: 'いつも同じ' },
              { value: 'asked', label: '毎回ちがう' },
            ]}
            value={draft.asksAmount ? 'asked' : 'fixed'}
            onChange={(value) => change({ asksAmount: value === 'asked' })}
          />
          {!draft.asksAmount && (
            <Field label="いつもの金額（円）" required error={shown.amount}>
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="numeric"
                  autoComplete="off"
                  className="text-right tabular-nums sm:w-60"
                  value={amount}
                  onChange={({ target }) => setAmount(target.value)}
                  onBlur={() => setAmount(shownAmount(amount))}
                />
              )}
            </Field>
          )}
        </>
      )}
      <section aria-label="記帳される仕訳" className="rounded-xl border border-line bg-surface p-4">
        <EntryPicture lines={picturedLines(draft.postings, books)} />
      </section>
      {saving.error && <FailureNote>{sentenceOf(saving.error)}</FailureNote>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          閉じる
        </Button>
        <Button type="submit" disabled={saving.isPending}>
          {saving.isPending ? '保存しています' : '保存する'}
        </Button>
      </div>
    </form>
  );
}

type Faults = {
  name?: string | undefined;
  summary?: string | undefined;
  until?: string | undefined;
  from?: string | undefined;
  amount?: string | undefined;
};

type PartProps = {
  draft: EntryRepeat;
  faults: Faults;
  change: (part: Partial<EntryRepeat>) => void;
};

function Names({ draft, faults, change }: PartProps) {
  return (
    <>
      <Field label="名前" required error={faults.name}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={60}
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <Field
        label="はじめの月の摘要"
        hint="「11月分」のような月は、毎月ひとつずつ進みます。"
        required
        error={faults.summary}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={120}
            value={draft.summary}
            onChange={({ target }) => change({ summary: target.value })}
          />
        )}
      </Field>
    </>
  );
}

const days = Array.from({ length: 31 }, (_, at) => at + 1);

function When({ draft, faults, change }: PartProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="何か月ごと">
        {(control) => (
          <SelectInput
            {...control}
            value={String(draft.everyMonths)}
            onChange={({ target }) => change({ everyMonths: Number(target.value) })}
          >
            {intervals.map((everyMonths) => (
              <option key={everyMonths} value={everyMonths}>
                {intervalWords({ everyMonths })}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label="何日">
        {(control) => (
          <SelectInput
            {...control}
            value={String(draft.dayOfMonth)}
            onChange={({ target }) => change({ dayOfMonth: Number(target.value) })}
          >
            {days.map((dayOfMonth) => (
              <option key={dayOfMonth} value={dayOfMonth}>
                {dayWords({ dayOfMonth })}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label="土日や祝日のとき">
        {(control) => (
          <SelectInput
            {...control}
            value={draft.shift}
            onChange={({ target }) => change({ shift: shiftOf(target.value) })}
          >
            {Object.entries(shiftNames).map(([shift, name]) => (
              <option key={shift} value={shift}>
                {name}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <span className="max-sm:hidden" />
      <Field label="はじめの月" required error={faults.from}>
        {(control) => (
          <TextInput
            {...control}
            type="month"
            value={draft.fromMonth}
            onChange={({ target }) => change({ fromMonth: target.value })}
          />
        )}
      </Field>
      <Field label="終わりの月（任意）" error={faults.until}>
        {(control) => (
          <TextInput
            {...control}
            type="month"
            value={draft.untilMonth ?? ''}
            onChange={({ target }) => change({ untilMonth: target.value || null })}
          />
        )}
      </Field>
    </div>
  );
}

function shiftOf(value: string): EntryRepeat['shift'] {
  return value === 'before' || value === 'after' ? value : 'none';
}

const monthForm = /^\d{4}-(0[1-9]|1[0-2])$/;

function faultsOf(draft: EntryRepeat, amount: string | null): Faults {
  const { name, summary, fromMonth, untilMonth, asksAmount } = draft;
  const isEmpty = amount !== null && !asksAmount && !readYen(amount);
  const isTooEarly = untilMonth !== null && untilMonth < fromMonth;
  return {
    name: name.trim() === '' ? '名前を入れてください。' : undefined,
    summary: summary.trim() === '' ? '摘要を入れてください。' : undefined,
    from: monthForm.test(fromMonth) ? undefined : 'はじめの月を、2026-11のように入れてください。',
    until: isTooEarly ? '終わりの月は、はじめの月より後にしてください。' : undefined,
    amount: isEmpty ? '金額を、円の数字で入れてください。' : undefined,
  };
}
