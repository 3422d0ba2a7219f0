import { formatYen } from '#domain/format-yen.ts';
import { isNearBudget } from '#domain/statements/budget-comparison.ts';
import { ledgerAddress } from '#web/lib/books/accounting-address.ts';
import { useNewestYear } from '#web/lib/year-books/use-year-books.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Section } from '#web/ui/section.tsx';
import { stateLook } from '#web/ui/statements/state-looks.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** 予算に近づいた支出 of the running year, by the same rule as on the screen of the budget. */
export function TightBudget() {
  const { books: year, papers } = useNewestYear();
  const lines = papers.comparison.filter(isNearBudget);
  return (
    <Section
      id="budget"
      heading="予算に近づいた支出"
      description={
        lines.length === 0
          ? `${year.fiscalYear}年度の支出で、予算を超えそうな科目はありません。`
          : `${year.fiscalYear}年度の予算を超えたか、超えそうな科目です。予算を超えるときは、理事会や総会にはかってください。`
      }
    >
      {lines.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {lines.map((line) => {
            const { fund, account, budgetYen, actualYen, sentence } = line;
            const { tone, words } = stateLook(line);
            return (
              <li
                key={`${fund.id} ${account.id}`}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2"
              >
                <p className="min-w-0">
                  <TextLink
                    href={ledgerAddress({
                      account: account.code,
                      fund: fund.code,
                      period: String(year.fiscalYear),
                    })}
                    className="inline-flex min-h-11 items-center"
                  >
                    {account.name}
                  </TextLink>
                  <span className="ml-3 text-muted">{fund.name}</span>
                </p>
                <p className="flex flex-wrap items-center gap-x-3 tabular-nums">
                  {formatYen(actualYen)}／予算{formatYen(budgetYen)}
                  <Badge tone={tone}>{words}</Badge>
                </p>
                <p className="w-full">{sentence}</p>
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
