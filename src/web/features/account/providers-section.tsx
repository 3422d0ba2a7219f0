import { useState } from 'react';
import type { z } from 'zod/mini';
import { removeProvider } from '#contract/providers.ts';
import { getAccount } from '#contract/sign-in.ts';
import { type Provider, providerNames } from '#domain/accounts/provider-rules.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast.tsx';
import { dayOf } from './day-of.ts';
import { useGoToProvider } from './use-providers.ts';

type Answer = z.output<typeof getAccount.output>;
type Login = NonNullable<Answer['account']>['providers'][number];

type Props = {
  readonly logins: readonly Login[];
  /** Whose sign-in may be added. */
  readonly offered: readonly Provider[];
};

/** LINEやGoogleで入る: what was added, one more, and one less. */
export function ProvidersSection({ logins, offered }: Props) {
  const [asked, setAsked] = useState<Provider | null>(null);
  const going = useGoToProvider();
  const removing = useAction(removeProvider, { refreshes: [getAccount] });
  const open = offered.filter((it) => logins.every(({ provider }) => provider !== it));
  if (logins.length === 0 && open.length === 0) return null;
  const names = [...new Set([...logins.map(({ provider }) => provider), ...offered])]
    .map((provider) => providerNames[provider])
    .join('や');
  const remove = (provider: Provider) =>
    removing.mutate(
      { provider },
      { onSuccess: () => toast({ title: `${providerNames[provider]}の登録を消しました` }) },
    );
  return (
    <Section
      heading={`${names}で入る`}
      description={`メールの番号の代わりに、お使いの${names}のアカウントで入れます。スミワが受け取るのは、同じアカウントかどうかを見分ける記号だけです。お名前、メールアドレス、友だちの一覧は受け取りません。`}
    >
      {logins.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {logins.map((login) => (
            <LoginLine key={login.provider} login={login} onRemove={setAsked} />
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-3">
          {open.map((provider) => (
            <Button
              key={provider}
              variant="secondary"
              disabled={going.isPending}
              onClick={() => going.mutate({ provider, purpose: 'add', back: '/watashi' })}
            >
              {providerNames[provider]}を登録する
            </Button>
          ))}
        </div>
      )}
      {going.error && <FailureNote>{sentenceOf(going.error)}</FailureNote>}
      {removing.error && <FailureNote>{sentenceOf(removing.error)}</FailureNote>}
      <ConfirmDialog
        title={asked ? `${providerNames[asked]}の登録を消しますか` : ''}
        confirmLabel="消す"
        danger
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        onConfirm={() => asked && remove(asked)}
      >
        <p>
          {asked && providerNames[asked]}
          では、入れなくなります。メールの番号では、これまでどおり入れます。
        </p>
      </ConfirmDialog>
    </Section>
  );
}

type LineProps = { readonly login: Login; readonly onRemove: (provider: Provider) => void };

function LoginLine({ login: { provider, madeAt, lastUsedAt }, onRemove }: LineProps) {
  const name = providerNames[provider];
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="min-w-0">
        <strong>{name}</strong>
        <span className="block text-muted">
          {dayOf(madeAt)}に登録
          {lastUsedAt !== null && `、最後に使った日：${dayOf(lastUsedAt)}`}
        </span>
      </span>
      <Button
        variant="secondary"
        aria-label={`${name}の登録を消す`}
        onClick={() => onRemove(provider)}
      >
        消す
      </Button>
    </li>
  );
}
