import { useState } from 'react';
import { getAccount } from '#contract/sign-in.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { codeIn, LetterSteps } from './letter-steps.tsx';
import { NumberSteps } from './number-steps.tsx';

/** Only an own page may be gone back to. */
export function backTo(search: string): string {
  const back = new URLSearchParams(search).get('back') ?? '';
  return /^\/(?:kumiai\/[\w-]|watashi$|hajimeru$)/.test(back) ? back : '/watashi';
}

/** ログイン */
export function EnterPage() {
  const { account } = useEndpoint(getAccount, {});
  const [code, setCode] = useState(() => codeIn(location.hash) || null);
  if (code !== null) {
    return (
      <>
        <PageHeader title="招待状で入る" lead="管理組合から届いた紙の招待状を、ご用意ください。" />
        <LetterSteps first={code} onBack={() => setCode(null)} />
      </>
    );
  }
  if (account) return <AlreadyIn email={account.email} onLetter={() => setCode('')} />;
  return (
    <>
      <PageHeader title="ログイン" lead="パスワードはいりません。番号をメールでお送りします。" />
      <NumberSteps purpose="enter" onEntered={() => location.replace(backTo(location.search))} />
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
