import { getArrears } from '#contract/arrears.ts';
import { awaitedMonthSentence } from '#domain/billing/month-state.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** 引き落としの結果待ち as something to do: the bank's answer is to be read when it comes. */
export function AwaitedResults() {
  const { data } = useAnswer(getArrears, {}, { isWanted: useMay('arrears.read') });
  if (!data || data.awaited.length === 0) return null;
  return (
    <Section
      id="awaited-results"
      heading="銀行の結果を待っているもの"
      description="届いたら、口座振替の結果か銀行の明細を読み込みます。読み込むまでは、だれも未納になりません。"
    >
      <ul>
        {data.awaited.map((it) => (
          <li key={`${it.month} ${it.paysBy}`}>{awaitedMonthSentence(it)}</li>
        ))}
      </ul>
      <TextLink
        href={`${accountingAddress('billing')}#debits`}
        className="inline-flex min-h-11 items-center"
      >
        口座振替の結果を読み込む所を開く
      </TextLink>
    </Section>
  );
}
