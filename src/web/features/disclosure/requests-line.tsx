import { listDisclosures } from '#contract/disclosure.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { useMay } from '#web/lib/use-session.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** In 今月やること, to those who issue: that owners wait for a paper. */
export function DisclosureRequestsLine() {
  return useMay('disclosure.issue') ? <Waiting /> : null;
}

function Waiting() {
  const { data } = useAnswer(listDisclosures, {});
  const count = data?.requests.length ?? 0;
  if (count === 0) return null;
  return (
    <p className="mb-6 max-w-[60rem] rounded-lg bg-surface px-4 py-3 print:hidden">
      <TextLink href={`${accountingAddress('disclosure')}#requests`}>
        重要事項調査報告書を、{count}件頼まれています
      </TextLink>
      。
    </p>
  );
}
