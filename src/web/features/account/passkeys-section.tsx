import { type FormEvent, useState } from 'react';
import type { z } from 'zod/mini';
import { removePasskey } from '#contract/passkeys.ts';
import { getAccount } from '#contract/sign-in.ts';
import { deviceWords } from '#domain/accounts/device-words.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { takeFocus } from '#web/lib/take-focus.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.tsx';
import { dayOf } from './day-of.ts';
import { sentenceOfPasskey, useAddPasskey, usePasskeysHere } from './use-passkeys.ts';

type Account = NonNullable<z.output<typeof getAccount.output>['account']>;
type Passkey = Account['passkeys'][number];

/** 画面ロックで入る: the devices that may, one more, and one less. */
export function PasskeysSection({ passkeys }: Pick<Account, 'passkeys'>) {
  const isOffered = usePasskeysHere();
  const [isAdding, setAdding] = useState(false);
  if (!isOffered && passkeys.length === 0) return null;
  return (
    <Section
      heading="画面ロックで入る"
      description="メールの番号の代わりに、顔・指紋・暗証番号など、端末の画面ロックで入れます（パスキー）。顔や指紋の情報が端末の外に出ることはありません。"
    >
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} />}
      {isOffered && !isAdding && (
        <Button
          variant={passkeys.length > 0 ? 'secondary' : 'primary'}
          className="mt-4"
          onClick={() => setAdding(true)}
        >
          この端末を登録する
        </Button>
      )}
      {isAdding && <AddForm onClose={() => setAdding(false)} />}
    </Section>
  );
}

function AddForm({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState(() => deviceWords(navigator.userAgent));
  const adding = useAddPasskey();
  function submit(event: FormEvent): void {
    event.preventDefault();
    adding.mutate(name, {
      onSuccess: () => {
        toast({ title: '登録しました', description: '次から、画面ロックで入れます。' });
        onClose();
      },
    });
  }
  return (
    <form onSubmit={submit} noValidate className="mt-5 grid gap-5">
      <Field
        label="端末の名前"
        hint="あとで見分けるための名前です。例：自分のスマートフォン。家族と共用の端末は、登録しないでください。"
      >
        {(control) => (
          <TextInput
            {...control}
            ref={takeFocus}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      {adding.error && <FailureNote>{sentenceOfPasskey(adding.error)}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={adding.isPending}>
          {adding.isPending ? '画面ロックを待っています…' : '画面ロックを確かめて登録する'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          やめる
        </Button>
      </div>
    </form>
  );
}

function PasskeyList({ passkeys }: Pick<Account, 'passkeys'>) {
  const [asked, setAsked] = useState<Passkey | null>(null);
  const removing = useAction(removePasskey, { refreshes: [getAccount] });
  function remove(): void {
    if (!asked) return;
    removing.mutate(
      { passkeyId: asked.id },
      { onSuccess: () => toast({ title: `「${asked.name}」を消しました` }) },
    );
  }
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="min-w-0">
              <strong className="break-words">{passkey.name}</strong>
              <span className="block text-muted">{usedWords(passkey)}</span>
            </span>
            <Button
              variant="secondary"
              aria-label={`${passkey.name}を消す`}
              disabled={removing.isPending}
              onClick={() => setAsked(passkey)}
            >
              消す
            </Button>
          </li>
        ))}
      </ul>
      {removing.error && <FailureNote>{sentenceOf(removing.error)}</FailureNote>}
      <ConfirmDialog
        title={`「${asked?.name ?? ''}」を消しますか`}
        confirmLabel="消す"
        danger
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        onConfirm={remove}
      >
        <p>
          この端末の画面ロックでは、入れなくなります。メールの番号では、これまでどおり入れます。
        </p>
      </ConfirmDialog>
    </>
  );
}

function usedWords({ madeAt, lastUsedAt }: Passkey): string {
  return lastUsedAt === null
    ? `${dayOf(madeAt)}に登録`
    : `${dayOf(madeAt)}に登録、最後に使った日：${dayOf(lastUsedAt)}`;
}
