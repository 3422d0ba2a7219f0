import { type ReactNode, useEffect } from 'react';
import type { z } from 'zod/mini';
import { endDevice, getAccount, signOut } from '#contract/sign-in.ts';
import { roleNames } from '#domain/access/role.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useAction, useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { CardSection } from './card-section.tsx';
import { dayOf } from './day-of.ts';
import { PasskeysSection } from './passkeys-section.tsx';
import { ProvidersSection } from './providers-section.tsx';

type Account = NonNullable<z.output<typeof getAccount.output>['account']>;

/** One's own associations, the ways in, devices, and the ways out; `ended` is what is left of associations that have gone. */
export function AccountPage({ ended }: { ended: ReactNode }) {
  const { account, providers } = useEndpoint(getAccount, {});
  useEffect(() => {
    if (account === null) location.replace('/hairu');
  }, [account]);
  if (account === null) return null;
  return (
    <>
      <PageHeader title="わたしのページ" lead={`${account.email} でログインしています。`} />
      <Section heading="管理組合">
        <Memberships memberships={account.memberships} />
      </Section>
      <p className="mb-10">
        管理会社の方は、
        <TextLink href="/kaisha" className="inline-block py-2">
          管理会社のページ
        </TextLink>
        へお進みください。
      </p>
      {ended}
      <PasskeysSection passkeys={account.passkeys} />
      <ProvidersSection logins={account.providers} offered={providers} />
      <CardSection />
      <Section
        heading="ログインしている機器"
        description="覚えのない機器があれば、ログアウトさせてください。"
      >
        <Devices devices={account.devices} />
      </Section>
      <Leaving />
    </>
  );
}

function Memberships({ memberships }: Pick<Account, 'memberships'>) {
  if (memberships.length === 0) {
    return (
      <>
        <p className="mb-4">
          まだどの管理組合にも入っていません。新しく登録するときは、次へお進みください。
        </p>
        <ButtonLink href="/hajimeru">管理組合をはじめる</ButtonLink>
      </>
    );
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {memberships.map(({ associationId, name, position, trialEndsOn }) => (
        <li key={associationId} className="py-3">
          <TextLink href={`/kumiai/${associationId}`} className="inline-block py-2 text-lg">
            {name}
          </TextLink>
          <p className="text-muted">
            {roleNames[position]}
            {trialEndsOn && `　お試しは${dayOf(trialEndsOn)}まで`}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Devices({ devices }: Pick<Account, 'devices'>) {
  const ending = useAction(endDevice, { refreshes: [getAccount] });
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {devices.map(({ id, words, lastSeenAt, isThis }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="min-w-0">
              <strong>{words}</strong>
              <span className="block text-muted">
                {isThis ? 'いまお使いの機器' : `最後に使った日：${dayOf(lastSeenAt)}`}
              </span>
            </span>
            {!isThis && (
              <Button
                variant="secondary"
                aria-label={`${words}（${dayOf(lastSeenAt)}）をログアウトさせる`}
                disabled={ending.isPending}
                onClick={() => ending.mutate({ sessionId: id })}
              >
                ログアウトさせる
              </Button>
            )}
          </li>
        ))}
      </ul>
      {ending.error && <FailureNote>{sentenceOf(ending.error)}</FailureNote>}
    </>
  );
}

function Leaving() {
  const leaving = useAction(signOut, { refreshes: [] });
  const leave = (everywhere: boolean) =>
    leaving.mutate({ everywhere }, { onSuccess: () => location.assign('/hairu') });
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => leave(false)} disabled={leaving.isPending}>
          ログアウト
        </Button>
        <Button variant="secondary" onClick={() => leave(true)} disabled={leaving.isPending}>
          すべての機器からログアウト
        </Button>
      </div>
      {leaving.error && <FailureNote>{sentenceOf(leaving.error)}</FailureNote>}
    </>
  );
}
