import { useEffect, useRef } from 'react';
import { type Provider, providerNames } from '#domain/accounts/provider-rules.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import {
  type Returned,
  takeBack,
  useGoToProvider,
  useReturnFromProvider,
} from './use-providers.ts';

type WayProps = { readonly providers: readonly Provider[]; readonly back: string };

/** LINEやGoogleで入る, where the operator set keys. */
export function ProviderWay({ providers, back }: WayProps) {
  const going = useGoToProvider();
  if (providers.length === 0) return null;
  const names = providers.map((provider) => providerNames[provider]).join('や');
  return (
    <div className="mt-8 grid gap-3 border-t border-line pt-5">
      <p>
        わたしのページで{names}を登録した方は、{names}でも入れます。
        <span className="block text-muted">
          家族や図書館などと共用の機器では、メールの番号でお入りください。
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        {providers.map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            disabled={going.isPending}
            onClick={() => going.mutate({ provider, purpose: 'enter', back })}
          >
            {providerNames[provider]}で入る
          </Button>
        ))}
      </div>
      {going.error && <FailureNote>{sentenceOf(going.error)}</FailureNote>}
    </div>
  );
}

type ReturnProps = { readonly returned: Returned; readonly onBack: () => void };

/** Back from LINE or Google: the answer is handed on once, and stands in no address afterwards. */
export function ProviderReturn({ returned, onBack }: ReturnProps) {
  const returning = useReturnFromProvider();
  const isHanded = useRef(false);
  const { mutate } = returning;
  useEffect(() => {
    if (isHanded.current) return;
    isHanded.current = true;
    history.replaceState(history.state, '', location.pathname);
    const back = takeBack();
    if (returned.code === '') return;
    mutate(returned, { onSuccess: () => location.replace(back) });
  }, [mutate, returned]);
  if (returned.code !== '' && !returning.error) {
    return (
      <>
        <PageHeader title="ログイン" />
        <p role="status">確かめています…</p>
      </>
    );
  }
  return (
    <>
      <PageHeader title="確かめられませんでした" />
      <FailureNote>
        {returning.error
          ? sentenceOf(returning.error)
          : '途中で取りやめたため、何も変わっていません。'}
      </FailureNote>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button size="large" onClick={onBack}>
          ログインの画面へ
        </Button>
      </div>
    </>
  );
}
