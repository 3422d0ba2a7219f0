import { listVouchers } from '#contract/voucher.ts';
import { unbookedPapersWords } from '#domain/statements/month-close.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** 証憑の箱 as something to do: what was read and stands beside no entry, whatever its day. */
export function UnbookedPapers() {
  const { count } = useEndpoint(listVouchers, { box: 'bills' });
  if (count === 0) return null;
  return (
    <Section
      id="unbooked-papers"
      heading="記帳していない請求書・領収書"
      description={`${unbookedPapersWords(count)}払う前のものは「払うことが決まった」、払ったものは「お金が出た」で記帳します。`}
    >
      <TextLink
        href={accountingAddress('books', { book: 'vouchers' })}
        className="inline-flex min-h-11 items-center"
      >
        記帳していない証憑を見る
      </TextLink>
    </Section>
  );
}
