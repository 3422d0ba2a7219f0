import { useEffect, useRef, useState } from 'react';
import { getAccount } from '#contract/sign-in.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { codeIn, LetterSteps } from './letter-steps.tsx';
import { NumberSteps } from './number-steps.tsx';
import { ProviderReturn, ProviderWay } from './provider-way.tsx';
import {
  sentenceOfPasskey,
  useEnterByPasskey,
  useOfferedPasskey,
  usePasskeysHere,
} from './use-passkeys.ts';
import { returnedIn } from './use-providers.ts';

/** Another way in stands on the page: one reads on from its heading. */
function useHeadingFocus(way: string): void {
  const shown = useRef(way);
  useEffect(() => {
    if (shown.current === way) return;
    shown.current = way;
    document.querySelector('h1')?.focus();
  }, [way]);
}

/** Only an own page may be gone back to. */
export function backTo(search: string): string {
  const back = new URLSearchParams(search).get('back') ?? '';
  return /^\/(?:kumiai\/[\w-]|watashi$|hajimeru$|kaisha$)/.test(back) ? back : '/watashi';
}

/** ログイン */
export function EnterPage() {
  const { account, providers } = useEndpoint(getAccount, {});
  const [returned, setReturned] = useState(() => returnedIn(location.search));
  const [code, setCode] = useState(() => codeIn(location.hash) || null);
  useHeadingFocus(code === null ? 'number' : 'letter');
  if (returned) return <ProviderReturn returned={returned} onBack={() => setReturned(null)} />;
  if (code !== null) {
    return (
      <>
        <PageHeader title="招待状で入る" lead="管理組合から届いた紙の招待状を、ご用意ください。" />
        <LetterSteps first={code} onBack={() => setCode(null)} />
      </>
    );
  }
  if (account) return <AlreadyIn email={account.email} onLetter={() => setCode('')} />;
  const goOn = () => location.replace(backTo(location.search));
  return (
    <>
      <PageHeader title="ログイン" lead="パスワードはいりません。番号をメールでお送りします。" />
      <NumberSteps purpose="enter" onEntered={goOn} />
      <PasskeyWay onEntered={goOn} />
      <ProviderWay providers={providers} back={backTo(location.search)} />
      <div className="mt-8 grid gap-3 border-t border-line pt-5">
        <p>管理組合から紙の招待状が届いた方は、こちらへお進みください。</p>
        <Button variant="secondary" className="justify-self-start" onClick={() => setCode('')}>
          招待状で入る
        </Button>
        <p className="mt-3">
          スミワをはじめて使う管理組合の方は、
          <TextLink href="/hajimeru" className="inline-block py-2">
            管理組合の登録
          </TextLink>
          へお進みください。
        </p>
      </div>
    </>
  );
}

/** The browser offers it where the address is typed; the button is for whoever does not see that. */
function PasskeyWay({ onEntered }: { onEntered: () => void }) {
  const isOffered = usePasskeysHere();
  const entering = useEnterByPasskey();
  useOfferedPasskey(isOffered, onEntered);
  if (!isOffered) return null;
  return (
    <div className="mt-8 grid gap-3 border-t border-line pt-5">
      <p>画面ロックを登録した端末では、顔・指紋・暗証番号で入れます。</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={entering.isPending}
        onClick={() => entering.mutate(undefined, { onSuccess: onEntered })}
      >
        {entering.isPending ? '画面ロックを待っています…' : '画面ロックで入る'}
      </Button>
      {entering.error && <FailureNote>{sentenceOfPasskey(entering.error)}</FailureNote>}
    </div>
  );
}

function AlreadyIn({ email, onLetter }: { email: string; onLetter: () => void }) {
  return (
    <>
      <PageHeader title="ログインしています" lead={`${email} でログインしています。`} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink size="large" href="/watashi">
          自分の管理組合を見る
        </ButtonLink>
        <Button size="large" variant="secondary" onClick={onLetter}>
          招待状で入る
        </Button>
      </div>
    </>
  );
}
