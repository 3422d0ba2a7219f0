import { getChecks } from '#contract/checks.ts';
import { accountingAddress } from '#web/lib/books/accounting-views.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** On 今月やること: how much there is to look at; nothing where there is nothing. */
export function ChecksLine() {
  const { findings } = useEndpoint(getChecks, {});
  const open = findings.filter(({ isOpen }) => isOpen);
  if (open.length === 0) return null;
  const urgent = open.filter(({ severity }) => severity === 'urgent').length;
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-4 rounded-lg bg-surface px-4 py-2">
      <span>
        点検で、見ていただきたいことが{open.length}件あります
        {urgent > 0 && <strong>（うち至急{urgent}件）</strong>}。
      </span>
      <TextLink
        href={accountingAddress('checks')}
        className="inline-flex min-h-11 items-center print:hidden"
      >
        点検を見る
      </TextLink>
    </p>
  );
}
