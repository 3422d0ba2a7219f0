import { type FormEvent, useState } from 'react';
import { addRate, type TariffAnswer } from '#contract/billing.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { monthName } from '#web/lib/books/month-name.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { senOf } from './sen-of.ts';

/** A rate that the general meeting changed, from a month that is not billed yet. */
export function RateForm({ tariff }: { tariff: TariffAnswer }) {
  const [round, setRound] = useState(0);
  return (
    <details className="print:hidden">
      <summary className="inline-flex min-h-11 items-center rounded-lg font-bold text-primary underline">
        単価を変える
      </summary>
      <Form key={round} tariff={tariff} onDone={() => setRound((before) => before + 1)} />
    </details>
  );
}

function Form({ tariff, onDone }: { tariff: TariffAnswer; onDone: () => void }) {
  const saving = useBooksAction(addRate);
  const rates = ratesOf(tariff);
  const [chosen, setChosen] = useState(rates[0]?.key ?? '');
  const [price, setPrice] = useState('');
  const [fromMonth, setFromMonth] = useState(tariff.openMonth);
  const [isTried, setTried] = useState(false);
  const sen = senOf(price);
  const rate = rates.find(({ key }) => key === chosen);
  const fault = sen === null ? '単価を、円で入れてください。例：157.5' : null;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (sen === null || !rate) return;
    await saving.mutateAsync({ itemId: rate.itemId, kind: rate.kind, fromMonth, sen });
    toast({ title: `${monthName(fromMonth)}分からの単価を保存しました`, tone: 'good' });
    onDone();
  }

  return (
    <form
      noValidate
      className="mt-2 grid max-w-xl gap-5"
      onSubmit={(event) => void submit(event).catch(() => undefined)}
    >
      <SelectField
        label="費目"
        options={rates.map(({ key, name }) => ({ value: key, label: name }))}
        value={chosen}
        onChange={setChosen}
      />
      <TextField
        label="新しい単価（円）"
        hint="総会で決まった額を入れてください。"
        required
        inputMode="decimal"
        className="text-right tabular-nums"
        value={price}
        onChange={setPrice}
      />
      <TextField
        label="いつの月分から"
        type="month"
        min={tariff.openMonth}
        value={fromMonth}
        onChange={setFromMonth}
      />
      {isTried && fault && <FailureNote>{fault}</FailureNote>}
      {saving.error && <FailureNote>{sentenceOf(saving.error)}</FailureNote>}
      <div>
        <Button type="submit" disabled={saving.isPending}>
          {saving.isPending ? '保存しています' : '単価を保存する'}
        </Button>
      </div>
    </form>
  );
}

function ratesOf({ items, dwellings }: TariffAnswer) {
  const numbers = dwellings.map(({ number }) => number);
  return items.flatMap(({ id, name, basis, rates }) => {
    const kinds = rates.map(({ kind }) => kind);
    return [...new Set(basis === 'dwelling' ? [...numbers, ...kinds] : kinds)].map((kind) => ({
      key: `${id} ${kind}`,
      itemId: id,
      kind,
      name: kind ? `${name}（${basis === 'dwelling' ? `${kind}号室` : kind}）` : name,
    }));
  });
}
