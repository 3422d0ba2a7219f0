import { saveCounterparty } from '#contract/ledger.ts';
import { sentenceOf } from '#web/lib/api.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { ChoiceBox } from '#web/ui/choice-box.tsx';
import { Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Everyday } from './use-everyday.ts';
import { ways } from './ways.ts';

/** 支払先: one that is known, or a new one by its name. */
export function CounterpartyQuestion({ everyday, books }: { everyday: Everyday; books: Books }) {
  const { draft, faults, change } = everyday;
  const saving = useBooksAction(saveCounterparty);
  const isAdvanced = draft.way === 'advanced';

  async function create(name: string): Promise<void> {
    const counterpartyId = crypto.randomUUID();
    const kind = isAdvanced ? 'officer' : 'company';
    await saving.mutateAsync({ counterpartyId, name, kind, invoiceNumber: '', isRetired: false });
    change({ counterpartyId });
    toast({ title: `「${name}」を取引先に加えました`, tone: 'good' });
  }

  return (
    <Field
      label={ways[draft.way].counterpartyQuestion + (isAdvanced ? '' : '（任意）')}
      hint={
        isAdvanced ? '新しい方は、お名前を打って加えます。' : '新しい相手は、名前を打って加えます。'
      }
      required={isAdvanced}
      error={saving.error ? sentenceOf(saving.error) : faults.counterpartyId}
    >
      {(control) => (
        <ChoiceBox
          {...control}
          name="counterpartyId"
          options={books.counterparties
            .filter(({ isRetired }) => !isRetired)
            .map(({ id, name }) => ({ id, label: name }))}
          value={draft.counterpartyId}
          onChange={(counterpartyId) => change({ counterpartyId })}
          onCreate={(name) => void create(name).catch(() => undefined)}
          createLabel={(name) => `「${name}」を新しく加える`}
        />
      )}
    </Field>
  );
}
