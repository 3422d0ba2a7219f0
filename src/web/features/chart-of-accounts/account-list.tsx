import { Pencil, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { saveAccount } from '#contract/ledger.ts';
import type { Account } from '#domain/ledger/account.ts';
import { plainWordsOf } from '#domain/ledger/plain-words.ts';
import { accountGroups } from '#web/lib/books/account-groups.ts';
import { ledgerAddress } from '#web/lib/books/accounting-address.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';
import { SaveButtons } from './save-buttons.tsx';

const noAccount: Account = {
  id: '',
  code: '',
  name: '',
  kind: 'expense',
  role: '',
  isRetired: false,
};

/** 勘定科目: each may be renamed or taken out of use; new ones are added with a code of their own. */
export function AccountList({ books }: { books: Books }) {
  const mayBook = useMay('ledger.book');
  const [edited, setEdited] = useState<Account | null>(null);
  return (
    <Section
      id="accounts"
      heading="勘定科目"
      description="名前は変えられます。コードは、記帳した科目では変わりません。使わなくなった科目は、記録を残したまま選べなくできます。"
      action={
        mayBook && (
          <Button variant="secondary" onClick={() => setEdited(noAccount)}>
            <Plus aria-hidden="true" className="size-5" />
            科目を加える
          </Button>
        )
      }
    >
      {accountGroups(books.accounts).map(({ name, accounts }) => (
        <section key={name} aria-label={name} className="mb-6">
          <h3 className="mb-1 text-lg font-bold">{name}</h3>
          <ul className="divide-y divide-line border-y border-line">
            {accounts.map((account) => (
              <AccountRow
                key={account.id}
                account={account}
                onEdit={mayBook ? () => setEdited(account) : undefined}
              />
            ))}
          </ul>
        </section>
      ))}
      <Dialog
        title={edited?.id ? '科目を直す' : '科目を加える'}
        open={edited !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setEdited(null);
        }}
      >
        {edited && <AccountForm account={edited} books={books} onClose={() => setEdited(null)} />}
      </Dialog>
    </Section>
  );
}

type AccountRowProps = { account: Account; onEdit: (() => void) | undefined };

function AccountRow({ account, onEdit }: AccountRowProps) {
  const { code, name, isRetired } = account;
  return (
    <li className="flex min-h-12 items-center gap-3 py-1">
      <span className="w-20 shrink-0 text-muted tabular-nums">{code}</span>
      <span className="min-w-0 flex-1">
        <TextLink href={ledgerAddress({ account: code })}>{name}</TextLink>{' '}
        {isRetired && <Badge>使わない</Badge>}
        <span className="block text-muted">{plainWordsOf(account)}</span>
      </span>
      {onEdit && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={`${name}（${code}）を直す`}
          onClick={onEdit}
        >
          <Pencil aria-hidden="true" className="size-5" />
        </Button>
      )}
    </li>
  );
}

type AccountFormProps = { account: Account; books: Books; onClose: () => void };

function AccountForm({ account, books, onClose }: AccountFormProps) {
  const saving = useBooksAction(saveAccount);
  const [code, setCode] = useState(account.code);
  const [name, setName] = useState(account.name);
  const [isRetired, setRetired] = useState(account.isRetired);
  const [isTried, setTried] = useState(false);
  const [newId] = useState(() => crypto.randomUUID());
  const isNew = account.id === '';
  const faults = {
    code: isNew ? codeFault(code, books) : undefined,
    name: name.trim() === '' ? '科目の名前を入れてください。' : undefined,
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (faults.code || faults.name) return;
    const accountId = account.id || newId;
    await saving.mutateAsync({
      accountId,
      code: code.normalize('NFKC'),
      name: name.trim(),
      isRetired,
    });
    toast({ title: `「${name.trim()}」を保存しました`, tone: 'good' });
    onClose();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event).catch(() => undefined)}
      className="grid gap-5"
    >
      {isNew && (
        <Field
          label="コード"
          hint="4桁の数字です。はじめの1桁で種類が決まります（1 資産、2 負債、3 正味財産、4 収入、5・6 支出）。"
          required
          error={isTried ? faults.code : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              className="sm:w-40"
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          )}
        </Field>
      )}
      <Field label="名前" required error={isTried ? faults.name : undefined}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={40}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      {!isNew && (
        <Switch
          label="今は使わない"
          description="記帳のときに選べなくなります。これまでの記録は残ります。"
          checked={isRetired}
          onCheckedChange={setRetired}
        />
      )}
      <SaveButtons saving={saving} onClose={onClose} />
    </form>
  );
}

function codeFault(code: string, { accounts }: Books): string | undefined {
  const plain = code.normalize('NFKC');
  if (!/^[1-6]\d{3}(-\d{2})?$/.test(plain)) {
    return '1から6で始まる4桁の数字で入れてください。例：5185';
  }
  const same = accounts.find((it) => it.code === plain);
  return same && `${plain}は「${same.name}」に使われています。`;
}
