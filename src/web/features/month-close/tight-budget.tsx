import { getYearBooks, type YearBooks } from '#contract/money.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import { ledgerAddress } from '#web/lib/books/accounting-views.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const nearlyPercent = 90;

/** 予算の90％を超えた費目 of the running year. */
export function TightBudget() {
  const year = useEndpoint(getYearBooks, { year: 'latest' });
  const lines = tightLines(year);
  return (
    <Section
      id="budget"
      heading="予算に近づいた支出"
      description={
        lines.length === 0
          ? `${year.fiscalYear}年度の支出で、予算の${nearlyPercent}％を超えた科目はありません。`
          : `${year.fiscalYear}年度の予算の${nearlyPercent}％を超えた科目です。予算を超えるときは、理事会や総会にはかってください。`
      }
    >
      {lines.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {lines.map(({ fund, account, budgetYen, spentYen, percent }) => (
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
                {formatYen(spentYen)}／予算{formatYen(budgetYen)}
                <Badge tone={percent > 100 ? 'danger' : 'warn'}>{percent}％</Badge>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function tightLines({ budget, months, funds, accounts }: YearBooks) {
  return budget
    .flatMap(({ fundId, accountId, amountYen: budgetYen }) => {
      const fund = funds.find(({ id }) => id === fundId);
      const account = accounts.find(({ id }) => id === accountId);
      if (!fund || account?.kind !== 'expense' || budgetYen === 0) return [];
      const spentYen = sumYen(
        months
          .filter((it) => it.fundId === fundId && it.accountId === accountId)
          .map(({ amountYen }) => amountYen),
      );
      const percent = Math.floor((spentYen * 100) / budgetYen);
      return [{ fund, account, budgetYen, spentYen, percent }];
    })
    .filter(({ budgetYen, spentYen }) => spentYen * 100 > budgetYen * nearlyPercent)
    .toSorted((a, b) => b.percent - a.percent);
}
