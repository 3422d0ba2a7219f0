import { type FormEvent, useState } from 'react';
import { addContract, type TariffAnswer } from '#contract/billing.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.tsx';

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
  const [draft, setDraft] = useState({
    dwellingId: '',
    kind: kinds[0]?.key ?? '',
    label: '',
    count: '1',
    startsOn: first,
  });
  const [isTried, setTried] = useState(false);
  const change = (facts: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...facts }));
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
      <Field label="住戸" required>
        {(control) => (
          <SelectInput
            {...control}
            value={draft.dwellingId}
            onChange={({ target }) => change({ dwellingId: target.value })}
          >
            <option value="">選んでください</option>
            {tariff.dwellings.map(({ id, number }) => (
              <option key={id} value={id}>
                {number}号室
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label="種類">
        {(control) => (
          <SelectInput
            {...control}
            value={draft.kind}
            onChange={({ target }) => change({ kind: target.value })}
          >
            {kinds.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label="区画の番号" hint="例：No.15（なければ空のまま）">
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={30}
            value={draft.label}
            onChange={({ target }) => change({ label: target.value })}
          />
        )}
      </Field>
      <Field label="台数">
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={draft.count}
            onChange={({ target }) => change({ count: target.value })}
          />
        )}
      </Field>
      <Field label="始まりの日" required>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            min={first}
            value={draft.startsOn}
            onChange={({ target }) => change({ startsOn: target.value })}
          />
        )}
      </Field>
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
