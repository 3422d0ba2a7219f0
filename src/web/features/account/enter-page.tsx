import { getAccount } from '#contract/sign-in.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { NumberSteps } from './number-steps.tsx';

/** Only an own page may be gone back to. */
export function backTo(search: string): string {
  const back = new URLSearchParams(search).get('back') ?? '';
  return /^\/(?:kumiai\/[\w-]|watashi$|hajimeru$)/.test(back) ? back : '/watashi';
}

/** ログイン */
export function EnterPage() {
  const { account } = useEndpoint(getAccount, {});
  if (account) return <AlreadyIn email={account.email} />;
  return (
    <>
      <PageHeader title="ログイン" lead="パスワードはいりません。番号をメールでお送りします。" />
      <NumberSteps purpose="enter" onEntered={() => location.replace(backTo(location.search))} />
      <p className="mt-8 border-t border-line pt-5">
        スミワをはじめて使う方は、
        <TextLink href="/hajimeru" className="inline-block py-2">
          管理組合の登録
        </TextLink>
        へお進みください。
      </p>
    </>
  );
}

function AlreadyIn({ email }: { email: string }) {
  return (
    <>
      <PageHeader title="ログインしています" lead={`${email} でログインしています。`} />
      <ButtonLink size="large" href="/watashi">
        自分の管理組合を見る
      </ButtonLink>
    </>
  );
}
