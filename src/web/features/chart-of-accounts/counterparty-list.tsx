import { Pencil, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type Counterparty, saveCounterparty } from '#contract/ledger.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';
import { SaveButtons } from './save-buttons.tsx';

const kindNames = {
  company: '会社・団体',
  public: '役所・公共団体',
  person: '個人',
  officer: '役員',
  staff: '管理会社の担当者',
} as const satisfies Record<Counterparty['kind'], string>;

const kinds = Object.keys(kindNames) as Counterparty['kind'][];

const nobody: Counterparty = {
  id: '',
  name: '',
  kind: 'company',
  invoiceNumber: '',
  isRetired: false,
};

/** 取引先: whom the association pays and is paid by. */
export function CounterpartyList({ books }: { books: Books }) {
  const mayBook = useMay('ledger.book');
  const [edited, setEdited] = useState<Counterparty | null>(null);
  const { counterparties } = books;
  return (
    <Section
      id="counterparties"
      heading="取引先"
      description="支払先や入金元です。名前を押すと、その相手との仕訳を見られます。"
      action={
        mayBook && (
          <Button variant="secondary" onClick={() => setEdited(nobody)}>
            <Plus aria-hidden="true" className="size-5" />
            取引先を加える
          </Button>
        )
      }
    >
      {counterparties.length === 0 && <EmptyState title="取引先はまだありません" />}
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {counterparties.map((counterparty) => (
          <li
            key={counterparty.id}
            className="flex min-h-12 items-center gap-3 border-b border-line py-1"
          >
            <span className="min-w-0 flex-1">
              <TextLink
                href={accountingAddress('books', { period: 'all', party: counterparty.id })}
              >
                {counterparty.name}
              </TextLink>{' '}
              {counterparty.isRetired && <Badge>使わない</Badge>}
              <span className="block text-muted">
                {kindNames[counterparty.kind]}
                {counterparty.invoiceNumber && `・${counterparty.invoiceNumber}`}
              </span>
            </span>
            {mayBook && (
              <Button
                variant="quiet"
                size="icon"
                aria-label={`${counterparty.name}を直す`}
                onClick={() => setEdited(counterparty)}
              >
                <Pencil aria-hidden="true" className="size-5" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        title={edited?.id ? '取引先を直す' : '取引先を加える'}
        open={edited !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setEdited(null);
        }}
      >
        {edited && <CounterpartyForm counterparty={edited} onClose={() => setEdited(null)} />}
      </Dialog>
    </Section>
  );
}

type CounterpartyFormProps = { counterparty: Counterparty; onClose: () => void };

/** What was typed stays until the server has taken it. */
function CounterpartyForm({ counterparty, onClose }: CounterpartyFormProps) {
  const saving = useBooksAction(saveCounterparty);
  const [newId] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState(counterparty);
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<Counterparty>) => setDraft((before) => ({ ...before, ...part }));
  const name = draft.name.trim();
  const invoiceNumber = draft.invoiceNumber.normalize('NFKC').trim().toUpperCase();
  const faults = faultsOf(name, invoiceNumber);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (faults.name || faults.invoiceNumber) return;
    const { id, kind, isRetired } = draft;
    const counterpartyId = id || newId;
    await saving.mutateAsync({ counterpartyId, name, kind, invoiceNumber, isRetired });
    toast({ title: `「${name}」を保存しました`, tone: 'good' });
    onClose();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event).catch(() => undefined)}
      className="grid gap-5"
    >
      <Field label="名前" required error={isTried ? faults.name : undefined}>
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
      <Field label="種類">
        {(control) => (
          <SelectInput
            {...control}
            value={draft.kind}
            onChange={({ target }) =>
              change({ kind: kinds.find((it) => it === target.value) ?? 'company' })
            }
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindNames[kind]}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field
        label="インボイスの登録番号（任意）"
        error={isTried ? faults.invoiceNumber : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            placeholder="T1234567890123"
            value={draft.invoiceNumber}
            onChange={({ target }) => change({ invoiceNumber: target.value })}
          />
        )}
      </Field>
      {draft.id !== '' && <InUse draft={draft} onChange={change} />}
      <SaveButtons saving={saving} onClose={onClose} />
    </form>
  );
}

type InUseProps = { draft: Counterparty; onChange: (part: Partial<Counterparty>) => void };

function InUse({ draft, onChange }: InUseProps) {
  return (
    <Switch
      label="今は使わない"
      description="記帳のときに選べなくなります。これまでの記録は残ります。"
      checked={draft.isRetired}
      onCheckedChange={(isRetired) => onChange({ isRetired })}
    />
  );
}

function faultsOf(name: string, invoiceNumber: string) {
  return {
    name: name === '' ? '名前を入れてください。' : undefined,
    invoiceNumber: /^(T\d{13})?$/.test(invoiceNumber)
      ? undefined
      : '「T」と13桁の数字で入れてください。分からなければ、空のままで構いません。',
  };
}
