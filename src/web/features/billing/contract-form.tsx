import { type FormEvent, useState } from 'react';
import { addContract, type TariffAnswer } from '#contract/billing.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { dwellingOptions } from './dwelling-options.ts';

/** A new 使用契約. */
export function ContractForm({ tariff }: { tariff: TariffAnswer }) {
  const [round, setRound] = useState(0);
  return (
    <details className="print:hidden">
      <summary className="inline-flex min-h-11 items-center rounded-lg font-bold text-primary underline">
        契約を加える
      </summary>
      <Form key={round} tariff={tariff} onDone={() => setRound((before) => before + 1)} />
    </details>
  );
}

function Form({ tariff, onDone }: { tariff: TariffAnswer; onDone: () => void }) {
  const adding = useBooksAction(addContract);
  const kinds = kindsOf(tariff);
  const first = `${tariff.openMonth}-01`;
  const [draft, setDraft] = useState<Draft>({
    dwellingId: '',
    kind: kinds[0]?.key ?? '',
    label: '',
    count: '1',
    startsOn: first,
  });
  const [isTried, setTried] = useState(false);
  const change = (facts: Partial<Draft>) => setDraft((before) => ({ ...before, ...facts }));
  const kind = kinds.find(({ key }) => key === draft.kind);
  const count = Number(draft.count.normalize('NFKC'));
  const fault = faultOf(draft.dwellingId, count, draft.startsOn);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (fault !== null || !kind) return;
    await adding.mutateAsync({
      id: crypto.randomUUID(),
      dwellingId: draft.dwellingId,
      itemId: kind.itemId,
      kind: kind.name,
      label: draft.label.trim(),
      count,
      startsOn: draft.startsOn,
    });
    toast({ title: '契約を加えました', tone: 'good' });
    onDone();
  }

  return (
    <form
      noValidate
      className="mt-2 grid max-w-xl gap-5"
      onSubmit={(event) => void submit(event).catch(() => undefined)}
    >
      <Fields {...{ tariff, kinds, draft, first }} onChange={change} />
      {isTried && fault && <FailureNote>{fault}</FailureNote>}
      {adding.error && <FailureNote>{sentenceOf(adding.error)}</FailureNote>}
      <div>
        <Button type="submit" disabled={adding.isPending}>
          {adding.isPending ? '加えています' : '契約を加える'}
        </Button>
      </div>
    </form>
  );
}

type Draft = {
  readonly dwellingId: string;
  readonly kind: string;
  readonly label: string;
  readonly count: string;
  readonly startsOn: string;
};

type FieldsProps = {
  tariff: TariffAnswer;
  kinds: ReturnType<typeof kindsOf>;
  draft: Draft;
  first: string;
  onChange: (facts: Partial<Draft>) => void;
};

function Fields({ tariff, kinds, draft, first, onChange }: FieldsProps) {
  return (
    <>
      <SelectField
        label="住戸"
        required
        placeholder="選んでください"
        options={dwellingOptions(tariff)}
        value={draft.dwellingId}
        onChange={(dwellingId) => onChange({ dwellingId })}
      />
      <SelectField
        label="種類"
        options={kinds.map(({ key, name }) => ({ value: key, label: name }))}
        value={draft.kind}
        onChange={(key) => onChange({ kind: key })}
      />
      <TextField
        label="区画の番号"
        hint="例：No.15（なければ空のまま）"
        maxLength={30}
        value={draft.label}
        onChange={(label) => onChange({ label })}
      />
      <TextField
        label="台数"
        inputMode="numeric"
        value={draft.count}
        onChange={(typed) => onChange({ count: typed })}
      />
      <TextField
        label="始まりの日"
        required
        type="date"
        min={first}
        value={draft.startsOn}
        onChange={(startsOn) => onChange({ startsOn })}
      />
    </>
  );
}

const mostSpaces = 20;

function faultOf(dwellingId: string, count: number, startsOn: string): string | null {
  if (dwellingId === '') return '住戸を選んでください。';
  if (!Number.isInteger(count) || count < 1 || count > mostSpaces) {
    return `台数を、1から${mostSpaces}までの数で入れてください。`;
  }
  return startsOn === '' ? '始まりの日を入れてください。' : null;
}

function kindsOf({ items }: TariffAnswer) {
  return items
    .filter(({ basis }) => basis === 'contract')
    .flatMap(({ id, rates }) =>
      [...new Set(rates.map(({ kind }) => kind))].map((name) => ({
        key: `${id} ${name}`,
        itemId: id,
        name,
      })),
    );
}
