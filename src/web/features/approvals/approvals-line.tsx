import { listWaiting } from '#contract/approvals.ts';
import { type WaitingKind, waitingKinds } from '#domain/access/waiting-approvals.ts';
import { formatMonthDay } from '#domain/calendar.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { TextLink } from '#web/ui/text-link.tsx';

const places: Record<WaitingKind, string> = {
  month: accountingAddress('month'),
  year: accountingAddress('settlement'),
  budget: accountingAddress('budget'),
  payment: accountingAddress('payments'),
  payee: accountingAddress('payments'),
  letter: accountingAddress('arrears'),
  relief: accountingAddress('arrears'),
  convocation: '/demo/meetings?view=prepare&part=convocation',
  correction: '/demo/meetings?view=prepare&part=convocation',
  agreement: '/demo/agreement',
  company: '/demo/company',
  export: '/demo/records',
  leave: '/demo/records',
};

/** At home, for whoever is the second person: what others asked for and cannot decide themselves. */
export function ApprovalsLine() {
  const { data } = useAnswer(listWaiting, {});
  const waiting = data?.waiting ?? [];
  if (waiting.length === 0) return null;
  return (
    <section
      aria-label="承認を待っているもの"
      className="mb-6 max-w-[60rem] rounded-xl border-2 border-primary bg-primary-soft p-4"
    >
      <h2 className="text-lg font-bold">あなたの承認を待っているものがあります</h2>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {waiting.map(({ kind, count, since }) => (
          <li key={kind}>
            <TextLink href={places[kind]} className="inline-flex min-h-11 items-center">
              {waitingKinds[kind].name}
              {count > 1 && `（${count}件）`}
            </TextLink>
            <span className="ml-2 text-muted">{formatMonthDay(since)}から</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
