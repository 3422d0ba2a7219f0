import { countAuditQuestions } from '#contract/audit.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { useMay } from '#web/lib/use-session.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** What the auditor asked and whoever keeps the books has not answered; nothing waits for it. */
export function QuestionsLine() {
  return useMay('ledger.book') ? <Open /> : null;
}

function Open() {
  const { data } = useAnswer(countAuditQuestions, {});
  const open = data?.open ?? [];
  if (open.length === 0) return null;
  return (
    <section
      aria-label="監事からの質問"
      className="mb-6 max-w-[60rem] rounded-lg bg-surface px-4 py-3"
    >
      {open.map(({ fiscalYear, count }) => (
        <p key={fiscalYear}>
          監事からの質問が{count}件、答えを待っています（{fiscalYear}年度）。
          <TextLink
            href={`${accountingAddress('audit', { year: String(fiscalYear) })}#threads`}
            className="ml-2 inline-flex min-h-11 items-center"
          >
            質問を読んで答える
          </TextLink>
        </p>
      ))}
    </section>
  );
}
