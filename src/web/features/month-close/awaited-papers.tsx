import { listCompanyPapers } from '#contract/company-paper.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { dueWords } from '#domain/tasks/due.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** 月報 as something to do, the oldest first: where none ever came, none is waited for. */
export function AwaitedPapers() {
  const { today, months } = useEndpoint(listCompanyPapers, {});
  const awaited = months.filter(({ isAwaited }) => isAwaited).toReversed();
  if (awaited.length === 0) return null;
  return (
    <Section
      id="awaited-papers"
      heading="管理会社の月報"
      description="届いたら、登録して帳簿とくらべます。期限になっても届かないときは、管理会社に確かめます。"
    >
      <ul>
        {awaited.map(({ month, name, dueOn }) => (
          <li key={month}>
            {name}分の期限は{formatPlainDate(dueOn)}（{dueWords(today, dueOn)}）です。
            <TextLink
              href={accountingAddress('report', { paper: 'company', month })}
              className="inline-flex min-h-11 items-center"
            >
              {name}分の月報を開く
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
